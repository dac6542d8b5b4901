/** The short sections of a game: `numbers`, `options`, `tracks`, `places`. */
import type { Linker } from './linker.ts';
import type { Site, Zone } from './model.ts';
import { kidSites, nameOf, partsOf, piecesOf, valueSite, withoutClause } from './pieces.ts';
import { readSight, readTail, readType } from './read-live.ts';
import { refTo } from './types.ts';

export function readNumbers(linker: Linker, section: Site): void {
  for (const site of kidSites(section)) {
    const name = nameOf(site);
    const value = valueSite(site);
    const text = value ? withoutClause(value.line.text).trim() : '';
    if (!/^\d+$/.test(text)) {
      linker.reporter.report('link/bad-type', (value ?? site).line.span, { found: text, suggestion: '' });
      continue;
    }
    const first = linker.model.constants.get(name);
    if (first) linker.duplicate('number', name, site.line.span, first.site.line.span);
    linker.model.constants.set(name, { name, value: Number(text), site });
  }
}

export function readOptions(linker: Linker, section: Site): void {
  for (const site of kidSites(section)) {
    const name = nameOf(site);
    const value = valueSite(site);
    const text = value ? withoutClause(value.line.text).trim() : '';
    if (text !== 'on' && text !== 'off') {
      linker.reporter.report('link/bad-setup', (value ?? site).line.span, {
        found: text,
        expected: '`on` or `off`',
        suggestion: '',
      });
    }
    const first = linker.model.options.get(name);
    if (first) linker.duplicate('option', name, site.line.span, first.site.line.span);
    linker.model.options.set(name, { name, start: text === 'on', site });
  }
}

export function readTracks(linker: Linker, section: Site): void {
  for (const site of kidSites(section)) {
    const name = nameOf(site);
    const value = valueSite(site);
    if (!value) {
      linker.reporter.report('link/bad-type', site.line.span, { found: name, suggestion: '' });
      continue;
    }
    const parts = partsOf(value);
    const type = readType(linker, undefined, parts[0] ?? [], value);
    const tail = readTail(linker, parts.slice(1), undefined);
    if (!type) continue;
    const lo = type.lo && 'value' in type.lo ? type.lo.value : type.type.t === 'ref' ? -1 : 0;
    const hi =
      type.hi && 'value' in type.hi
        ? type.hi.value
        : type.type.t === 'ref'
          ? linker.kind(type.type.kind).members.length - 1
          : 1;
    const lowest = type.type.t === 'ref' && !type.type.optional ? 0 : lo;
    const start = tail.from
      ? startOf(linker, type.type.t === 'ref' ? linker.kind(type.type.kind).members : [], tail.from)
      : lowest;
    if (start < lo || start > hi)
      linker.reporter.report('link/value-out-of-bounds', (tail.from ?? value.line).span, {
        found: start,
        low: lo,
        high: hi,
      });
    const first = linker.model.tracks.get(name);
    if (first) linker.duplicate('track', name, site.line.span, undefined);
    const varType = type.type.t === 'ref' ? refTo(type.type.kind, type.type.optional) : type.type;
    if (varType.t === 'none') continue;
    const v = linker.addVar({ name, storage: 'state', type: varType, track: { start, lo, hi, sight: tail.sight } });
    linker.model.tracks.set(name, { name, v, type: varType, resetAt: tail.resetAt });
  }
}

function startOf(
  linker: Linker,
  members: readonly string[],
  piece: { readonly text: string; readonly span: Site['line']['span'] },
): number {
  if (/^\d+$/.test(piece.text)) return Number(piece.text);
  const member = members.indexOf(piece.text);
  if (member < 0)
    linker.reporter.report('link/unknown-member', piece.span, {
      kind: 'value',
      found: piece.text,
      suggestion: linker.suggestion(piece.text, members),
    });
  return Math.max(member, 0);
}

/** `hand of side: cards, side sees` */
export function readPlaces(linker: Linker, section: Site): void {
  for (const site of kidSites(section)) readPlace(linker, site);
}

function readPlace(linker: Linker, site: Site): void {
  const [name, of, perPiece] = piecesOf(site);
  const value = valueSite(site);
  if (!name || !value) {
    linker.reporter.report('link/bad-place', site.line.span, { found: nameOf(site), suggestion: '' });
    return;
  }
  const per = of?.text === 'of' && perPiece ? linker.kindOf(perPiece)?.kind : undefined;
  const [held, ...tail] = partsOf(value);
  const [what, or, none] = held ?? [];
  const kind = what && (linker.kindOfPlural(what.text) ?? linker.kindNamed(what.text));
  if (!kind) {
    const span = what?.span ?? value.line.span;
    linker.reporter.report('link/bad-place', span, {
      found: what?.text ?? '',
      suggestion: linker.suggestion(what?.text ?? '', linker.kindWords()),
    });
    return;
  }
  let sight: Zone['sight'] = 'all';
  const renews: number[] = [];
  for (const words of tail) {
    if (words[0]?.text === 'new' && words[1]) {
      for (const word of words.slice(1)) {
        const field = kind.fields.get(word.text);
        if (field?.live) renews.push(field.id);
        else
          linker.reporter.report('link/unknown-attribute', word.span, {
            kind: kind.name,
            found: word.text,
            suggestion: linker.suggestion(word.text, kind.fields.keys()),
          });
      }
    } else sight = readSight(linker, words, kind) ?? sight;
  }
  const first = linker.model.zones.get(name.text);
  if (first) linker.duplicate('place', name.text, name.span, first.site.line.span);
  const single = or?.text === 'or' && none?.text === 'none';
  const zone: Zone = {
    index: kind.zones.length,
    name: name.text,
    holds: kind.id,
    per: per?.id,
    sight,
    single,
    renews,
    site,
    first: 0,
  };
  kind.zones.push(zone);
  linker.model.zones.set(zone.name, zone);
}

/** Place indices: first the areas things stand in, then the zones. */
export function numberPlaces(linker: Linker): void {
  for (const kind of linker.model.kinds) {
    let next = kind.stands === undefined ? 0 : linker.kind(kind.stands).members.length;
    for (const zone of kind.zones) {
      zone.first = next;
      next += zone.per === undefined ? 1 : linker.kind(zone.per).members.length;
    }
  }
}
