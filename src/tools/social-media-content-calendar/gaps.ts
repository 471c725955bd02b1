import { addDays, mondayOf, isDay, type Day } from '@/lib/dates';
import { joinWords } from '@/lib/text';
import { platformNames, type Platform, type Post } from './model';

export interface GapWeek {
  monday: Day;
  name: string;
  cells: { platform: Platform; planned: number; drafts: number }[];
}

const shownWeeks = 4;

/** Posts of each platform in this week and the next ones; drafts are counted apart, since nobody has settled on them. */
export function countWeeks(posts: readonly Post[], watched: readonly Platform[], today: Day): GapWeek[] {
  if (!isDay(today)) return [];
  return Array.from({ length: shownWeeks }, (_, index) => {
    const monday = addDays(mondayOf(today), index * 7);
    const sunday = addDays(monday, 6);
    const inWeek = posts.filter(({ scheduledDate }) => isDay(scheduledDate) && scheduledDate >= monday && scheduledDate <= sunday);
    return {
      monday,
      name: index === 0 ? 'This week' : index === 1 ? 'Next week' : `In ${index} weeks`,
      cells: watched.map((platform) => {
        const own = inWeek.filter((post) => post.platform === platform);
        const drafts = own.filter(({ status }) => status === 'draft').length;
        return { platform, planned: own.length - drafts, drafts };
      }),
    };
  });
}

/** "Next week: no LinkedIn or TikTok post." */
export function describeGaps({ name, cells }: GapWeek): string {
  const missing = cells.filter(({ planned }) => planned === 0).map(({ platform }) => platformNames[platform]);
  return missing.length === 0 ? `${name}: every platform has a post.` : `${name}: no ${joinWords(missing, 'or')} post.`;
}

/** Where a post for an empty week starts: today in this week, Monday in a later one. */
export const suggestDay = ({ monday }: GapWeek, today: Day) => (monday < today ? today : monday);
