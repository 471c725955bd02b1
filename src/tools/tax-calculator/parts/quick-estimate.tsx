import { formatPercent } from '@/lib/numbers';
import { Bar, Chip } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { dollars, labels, toBreakdown, type FlatResult, type TaxInputs } from '../model';
import { Figures, Notes } from './figures';

// Brings the rules of the year with it, so it comes after the estimate.
const RangeBanner = lazyPart(async () => (await import('./range-banner')).RangeBanner);

interface QuickEstimateProps {
  inputs: TaxInputs;
  flat: FlatResult;
  onDetailed: () => void;
}

export function QuickEstimate({ inputs, flat, onDetailed }: QuickEstimateProps) {
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Chip tone="warn">{labels.flat}</Chip>
        <Chip tone="warn">{labels.year}</Chip>
        <Chip tone={flat.stateRate.isDated ? 'warn' : 'plain'}>{flat.stateRate.label}</Chip>
      </div>
      <Figures
        figures={[
          { label: 'Net Income', figure: dollars(flat.netIncome), isBad: flat.netIncome < 0 },
          { label: 'Total Tax', figure: dollars(flat.totalTax), note: `Effective rate ${formatPercent(flat.effectiveTaxRate, 2)}` },
          { label: 'After-Tax Income', figure: dollars(flat.afterTaxIncome), isBad: flat.afterTaxIncome < 0 },
        ]}
      />
      <div className="mb-6 min-h-28">
        <RangeBanner inputs={inputs} flat={flat} onDetailed={onDetailed} />
      </div>
      <h3 className="mb-2 font-semibold">Tax Breakdown</h3>
      <ul className="mb-6 grid gap-3">
        {toBreakdown(flat, inputs.state).map(({ label, receiver, rule, amount, share }) => (
          <li key={label}>
            <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                {label} <span className="text-[13px] text-mute">{rule}</span>
              </span>
              <span className="whitespace-nowrap">{dollars(amount)}</span>
            </div>
            <Bar label={`${receiver}, share of all taxes`} share={share} />
          </li>
        ))}
      </ul>
      <h3 className="mb-1 font-semibold">Deductions</h3>
      {flat.deductions.length === 0 && <p className="text-mute">None apply to this business type as entered.</p>}
      <ul>
        {flat.deductions.map(({ label, amount }) => (
          <li key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span>{label}</span>
            <span className="whitespace-nowrap">{dollars(amount)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4 border-b border-line py-1.5 font-semibold">
          <span>{labels.totalDeductions}</span>
          <span className="whitespace-nowrap">{dollars(flat.totalDeductions)}</span>
        </li>
        <li className="flex justify-between gap-4 py-1.5 font-semibold">
          <span>{labels.taxableBase}</span>
          <span className="whitespace-nowrap">{dollars(flat.taxableBase)}</span>
        </li>
      </ul>
      <Notes notes={flat.notes} />
    </>
  );
}
