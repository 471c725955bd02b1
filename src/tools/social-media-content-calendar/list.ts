import { isDay } from '@/lib/dates';
import { isTime } from '@/lib/times';
import type { PostLine } from '@/lib/topics/posts';
import { moreFrom } from '@/kinds/posts/fields';
import { asEdited, isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { sharedIds } from '@/kinds/records/shared-ids';
import { defineList } from '@/workspace/lists';
import { defaultTime, makePost, platforms, type CalendarExtra, type fields, type Platform, type Post } from './model';

type Data = RecordsData<typeof fields, CalendarExtra>;

const ids = sharedIds('calendar');

const plainTags = (tags: readonly string[]) =>
  [...new Set(tags.map((tag) => tag.replace(/[^\p{L}\p{N}_]/gu, '')))].filter((tag) => tag !== '');

const titleLength = 60;

/** Where a post has no title, its first words are one. */
function titleOf(content: string): string {
  const marks = Array.from((content.trim().split('\n')[0] ?? '').trim());
  return marks.length > titleLength ? `${marks.slice(0, titleLength).join('').trimEnd()}…` : marks.join('');
}

const toLine = ({ id, scheduledDate, scheduledTime, hashtags, isEdited: _mark, ...post }: Post): PostLine => ({
  ...post,
  id: ids.toShared(id),
  content: post.content.trim(),
  date: scheduledDate,
  time: isTime(scheduledTime) ? scheduledTime : defaultTime,
  hashtags: plainTags(hashtags),
});

const platformOf = (line: PostLine) => platforms.find((known) => known === line.platform);

function toPost(line: PostLine, platform: Platform, old: Post | undefined): Post {
  const { title, content, contentType, date, time, hashtags, mediaUrl, altText, linkUrl, status } = line;
  const isSameTags = old !== undefined && plainTags(old.hashtags).join(' ') === hashtags.join(' ');
  // What is on the list is the user's, also where it was made of a sample.
  return asEdited({
    ...old,
    ...makePost(ids.toOwn(line.id), title.trim() === '' ? titleOf(content) : title, date, {
      content,
      platform,
      contentType,
      scheduledTime: isTime(time) ? time : defaultTime,
      hashtags: isSameTags ? old.hashtags : hashtags,
      mediaUrl,
      altText,
      linkUrl,
      status,
      ...moreFrom(line),
    }),
  });
}

export const list = defineList<Data, 'posts'>({
  topic: 'posts',
  read: ({ records }) =>
    records.filter((post) => !isSampleRecord(post) && post.content.trim() !== '' && isDay(post.scheduledDate)).map(toLine),
  write: (data, lines, { gone, asides }) => {
    const here = new Set(data.records.map(({ id }) => id));
    const old = new Map([...asides.toReversed(), data].flatMap(({ records }) => records.map((post) => [post.id, post] as const)));
    const wanted = new Map(
      lines.flatMap((line) => {
        const platform = platformOf(line);
        const id = ids.toOwn(line.id);
        return platform && isDay(line.date) ? [[id, toPost(line, platform, old.get(id))] as const] : [];
      }),
    );
    const left = new Set([...gone].map(ids.toOwn));
    const kept = data.records.flatMap((post) => (left.has(post.id) ? [] : [wanted.get(post.id) ?? post]));
    return { ...data, records: [...[...wanted.values()].filter(({ id }) => !here.has(id)), ...kept] };
  },
});
