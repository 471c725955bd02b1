import { expect, it } from 'vitest';
import type { Summary } from '@/platform/device-store';
import { startCompacting } from './compacting';
import { KeptDocument, mergeAll } from './kept-document';

const summary: Summary = { id: 'a', tool: 'x', name: '', title: '', changedAt: 0, openedAt: 0, pictures: [] };

it('makes one update of many in a long session, and the document is the same', () => {
  const written: Uint8Array[] = [];
  const merged: Uint8Array[] = [];
  const note = startCompacting({
    compact: (doc, merge) => {
      expect(doc).toBe('a');
      merged.push(merge(written));
      return Promise.resolve();
    },
  });
  const document = new KeptDocument(summary);
  for (let at = 0; at < 1_000; at += 1) {
    const update = document.write({ name: `Name ${at}`, work: { data: { at }, drafts: {} } });
    if (!update) throw new Error('Nothing was written.');
    written.push(update);
    note([{ summary, update }, { summary }]);
  }
  expect(merged).toHaveLength(2);
  const again = new KeptDocument(summary);
  again.add(merged[1] ?? mergeAll([]));
  expect(again.news()?.value).toEqual({ name: 'Name 999', work: { data: { at: 999 }, drafts: {} } });
  expect(merged[1]?.length).toBeLessThan(written.reduce((sum, { length }) => sum + length, 0) / 2);
});
