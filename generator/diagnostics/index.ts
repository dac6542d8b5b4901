export type { Details, Diagnostic, Fix, Note, Reporter, Severity, Span } from './diagnostic.ts';
export type { Message } from './messages/message.ts';
export { didYouMean, nearest } from './near.ts';
export { createPositions, type Position, type Positions } from './positions.ts';
export { type ArgsOf, allMessages, type Code, hintText, messageText, severityOf } from './registry.ts';
export { type JsonDiagnostic, type JsonReport, renderJson } from './render-json.ts';
export { renderLines } from './render-line.ts';
export { type Colors, type RenderTextOptions, renderText } from './render-text.ts';
export { type CollectingReporter, createReporter, sortDiagnostics } from './reporter.ts';
