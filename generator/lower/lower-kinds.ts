/** Kinds and attributes as emitters want them. */
import type { FieldIr, KindIr, ProcId, Sight, ValueType } from '../ir/index.ts';
import { type Field, type Kind, type Model, sourceRef } from '../link/model.ts';

export function lowerKind(model: Model, kind: Kind): KindIr {
  const owner = ownerField(model, kind);
  const stands = kind.stands === undefined ? 0 : (model.kinds[kind.stands]?.members.length ?? 0);
  const zones = kind.zones.map((zone) => ({
    name: zone.name,
    first: zone.first,
    ...(zone.per !== undefined && { per: zone.per }),
    sight: zone.sight,
    single: zone.single,
    renews: zone.renews,
    src: sourceRef(zone.site),
  }));
  const size =
    stands +
    zones.reduce((sum, zone) => sum + (zone.per === undefined ? 1 : (model.kinds[zone.per]?.members.length ?? 0)), 0);
  return {
    id: kind.id,
    name: kind.name,
    plural: kind.plural,
    members: kind.members,
    ...(kind.designs && { designs: kind.designs }),
    ...(kind.joins && { joins: kind.joins }),
    ...(size > 0 && { places: { ...(kind.stands !== undefined && { stands: kind.stands }), zones, size } }),
    identity: kind.identity,
    ...(owner && { ownerField: owner.id }),
    isEnum: kind.isEnum,
    src: sourceRef(kind.site),
  };
}

function ownerField(model: Model, kind: Kind): Field | undefined {
  const players = model.kinds.find((one) => one.plural === model.playersName.plural);
  return players && [...kind.fields.values()].find((field) => field.type.t === 'ref' && field.type.kind === players.id);
}

export function lowerField(model: Model, field: Field, resetAt: readonly ProcId[]): FieldIr {
  const shadowed = model.kinds[field.kind]?.fields.get(field.name) !== field;
  const base = {
    id: field.id,
    kind: field.kind,
    name: shadowed ? `printed-${field.name}` : field.name,
    type: field.type as ValueType,
    src: sourceRef(field.site),
  };
  if (field.printed) return { ...base, printed: field.printed };
  const live = field.live as NonNullable<Field['live']>; // an attribute is printed or live
  const per = live.by === undefined ? 1 : (model.kinds[live.by]?.members.length ?? 1);
  const start = live.start.flatMap((value) => Array<number>(per).fill(value));
  const sight: Sight = live.sight;
  return { ...base, live: { start, ...(live.by !== undefined && { by: live.by }), sight, resetAt } };
}
