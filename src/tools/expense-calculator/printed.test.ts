import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, state, type Expense } from './model';
import { toCostPaper } from './printed';

const around = { today: '2026-11-15', currency: 'USD' };
const empty = readDraft(fields, emptyDraft(fields, ''), around).values;
const cost = (description: string, amount: number, more: Partial<Expense> = {}): Expense => ({
  ...empty,
  id: description,
  description,
  amount,
  category: 'Software',
  date: '2026-11-01',
  repeats: 'once',
  ...more,
});
const { extra } = state.start(around);
const tablesOf = (...given: Parameters<typeof toCostPaper>) =>
  toCostPaper(...given).blocks.flatMap((block) => (block.kind === 'table' ? [[...block.rows, ...(block.foot ?? [])]] : []));

it('adds up what is paid to open, what it takes to run, and what is still to be found', () => {
  const sources = [
    { id: 'a', name: 'Own savings', amount: '1000', isInHand: true },
    { id: 'b', name: '', amount: '500', isInHand: false },
  ];
  const expenses = [
    cost('Laptop', 2_600_00),
    cost('Hosting', 35_00, { repeats: 'monthly' }),
    cost('Domain', 120_00, { repeats: 'yearly' }),
  ];
  const given = [expenses, { ...extra, runningMonths: 6, contingency: '10', sources }, around] as const;
  expect(tablesOf(...given)).toEqual([
    [
      ['Laptop', 'Software', '1 Nov 2026', '$2,600.00'],
      ['Cash needed to open', '', '', '$2,600.00'],
    ],
    [
      ['Hosting', 'Software', '1 Nov 2026', 'Every month', '$35.00'],
      ['Domain', 'Software', '1 Nov 2026', 'Every year', '$120.00'],
      // Six months of 35 and half of 120.
      ['For 6 months', '', '', '', '$270.00'],
    ],
    [
      ['Own savings', 'In hand', '$1,000.00'],
      ['Source', 'Expected', '$500.00'],
      ['Total funding', '', '$1,500.00'],
    ],
  ]);
  // 2,600 + 270 and a tenth of both: 3,157.
  const { blocks } = toCostPaper(...given);
  expect(blocks.find(({ kind }) => kind === 'figures')).toMatchObject({
    items: [{ value: '$3,157.00' }, { value: '$2,600.00' }, { value: '$270.00' }, { value: '$287.00' }],
  });
  // The bar below is cut into the same 3,157: one category and the contingency.
  expect(JSON.stringify(blocks)).toContain('$2,870.00');
  expect(blocks.at(-1)).toMatchObject({
    rows: [{ value: '$3,157.00' }, { value: '$2,157.00' }, { value: '$1,657.00', label: 'Still to be found' }],
  });
});

it('has columns for estimates and for what was paid once there are any', () => {
  const [once, running] = tablesOf(
    [cost('Laptop', 2_600_00, { low: '2000', actual: '2500' }), cost('Licence', 90_00, { repeats: 'yearly-ahead' })],
    { ...extra, runningMonths: 18 },
    around,
  );
  expect(once).toEqual([
    ['Laptop', 'Software', '1 Nov 2026', 'One-time', '$2,000.00', '$2,600.00', '$2,600.00', '$2,500.00'],
    ['Licence', 'Software', '1 Nov 2026', 'Every year, paid up front', '$90.00', '$90.00', '$90.00', ''],
    ['Cash needed to open', '', '', '', '$2,090.00', '$2,690.00', '$2,690.00', '$2,500.00'],
  ]);
  // A year ahead is paid again in the second year.
  expect(running?.at(-1)).toEqual(['For 18 months', '', '', '', '$90.00']);
});
