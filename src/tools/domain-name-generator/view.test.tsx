import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyWorkspace, makeDoc, useWorkspace, workOf } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { state } from './model';
import DomainNameGenerator from './view';

vi.mock('./search', () => ({
  candidatesOf: () => {
    throw new Error('the words of bakery');
  },
}));

const id = 'domain-name-generator';
const start = state.start({ today: '2026-11-15', currency: 'USD' });
const words = 'Failed to generate content. Please try again.';
let root: Root | undefined;

beforeEach(() => {
  const data = { ...start, extra: { ...start.extra, draft: { ...start.extra.draft, businessName: 'bakery' } } };
  const doc = makeDoc(id, state.version, { data, drafts: {} });
  useWorkspace.setState({ ...emptyWorkspace, docs: { [doc.id]: doc }, open: { [id]: doc.id } });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.restoreAllMocks();
});

describe('domains that cannot be made', () => {
  it('are told below the form and logged once, without what was typed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const box = document.createElement('main');
    document.body.replaceChildren(box);
    root = createRoot(box);
    await act(async () =>
      root?.render(
        <ToolIdContext value={id}>
          <DomainNameGenerator />
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
    // The button can be pressed again, and nothing was put in place of the domains.
    expect(button?.disabled).toBe(false);
    expect(workOf(useWorkspace.getState(), id)?.data).toMatchObject({ extra: { made: null } });
  });
});
