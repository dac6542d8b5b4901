import { messages } from './message.ts';

export const textMessages = messages({} as const);
