import { Field } from '@/ui/field';
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse */}
      <div className="overflow-x-auto" role="region" aria-label="Business types compared" tabIndex={0}>
        <table className="w-full text-[14px]">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pr-3 text-left text-[13px] font-[550] text-mute">
                Federal, {pack2026.year}
              </th>
              {entities.map(({ label }) => (
                <th key={label} scope="col" className="px-2 py-2 text-right text-[13px] font-[550] text-mute">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entityLines.map(({ label, amount, isTotal }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className={`min-w-32 py-2 pr-3 text-left ${isTotal ? '' : 'font-normal'}`}>
                  {label}
                </th>
                {entities.map((entity) => (
                  <td key={entity.label} className={`px-2 py-2 text-right whitespace-nowrap ${isTotal ? 'font-semibold' : ''}`}>
                    {dollars(amount(entity))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Notes
        notes={[
          'An LLC is taxed like its owner unless it chooses otherwise; it differs in liability and yearly fees, such as 800 dollars in California.',
          entities[2]?.result.notes[0] ?? '',
          ...(entities[3]?.result.notes ?? []),
          'Payroll, bookkeeping and filing costs are not counted. They often take the first few thousand dollars a corporation saves.',
        ].filter(Boolean)}
      />
    </>
  );
}
