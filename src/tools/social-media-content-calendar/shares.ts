import { namedNetworks } from '@/lib/networks';
import type { PostLine } from '@/lib/topics/posts';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import type { RecordsData } from '@/kinds/records/state';
import { defineShares, startOnly, takenId, type Plan, type Source } from '@/workspace/shares';
import { list } from './list';
import { makePost, platformNames, platforms, searchText, state, type CalendarExtra, type fields } from './model';
import { toFiles } from './download';

type Data = RecordsData<typeof fields, CalendarExtra>;

/** Posts planned elsewhere come in as drafts. One that is here already moves to its new day, and keeps what was written here. */
export function planPosts(data: Data, lines: readonly PostLine[], source: Source): Plan<Data> {
  const here = new Map(data.records.map((post) => [post.id, post]));
  const posts = lines.map(({ id, title, content, platform, contentType, date, hashtags }) =>
    makePost(takenId(source, id), title, date, {
      content,
      platform: platforms.find((known) => known === platform) ?? 'instagram',
      contentType,
      hashtags,
      status: 'draft',
    }),
  );
  const added = posts.filter(({ id }) => !here.has(id));
  const moved = posts.filter(({ id, scheduledDate }) => here.has(id) && here.get(id)?.scheduledDate !== scheduledDate);
  if (added.length + moved.length === 0) return { data, names: [] };
  const days = new Map(moved.map(({ id, scheduledDate }) => [id, scheduledDate]));
  return {
    data: {
      ...data,
      records: [...added, ...data.records.map((post) => ({ ...post, scheduledDate: days.get(post.id) ?? post.scheduledDate }))],
    },
    names: added.map(({ title }) => title),
    changed: moved.map(({ title }) => title),
  };
}

/** Gaps matter where the company posts. */
const profile = startOnly<Data>({
  fill: (data, answers) => {
    const watched = namedNetworks(answers['company.channels'] ?? '', platformNames);
    const isStart = data.extra.watched.length === platforms.length;
    if (!isStart || watched.length === 0 || watched.length === platforms.length) return { data, names: [] };
    return { data: { ...data, extra: { ...data.extra, watched } }, names: ['Platforms'] };
  },
});

export const shares = defineShares(state, {
  list,
  profile,
  accepts: { posts: { noun: 'post', plan: planPosts } },
  agenda: ({ records }) =>
    dueRecords(records, ({ scheduledDate, status, platform, title }) => ({
      day: scheduledDate,
      title: `${status === 'draft' ? 'Draft of a post' : 'Post'} on ${platformNames[platform]}: ${title.trim() || 'untitled'}`,
      isDone: status === 'published',
    })),
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
