import { Field } from '@/ui/field';
import { Table, type Column } from '@/ui/table';
import { compareEntities, entityLines } from '../detailed';
import { dollars } from '../model';
import { pack2026 } from '../year-2026';
import type { DetailedProps } from './detailed-view';
import { Notes } from './figures';
import { PackChips } from './pack-chips';

export function CompareView({ inputs, form }: DetailedProps) {
  const entities = compareEntities(inputs, pack2026);
  return (
    <>
      <PackChips />
      <div className="mb-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="filingStatus" />
        <Field of={form} name="salary" />
      </div>
      <p className="mb-1 text-[13px] text-mute sm:hidden">Scroll the table sideways to see all four.</p>
      <Table
        label="Business types compared"
        rows={entityLines}
        isStrong={({ isTotal }) => isTotal === true}
        columns={[
          { head: `Federal, ${pack2026.year}`, className: 'min-w-32', cell: ({ label }) => label },
          ...entities.map((entity): Column<(typeof entityLines)[number]> => ({
            head: entity.label,
            cell: ({ amount }) => dollars(amount(entity)),
          })),
        ]}
      />
      <Notes
        notes={[
          'An LLC is taxed like its owner unless it chooses otherwise; it differs in liability and yearly fees, such as 800 dollars in California.',
          entities[2]?.result.notes[0] ?? '',
          ...(entities[3]?.result.notes ?? []),
          'Payroll, bookkeeping and filing costs aren’t included. They often use up the first few thousand dollars a corporation saves.',
        ].filter(Boolean)}
      />
    </>
  );
}
