import type { Step } from '../ir/index.ts';
import type { Flow, LoopFrame } from './flow.ts';
import { faultText } from './flow.ts';
import { item } from './item.ts';
import { Lines } from './lines.ts';
import type { ScopeMark } from './scope.ts';

interface Block {
  /** Labels that lead here: more than one where nothing stands between them. */
  readonly labels: number[];
  readonly lines: Lines;
}

/** Labels, the code between them, and the jumps from one to another. */
export class LabelledCode {
  readonly labels: string[] = [];
  protected readonly base: Omit<Flow, 'lines' | 'frames' | 'depth'>;
  private readonly blocks: Block[] = [];
  private readonly mark: ScopeMark;
  protected readonly targets = new Set<number>();
  private path: readonly string[] = [];
  private frames: readonly LoopFrame[] = [];
  protected isReachable = true;
  /** A jump out of a JavaScript loop inside a case was printed. */
  private hasFarJump = false;

  constructor(base: Omit<Flow, 'lines' | 'frames' | 'depth'>) {
    this.base = base;
    this.mark = base.scope.mark();
    this.begin(this.label('start'));
  }

  /** Prints at the current place. */
  get flow(): Flow {
    return { ...this.base, lines: this.block.lines, frames: this.frames, depth: 0 };
  }

  /** The body of the function, and the names of its labels in the order of its cases. */
  finish(src: Step['src']): { readonly body: Lines; readonly labels: readonly string[] } {
    const [only] = this.blocks;
    if (only !== undefined && this.blocks.length === 1 && this.targets.size === 0 && only.labels.length === 1) {
      return { body: only.lines, labels: ['start'] };
    }
    const order = this.blocks.flatMap((block) => block.labels);
    if (order.length > 256)
      throw new Error('this is a bug in the generator (emit-engine): a procedure with more than 256 labels');
    const out = new Lines();
    out.block(`${this.hasFarJump ? 'machine: ' : ''}for (;;) {`, () => {
      out.block('switch (at) {', () => {
        for (const block of this.blocks) {
          for (const label of block.labels.slice(0, -1))
            out.line(`case ${order.indexOf(label)}: // ${item(this.labels, label)}`);
          const last = block.labels.at(-1) ?? 0;
          out.block(`case ${order.indexOf(last)}: { // ${item(this.labels, last)}`, () => out.append(block.lines));
        }
        out.line('default:');
        out.line(`  ${faultText(this.flow, 'no such label', src)}`);
      });
    });
    const body = out.map((line) => line.replace(TOKEN, (_, label: string) => `${order.indexOf(Number(label))}`));
    return { body, labels: order.map((label) => item(this.labels, label)) };
  }

  protected get block(): Block {
    return item(this.blocks, this.blocks.length - 1);
  }

  /** A new label named after the steps around it. */
  protected label(hint: string): number {
    const name = [...this.path, hint].join('/').replace(/[^\w./-]+/g, '-');
    let unique = name;
    for (let n = 2; this.labels.includes(unique); n++) unique = `${name}-${n}`;
    return this.labels.push(unique) - 1;
  }

  /** What is printed next stands at this label. */
  protected begin(label: number): void {
    const last = this.blocks.at(-1);
    if (last?.lines.isEmpty && this.isReachable) {
      last.labels.push(label);
      return;
    }
    if (this.isReachable && last !== undefined) this.jump(label);
    this.base.scope.restore(this.mark);
    this.blocks.push({ labels: [label], lines: new Lines() });
    this.isReachable = true;
  }

  protected jump(label: number, flow: Flow = this.flow): void {
    this.targets.add(label);
    flow.lines.line(`at = ${token(label)};`);
    flow.lines.line(flow.depth === 0 ? 'continue;' : 'continue machine;');
    if (flow.depth > 0) this.hasFarJump = true;
    if (flow.lines === this.block.lines && flow.depth === 0) this.isReachable = false;
  }

  /** `if (cond) { at = …; continue; }` */
  protected jumpIf(cond: string, label: number): void {
    const { lines } = this.block;
    lines.block(`if (${cond}) {`, () => this.jump(label));
    this.isReachable = true;
  }

  protected within<T>(names: readonly string[], frame: LoopFrame | undefined, body: () => T): T {
    const { path, frames } = this;
    this.path = [...path, ...names];
    if (frame !== undefined) this.frames = [...frames, frame];
    const result = body();
    this.path = path;
    this.frames = frames;
    return result;
  }
}

/** Stands for a label until all are known and numbered in reading order. No text from the rules can hold it. */
export function token(label: number): string {
  return `\ue000${label}\ue001`;
}

const TOKEN = /\ue000(\d+)\ue001/g;
