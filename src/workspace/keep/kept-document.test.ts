import { describe, expect, it } from 'vitest';
import type { Summary } from '@/platform/device-store';
import { startHistory } from '../history';
import type { Doc } from '../store';
import { asEnvelope, idOfList, joinUpdates, KeptDocument, listOf, mergeAll, toValue, type Value } from './kept-document';

const summary: Summary = { id: 'a', tool: 'plan', name: '', title: '', changedAt: 5, openedAt: 6, pictures: [] };
const work = { data: { n: 1 }, drafts: {} };
const value: Value = { tool: 'plan', version: 2, name: 'Bakery', work };

describe('a kept document', () => {
  it('gives what has to be written, and nothing where nothing changed', () => {
    const document = new KeptDocument(summary);
    expect(document.id).toBe('a');
    const first = document.write(value);
    expect(first).toBeDefined();
    expect(document.write({ ...value, work: { data: { n: 1 }, drafts: {} } })).toBeUndefined();
    const second = document.write({ ...value, work: { data: { n: 2, more: [1] }, drafts: {} } });
    expect(document.changed).toEqual(['n', 'more']);
    // A form that is open is nobody else's concern.
    document.write({ ...value, work: { data: { n: 2, more: [1] }, drafts: { form: 'x' } } });
    expect(document.changed).toEqual([]);
    const other = new KeptDocument(summary);
    if (first && second) other.add(joinUpdates([first, second]));
    expect(other.news()?.value).toEqual({ ...value, work: { data: { n: 2, more: [1] }, drafts: {} } });
  });

  it('knows what others wrote, and what they do not have yet', () => {
    const [one, other] = [new KeptDocument(summary), new KeptDocument(summary)];
    const first = one.write(value);
    if (!first) throw new Error('Nothing was written.');
    other.add(first);
    other.value = value;
    expect(other.news()).toBeUndefined();
    expect(one.beyond([first])).toBeUndefined();
    const second = one.write({ ...value, name: 'Shop' });
    const missing = one.beyond([first]);
    expect(second && missing).toBeDefined();
    if (missing) other.add(missing);
    expect(other.news()?.value).toEqual({ ...value, name: 'Shop' });
    const whole = new KeptDocument(summary);
    whole.add(mergeAll([one.whole()]));
    expect(whole.news()?.value).toEqual({ ...value, name: 'Shop' });
  });
});

describe('a document as it is kept', () => {
  const doc: Doc = {
    id: 'a',
    tool: 'plan',
    name: 'Bakery',
    version: 2,
    start: work,
    history: startHistory(work),
    changedAt: 5,
    openedAt: 6,
  };

  it('has no more than its work, its list and its versions', () => {
    expect(toValue(doc)).toEqual(value);
    const versions = [{ id: 'v', name: 'V', at: 1, version: 2, data: {} }];
    expect(toValue({ ...doc, list: 'apart', versions })).toEqual({ ...value, list: 'apart', versions });
  });

  it('travels to its tool with all that is known of it', () => {
    const bare = { app: 'groundwork', tool: 'plan', version: 2, id: 'a', changedAt: 5, openedAt: 6, data: { n: 1 }, drafts: {} };
    expect(asEnvelope(value, summary)).toEqual({ ...bare, name: 'Bakery' });
    expect(asEnvelope({ ...value, name: '' }, summary)).toEqual(bare);
    const versions = [{ id: 'v' }];
    const full = { ...value, list: 'apart', versions, work: { ...work, drafts: { form: 1 }, currency: 'EUR', taken: { x: 'y' } } };
    expect(asEnvelope(full, summary)).toEqual({
      ...bare,
      name: 'Bakery',
      drafts: { form: 1 },
      list: 'apart',
      versions,
      currency: 'EUR',
      taken: { x: 'y' },
    });
    const damaged = { ...value, name: 3, work: { data: { n: 1 }, drafts: 'x', currency: 3, taken: 'x' } } as unknown as Value;
    expect(asEnvelope(damaged, summary)).toEqual(bare);
  });

  it('is none without its tool, its version or its data', () => {
    for (const wrong of [{ tool: 3 }, { version: '2' }, { work: undefined }, { work: [] }, { work: {} }])
      expect(asEnvelope({ ...value, ...wrong } as unknown as Value, summary)).toBeUndefined();
    expect(asEnvelope({ ...value, work: { data: undefined, drafts: {} } }, summary)).toBeDefined();
  });

  it('of a list is known by its name', () => {
    expect(listOf(idOfList('rivals'))).toBe('rivals');
    expect([listOf('rivals'), listOf('list-none')]).toEqual([undefined, undefined]);
  });
});
