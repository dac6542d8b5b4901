/** What linking knows of a game: every declaration, by name. Built once by the readers of this folder, then only read. */

import type { Span } from '../diagnostics/diagnostic.ts';
import type { DefId, FieldId, KindId, ProcId, Sight, SourceRef, VarId, VarIr } from '../ir/index.ts';
import type { Line, SourceDoc } from '../load/source-doc.ts';
import type { RowForm } from '../sentence/ast.ts';
import type { Type } from './types.ts';

/** A line of the rules with the document it stands in. */
export interface Site {
  readonly doc: SourceDoc;
  readonly line: Line;
}

export interface Kind {
  readonly id: KindId;
  readonly name: string;
  readonly plural: string;
  readonly members: string[];
  readonly memberSpans: Span[];
  /** Design of each member, for kinds with copies. */
  designs: string[] | undefined;
  readonly fields: Map<string, Field>;
  /** Words that mean a member when said of something that refers to this kind: `reddish` for red. */
  readonly memberWords: Map<string, number>;
  joins: { readonly kind: KindId; readonly ends: (readonly [number, number])[] } | undefined;
  stands: KindId | undefined;
  readonly zones: Zone[];
  identity: Sight;
  readonly isEnum: boolean;
  readonly site: Site;
}

export interface Field {
  readonly id: FieldId;
  readonly kind: KindId;
  readonly name: string;
  readonly type: Type;
  /** Printed values; a set is a list of members. */
  readonly printed?: (number | number[])[];
  readonly live?: LiveField;
  readonly site: Site;
}

export interface LiveField {
  readonly by: KindId | undefined;
  /** Start of each member. */
  readonly start: number[];
  readonly lo: Bound | undefined;
  readonly hi: Bound | undefined;
  readonly sight: Sight;
  /** Names of procedures, resolved when all headings are known. */
  readonly resetAt: readonly { readonly name: string; readonly span: Span }[];
}

/** A bound of a live number: fixed, or a printed number of the same thing. */
export type Bound = { readonly value: number } | { readonly field: FieldId };

export interface Zone {
  readonly index: number;
  readonly name: string;
  readonly holds: KindId;
  readonly per: KindId | undefined;
  readonly sight: Sight;
  readonly single: boolean;
  readonly renews: readonly FieldId[];
  readonly site: Site;
  /** Given when all zones are known. */
  first: number;
}

export interface Param {
  /** Label of the call; '' for a parameter right after the name. */
  readonly preposition: string;
  readonly name: string;
  readonly type: Type;
}

export interface Constant {
  readonly name: string;
  readonly value: number;
  readonly site: Site;
}

export interface Option {
  readonly name: string;
  readonly start: boolean;
  readonly site: Site;
}

export interface Track {
  readonly name: string;
  readonly v: VarId;
  readonly type: Type;
  readonly resetAt: readonly { readonly name: string; readonly span: Span }[];
}

/** A heading over a value, a condition or a noun phrase. */
export interface Definition {
  readonly id: DefId;
  readonly name: string;
  /** The kind an adjective is said of. */
  readonly adjectiveOf: KindId | undefined;
  readonly params: readonly Param[];
  readonly during: string | undefined;
  readonly site: Site;
}

export interface Procedure {
  readonly id: ProcId;
  readonly name: string;
  readonly params: readonly Param[];
  readonly row: RowForm;
  /** The thing whose text this is. */
  readonly textOf: { readonly kind: KindId; readonly member: number } | undefined;
  readonly during: string | undefined;
  readonly site: Site;
}

/** A heading over an exception. */
export interface ExceptionRule {
  readonly title: string;
  readonly during: string | undefined;
  readonly site: Site;
}

export interface Model {
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
  /** Plural of the player kind, as game.yaml says. */
  readonly playersName: { readonly plural: string; readonly span: Span | undefined };
  readonly kinds: Kind[];
  readonly fields: Field[];
  readonly vars: VarIr[];
  readonly constants: Map<string, Constant>;
  readonly options: Map<string, Option>;
  readonly tracks: Map<string, Track>;
  readonly zones: Map<string, Zone>;
  readonly definitions: Definition[];
  readonly procedures: Procedure[];
  readonly exceptions: ExceptionRule[];
}

export function sourceRef({ doc, line }: Site, text = line.text): SourceRef {
  return { file: doc.file, line: doc.positionOf(line.span.start).line, text: text.replace(/\s*§[\d.]+/g, '').trim() };
}

/** Part of a line as a span of the file. */
export function spanIn({ doc, line }: Site, at: number, end: number): Span {
  return { file: doc.file, start: line.span.start + at, end: line.span.start + end };
}
