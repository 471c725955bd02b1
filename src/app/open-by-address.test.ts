import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHistory, pushChange } from '@/workspace/history';
import { emptyWorkspace, makeDoc, putDoc, useWorkspace } from '@/workspace/store';
import { docInAddress, openByAddress } from './open-by-address';

const place = { hash: '', pathname: '/plan', search: '' };
beforeEach(() => {
  useWorkspace.setState(emptyWorkspace, true);
  place.hash = '';
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null, replaceState: () => (place.hash = '') });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('finds the document an address names, and nothing in any other', () => {
  expect(docInAddress('#doc=1763200000000')).toBe('1763200000000');
  for (const hash of ['', '#doc=', '#doc=a b', '#document', `#doc=${'9'.repeat(200)}`, '#share=abc'])
    expect(docInAddress(hash)).toBeUndefined();
});

it('opens the document, now or once it is there, leaves the address clean, and minds no other tool’s', () => {
  const start = { data: 0, drafts: {} };
  const add = (tool: string) => {
    const doc = makeDoc(tool, 1, start);
    return { ...doc, history: pushChange(startHistory(start), { data: 1, drafts: {} }, 1) };
  };
  const [plan, other] = [add('plan'), add('deck')];
  putDoc(other);
  openByAddress('plan', `#doc=${other.id}`);
  expect([useWorkspace.getState().open, place.hash]).toEqual([{}, '']);
  place.hash = `#doc=${plan.id}`;
  openByAddress('plan', place.hash);
  expect(useWorkspace.getState().open).toEqual({});
  putDoc(plan);
  expect(useWorkspace.getState().open).toEqual({ plan: plan.id });
  expect(place.hash).toBe('');
});

it('waits no longer once the page turns to another tool, and says nothing of documents that are closed again', () => {
  const start = { data: 0, drafts: {} };
  const doc = makeDoc('plan', 1, start);
  openByAddress('plan', `#doc=${doc.id}`);
  openByAddress('deck', '');
  putDoc(doc);
  expect(useWorkspace.getState().open).toEqual({});
  // Opened once: the user may turn to another one then.
  openByAddress('plan', `#doc=${doc.id}`);
  expect(useWorkspace.getState().open).toEqual({ plan: doc.id });
  useWorkspace.setState({ open: {} });
  putDoc({ ...doc, name: 'Plan' });
  expect(useWorkspace.getState().open).toEqual({});
});
