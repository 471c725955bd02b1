import { expect, it } from 'vitest';
import type { PostLine } from '@/lib/topics/posts';
import { catalogue } from '@/tools/registry';
import { loadShares } from '@/tools/shares';
import { startHistory } from '@/workspace/history';
import { makeDoc } from '@/workspace/store';
import { catchUp, isOwn, type KnownDoc } from './known-work';
import { listItems } from './today/items';

const around = { today: '2026-11-15', currency: 'USD' };
const post = (id: string, date: string, content = 'Hello'): PostLine => ({
  id,
  title: content,
  content,
  platform: 'twitter',
  contentType: 'text',
  date,
  time: '09:00',
  hashtags: [],
  mediaUrl: '',
  altText: '',
  linkUrl: '',
  status: 'scheduled',
});

/** A document of a tool that shows the posts, as it was when it was last open. */
async function showPosts(toolId: string, id: string, lines: readonly PostLine[], isApart = false): Promise<KnownDoc> {
  const tool = catalogue.find((entry) => entry.id === toolId);
  const shares = await loadShares(toolId);
  const list = shares?.list;
  if (!tool || !shares || !list) throw new Error(`${toolId} shows no list`);
  const start = { data: shares.state.start(around), drafts: {} };
  const given = lines.map((line) => ({ ...line }));
  const data = list.write(start.data, given, { around, gone: new Set(), asides: [] });
  const doc = {
    ...makeDoc(toolId, 1, start),
    id,
    list: isApart ? ('apart' as const) : list.topic,
    history: startHistory({ data, drafts: {} }),
  };
  return { doc, tool, shares, list, title: '', data, around };
}

const planners = catalogue.filter(({ list }) => list === 'posts').map(({ id }) => id);

it('a document that was not open since knows what its list has become, and each post is due once', async () => {
  expect(planners.length).toBeGreaterThan(1);
  const before = [post('1', '2026-11-16'), post('2', '2026-11-17')];
  const now = [post('1', '2026-11-20'), post('3', '2026-11-18')];
  const works = await Promise.all(planners.map((tool, index) => showPosts(tool, String(index + 1), before)));
  const daysOf = (docs: readonly KnownDoc[]) => listItems(docs).map(({ due }) => due.day);
  expect(daysOf(works)).toEqual(['2026-11-16', '2026-11-17']);
  const fresh = works.map((known) => ({ ...known, data: catchUp(known.doc, known.list, { posts: now }, around) }));
  expect(daysOf(fresh)).toEqual(['2026-11-18', '2026-11-20']);
});

it('a document that stands apart from the list keeps what it has', async () => {
  const [tool = ''] = planners;
  const known = await showPosts(tool, '1', [post('1', '2026-11-16')], true);
  expect(catchUp(known.doc, known.list, { posts: [] }, around)).toBe(known.data);
});

it('work is the user’s own unless nothing in it is', async () => {
  const [tool = ''] = planners;
  const known = await showPosts(tool, '1', [post('1', '2026-11-16')]);
  const { shares } = known;
  const sample = shares.state.sample?.(around);
  expect(isOwn(known)).toBe(true);
  expect(isOwn({ ...known, data: sample })).toBe(false);
  expect(
    isOwn({ ...known, data: known.list?.write(sample, [{ ...post('9', '2026-11-16') }], { around, gone: new Set(), asides: [] }) }),
  ).toBe(true);
});
