/** Commands and their options. What a command does is loaded only when it is called. */
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Io } from './io.ts';
import type { Outcome, Session } from './session.ts';
import { toolVersion } from './tool-root.ts';

interface GlobalOptions {
  readonly cwd?: string;
  readonly color?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

type Run = (
  name: string,
  globals: GlobalOptions,
  command: (session: Session) => Outcome | Promise<Outcome>,
) => Promise<void>;

/** The program; commands are handed to `run` with the session still to be made. */
export function makeProgram(io: Io, run: Run): Command {
  const program = new Command('rulewright')
    .description('Compiles board-game rules written as YAML into typed TypeScript engines.')
    .version(toolVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('--cwd <folder>', 'the project: the folder with rules/ and generated/')
    .option('--json', 'one JSON object on stdout and nothing else')
    .option('--no-color', 'no colours (also: NO_COLOR=1; FORCE_COLOR=1 for the contrary)')
    .option('-q, --quiet', 'no progress and hints')
    .option('--verbose', 'more about bugs of the tool')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true, helpWidth: 80 })
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      // `main` prints errors itself.
      outputError: () => undefined,
    })
    .addHelpText('after', examples(['check', 'build', 'simulate my-game --games 100']))
    .addHelpText('after', exitCodeHelp);
  addCompilerCommands(program, run);
  addGameCommands(program, run);
  return program;
}

function addCompilerCommands(program: Command, run: Run): void {
  program
    .command('check')
    .description('Check the rules of all games, or of those named.')
    .argument('[game...]', 'folders in rules/')
    .addOption(new Option('--format <format>', 'how problems are shown').choices(['text', 'line']).default('text'))
    .addHelpText('after', examples(['check', 'check my-game --format line', 'check --json']))
    .action((games: string[], options, command: Command) =>
      run('check', globalsOf(command), async (session) => {
        const { check } = await import('./commands/check.ts');
        return check(session, games, options);
      }),
    );
  program
    .command('build')
    .description('Check the rules and write the engines into generated/: all files or none.')
    .argument('[game...]', 'folders in rules/')
    .option('--check', 'write nothing; show what is stale as a diff')
    .addHelpText('after', examples(['build', 'build my-game', 'build --check']))
    .action((games: string[], options, command: Command) =>
      run('build', globalsOf(command), async (session) => {
        if (options.check === true) {
          const { buildCheck } = await import('./commands/build-check.ts');
          return buildCheck(session, games);
        }
        const { build } = await import('./commands/build.ts');
        return build(session, games);
      }),
    );
  program
    .command('clauses')
    .description('List the clauses of the rulebook with the lines that carry them out.')
    .argument('<game>', 'folder in rules/')
    .option('--missing', 'only clauses that no line carries out')
    .addHelpText('after', examples(['clauses my-game', 'clauses my-game --missing']))
    .action((game: string, options, command: Command) =>
      run('clauses', globalsOf(command), async (session) => {
        const { clauses } = await import('./commands/clauses.ts');
        return clauses(session, game, options);
      }),
    );
}

function addGameCommands(program: Command, run: Run): void {
  program
    .command('simulate')
    .description('Play random games with the engine of a game: same seed, same games.')
    .argument('<game>', 'folder in generated/')
    .option('--scenario <name>', 'by default the first one')
    .option('--games <number>', 'how many', wholeNumber(1, 10_000_000), 100)
    .option('--seed <text>', 'a number or a word', '1')
    .option('--option <name>', 'switch an option of the game on, or off with name=false; repeatable', collect, [])
    .option('--moves <limit>', 'stop a game after so many decisions', wholeNumber(1, 1_000_000_000), 100_000)
    .option('--game <number>', 'play only the game of this number', wholeNumber(1, 10_000_000))
    .option('--record <file>', 'write the record of the last game')
    .addHelpText(
      'after',
      examples(['simulate my-game --scenario campaign --seed 7', 'simulate my-game --game 3 --record game.json']),
    )
    .action((game: string, options, command: Command) =>
      run('simulate', globalsOf(command), async (session) => {
        const { simulate } = await import('./commands/simulate.ts');
        return simulate(session, game, options);
      }),
    );
  program
    .command('replay')
    .description('Play a recorded game again and tell it in words.')
    .argument('<file>', 'a record as JSON; - for stdin')
    .option('--step <number>', 'stop after this step', wholeNumber(0, 1_000_000))
    .option('--as <player>', 'tell only what this player may know')
    .option('--lang <language>', 'language of the words')
    .addHelpText('after', examples(['replay game.json', 'replay game.json --step 20 --as red']))
    .action((file: string, options, command: Command) =>
      run('replay', globalsOf(command), async (session) => {
        const { replay } = await import('./commands/replay.ts');
        return replay(session, file, options);
      }),
    );
  program
    .command('demo')
    .description('Check, build and play every game once; what npm start shows.')
    .addHelpText('after', examples(['demo']))
    .action((_options, command: Command) =>
      run('demo', globalsOf(command), async (session) => {
        const { demo } = await import('./commands/demo.ts');
        return demo(session);
      }),
    );
}

function globalsOf(command: Command): GlobalOptions {
  return command.optsWithGlobals();
}

function examples(lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  npx rulewright ${line}\n`).join('')}`;
}

const exitCodeHelp =
  '\nExit codes: 0 fine; 1 problems in rules or files, or stale output;\n2 wrong usage; 3 a bug in the tool.\n';

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`A whole number from ${least} to ${most} is needed.`);
  };
}

function collect(text: string, before: readonly string[]): readonly string[] {
  return [...before, text];
}
