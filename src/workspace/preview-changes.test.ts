import { beforeEach, expect, it } from 'vitest';
import { showPreview } from './preview';
import { adoptCurrency, amendPresent, changeWork, chooseCurrency, docOf, emptyWorkspace, hasWorkIn, isChanged, makeDoc, sayOf, useWorkspace } from './store'; // prettier-ignore

const start = { data: { n: 0 }, drafts: {} };
const docNow = () => docOf(useWorkspace.getState(), 't');

beforeEach(() => useWorkspace.setState(emptyWorkspace, true));

it('somebody else’s document is only looked at: nothing changes it, and it is no work of one’s own', () => {
  const doc = makeDoc('t', 1, start);
  showPreview({ ...doc, history: { ...doc.history, past: [start], present: { data: { n: 1 }, drafts: {} } } });
  const before = docNow();
  changeWork('t', 1, start, (work) => ({ ...work, data: { n: 2 } }), { say: 'Changed' });
  amendPresent('t', 1, start, (work) => ({ ...work, drafts: { a: 'b' } }));
  adoptCurrency('t', 'EUR');
  sayOf('t', 'Said');
  expect(chooseCurrency('t', 'EUR', 'Now in euros')).toBe(false);
  expect(docNow()).toBe(before);
  expect([useWorkspace.getState().said, hasWorkIn(useWorkspace.getState(), 't'), before && isChanged(before)]).toEqual([
    undefined,
    false,
    false,
  ]);
});

it('one’s own is changed by all of these, and without any there is nothing to have a currency', () => {
  expect(chooseCurrency('t', 'EUR', 'Now in euros')).toBe(false);
  adoptCurrency('t', 'EUR');
  sayOf('t', 'Said');
  expect([docNow(), useWorkspace.getState().said]).toEqual([undefined, undefined]);
  changeWork('t', 1, start, (work) => ({ ...work, data: { n: 1 } }));
  adoptCurrency('t', 'EUR', (data) => ({ ...(data as object), currency: 'EUR' }));
  expect(docNow()?.history.present).toEqual({ data: { n: 1, currency: 'EUR' }, drafts: {}, currency: 'EUR' });
  // What came with an amount is no step of its own, what was chosen is one.
  expect(docNow()?.history.past).toHaveLength(1);
  expect(chooseCurrency('t', 'USD', 'Now in dollars')).toBe(true);
  expect([docNow()?.history.past.length, useWorkspace.getState().said?.text]).toEqual([2, 'Now in dollars']);
  expect(docNow()?.history.present.currency).toBe('USD');
});
