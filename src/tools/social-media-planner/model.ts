import { addDays, daysBetween, formatDay, isDay, type Day } from '@/lib/dates';
import { choice, day, longText, text, time, type RecordOf, type Surroundings } from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { formatTime, isTime, minutesOf } from '@/lib/times';
import { addMore, hiddenFields, noMore, postFields, type PostMore } from '@/kinds/posts/fields';
import type { SlotPlan } from '@/kinds/posts/plan';
import { recordsState } from '@/kinds/records/state';
import { platformLabels, statusLabels } from './content';

export const platforms = ['twitter', 'facebook', 'instagram', 'linkedin'] as const;
export const statuses = ['scheduled', 'published', 'draft'] as const;
export const facebookLimits = ['2000', '5000', '63206'] as const;

/** The most any of the four networks takes. */
const longestPost = 63_206;

/** What a table of posts shows. */
export const shownFields = {
  platform: choice('Platform', platforms, { default: 'twitter', labels: platformLabels }),
  content: longText('Content', { required: 'Write what to post.', maxLength: longestPost }),
  date: day('Date', { required: 'Choose a date.', earliest: 'today' }),
  time: time('Time', { required: 'Choose a time.' }),
  hashtags: text('Hashtags', { placeholder: '#startup #growth' }),
  status: choice('Status', statuses, { default: 'scheduled', labels: statusLabels }),
  altText: text('Alt text', { hint: 'What the picture shows, for people who can’t see it.' }),
  ...postFields,
};
export const fields = { ...shownFields, ...hiddenFields };

export type Post = RecordOf<typeof fields>;
export type Platform = Post['platform'];

export interface PlannerExtra extends SlotPlan {
  facebookLimit: (typeof facebookLimits)[number];
}

export const state = recordsState<typeof fields, PlannerExtra>({
  version: 2,
  migrate: withAltText,
  list: 'posts',
  fields,
  sample: samplePosts,
  extra: { facebookLimit: '2000' },
});

/** In version 1 a post had no picture, campaign or review. */
function withAltText(data: unknown): unknown {
  const { records, ...rest } = addMore(data) as { records?: object[] };
  return records ? { ...rest, records: records.map((post) => ({ altText: '', ...post })) } : data;
}

const plain: PostMore & { altText: string } = { ...noMore, altText: '' };

function samplePosts({ today }: Surroundings): Post[] {
  return [
    {
      ...plain,
      id: 'sample-1',
      platform: 'twitter',
      content: 'Our beta opens on Monday. 50 places, first come, first served: https://example.com/beta',
      date: addDays(today, 1),
      time: '09:00',
      hashtags: '#startup',
      status: 'scheduled',
    },
    {
      ...plain,
      id: 'sample-2',
      platform: 'linkedin',
      content: 'Six months of customer interviews in five lessons. The second one changed our pricing.',
      date: addDays(today, 3),
      time: '08:30',
      hashtags: '#business #growth',
      status: 'scheduled',
    },
    {
      ...plain,
      id: 'sample-3',
      platform: 'instagram',
      content: 'New office, old coffee machine. Moving day in pictures.',
      date: addDays(today, 9),
      time: '17:15',
      hashtags: '',
      status: 'scheduled',
    },
    {
      ...plain,
      id: 'sample-4',
      platform: 'facebook',
      content: 'Thank you to the 200 people who came to our open day.',
      date: addDays(today, -1),
      time: '12:00',
      hashtags: '',
      status: 'scheduled',
    },
    {
      ...plain,
      id: 'sample-5',
      platform: 'twitter',
      content: 'We are hiring our first engineer. Small team, real ownership.',
      date: addDays(today, -6),
      time: '10:00',
      hashtags: '#startup',
      status: 'published',
    },
  ];
}

/** The running minute on the user's own clock, "2026-11-15T14:30"; empty while the page is being made. */
export type Moment = string;

/** When a post is due, in the same form; without a time it has the whole day. */
const momentOf = ({ date, time: at }: Pick<Post, 'date' | 'time'>): Moment => (isDay(date) ? `${date}T${isTime(at) ? at : '24:00'}` : '');

/** Still scheduled though its time has come: only the user knows whether it was posted. */
export const isDue = (post: Post, now: Moment): boolean =>
  post.status === 'scheduled' && now !== '' && momentOf(post) !== '' && momentOf(post) <= now;

