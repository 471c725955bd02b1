import type { Cell, Sheet } from '@/lib/sheet';
import { computeCohorts } from './cohorts';
import { countOf, formulaOf, tierOf, type Book } from './sheets';

/** Everybody by the month they joined in, from the counts and the churn of each tier. */
export function toCohortSheet({ projection, names }: Book): Sheet {
  const cohorts = computeCohorts(projection);
  return {
    name: 'Cohorts',
    columns: [
      { label: 'Joined in month (0 = before)', kind: 'number' },
      ...(cohorts[0]?.left ?? []).map((_, age) => ({ label: age === 0 ? 'At first' : `After ${age}`, kind: 'number' as const })),
    ],
    rows: cohorts.map(({ joined, left }): Cell[] => [
      joined,
      ...left.map((count, age) => {
        const start = (tier: number) => (joined === 0 ? tierOf('subscribers', tier) : countOf('joined', tier, joined - 1));
        // Spreadsheets refuse 0 to the power of 0.
        const each = names.map((_, tier) => (age === 0 ? start(tier) : `${start(tier)}*POWER(1-${tierOf('churn', tier)},${age})`));
        return formulaOf(each.join('+'), count);
      }),
    ]),
  };
}
