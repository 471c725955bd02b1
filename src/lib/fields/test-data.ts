import { readField } from './read';

export type Field = Parameters<typeof readField>[0];

/** Whether a field takes what was typed. */
export const isTaken = (field: Field, typed: string) =>
  readField(field, typed, { today: '2026-11-15', currency: 'USD' }).problem === undefined;
