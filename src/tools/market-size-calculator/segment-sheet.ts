import { defineSheet } from '@/lib/define-sheet';
import { minorDigits, toMajor } from '@/lib/money';
import { toPercent } from '@/lib/numbers';
import type { Sheet } from '@/lib/sheet';
import { sizeKeys, type SizeKey } from './model';
import { sizeSegments } from './segments';
import type { SheetSource } from './sheets';

const segmentSheet = defineSheet('Segments', {
  segment: ['Segment', 'text'],
  customers: 'Customers',
  spending: 'Average spending',
  target: 'Target (%)',
  share: 'Market share goal (%)',
  tam: ['TAM', 'money'],
  sam: ['SAM', 'money'],
  som: ['SOM', 'money'],
});

/** Each segment in formulas, and their sum. */
export function toSegmentSheets({ data, result, currency }: SheetSource): Sheet[] {
  if (!data.segments?.length) return [];
  const { segments, customers, sizes } = sizeSegments(data.segments, result.inputs.totalPopulation, { today: '', currency });
  const digits = minorDigits(currency);
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  const last = segments.length - 1;
  const sumOfColumn = (column: SizeKey | 'customers') => `SUM(${segmentSheet.range(column, 0, last)})`;
  return [
    segmentSheet.toSheet(
      [
        ...segments.map((one, row) => {
          const at = (column: 'customers' | 'spending' | 'target' | 'share' | SizeKey) => segmentSheet.at(column, row);
          const formulas: Record<SizeKey, string> = {
            tam: `ROUND(${at('customers')}*${at('spending')},${digits})`,
            sam: `ROUND(${at('tam')}*${at('target')}/100,${digits})`,
            som: `ROUND(${at('sam')}*${at('share')}/100,${digits})`,
          };
          const cell = (key: SizeKey) => (one.sizes[key] === null ? null : { formula: formulas[key], value: major(one.sizes[key]) });
          return {
            segment: one.name,
            customers: one.customers,
            spending: toMajor(one.averageSpending, currency),
            target: toPercent(one.targetPercentage),
            share: toPercent(one.marketShareGoal),
            tam: cell('tam'),
            sam: cell('sam'),
            som: cell('som'),
          };
        }),
        {
          segment: 'All segments',
          customers: { formula: sumOfColumn('customers'), value: customers },
          ...Object.fromEntries(
            sizeKeys.map((key) => [key, sizes[key] === null ? null : { formula: sumOfColumn(key), value: major(sizes[key]) }]),
          ),
        },
      ],
      { currency },
    ),
  ];
}
