export * from './expr.ts';
export * from './game.ts';
export * from './source.ts';
export * from './steps.ts';
