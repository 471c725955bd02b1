import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestVersionName, mostVersions, readVersions } from './read-versions';
import { emptyWorkspace, makeDoc, putDoc, useWorkspace } from './store';
import { noteScreen } from './travel';
import { goBackTo, keepVersion, removeVersion } from './versions';

const work = (text: string) => ({ data: { text }, drafts: {}, currency: 'EUR' });

/** A document of one tool, which reads whatever has a text. */
function begin(text: string) {
  const doc = { ...makeDoc('notes', 2, work('')), id: 'd' };
  putDoc({ ...doc, history: { ...doc.history, present: work(text) } });
  noteScreen('notes', {
    version: 2,
    start: work(''),
    title: () => '',
    read: async ({ data, version }) => (version > 2 ? undefined : { work: { data, drafts: {} }, versions: [] }),
  });
}

const docNow = () => useWorkspace.getState().docs['d'];
const type = (text: string) => {
  const doc = docNow();
  if (doc) putDoc({ ...doc, history: { ...doc.history, past: [doc.history.present], present: work(text) } });
};

describe('versions', () => {
  beforeEach(() => useWorkspace.setState(emptyWorkspace));
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are kept up to a limit, the oldest goes first; of somebody else’s document there are none', () => {
    begin('first');
    for (let count = 0; count <= mostVersions; count += 1) keepVersion('d', `v${count}`);
    expect([docNow()?.versions?.length, docNow()?.versions?.[0]?.name]).toEqual([mostVersions, 'v1']);
    const doc = docNow();
    if (doc) putDoc({ ...doc, versions: [], isPreview: true });
    keepVersion('d', 'theirs');
    keepVersion('none', 'x');
    expect(docNow()?.versions).toEqual([]);
  });

  it('have a name of a length that can be read, and a currency only where there is one', () => {
    const doc = makeDoc('notes', 2, { data: { text: '' }, drafts: {} });
    putDoc({ ...doc, id: 'd' });
    keepVersion('d', 'x'.repeat(longestVersionName + 5));
    expect(docNow()?.versions?.[0]?.name).toHaveLength(longestVersionName);
    expect(docNow()?.versions?.[0]).not.toHaveProperty('currency');
  });

  it('stay as they were while the document goes on, and come back as one step', async () => {
    begin('first');
    keepVersion('d', '  Sent to investors ');
    type('second');
    const [version] = docNow()?.versions ?? [];
    expect(version).toMatchObject({ name: 'Sent to investors', version: 2, data: { text: 'first' }, currency: 'EUR' });
    expect(version && (await goBackTo('d', version))).toBe(true);
    expect(docNow()?.history.present.data).toEqual({ text: 'first' });
    expect(docNow()?.history.past.at(-1)?.data).toEqual({ text: 'second' });
    expect(useWorkspace.getState().said?.text).toBe('Back to Sent to investors');
  });

  it('of a newer shape are left alone', async () => {
    begin('first');
    keepVersion('d', 'Old');
    const [version] = docNow()?.versions ?? [];
    expect(version && (await goBackTo('d', { ...version, version: 3 }))).toBe(false);
    expect(docNow()?.history.present.data).toEqual({ text: 'first' });
    expect(await goBackTo('none', { id: 'v', name: '', at: 0, version: 1, data: {} })).toBe(false);
  });

  it('can be deleted and brought back to their place', () => {
    begin('first');
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    ['a', 'b', 'c'].forEach((name, index) => {
      vi.setSystemTime(2_000 + index);
      keepVersion('d', name);
    });
    const names = () => docNow()?.versions?.map(({ name }) => name);
    const undo = removeVersion('d', docNow()?.versions?.[1]?.id ?? '');
    expect(names()).toEqual(['a', 'c']);
    undo();
    expect(names()).toEqual(['a', 'b', 'c']);
    removeVersion('d', 'none')();
    expect(names()?.length).toBe(3);
  });

  it('are read from outside only where they are versions', () => {
    const sound = { id: 'v', name: 'n', at: 5, version: 1, data: 0 };
    expect(readVersions([sound, { ...sound }, { ...sound, id: 'w', currency: 5, extra: 1 }])).toEqual([sound, { ...sound, id: 'w' }]);
    const odd = [null, 'x', { ...sound, id: 1 }, { ...sound, at: Number.NaN }, { ...sound, version: '1' }, { id: 'x', at: 1, version: 1 }];
    expect(readVersions(odd)).toEqual([]);
    expect(readVersions({ length: 3 })).toEqual([]);
    expect(readVersions([{ ...sound, name: 'x'.repeat(200) }])[0]?.name.length).toBe(longestVersionName);
    expect(readVersions(Array.from({ length: 150 }, (_, index) => ({ ...sound, id: String(index) }))).length).toBe(mostVersions);
  });
});
