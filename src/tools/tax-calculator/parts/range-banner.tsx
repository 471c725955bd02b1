import { Button } from '@/ui/button';
import { computeDetailed } from '../detailed';
import { dollars, type FlatResult, type TaxInputs } from '../model';
import { pack2026 } from '../year-2026';

interface RangeBannerProps {
  inputs: TaxInputs;
  flat: FlatResult;
  onDetailed: () => void;
}

/** The same tax both ways, so that nobody takes the flat figure for the bill. */
export function RangeBanner({ inputs, flat, onDetailed }: RangeBannerProps) {
  const detailed = computeDetailed(inputs, pack2026);
  return (
    <section aria-label="Range" className="rounded-(--radius-control) border border-line px-4 py-3">
      <p className="mb-2 text-[13px] text-mute">Federal tax with self-employment or payroll tax, without the state</p>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <div>
            <dt className="text-[13px] text-mute">By flat rates</dt>
            <dd className="text-[17px] font-semibold whitespace-nowrap">{dollars(flat.federalTax + flat.selfEmploymentTax)}</dd>
          </div>
          <div>
            <dt className="text-[13px] text-mute">By the rules of {pack2026.year}</dt>
            <dd className="text-[17px] font-semibold whitespace-nowrap">{dollars(detailed.total)}</dd>
          </div>
        </dl>
        <Button className="ml-auto" onClick={onDetailed}>
          Show how
        </Button>
      </div>
      {inputs.businessType === 'c-corporation' && (
        <p className="mt-2 text-[13px] text-mute">The second figure assumes that all profit is paid out as dividends.</p>
      )}
    </section>
  );
}
