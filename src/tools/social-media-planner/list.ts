import { isDay } from '@/lib/dates';
import { isTime } from '@/lib/times';
import type { PostLine } from '@/lib/topics/posts';
import { moreFrom, moreOf } from '@/kinds/posts/fields';
import { asEdited, isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { sharedIds } from '@/kinds/records/shared-ids';
import { defineList } from '@/workspace/lists';
import { platforms, type fields, type PlannerExtra, type Post } from './model';

type Data = RecordsData<typeof fields, PlannerExtra>;

const ids = sharedIds('planner');

/** A time left empty elsewhere. */
const usualTime = '12:00';

const plainTags = (typed: string) =>
  [...new Set(typed.split(/[\s,#]+/).map((tag) => tag.replace(/[^\p{L}\p{N}_]/gu, '')))].filter((tag) => tag !== '');

const toLine = ({ id, platform, content, date, time, hashtags, status, altText, ...more }: Post): PostLine => ({
  id: ids.toShared(id),
  // This tool knows no titles: one given elsewhere stays.
  title: '',
  content: content.trim(),
  platform,
  contentType: more.picture === '' ? 'text' : 'image',
  date,
  time: isTime(time) ? time : usualTime,
  hashtags: plainTags(hashtags),
  mediaUrl: '',
  altText,
  linkUrl: '',
  status,
  ...moreOf(more),
});

/** What is planned for other networks is no business of this tool. */
const platformOf = (line: PostLine) => platforms.find((known) => known === line.platform);

function toPost(line: PostLine, platform: Post['platform'], old: Post | undefined): Post {
  const link = line.linkUrl.trim();
  const content = [line.content.trim(), ...(link === '' || line.content.includes(link) ? [] : [link])].join('\n\n').trim();
  const isSameTags = old !== undefined && plainTags(old.hashtags).join(' ') === line.hashtags.join(' ');
  // What is on the list is the user's, also where it was made of a sample.
  return asEdited({
    ...old,
    ...moreFrom(line),
    id: ids.toOwn(line.id),
    platform,
    content,
    date: line.date,
    time: isTime(line.time) ? line.time : usualTime,
    hashtags: isSameTags ? old.hashtags : line.hashtags.map((tag) => `#${tag}`).join(' '),
    status: line.status,
    altText: line.altText,
  });
}

export const list = defineList<Data, 'posts'>({
  topic: 'posts',
  read: ({ records }) => records.filter((post) => !isSampleRecord(post) && post.content.trim() !== '' && isDay(post.date)).map(toLine),
  write: (data, lines, { gone, asides }) => {
    const here = new Set(data.records.map(({ id }) => id));
    const old = new Map([...asides.toReversed(), data].flatMap(({ records }) => records.map((post) => [post.id, post] as const)));
    const wanted = new Map(
      lines.flatMap((line) => {
        const platform = platformOf(line);
        const id = ids.toOwn(line.id);
        return platform && isDay(line.date) && line.content.trim() !== '' ? [[id, toPost(line, platform, old.get(id))] as const] : [];
      }),
    );
    const left = new Set([...gone, ...lines.filter((line) => !platformOf(line)).map(({ id }) => id)].map(ids.toOwn));
    const kept = data.records.flatMap((post) => (left.has(post.id) ? [] : [wanted.get(post.id) ?? post]));
    return { ...data, records: [...[...wanted.values()].filter(({ id }) => !here.has(id)), ...kept] };
  },
});
