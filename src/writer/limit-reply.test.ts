import { describe, expect, it } from 'vitest';
import { limitReply } from './limit-reply';
import type { ModelError } from './problems';

const megabyte = 1_000_000;
/** As a browser hands over what has arrived already: all pieces at once. */
const arrived = (pieces: readonly string[]) => {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  return new Response(
    new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (const piece of bytes) stream.enqueue(piece);
        stream.close();
      },
    }),
  );
};

describe('an answer with limits', () => {
  it('comes as it was within them', async () => {
    const limits = { whole: 20, line: 10 };
    expect(await limitReply(arrived(['0123456789', '\n012', '3456\n']), limits).text()).toBe('0123456789\n0123456\n');
    expect(await limitReply(new Response(null), limits).text()).toBe('');
  });

  it.each([
    ['is longer in all', ['0123456789\n', '0123456789\n']],
    ['has a longer line', ['01234567890']],
    ['has a longer line in pieces', ['\n012345', '67890']],
    ['has a longer line between others', ['a\n01234567890\nb']],
  ])('is given up where it %s', async (_name, pieces) => {
    await expect(limitReply(arrived(pieces), { whole: 20, line: 10 }).text()).rejects.toMatchObject({
      failure: { kind: 'too-long' },
    } satisfies Partial<ModelError>);
  });

  it('leaves the page time with every megabyte', async () => {
    const half = `${'x'.repeat(megabyte / 2 - 1)}\n`;
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await limitReply(arrived(Array.from({ length: 10 }, () => half)), { whole: 9 * megabyte, line: megabyte }).text();
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});
