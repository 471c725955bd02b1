import { isDay } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { lastDayOf, monthOf } from '@/lib/months';
import { followed, type MetricLine } from '@/lib/topics/metrics';
import { averageOf, ratingsOf, type Feedback, type Rated } from './model';

const round = (value: number) => Number(value.toFixed(2));

/** Satisfaction month by month, over the ratings people chose; the present month counts up to today. */
export function toScores(entries: readonly Feedback[], today: string): MetricLine[] {
  const chosen = entries.flatMap(ratingsOf).filter(({ day, isChosen }) => isChosen && isDay(day) && day <= today);
  const months = [...groupBy(chosen, ({ day }) => monthOf(day))].sort(([a], [b]) => a.localeCompare(b));
  if (months.length === 0) return [];
  const dayOf = (month: string) => (month === monthOf(today) ? today : lastDayOf(month));
  const line = (id: string, name: string, unit: string, valueOf: (ratings: readonly Rated[]) => number): MetricLine => {
    const values = months.map(([month, ratings]) => ({ date: dayOf(month), value: round(valueOf(ratings)) }));
    return followed({ id, name, category: 'Customer', unit, direction: 'higher', values });
  };
  const share = (ratings: readonly Rated[], keep: (rating: number) => boolean) =>
    (ratings.filter(({ rating }) => keep(rating)).length / ratings.length) * 100;
  return [
    line('rating', 'Average rating', 'stars', (ratings) => averageOf(ratings) ?? 0),
    line('csat', 'CSAT (ratings of 4 and 5)', '%', (ratings) => share(ratings, (rating) => rating >= 4)),
    line(
      'net',
      'Net promoters (of 5 stars)',
      'points',
      (ratings) => share(ratings, (rating) => rating === 5) - share(ratings, (rating) => rating <= 3),
    ),
  ];
}
