import { formatPercent } from '@/lib/numbers';
import { Field, type FormHandle } from '@/ui/field';
import { computeDetailed } from '../detailed';
import { dollars, type FlatResult, type TaxFields, type TaxInputs } from '../model';
import { pack2026 } from '../year-2026';
import { Figures, Notes } from './figures';
import { PackChips } from './pack-chips';

export interface DetailedProps {
  inputs: TaxInputs;
  flat: FlatResult;
  form: FormHandle<TaxFields>;
}

export function DetailedView({ inputs, flat, form }: DetailedProps) {
  const detailed = computeDetailed(inputs, pack2026);
  const { netIncome } = flat;
  return (
    <>
      <PackChips />
      <div className="mb-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {inputs.businessType !== 'c-corporation' && <Field of={form} name="filingStatus" />}
        {inputs.businessType === 's-corporation' && <Field of={form} name="salary" />}
      </div>
      <Figures
        figures={[
          {
            label: 'Total federal tax',
            figure: dollars(detailed.total),
            note: `${formatPercent(netIncome > 0 ? detailed.total / netIncome : 0, 2)} of revenue less expenses`,
          },
          { label: 'By flat rates', figure: dollars(flat.federalTax + flat.selfEmploymentTax), note: 'Federal and self-employment' },
          { label: 'Left after federal tax', figure: dollars(netIncome - detailed.total), isBad: netIncome < detailed.total },
        ]}
      />
      <table className="w-full">
        <caption className="mb-1 text-left font-semibold">Worksheet</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {detailed.steps.map(({ label, amount, isTotal }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className={`py-1.5 pr-4 text-left ${isTotal ? '' : 'font-normal'}`}>
                {label}
              </th>
              <td className={`py-1.5 text-right whitespace-nowrap ${isTotal ? 'font-semibold' : ''}`}>{dollars(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes
        notes={['You have no other income, and nobody else on the return has any.', ...detailed.notes, `Source: ${pack2026.source}.`]}
      />
    </>
  );
}