const isAhead = (post: Post, now: Moment) => post.status === 'scheduled' && now !== '' && momentOf(post) > now;

const byMoment = (a: Post, b: Post) => (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0);

/** Scheduled posts that lie ahead, by time. */
export const listUpcoming = (posts: readonly Post[], now: Moment): Post[] => posts.filter((post) => isAhead(post, now)).sort(byMoment);

/** What somebody may still be asked about: not published, and not past. */
export const listToReview = (posts: readonly Post[], now: Moment): Post[] =>
  posts.filter((post) => post.status !== 'published' && post.content.trim() !== '' && momentOf(post) > now).sort(byMoment);

/** Today and the next seven days, by the user's own calendar. */
export const isThisWeek = ({ date }: Pick<Post, 'date'>, today: Day): boolean =>
  isDay(today) && isDay(date) && date >= today && date <= addDays(today, 7);

interface Figures {
  scheduled: number;
  thisWeek: number;
  platforms: number;
}

export const computeFigures = (posts: readonly Post[], today: Day): Figures => ({
  scheduled: posts.filter(({ status }) => status === 'scheduled').length,
  thisWeek: posts.filter((post) => isThisWeek(post, today)).length,
  platforms: new Set(posts.map(({ platform }) => platform)).size,
});

/** "16 Nov 2026, 9:00 AM" */
export const formatWhen = ({ date, time: at }: Pick<Post, 'date' | 'time'>): string =>
  [formatDay(date) || 'No date', formatTime(at)].filter(Boolean).join(', ');

const minutesPerDay = 1_440;
const minuteOf = ({ date, time: at }: Pick<Post, 'date' | 'time'>): number | undefined =>
  isDay(date) ? daysBetween('1970-01-01', date) * minutesPerDay + (isTime(at) ? minutesOf(at) : 0) : undefined;

const repeatMinutes = 3 * minutesPerDay;
const sameText = ({ platform, content }: Pick<Post, 'platform' | 'content'>) =>
  `${platform} ${content.trim().toLowerCase().replace(/\s+/g, ' ')}`;

/** For each post the nearest other one with the same text on the same platform less than three days away. */
export function findRepeats(posts: readonly Post[]): Map<string, Post> {
  const repeats = new Map<string, Post>();
  const dated = posts.flatMap((post) => {
    const minute = minuteOf(post);
    return post.status === 'draft' || post.content.trim() === '' || minute === undefined ? [] : [{ post, minute }];
  });
  for (const group of groupBy(dated, ({ post }) => sameText(post)).values()) {
    if (group.length < 2) continue;
    group.sort((a, b) => a.minute - b.minute);
    group.forEach((one, index) => {
      const near = [group[index - 1], group[index + 1]]
        .flatMap((other) => (other ? [{ ...other, apart: Math.abs(other.minute - one.minute) }] : []))
        .filter(({ apart }) => apart < repeatMinutes)
        .sort((a, b) => a.apart - b.apart)[0];
      if (near) repeats.set(one.post.id, near.post);
    });
  }
  return repeats;
}

/** The same post in two files is one post. */
export const postIdentity = ({ platform, content, date, time: at }: Post) => JSON.stringify([platform, content.trim(), date, at]);

const shortLength = 60;

/** The beginning of a post, on one line: what it is called where there is no room for all of it. */
export function shortText(text: string): string {
  const marks = Array.from(text.replace(/\s+/g, ' '));
  return marks.length > shortLength ? `${marks.slice(0, shortLength).join('')}…` : marks.join('');
}

export const searchText = ({ content, hashtags, platform, campaign }: Post) =>
  `${content} ${hashtags} ${platformLabels[platform]} ${campaign}`;

export interface Filter {
  query: string;
  status: 'all' | 'due' | Post['status'];
  platform: 'all' | Platform;
  campaign: string;
  sort: 'next' | 'entry';
}
export const startFilter: Filter = { query: '', status: 'all', platform: 'all', campaign: 'all', sort: 'next' };

const farApart = 1e12;

/** What is due first, then what comes next, then the rest, the latest first. */
export function rankPost(post: Post, now: Moment): number {
  const minute = minuteOf(post);
  if (minute === undefined) return 3 * farApart;
  if (post.status !== 'scheduled') return 2 * farApart - minute;
  return isDue(post, now) ? minute - farApart : minute;
}
