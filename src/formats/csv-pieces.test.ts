import { expect, it } from 'vitest';
import { parseCsvInPieces } from './csv';

it('a large file leaves the page time between its pieces', async () => {
  const text = `a,b\n${Array.from({ length: 30_000 }, (_, index) => `row ${index},${index}`).join('\n')}`;
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  let pieces = 0;
  const { rows } = await parseCsvInPieces(text, new AbortController().signal, () => (pieces += 1));
  clearInterval(timer);
  expect(rows).toHaveLength(30_000);
  expect(pieces).toBeGreaterThan(4);
  // Each piece ends with a turn for whatever else waits.
  expect(turns).toBeGreaterThanOrEqual(pieces - 1);
});
