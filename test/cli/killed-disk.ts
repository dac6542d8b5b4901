import { type Disk, nodeDisk } from '../../generator/cli/disk.ts';

/** A disk that does so many steps; then nothing works any more, as if the process were gone. */
export function killedAfter(steps: number): { readonly disk: Disk; done(): number } {
  let done = 0;
  const limited =
    <A extends readonly unknown[]>(step: (...args: A) => void) =>
    (...args: A): void => {
      if (done >= steps) throw new Error('killed');
      done += 1;
      step(...args);
    };
  const disk: Disk = {
    makeFolder: limited(nodeDisk.makeFolder),
    create: limited(nodeDisk.create),
    link: limited(nodeDisk.link),
    rename: limited(nodeDisk.rename),
    remove: limited(nodeDisk.remove),
    syncFolder: limited(nodeDisk.syncFolder),
  };
  return { disk, done: () => done };
}
