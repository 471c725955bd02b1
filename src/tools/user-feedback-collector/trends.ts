import { formatDay, isDay } from '@/lib/dates';
import { foldText } from '@/lib/text';
import {
  averageOf,
  categories,
  ratingsOf,
  shownVotes,
  typeLabels,
  types,
  userTypeLabels,
  userTypes,
  type Feedback,
  type Rated,
} from './model';

interface Satisfaction {
  /** Share of ratings of 4 and 5. */
  csat: number | undefined;
  /** Share of 5 minus share of 1 to 3, in points from -100 to 100. */
  net: number | undefined;
  count: number;
}

/** Over the ratings people chose; a rating nobody chose says nothing about satisfaction. */
export function computeSatisfaction(entries: readonly Feedback[]): Satisfaction {
  const chosen = entries.flatMap(ratingsOf).filter(({ isChosen }) => isChosen);
  const count = chosen.length;
  if (count === 0) return { csat: undefined, net: undefined, count };
  const share = (keep: (rating: number) => boolean) => chosen.filter(({ rating }) => keep(rating)).length / count;
  return { csat: share((rating) => rating >= 4), net: (share((rating) => rating === 5) - share((rating) => rating <= 3)) * 100, count };
}

interface MonthOfRatings {
  label: string;
  average: number | null;
  chosenAverage: number | null;
}

const monthsShown = 12;
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const labelOf = (month: number) => {
  const day = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return formatDay(day, 'shortMonth') || day.slice(0, 7);
};

/** The last year up to the latest rating; a month without one is a gap, not a zero. */
export function toMonths(entries: readonly Feedback[]): MonthOfRatings[] {
  const byMonth = new Map<number, Rated[]>();
  for (const rated of entries.flatMap(ratingsOf)) {
    if (!isDay(rated.day)) continue;
    const month = monthOf(rated.day);
    const known = byMonth.get(month);
    if (known) known.push(rated);
    else byMonth.set(month, [rated]);
  }
  if (byMonth.size === 0) return [];
  let last = -Infinity;
  let earliest = Infinity;
  for (const month of byMonth.keys()) {
    last = Math.max(last, month);
    earliest = Math.min(earliest, month);
  }
  const first = Math.max(last - monthsShown + 1, earliest);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const ratings = byMonth.get(first + index) ?? [];
    return {
      label: labelOf(first + index),
      average: averageOf(ratings) ?? null,
      chosenAverage: averageOf(ratings.filter(({ isChosen }) => isChosen)) ?? null,
    };
  });
}

interface Theme {
  name: string;
  count: number;
  votes: number;
  average: number | undefined;
}

function toThemes(entries: readonly Feedback[], namesOf: (entry: Feedback) => readonly string[], hasFloor: boolean): Theme[] {
  // "Export" and "export" are one theme, by the name it was first given.
  const groups = new Map<string, { name: string; group: Feedback[] }>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const known = groups.get(foldText(name));
      if (!known) groups.set(foldText(name), { name, group: [entry] });
      else if (known.group.at(-1) !== entry) known.group.push(entry);
    }
  }
  return [...groups.values()]
    .map(({ name, group }) => ({
      name,
      count: group.length,
      votes: group.reduce((sum, entry) => sum + shownVotes(entry, hasFloor), 0),
      average: averageOf(group.flatMap(ratingsOf)),
    }))
    .sort((a, b) => b.count - a.count || b.votes - a.votes);
}

export type Grouping = 'tag' | 'category' | 'type' | 'userType';

/** How often each theme comes up, how many votes it has and how its people rate. */
export function countThemes(entries: readonly Feedback[], by: Grouping, hasFloor: boolean): Theme[] {
  const names: Record<Grouping, (entry: Feedback) => readonly string[]> = {
    tag: ({ tags }) => tags,
    category: ({ category }) => categories.filter((known) => known === category),
    type: ({ type }) => types.filter((known) => known === type).map((known) => typeLabels[known]),
    userType: ({ userType }) => userTypes.filter((known) => known === userType).map((known) => userTypeLabels[known]),
  };
  return toThemes(entries, names[by], hasFloor);
}

/** Every tag in use, most used first. */
export const listTags = (entries: readonly Feedback[]): string[] => toThemes(entries, ({ tags }) => tags, false).map(({ name }) => name);
