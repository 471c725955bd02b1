import { beforeEach, expect, it } from 'vitest';
import { startHistory, pushChange } from '@/workspace/history';
import { emptyWorkspace, makeDoc, putDoc, useWorkspace } from '@/workspace/store';
import { docInAddress, openByAddress } from './open-by-address';

beforeEach(() => {
  useWorkspace.setState(emptyWorkspace, true);
  location.hash = '';
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
  expect(useWorkspace.getState().open).toEqual({});
  location.hash = `#doc=${plan.id}`;
  openByAddress('plan', location.hash);
  expect(useWorkspace.getState().open).toEqual({});
  putDoc(plan);
  expect(useWorkspace.getState().open).toEqual({ plan: plan.id });
  expect(location.hash).toBe('');
});
