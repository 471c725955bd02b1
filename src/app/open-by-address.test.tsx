import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { startHistory, pushChange } from '@/workspace/history';
import { emptyWorkspace, makeDoc, putDoc, useWorkspace } from '@/workspace/store';
import { docInAddress, useDocInAddress } from './open-by-address';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Screen() {
  useDocInAddress('plan');
  return null;
}

beforeEach(() => {
  useWorkspace.setState(emptyWorkspace, true);
  location.hash = '';
});

it('finds the document an address names, and nothing in any other', () => {
  expect(docInAddress('#doc=1763200000000')).toBe('1763200000000');
  for (const hash of ['', '#doc=', '#doc=a b', '#document', `#doc=${'9'.repeat(200)}`, '#share=abc'])
    expect(docInAddress(hash)).toBeUndefined();
});

it('opens the document, leaves the address clean, and minds no other tool’s', async () => {
  const start = { data: 0, drafts: {} };
  const add = (tool: string) => {
    const doc = makeDoc(tool, 1, start);
    putDoc({ ...doc, history: pushChange(startHistory(start), { data: 1, drafts: {} }, 1) });
    return doc.id;
  };
  const [plan, other] = [add('plan'), add('deck')];
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
  const follow = (hash: string) =>
    act(async () => {
      location.hash = hash;
      dispatchEvent(new Event('hashchange'));
    });
  await follow(`#doc=${other}`);
  expect(useWorkspace.getState().open).toEqual({});
  await follow(`#doc=${plan}`);
  await vi.waitFor(() => expect(useWorkspace.getState().open).toEqual({ plan }));
  expect(location.hash).toBe('');
  await act(async () => root.unmount());
});
