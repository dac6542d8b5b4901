export type { EmittedFile } from './emit-engine.ts';
export { emitEngine } from './emit-engine.ts';
