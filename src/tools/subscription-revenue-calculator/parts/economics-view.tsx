import { formatMoney } from '@/lib/money';
import { formatNumber, noFigure } from '@/lib/numbers';
import { Field } from '@/ui/field';
import { Table, type Column } from '@/ui/table';
import { economicsNotes, economicsThresholds } from '../notes';
import { computeBlendedEconomics, computeTierEconomics, formatChurn, type Economics } from '../economics';
import { nameTiers, type Settings } from '../model';
import type { Projection } from '../projection';
import { Figures, Notes, Thresholds } from './figures';
import type { SettingsForm } from './use-subscription-plan';

interface EconomicsViewProps {
  projection: Projection;
  settings: Settings;
  form: SettingsForm;
  currency: string;
}

/** Why a figure is missing, in the order in which it can be helped. */
function whyMissing({ perSubscriber, churn }: Economics, { cac }: Settings, needsCac: boolean): string {
  if (perSubscriber === null) return 'Nobody subscribes in the last month.';
  if (needsCac && cac === 0) return 'Enter what it costs to win a subscriber.';
  return churn === 0 ? 'Nobody leaves, so there is no end to count to.' : 'Nothing is earned on a subscriber.';
}

export default function EconomicsView({ projection, settings, form, currency }: EconomicsViewProps) {
  const all = computeBlendedEconomics(projection, settings);
  const names = nameTiers(projection.tiers.map(({ tier }) => tier));
  const money = (minor: number) => formatMoney(minor, currency);
  const months = (value: number) => `${formatNumber(value, 1)} months`;
  const show = (value: number | null, format: (value: number) => string) => (value === null ? null : format(value));
  const times = (value: number) => `${formatNumber(value, 1)} : 1`;
  const figures: { head: string; of: (one: Economics) => string | null }[] = [
    { head: 'Per subscriber', of: ({ perSubscriber }) => show(perSubscriber, money) },
    { head: 'Churn', of: ({ churn }) => show(churn, formatChurn) },
    { head: 'Lifetime', of: ({ lifetimeMonths }) => show(lifetimeMonths, months) },
    { head: 'LTV', of: ({ ltv }) => show(ltv, money) },
    { head: 'LTV to CAC', of: ({ ltvToCac }) => show(ltvToCac, times) },
    { head: 'Payback', of: ({ paybackMonths }) => show(paybackMonths, months) },
  ];
  return (
    <>
      <div className="no-print mb-5 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="margin" />
        <Field of={form} name="cac" />
      </div>
      <Figures
        figures={[
          {
            label: 'LTV',
            text: show(all.ltv, money),
            note: all.ltv === null ? whyMissing(all, settings, false) : 'What a subscriber brings, less the cost of serving.',
          },
          {
            label: 'LTV to CAC',
            text: show(all.ltvToCac, times),
            ...(all.ltvToCac === null ? { note: whyMissing(all, settings, true) } : { verdict: all.ltvToCac >= settings.goodRatio }),
          },
          {
            label: 'Payback',
            text: show(all.paybackMonths, months),
            ...(all.paybackMonths === null
              ? { note: whyMissing({ ...all, churn: null }, settings, true) }
              : { verdict: all.paybackMonths <= settings.goodPayback }),
          },
        ]}
      />
      <Table
        label="LTV and CAC by tier"
        look="framed"
        size="small"
        rows={computeTierEconomics(projection, settings)}
        columns={[
          { head: 'Tier', className: 'max-w-40 truncate', cell: (_one, index) => names[index], foot: 'All tiers' },
          ...figures.map(({ head, of }): Column<Economics> => ({ head, cell: (one) => of(one) ?? noFigure, foot: of(all) ?? noFigure })),
        ]}
      />
      <Thresholds form={form} thresholds={economicsThresholds} />
      <Notes notes={economicsNotes} />
    </>
  );
}
