/** Headings over sentences: adjectives, defined values and nouns, procedures, texts of things, exceptions. */
import { lexLine, type Token } from '../sentence/lexer.ts';
import { PREPOSITIONS } from '../sentence/reserved.ts';
import type { Linker } from './linker.ts';
import type { Param, Procedure, Site } from './model.ts';
import { spanIn } from './model.ts';
import { nameOf } from './pieces.ts';
import { NUM, refTo, setOf, type Type } from './types.ts';

const EXCEPTION = / counts? | may not /;

export interface HeadingContext {
  readonly during: string | undefined;
}

export function readHeading(linker: Linker, site: Site, { during }: HeadingContext): void {
  const { line } = site;
  if (line.body === 'value' && line.value && EXCEPTION.test(` ${line.value.text} `)) {
    linker.model.exceptions.push({ title: nameOf(site), during, site });
    return;
  }
  const { tokens: all, bad } = lexLine(line.text);
  for (const { text, at, end, isClause } of bad)
    linker.reporter.report(isClause ? 'sentence/bad-clause' : 'sentence/unknown-sign', spanIn(site, at, end), {
      found: text,
    });
  if (bad.length > 0) return;
  const tokens = all.filter((token) => token.kind !== 'end');
  const [first] = tokens;
  if (first?.kind !== 'word') {
    linker.reporter.report('link/bad-heading', line.span, { found: line.text, suggestion: '' });
    return;
  }
  if (line.body === 'list') readProcedure(linker, site, tokens, during);
  else if (tokens[1]?.text === 'is') readAdjective(linker, site, tokens, during);
  else {
    const params = readParams(linker, site, tokens);
    addDefinition(linker, { name: first.text, adjectiveOf: undefined, params, during, site });
  }
}

function readAdjective(linker: Linker, site: Site, tokens: readonly Token[], during: string | undefined): void {
  const [subject, , word] = tokens as [Token, Token, Token | undefined];
  const kind = linker.kindOf({ text: subject.text, span: spanIn(site, subject.at, subject.end) })?.kind;
  if (!word || !kind) {
    if (!word) linker.reporter.report('link/bad-heading', site.line.span, { found: site.line.text, suggestion: '' });
    return;
  }
  const params = readParams(linker, site, tokens.slice(2));
  const subjectParam: Param = { preposition: '', name: subject.text, type: refTo(kind.id) };
  addDefinition(linker, { name: word.text, adjectiveOf: kind.id, params: [subjectParam, ...params], during, site });
}

function addDefinition(linker: Linker, definition: Omit<Linker['model']['definitions'][number], 'id'>): void {
  const { definitions } = linker.model;
  const first = definitions.find(
    (other) =>
      other.name === definition.name &&
      other.adjectiveOf === definition.adjectiveOf &&
      sameLabels(other.params, definition.params),
  );
  if (first) linker.duplicate('definition', definition.name, definition.site.line.span, first.site.line.span);
  definitions.push({ ...definition, id: definitions.length });
}

function sameLabels(a: readonly Param[], b: readonly Param[]): boolean {
  return a.length === b.length && a.every((param, i) => param.preposition === b[i]?.preposition);
}

function readProcedure(linker: Linker, site: Site, tokens: readonly Token[], during: string | undefined): void {
  const [first] = tokens as [Token];
  const textOf = thingNamed(linker, first.text);
  const given: Param[] = [];
  const players = linker.kindOfPlural(linker.model.playersName.plural);
  const params = readParams(linker, site, tokens);
  if (textOf && players && !params.some((param) => param.name === 'me'))
    given.push({ preposition: 'by', name: 'me', type: refTo(players.id) });
  const all = [...given, ...params];
  addProcedure(linker, { name: first.text, params: all, textOf, during, site });
}

export function addProcedure(linker: Linker, procedure: Omit<Procedure, 'id' | 'row'>): Procedure {
  const { procedures } = linker.model;
  const first = procedures.find((other) => other.name === procedure.name);
  if (first) linker.duplicate('procedure', procedure.name, procedure.site.line.span, first.site.line.span);
  const row = { say: sayOf(procedure.name, procedure.params), after: [], body: 'none' as const, own: procedure.name };
  const complete = { ...procedure, id: procedures.length, row };
  procedures.push(complete);
  return complete;
}

function sayOf(name: string, params: readonly Param[]): string {
  return [
    name,
    ...params.map(
      ({ preposition, name: slot, type }) =>
        `${preposition === '' ? '' : `${preposition} `}<${slotType(type)}:${slot}>`,
    ),
  ].join(' ');
}

function slotType(type: Type): string {
  return type.t === 'num' ? 'num' : type.t === 'set' ? 'set' : 'one';
}

/** A procedure headed by the id of a thing is that thing's text; players, areas and edges have none. */
function thingNamed(linker: Linker, name: string): Procedure['textOf'] {
  const { kinds, playersName } = linker.model;
  for (const kind of kinds) {
    const isGround =
      kind.plural === playersName.plural || kind.joins !== undefined || kinds.some((one) => one.stands === kind.id);
    const member = kind.designs ? kind.designs.indexOf(name) : kind.members.indexOf(name);
    if (member >= 0 && !kind.isEnum && !isGround) return { kind: kind.id, member };
  }
  return undefined;
}

/** `battle in area here by side attacker`: kinds with a label before and perhaps a name after. */
function readParams(linker: Linker, site: Site, tokens: readonly Token[]): Param[] {
  const params: Param[] = [];
  let preposition = '';
  for (let i = 1; i < tokens.length; i++) {
    const { text, at, end } = tokens[i] as Token; // inside the bounds
    const type = typeNamed(linker, text);
    if (type) {
      const next = tokens[i + 1];
      const named =
        next !== undefined &&
        (next.text === 'here' ||
          (next.kind === 'word' && !PREPOSITIONS.has(next.text) && !typeNamed(linker, next.text)));
      if (named) i++;
      params.push({ preposition, name: named ? next.text : text, type });
      preposition = '';
    } else if (PREPOSITIONS.has(text)) preposition = text;
    else reportHeadingWord(linker, site, { text, at, end });
  }
  return params;
}

function reportHeadingWord(
  linker: Linker,
  site: Site,
  { text, at, end }: { readonly text: string; readonly at: number; readonly end: number },
): void {
  const span = spanIn(site, at, end);
  const thing = linker.model.kinds.find((kind) => kind.members.includes(text));
  if (thing) linker.reporter.report('link/heading-for-one-thing', span, { found: text, kind: thing.name });
  else
    linker.reporter.report('link/bad-heading', span, {
      found: text,
      suggestion: linker.suggestion(text, ['number', ...linker.kindWords(), ...PREPOSITIONS]),
    });
}

function typeNamed(linker: Linker, word: string): Type | undefined {
  if (word === 'number') return NUM;
  const kind = linker.kindNamed(word);
  if (kind) return refTo(kind.id);
  const many = linker.kindOfPlural(word);
  if (many) return setOf(many.id);
  // an enumeration value or adjective used as a noun: `price of weapon`
  const owner = linker.model.kinds.find((candidate) =>
    [...candidate.fields.values()].some(
      (field) =>
        field.printed &&
        field.type.t === 'ref' &&
        linker.kind(field.type.kind).isEnum &&
        linker.kind(field.type.kind).members.includes(word),
    ),
  );
  return owner && !isMemberOfPlain(linker, word) ? refTo(owner.id) : undefined;
}

function isMemberOfPlain(linker: Linker, word: string): boolean {
  return linker.model.kinds.some((kind) => !kind.isEnum && kind.members.includes(word));
}
