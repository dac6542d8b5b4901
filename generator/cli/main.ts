/** The command line: words in, exit code out. */
import { CommanderError } from 'commander';
import { chooseColors } from './colors.ts';
import type { Io } from './io.ts';
import { nodeIo } from './node-io.ts';
import { makeProgram } from './program.ts';
import { findRoot } from './project.ts';
import type { Session } from './session.ts';
import { type ExitCode, exitCodes, plain, Stop } from './stop.ts';

/** Runs one command. Gives 0 if all is fine, 1 for problems in rules or files, 2 for wrong usage, 3 for a bug of ours. */
export async function main(argv: readonly string[], io: Io = nodeIo()): Promise<ExitCode> {
  const isJson = argv.includes('--json');
  const err = chooseColors(io, { isTerminal: io.errIsTerminal, noColor: argv.includes('--no-color') });
  const fail = (error: Stop, command: string): ExitCode => {
    if (isJson) {
      const report = { ok: false, error: error.message, ...error.details };
      io.out(`${JSON.stringify({ format: `rulewright-${command}`, version: 1, ...report })}\n`);
    }
    io.err(`${err.red('rulewright:')} ${error.message}\n`);
    return error.exitCode;
  };

  let exitCode: ExitCode = exitCodes.fine;
  let running = 'error';
  const program = makeProgram(io, async (name, globals, command) => {
    running = name;
    const out = chooseColors(io, { isTerminal: io.outIsTerminal, noColor: globals.color === false });
    const session: Session = {
      io,
      root: findRoot(io, globals.cwd),
      colors: { out, err },
      isJson,
      say: (text) => (isJson || text === '' ? undefined : io.out(text)),
      tell: (text) => (globals.quiet === true ? undefined : io.err(text)),
    };
    const outcome = await command(session);
    if (isJson) io.out(`${JSON.stringify({ format: `rulewright-${name}`, version: 1, ...outcome.report })}\n`);
    exitCode = outcome.exitCode;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return exitCodes.fine;
      const message =
        error.code === 'commander.help' ? 'Which command? See the help above' : error.message.replace(/^error: /, '');
      return fail(new Stop(exitCodes.usage, oneLine(message)), running);
    }
    if (error instanceof Stop) return fail(error, running);
    const isVerbose = argv.includes('--verbose');
    return fail(isSystemError(error) ? systemStop(error) : bugStop(error, isVerbose), running);
  }
}

/** What the disk or the system refused; an error of Node without such a name is a bug. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException & { readonly syscall: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.syscall === 'string';
}

function systemStop(error: NodeJS.ErrnoException): Stop {
  return new Stop(exitCodes.problems, `The system refused: ${plain(error.message)}`);
}

function bugStop(error: unknown, isVerbose: boolean): Stop {
  const text = error instanceof Error ? error.message : String(error);
  const more = isVerbose && error instanceof Error ? `\n${withCauses(error)}` : '\nWith --verbose it says where.';
  return new Stop(exitCodes.bug, `This is a bug in the tool, not in your rules: ${text}${more}`);
}

function withCauses(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\n  because of ${withCauses(error.cause)}` : own;
}

/** commander puts its suggestions on a line of their own. */
function oneLine(message: string): string {
  const [first = '', ...rest] = message.split('\n').filter((line) => line !== '');
  const suggestion = rest.map((line) => line.replace(/^\((.*)\)$/, '$1')).join(' ');
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1).replace(/\.$/, '')}.`;
  return plain(suggestion === '' ? sentence : `${sentence} ${suggestion}`);
}
