export type { EmitOptions, EmittedFile } from './emit-engine.ts';
export { emitEngine } from './emit-engine.ts';
