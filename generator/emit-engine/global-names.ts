import { freeName, isLocalName } from './safe-identifier.ts';

/** Names declared at the top of generated files: unique in the whole engine, so that every file may import any of them. */
export class GlobalNames {
  private readonly homes = new Map<string, string>();
  private readonly isLocal: (name: string) => boolean;

  /** `locals`: names of variables of the rules, which no function may have. */
  constructor(locals: ReadonlySet<string>) {
    this.isLocal = (name) => isLocalName(name) || locals.has(name) || locals.has(name.replace(/_?[0-9]+$/, ''));
  }

  /** Claims the first wanted name that is free, for a declaration in `file`. */
  claim(file: string, ...wanted: readonly [string, ...string[]]): string {
    const name = freeName((candidate) => this.homes.has(candidate) || this.isLocal(candidate), ...wanted);
    this.homes.set(name, file);
    return name;
  }

  /** Makes a name that somebody else declares known: `#runtime`. */
  declare(file: string, name: string): void {
    this.homes.set(name, file);
  }

  release(name: string): void {
    this.homes.delete(name);
  }

  has(name: string): boolean {
    return this.homes.has(name);
  }

  homeOf(name: string): string {
    const home = this.homes.get(name);
    if (home === undefined) throw new Error(`this is a bug in the generator (emit-engine): ${name} is not declared`);
    return home;
  }
}
