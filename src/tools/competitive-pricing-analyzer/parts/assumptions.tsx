import { decimal } from '@/lib/fields';
import { Field, type FormHandle } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { smallestPrice } from '../model';
import { assumptionFields, fewestForOutliers, foreignCurrencies, pairOf, readAssumptions, readRate } from '../pricing';
import type { PricingRecords } from './use-pricing';

/** What the comparison rests on, each of it open to change. */
export function AssumptionsPanel({ records }: { records: PricingRecords }) {
  const { extra, all, tool } = records;
  const { around } = tool;
  const { problems } = readAssumptions(extra, around);
  const form: FormHandle<typeof assumptionFields> = {
    fields: assumptionFields,
    draft: { months: extra.months, units: extra.units },
    problems,
    notes: {},
    today: around.today,
    set: (name, value) => records.setExtra((current) => ({ ...current, [name]: String(value) }), { key: name }),
  };
  const hasUnits = all.some(({ units }) => units > 0);
  return (
    <Panel title="How Prices Are Compared">
      <p className="mb-3 text-mute">
        Monthly prices are used as they are, annual prices are divided by 12 and one-time prices by the months below, which are an
        assumption.
      </p>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Field of={form} name="months" />
        {hasUnits && <Field of={form} name="units" />}
        {foreignCurrencies(all, around.currency).map((currency) => (
          <RateField key={currency} records={records} currency={currency} />
        ))}
      </div>
      <label className="mt-3 flex min-h-6 items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 flex-none accent-accent"
          checked={extra.leavesOutOutliers}
          onChange={(event) => records.setExtra((current) => ({ ...current, leavesOutOutliers: event.target.checked }))}
        />
        <span>Leave out outliers</span>
      </label>
      <p className="mt-1 text-[13px] text-mute">
        Among {fewestForOutliers} competitor prices or more, one that is further from the middle half than one and a half times its width.
      </p>
    </Panel>
  );
}

function RateField({ records, currency }: { records: PricingRecords; currency: string }) {
  const { around } = records.tool;
  const pair = pairOf(currency, around.currency);
  const typed = records.extra.rates.find((rate) => rate.pair === pair)?.typed ?? '';
  const fields = { rate: decimal(`1 ${currency} in ${around.currency}`, { min: smallestPrice }) };
  const form: FormHandle<typeof fields> = {
    fields,
    draft: { rate: typed },
    problems:
      readRate(typed) === undefined
        ? { rate: typed.trim() === '' ? `Enter a rate. Until then prices in ${currency} aren’t counted.` : 'Enter a rate above 0.' }
        : {},
    notes: {},
    today: around.today,
    set: (_name, value) =>
      records.setExtra(
        (extra) => ({ ...extra, rates: [...extra.rates.filter((rate) => rate.pair !== pair), { pair, typed: String(value) }] }),
        { key: `rate.${pair}` },
      ),
  };
  return <Field of={form} name="rate" />;
}
