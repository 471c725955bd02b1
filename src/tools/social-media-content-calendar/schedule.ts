import { formatDay, isDay, weekdayOf, type Day } from '@/lib/dates';
import { formatTime, isTime } from '@/lib/times';
import { formatZone, toInstant, toWallClock } from '@/lib/zones';
import { weekdayNames } from './content';
import { defaultTime, type Post } from './model';

/** The user's clock: the running minute, 0 while unknown, and the zone it shows. */
export interface Here {
  now: number;
  zone: string;
}

type Scheduled = Pick<Post, 'scheduledDate' | 'scheduledTime'>;

/** A time left empty is the time a new post starts with. */
export const timeOf = ({ scheduledTime }: Pick<Post, 'scheduledTime'>) => (isTime(scheduledTime) ? scheduledTime : defaultTime);

const keyOf = (date: Day, time: string) => `${date}-${time.replace(':', '')}`;

/** When a post is due, in a form that sorts; empty without a date. */
export const momentOf = (post: Scheduled) => (isDay(post.scheduledDate) ? keyOf(post.scheduledDate, timeOf(post)) : '');

export const instantOf = (post: Scheduled, zone: string) => toInstant({ day: post.scheduledDate, time: timeOf(post) }, zone);

const currentMoment = ({ now, zone }: Here) => {
  const { day, time } = toWallClock(now, zone);
  return keyOf(day, time);
};

const byMoment = (a: Post, b: Post) => (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0);

const shownAhead = 5;

/** The next posts still ahead, soonest first. */
export function listUpcoming(posts: readonly Post[], here: Here): Post[] {
  if (here.now === 0) return [];
  const current = currentMoment(here);
  return posts
    .filter((post) => momentOf(post) > current)
    .sort(byMoment)
    .slice(0, shownAhead);
}

/** What somebody may still be asked about: not published, and not past. */
export const listToReview = (posts: readonly Post[], here: Here): Post[] =>
  here.now === 0
    ? []
    : posts
        .filter((post) => post.status !== 'published' && post.content.trim() !== '' && momentOf(post) > currentMoment(here))
        .sort(byMoment);

/** Due, but nobody has said that it went out. */
export const hasPassed = (post: Post, here: Here) =>
  here.now > 0 && post.status === 'scheduled' && momentOf(post) !== '' && momentOf(post) <= currentMoment(here);

/** "Tue 17 Nov 2026, 12:00 PM" */
export function describeMoment(post: Scheduled): string {
  const { scheduledDate } = post;
  if (!isDay(scheduledDate)) return 'No date';
  return `${weekdayNames[weekdayOf(scheduledDate)]} ${formatDay(scheduledDate)}, ${formatTime(timeOf(post))}`;
}

/** The user's zone with its offset at the time of a post, since clocks change. */
export const describeZone = (post: Scheduled, { now, zone }: Here) => formatZone(zone, instantOf(post, zone) ?? now);
