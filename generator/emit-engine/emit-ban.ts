import type { BanIr } from '../ir/index.ts';
import { P, printCondition } from './code.ts';
import { ruleDoc } from './emit-definition.ts';
import type { EngineContext } from './engine-context.ts';
import { item } from './item.ts';
import { Lines } from './lines.ts';
import { Scope } from './scope.ts';
import { functionText } from './source-file.ts';

/** Emits the question whether a temporary ban forbids something. */
export function emitBan(ctx: EngineContext, ban: BanIr): void {
  const file = ctx.fileOf(ban.src);
  const scope = new Scope(ctx, file, ban.title);
  const name = item(ctx.bans, ban.id);
  const lines = new Lines();
  const declaration = file.add({
    name,
    doc: ruleDoc(ctx, ban, 'Whether this ban is in force and forbids it.'),
    text: '',
    uses: scope.uses,
    isPublic: false,
  });
  const params = ban.params.map((v) => `${scope.local(v)}: number`);
  scope.use('Machine');
  const cell = scope.use(ctx.layout.ban(ban.id).name);
  const cond = printCondition(scope, ban.cond, P.and);
  lines.line(`return c[${cell}]! !== 0${cond === 'true' ? '' : ` && ${cond}`};`);
  declaration.text = functionText({ name, params: ['m: Machine', ...params], result: 'boolean', body: lines });
}
