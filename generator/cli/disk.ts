/** The steps that change the disk, one by one, so that tests can stop after each of them. */
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';

export interface Disk {
  /** With all folders above it; nothing if it is there. */
  makeFolder(path: string): void;
  /** Writes a new file down to the platter. Throws EEXIST if there is one. */
  create(path: string, text: string): void;
  /** The same file under a second name; a copy of the same age where the disk knows no such thing. */
  link(from: string, to: string): void;
  rename(from: string, to: string): void;
  /** A file, or a folder with all that is in it; nothing if it is not there. */
  remove(path: string): void;
  /** Makes the names in a folder last through a power cut, where the system can. */
  syncFolder(path: string): void;
}

export const nodeDisk: Disk = {
  makeFolder: (path) => void mkdirSync(path, { recursive: true }),
  create(path, text) {
    const file = openSync(path, 'wx');
    try {
      const bytes = Buffer.from(text);
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  },
  link(from, to) {
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
      const { atime, mtime } = statSync(from);
      utimesSync(to, atime, mtime);
    }
  },
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  syncFolder(path) {
    if (process.platform === 'win32') return; // folders cannot be opened there
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  },
};
