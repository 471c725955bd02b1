import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { defineWriter } from './define-writer';
import { useWriter } from './use-writer';

const draw = defineWriter({
  type: 'test',
  payload: (name: string) => ({ name }),
  write: (name, random) => {
    if (name === 'fail') throw new Error('no');
    return `${name} ${random()}`;
  },
});

function mount() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let writer: ReturnType<typeof useWriter<string, string>> | undefined;
  function Screen() {
    writer = useWriter(draw);
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

  it('is busy while it writes, and free again after a failure, with a message', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
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
  });
});
