/**
 * `npm run bench`: how fast the engines are (processor time), and the compiler (wall time). `--json`: as JSON;
 * `--seconds 2`: how long each figure is measured (1 if not given); names of games: only those.
 */
import { parseArgs } from 'node:util';
import { benchCompiler } from './compiler.ts';
import { benchScenario } from './engine.ts';
import { loadEngines } from './load-engines.ts';
import { table } from './table.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error('--seconds is a number above 0.');

const engines = await loadEngines(positionals);
const scenarios = engines.flatMap(({ id, engine }) =>
  engine.meta.scenarios.map((scenario) => ({ game: id, scenario, ...benchScenario(engine, scenario, seconds) })),
);
const compiler = engines.flatMap(({ id }) => benchCompiler(id));

if (values.json) console.log(JSON.stringify({ node: process.version, seconds, scenarios, compiler }, null, 2));
else console.log(`${table(scenarios)}\n\n${table(compiler)}`);
