import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyWorkspace, makeDoc, useWorkspace, workOf } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { state, type NameData } from './model';
import BusinessNameGenerator from './view';

vi.mock('./generate', () => ({
  makeNames: () => {
    throw new Error('the words of bakery');
  },
}));

const id = 'business-name-generator';
const start = state.start({ today: '2026-11-15', currency: 'USD' });
const words = 'Failed to generate names. Please try again.';
let root: Root | undefined;

beforeEach(() => {
  const data: NameData = { ...start, answers: { ...start.answers, industry: 'bakery' } };
  const doc = makeDoc(id, state.version, { data, drafts: {} });
  useWorkspace.setState({ ...emptyWorkspace, docs: { [doc.id]: doc }, open: { [id]: doc.id } });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.restoreAllMocks();
});

describe('names that cannot be made', () => {
  it('are told in the tool’s own words and logged once, without what was typed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const box = document.createElement('main');
    document.body.replaceChildren(box);
    root = createRoot(box);
    await act(async () =>
      root?.render(
        <ToolIdContext value={id}>
          <BusinessNameGenerator />
        </ToolIdContext>,
      ),
    );
    expect(box.textContent).not.toContain(words);
    const button = box.querySelector<HTMLButtonElement>('button[type=submit]');
    await act(async () => button?.click());
    const isTold = () => box.textContent.includes(words);
    for (let tries = 0; tries < 500 && !isTold(); tries += 1) await act(() => new Promise((done) => setTimeout(done, 10)));

    expect(isTold()).toBe(true);
    expect(logged.mock.calls).toEqual([[words, expect.any(String)]]);
    expect(String(logged.mock.calls[0])).not.toContain('bakery');
    // The button can be pressed again, and nothing was put in place of the names.
    expect(button?.disabled).toBe(false);
    expect(workOf(useWorkspace.getState(), id)?.data).toMatchObject({ made: null });
  });
});
