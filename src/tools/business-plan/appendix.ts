import { heading, paragraph, type Block } from '@/lib/blocks';
import { seriesChart } from '@/lib/charts';
import { optionLabel } from '@/lib/fields';
import { formatCompactMoney } from '@/lib/compact-money';
import { formatMoney } from '@/lib/money';
import { formatShortMonth } from '@/lib/months';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { streamFields, type Milestone } from './appendix-fields';
import { dayOf } from './appendix-words';
import type { Outlook, OutlookPeriod } from './outlook';

export const milestoneBlocks = (milestones: readonly Milestone[]): Block[] => [
  {
    kind: 'table',
    columns: [
      { label: 'Date', weight: 1 },
      { label: 'Milestone', weight: 2.4 },
      { label: 'Owner', weight: 1.2 },
    ],
    rows: milestones.map((one) => [`${dayOf(one)}${one.isDone ? ' (reached)' : ''}`, one.title.trim(), one.owner.trim()]),
  },
];

const money = ['Money in', 'Money out', 'Net', 'Cash at the end'].map((label) => ({ label, align: 'right' as const, weight: 1.2 }));

export function outlookBlocks({ months, years, lines }: Outlook, currency: string): Block[] {
  if (months.length === 0) return [];
  const show = (amount: number) => formatMoney(amount, currency);
  const cells = ({ income, expense, net, cash }: OutlookPeriod) => [income, expense, net, cash].map(show);
  return [
    heading(3, 'By year'),
    {
      kind: 'table',
      columns: [{ label: 'Year', weight: 1.2 }, ...money],
      rows: years.map((year, index) => [
        year.months === 12 ? `Year ${index + 1}` : `Year ${index + 1} (${plural(year.months, 'month')})`,
        ...cells(year),
      ]),
    },
    ...(months.length > 1
      ? seriesChart('Cash at the end of each month', {
          categories: months.map(({ month }) => formatShortMonth(month)),
          series: [{ name: 'Cash', values: months.map(({ cash }) => cash) }],
          format: (value) => formatCompactMoney(value, currency),
          look: 'lines',
        })
      : []),
    heading(3, months.length < 12 ? 'By month' : 'The first 12 months'),
    {
      kind: 'table',
      columns: [{ label: 'Month', weight: 1.2 }, ...money],
      rows: months.slice(0, 12).map((month) => [formatShortMonth(month.month), ...cells(month)]),
    },
    ...(lines.length === 0
      ? []
      : [
          heading(3, 'What the forecast counts'),
          {
            kind: 'table' as const,
            columns: [
              { label: 'What it is', weight: 2 },
              { label: 'Amount', align: 'right' as const, weight: 1.2 },
              { label: 'How often', weight: 1.1 },
              { label: 'From', weight: 1 },
              { label: 'Growth a month', align: 'right' as const, weight: 1 },
            ],
            rows: lines.map(({ name, type, amount, repeats, month, growth }) => [
              name.trim() || 'Unnamed',
              show(type === 'income' ? amount : -amount),
              optionLabel(streamFields.repeats, repeats),
              month === '' ? 'First month' : formatShortMonth(month),
              growth === 0 ? '' : formatPercent(Number(growth.toFixed(4))),
            ]),
          },
          paragraph('Amounts below zero are paid out.', 'muted'),
        ]),
  ];
}
