import type { Session } from './session.ts';
import { grouped } from './wording.ts';

export interface Progress {
  show(done: number, all: number): void;
  end(): void;
}

/** A line that rewrites itself on a terminal; nothing anywhere else. */
export function startProgress(session: Session): Progress {
  const { io } = session;
  if (!io.errIsTerminal || session.isJson) return { show: () => undefined, end: () => undefined };
  let shownAt = io.now();
  let isShown = false;
  return {
    show(done, all) {
      if (io.now() - shownAt < 200) return;
      shownAt = io.now();
      isShown = true;
      session.tell(`\r${grouped(done)} of ${grouped(all)} games …`);
    },
    end() {
      if (isShown) session.tell('\r\u001b[K');
    },
  };
}
