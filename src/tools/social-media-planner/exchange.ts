import { isDay } from '@/lib/dates';
import { hashText } from '@/lib/random';
import { plural } from '@/lib/text';
import { isTime } from '@/lib/times';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { platforms, statuses, type fields, type Platform, type PlannerExtra, type Post } from './model';

/** What a post is in both tools that plan posts. */
interface Shared {
  /** The id it has here. */
  id: string;
  platform: Platform;
  content: string;
  date: string;
  time: string;
  tags: string[];
  status: Post['status'];
}

interface Scheduled extends Shared {
  /** What the other tool itself took over from here last, to tell its own changes from ours. */
  took: string;
}

type Data = RecordsData<typeof fields, PlannerExtra>;
type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Posts that began here carry this there, and those that began there carry theirs here. */
const ours = 'planner-';
const theirs = 'calendar-';

/** A time left empty in the calendar. */
const usualTime = '12:00';

const plainTag = (tag: string) => tag.replace(/[^\p{L}\p{N}_]/gu, '');
const plainTags = (tags: readonly string[]) => [...new Set(tags.map(plainTag))].filter((tag) => tag !== '');

/** The same words at the same time give the same print in both tools. */
const printOf = ({ platform, content, date, time, tags, status }: Shared) =>
  hashText(JSON.stringify([platform, content, date, time, tags, status])).toString(36);

const readTags = (typed: string) => plainTags(typed.split(/[\s,#]+/));

const toShared = ({ id, platform, content, date, time, hashtags, status }: Post): Shared => ({
  id,
  platform,
  content: content.trim(),
  date,
  time: isTime(time) ? time : usualTime,
  tags: readTags(hashtags),
  status,
});

/** The posts in the calendar's work, as far as they are for a network that is planned here; samples stay where they are. */
export function readCalendar(data: unknown): Scheduled[] {
  if (!isObject(data) || !Array.isArray(data.records)) return [];
  const extra = isObject(data.extra) ? data.extra : {};
  const taken = isObject(extra.taken) ? extra.taken : {};
  return data.records.filter(isObject).flatMap((record): Scheduled[] => {
    const { isEdited } = record;
    const id = text(record.id);
    const platform = platforms.find((known) => known === record.platform);
    const status = statuses.find((known) => known === record.status);
    const words = text(record.content).trim();
    const link = text(record.linkUrl).trim();
    const content = [words, ...(link === '' || words.includes(link) ? [] : [link])].join('\n\n').trim();
    if (id === '' || isSampleRecord({ id, ...(isEdited === true ? { isEdited } : {}) })) return [];
    if (!platform || !status || content === '' || !isDay(text(record.scheduledDate))) return [];
    return [
      {
        id: id.startsWith(ours) ? id.slice(ours.length) : `${theirs}${id}`,
        platform,
        content,
        date: text(record.scheduledDate),
        time: isTime(text(record.scheduledTime)) ? text(record.scheduledTime) : usualTime,
        tags: plainTags(Array.isArray(record.hashtags) ? record.hashtags.map(text) : []),
        status,
        took: text(taken[id]),
      },
    ];
  });
}

interface Exchange {
  added: Scheduled[];
  /** Here already, and changed there since both were the same. */
  changed: Scheduled[];
}

/** What the calendar has that the planner lacks. What was deleted here does not come back. */
export function planExchange(there: readonly Scheduled[], { records, extra: { taken = {} } }: Data): Exchange {
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

const toValues = ({ platform, content, date, time, tags, status }: Shared) => ({
  platform,
  content,
  date,
  time,
  hashtags: tags.map((tag) => `#${tag}`).join(' '),
  status,
});

export function takeExchange(data: Data, { added, changed }: Exchange): Data {
  const changes = new Map(changed.map((post) => [post.id, toValues(post)]));
  const prints = [...added, ...changed].map((post) => [post.id, printOf(post)]);
  return {
    ...data,
    records: [
      ...added.map((post) => ({ id: post.id, ...toValues(post) })),
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
