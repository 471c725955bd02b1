import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { defineWriter } from './define-writer';
import { useWriter } from './use-writer';

const draw = defineWriter({
  type: 'test',
  payload: (name: string) => ({ name }),
  write: (name, random) => {
    if (name === 'fail') throw new SyntaxError('Unexpected token in "our secret plan\nat home@1:2"');
    return `${name} ${random()}`;
  },
});

function mount(used = draw) {
  let writer: ReturnType<typeof useWriter<string, string>> | undefined;
  function Screen() {
    writer = useWriter(used);
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Screen />));
  return () => writer;
}
const run = async (writer: ReturnType<typeof mount>, name: string, seed?: number) => {
  let text: string | undefined;
  await act(async () => {
    text = await writer()?.run(name, seed);
  });
  return text;
};

describe('the built-in writer', () => {
  it('gives the same text for the same words and seed, and another for another seed', async () => {
    const writer = mount();
    const first = await run(writer, 'Acme', 1);
    expect(await run(writer, 'Acme', 1)).toBe(first);
    expect(await run(writer, 'Acme', 2)).not.toBe(first);
    expect(await run(writer, 'Bcme', 1)).not.toBe(first);
  });

  it('is busy while it writes, and free again after a failure, with a message and one line on the console', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const writer = mount();
    let pending: Promise<unknown> | undefined;
    act(() => {
      pending = writer()?.run('fail');
    });
    expect(writer()?.isBusy).toBe(true);
    await act(async () => {
      await pending;
    });
    expect(writer()?.isBusy).toBe(false);
    expect(writer()?.problem).toBe('Failed to generate content. Please try again.');
    expect(logged).toHaveBeenCalledTimes(1);
    const words = String(logged.mock.calls[0]);
    expect(words).toContain('Failed to generate content.');
    expect(words).toContain('writer.test');
    // Engines quote what they were reading.
    expect(words).not.toContain('our secret plan');
    logged.mockRestore();
  });

  it('fails in the words of its tool', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const writer = mount({ ...draw, failure: 'Failed to generate terms. Please try again.' });
    await run(writer, 'fail');
    expect(writer()?.problem).toBe('Failed to generate terms. Please try again.');
    expect(logged.mock.calls).toEqual([[expect.stringContaining('terms'), expect.any(String)]]);
    logged.mockRestore();
  });
});
