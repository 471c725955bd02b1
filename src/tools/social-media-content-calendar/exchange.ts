import { isDay } from '@/lib/dates';
import { hashText } from '@/lib/random';
import { plural } from '@/lib/text';
import { isTime } from '@/lib/times';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import {
  defaultTime,
  makePost,
  platforms,
  statuses,
  type CalendarExtra,
  type fields,
  type Platform,
  type Post,
  type Status,
} from './model';

/** What a post is in both tools that plan posts. */
interface Shared {
  /** The id it has here. */
  id: string;
  platform: Platform;
  content: string;
  date: string;
  time: string;
  tags: string[];
  status: Status;
}

interface Planned extends Shared {
  /** What the other tool itself took over from here last, to tell its own changes from ours. */
  took: string;
}

type Data = RecordsData<typeof fields, CalendarExtra>;
type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Posts that began here carry this there, and those that began there carry theirs here. */
const ours = 'calendar-';
const theirs = 'planner-';

const plainTag = (tag: string) => tag.replace(/[^\p{L}\p{N}_]/gu, '');
const plainTags = (tags: readonly string[]) => [...new Set(tags.map(plainTag))].filter((tag) => tag !== '');

/** The same words at the same time give the same print in both tools. */
const printOf = ({ platform, content, date, time, tags, status }: Shared) =>
  hashText(JSON.stringify([platform, content, date, time, tags, status])).toString(36);

function toShared({ id, platform, content, linkUrl, scheduledDate, scheduledTime, hashtags, status }: Post): Shared {
  const link = linkUrl.trim();
  return {
    id,
    platform,
    content: [content.trim(), ...(link === '' || content.includes(link) ? [] : [link])].join('\n\n'),
    date: scheduledDate,
    time: isTime(scheduledTime) ? scheduledTime : defaultTime,
    tags: plainTags(hashtags),
    status,
  };
}

/** The posts in the planner's work; samples stay where they are. */
export function readPlanned(data: unknown): Planned[] {
  if (!isObject(data) || !Array.isArray(data.records)) return [];
  const extra = isObject(data.extra) ? data.extra : {};
  const taken = isObject(extra.taken) ? extra.taken : {};
  return data.records.filter(isObject).flatMap((record): Planned[] => {
    const { isEdited } = record;
    const id = text(record.id);
    const platform = platforms.find((known) => known === record.platform);
    const status = statuses.find((known) => known === record.status);
    const content = text(record.content).trim();
    if (id === '' || isSampleRecord({ id, ...(isEdited === true ? { isEdited } : {}) })) return [];
    if (!platform || !status || content === '' || !isDay(text(record.date))) return [];
    return [
      {
        id: id.startsWith(ours) ? id.slice(ours.length) : `${theirs}${id}`,
        platform,
        content,
        date: text(record.date),
        time: isTime(text(record.time)) ? text(record.time) : defaultTime,
        tags: plainTags(text(record.hashtags).split(/[\s,#]+/)),
        status,
        took: text(taken[id]),
      },
    ];
  });
}

interface Exchange {
  added: Planned[];
  /** Here already, and changed there since both were the same. */
  changed: Planned[];
}

/** What the planner has that the calendar lacks. What was deleted here does not come back. */
export function planExchange(there: readonly Planned[], { records, extra: { taken = {} } }: Data): Exchange {
  const here = new Map(records.map((post) => [post.id, post]));
  const news = there.filter((post) => ![taken[post.id], post.took].includes(printOf(post)));
  return {
    // What began here and is gone was deleted here.
    added: news.filter(({ id }) => !here.has(id) && id.startsWith(theirs) && taken[id] === undefined),
    changed: news.filter((post) => {
      const own = here.get(post.id);
      return own !== undefined && printOf(toShared(own)) !== printOf(post);
    }),
  };
}

const titleLength = 60;

/** The planner knows no titles: the first words are one. */
function titleOf(content: string): string {
  const marks = Array.from((content.split('\n')[0] ?? '').trim());
  return marks.length > titleLength ? `${marks.slice(0, titleLength).join('').trimEnd()}…` : marks.join('');
}

const toValues = ({ platform, content, date, time, tags, status }: Shared): Partial<Post> => ({
  platform,
  content,
  scheduledDate: date,
  scheduledTime: time,
  hashtags: tags,
  status,
});

export function takeExchange(data: Data, { added, changed }: Exchange): Data {
  const changes = new Map(changed.map((post) => [post.id, toValues(post)]));
  const prints = [...added, ...changed].map((post) => [post.id, printOf(post)]);
  return {
    ...data,
    records: [
      ...added.map((post) => makePost(post.id, titleOf(post.content), post.date, toValues(post))),
      ...data.records.map((post) => ({ ...post, ...changes.get(post.id) })),
    ],
    extra: { ...data.extra, taken: { ...data.extra.taken, ...(Object.fromEntries(prints) as Record<string, string>) } },
  };
}

/** "2 posts that are not here and 1 that has changed"; empty where there is nothing. */
export function describeExchange({ added, changed }: Exchange): string {
  const parts = [
    ...(added.length > 0 ? [`${plural(added.length, 'post')} that ${added.length === 1 ? 'is' : 'are'} not here`] : []),
    ...(changed.length > 0 ? [`${plural(changed.length, 'post')} that ${changed.length === 1 ? 'has' : 'have'} changed there`] : []),
  ];
  return parts.join(' and ');
}
