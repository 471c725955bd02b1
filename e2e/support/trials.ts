/** Many times by `npm run trials`, a few times in every check. */
export const isFull = process.env.TRIALS === 'full';
export const seed = Number(process.env.TRIALS_SEED ?? 7);

/** The same draws for the same seed. */
export function draws(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
