import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '@/tools/registry';
import { startHistory } from '@/workspace/history';
import { defineList } from '@/workspace/lists';
import type { Due, Shares } from '@/workspace/shares';
import { emptyWorkspace, makeDoc, takeBack, useWorkspace } from '@/workspace/store';
import { nameOf, type KnownDoc } from '../known-work';
import { amountOf, describeDay, groupOf, listItems, ticked, toCalendar } from './items';
import { tick } from './tick';

const today = '2026-11-15';
const around = { today, currency: 'EUR' };
const [first] = catalogue;
if (!first) throw new Error('There are no tools');

const due = (id: string, day: string, more: Partial<Due> = {}): Due => ({ id, day, title: `Title ${id}`, isDone: false, ...more });

interface Data {
  dues: Due[];
}
const shares = {
  state: { version: 1, start: () => ({ dues: [] }) },
  agenda: (data) => (data as Data).dues,
  done: (data, id, isDone) => ({ dues: (data as Data).dues.map((one) => (one.id === id ? { ...one, isDone } : one)) }),
} satisfies Shares;

const known = (id: string, dues: Due[], more: Partial<KnownDoc> = {}): KnownDoc => {
  const data = { dues };
  const start = { data: { dues: [] }, drafts: {} };
  const doc = { ...makeDoc(first.id, 1, start), id, history: startHistory({ data, drafts: {} }) };
  return { doc, tool: first, shares, list: undefined, title: '', data, around, ...more };
};
const titles = (docs: readonly KnownDoc[]) => listItems(docs).map((item) => item.due.id);

describe('what is due', () => {
  it('comes by day over all documents, and by title within a day', () => {
    const docs = [known('2', [due('b', '2026-11-20'), due('a', '2026-11-20')]), known('1', [due('c', '2026-11-14')])];
    expect(titles(docs)).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['2026-11-14', 'overdue', 'Since yesterday, 14 Nov 2026'],
    ['2026-11-12', 'overdue', '3 days overdue, 12 Nov 2026'],
    ['2026-11-15', 'today', 'Today'],
    ['2026-11-16', 'soon', 'Tomorrow, 16 Nov 2026'],
    ['2026-11-22', 'soon', 'In 7 days, 22 Nov 2026'],
    ['2026-11-23', 'later', '23 Nov 2026'],
  ] as const)('on %s is %s', (day, group, words) => {
    const [item] = listItems([known('1', [due('a', day)])]);
    expect(item && groupOf(item, today)).toBe(group);
    expect(describeDay(day, today)).toBe(words);
  });

  it('says its amount in its own currency, or else in the document’s', () => {
    const items = listItems([
      known('1', [due('a', today, { amount: 12_50 }), due('b', today, { amount: 900, currency: 'JPY' }), due('c', today)], {
        title: 'Pilot',
      }),
    ]);
    expect(items.map(amountOf)).toEqual(['€12.50', '¥900', '']);
    expect(items.map((item) => nameOf(item.known))[0]).toBe(`${first.name}: Pilot`);
  });

  it('is listed once where it was taken over into another document', () => {
    expect(titles([known('1', [due('idea', today), due('other', today)]), known('2', [due('1-idea', '2026-11-17')])])).toEqual([
      'other',
      '1-idea',
    ]);
  });

  it('is listed once where several documents show one list', () => {
    const list = defineList<Data, 'posts'>({
      topic: 'posts',
      read: ({ dues }) =>
        dues.map(({ id, title, day }) => ({
          id,
          title,
          content: '',
          platform: 'x',
          contentType: 'text',
          date: day,
          time: '',
          hashtags: [],
          mediaUrl: '',
          altText: '',
          linkUrl: '',
          status: 'draft',
        })),
      write: ({ dues }, _lines, { gone }) => ({ dues: dues.filter(({ id }) => !gone.has(id)) }),
    });
    const onList = (id: string, dues: Due[], name: 'posts' | 'apart' = 'posts') => {
      const one = known(id, dues, { list });
      return { ...one, doc: { ...one.doc, list: name } };
    };
    const docs = [
      onList('3', [due('a', today), due('c', today)]),
      onList('2', [due('a', today), due('b', today)]),
      onList('4', [due('d', today)], 'apart'),
    ];
    expect(listItems(docs).map(({ key }) => key)).toEqual(['2 a', '2 b', '3 c', '4 d']);
    // What is on a list is changed by the tools that show it.
    expect(listItems(docs).map((item) => ticked(item, true) !== undefined)).toEqual([false, false, false, true]);
  });

  it('goes into a calendar unless it is done, under an id that stays', () => {
    const docs = [known('1', [due('a b', today, { amount: 100 }), due('c', today, { isDone: true })])];
    const [entry, ...others] = toCalendar(listItems(docs));
    expect(entry).toEqual({ id: 'due-1%20a%20b', day: today, title: 'Title a b', details: `${first.name}\n€1.00` });
    expect(others).toEqual([]);
    expect(toCalendar(listItems([...docs].reverse()))[0]?.id).toBe(entry?.id);
  });
});

describe('ticking off', () => {
  beforeEach(() => useWorkspace.setState(emptyWorkspace, true));

  it('is one step of its document, open or not, and can be taken back', () => {
    const one = known('1', [due('a', today)]);
    useWorkspace.setState({ docs: { 1: one.doc } });
    const [item] = listItems([one]);
    if (!item) throw new Error('Nothing is due');
    tick(item, true);
    const held = () => (useWorkspace.getState().docs['1']?.history.present.data as Data | undefined)?.dues[0]?.isDone;
    expect(held()).toBe(true);
    expect(useWorkspace.getState().said?.text).toBe('Done: Title a');
    expect(useWorkspace.getState().docs['1']?.history.past).toHaveLength(1);
    takeBack();
    expect(held()).toBe(false);
  });

  it('is left to the tool where it has no word for it', () => {
    const one = known('1', [due('a', today)], { shares: { ...shares, done: (data) => data } });
    useWorkspace.setState({ docs: { 1: one.doc } });
    const [item] = listItems([one]);
    expect(item && ticked(item, true)).toBeUndefined();
    if (item) tick(item, true);
    expect(useWorkspace.getState().said).toBeUndefined();
  });
});
