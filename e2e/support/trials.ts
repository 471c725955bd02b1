import { appendFileSync } from 'node:fs';

/** Many times by `npm run trials`, a tenth of it with `--short`, a few times in every check. */
const asked = process.env.TRIALS;
export const seed = Number(process.env.TRIALS_SEED ?? 7);

export const isTrial = asked === 'full' || asked === 'short';

/** How often something is tried. */
export function times(full: number, few: number): number {
  if (asked === 'full') return full;
  return asked === 'short' ? Math.max(few, Math.ceil(full / 10)) : few;
}

/** The same draws for the same seed. */
export function draws(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export interface TrialRow {
  what: string;
  /** What the trials of a row have in common, where there are several. */
  kind?: string;
  count: number;
  /** How long each took, and how long the page could do nothing else. */
  ms?: readonly number[];
  blocked?: readonly number[];
}

/** Into the table that `npm run trials` prints at its end; only trials that held come this far. */
export function note(row: TrialRow): void {
  if (process.env.TRIALS_TABLE) appendFileSync(process.env.TRIALS_TABLE, `${JSON.stringify(row)}\n`);
}
