import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, type Feedback } from './model';
import { toScores } from './scores';

const around = { today: '2026-11-15', currency: 'USD' };
const blank = readDraft(fields, emptyDraft(fields, around.today), around).values;
const rated = (id: string, date: string, rating: number, ratingChosen = true): Feedback => ({ ...blank, id, date, rating, ratingChosen });

it('scores each month by the ratings people chose, the present one up to today', () => {
  const entries = [
    rated('1', '2026-10-03', 5),
    rated('2', '2026-10-20', 2),
    rated('3', '2026-11-02', 4),
    rated('4', '2026-11-03', 5),
    rated('5', '2026-11-04', 5, false),
    rated('6', '2026-12-01', 1),
  ];
  const [average, csat, net] = toScores(entries, around.today);
  expect(average?.values).toEqual([
    { date: '2026-10-31', value: 3.5 },
    { date: '2026-11-15', value: 4.5 },
  ]);
  expect(csat?.values.map(({ value }) => value)).toEqual([50, 100]);
  expect(net?.values.map(({ value }) => value)).toEqual([0, 50]);
  expect(toScores([rated('1', '2026-11-04', 5, false)], around.today)).toEqual([]);
});
