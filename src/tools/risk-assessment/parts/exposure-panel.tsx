import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Bar, Panel } from '@/ui/layout';
import type { RiskSummary } from '../model';

/** What the open risks cost on average, and which of them most of it comes from. */
export default function ExposurePanel({ summary, currency }: { summary: RiskSummary; currency: string }) {
  const { exposure, topExposures, halfPriced } = summary;
  return (
    <Panel title="Exposure" className="mt-6">
      <p className="figure">{formatMoney(exposure, currency)}</p>
      <p className="text-mute">Chance × cost, added up over open risks. These are your own estimates.</p>
      {topExposures.length > 0 && (
        <ol aria-label="Largest exposures" className="mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4">
          {topExposures.map(({ risk, exposure: amount, share }) => (
            <li key={risk.id}>
              <p className="mb-1 flex justify-between gap-4">
                <span className="truncate">{risk.description}</span>
                <span className="flex-none">
                  {formatMoney(amount, currency)} <span className="text-mute">{formatPercent(share, 0)}</span>
                </span>
              </p>
              <Bar label={risk.description} share={share} />
            </li>
          ))}
        </ol>
      )}
      {halfPriced > 0 && (
        <p className="mt-3 text-[13px] text-mute">
          {plural(halfPriced, 'open risk')} with only a chance or only a cost {halfPriced === 1 ? 'counts' : 'count'} as nothing here.
        </p>
      )}
    </Panel>
  );
}
