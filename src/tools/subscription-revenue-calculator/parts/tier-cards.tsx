import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { RowActions } from '@/kinds/records/row-actions';
import { VirtualList } from '@/ui/virtual-list';
import { annualSaving, nameTiers, type Tier } from '../model';
import type { TierForm } from './use-tier-form';
import type { TierRecords } from './use-subscription-plan';

function describePrices(tier: Tier, currency: string): string {
  const saving = Math.round(annualSaving(tier) * 100);
  return [
    `${formatMoney(tier.monthlyPrice, currency)} a month`,
    `${formatMoney(tier.annualPrice, currency)} a year`,
    saving > 0 && `saves ${saving}%`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeCounts(tier: Tier): string {
  return [
    plural(tier.subscribers, 'subscriber'),
    tier.newBy === 'number' ? `${formatNumber(tier.newCount)} join a month` : `${formatPercent(tier.growth)} growth`,
    `${formatPercent(tier.churn)} churn`,
    tier.cap > 0 && `at most ${formatNumber(tier.cap)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Past these only the tiers near the window are drawn. */
const mostCards = 100;

export function TierCards({ records, form }: { records: TierRecords; form: TierForm['form'] }) {
  const { all, tool } = records;
  const names = nameTiers(all);
  const content = (tier: Tier, index: number) => (
    <div className="flex items-start justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-[550] break-words">{names[index]}</p>
        <p className="text-[13px] text-mute">{describePrices(tier, tool.around.currency)}</p>
        <p className="text-[13px] text-mute">{describeCounts(tier)}</p>
      </div>
      <RowActions records={records} form={form} record={tier} title={names[index] ?? ''} />
    </div>
  );
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers" className="mb-3 font-semibold">
        Pricing Tiers
      </h2>
      {all.length > mostCards ? (
        <VirtualList label="Pricing Tiers" items={all} row={content} className="[&>.even-row]:h-36!" />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {all.map((tier, index) => (
            <li key={tier.id} className="panel row p-0!">
              {content(tier, index)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
