import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Field, type FormHandle } from '@/ui/field';
import { Bar, Panel } from '@/ui/layout';
import type { roundFields, Summary } from '../model';

interface RoundPanelProps {
  form: FormHandle<typeof roundFields>;
  target: number;
  summary: Summary;
  currency: string;
}

/** How far the round is: signed, promised, and likely, each against the target. */
export default function RoundPanel({ form, target, summary, currency }: RoundPanelProps) {
  const { investedAmount, softCircled, weighted, halfPriced } = summary;
  const figures = [
    { label: 'Invested', amount: investedAmount, note: 'Signed: everyone with the status Invested' },
    { label: 'Soft-circled', amount: softCircled, note: 'Promised, not signed' },
    { label: 'Weighted pipeline', amount: weighted, note: 'Amount × probability of open investors' },
    { label: 'Invested and weighted', amount: investedAmount + weighted, note: 'What the round may add up to' },
  ];
  return (
    <Panel>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[220px_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <Field of={form} name="target" />
          <Field of={form} name="coldAfter" />
        </div>
        <div>
          <dl aria-label="Round figures" className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
            {figures.map(({ label, amount, note }) => (
              <div key={label} className="min-w-0">
                <dt className="text-[13px] text-mute">{label}</dt>
                <dd className="font-semibold break-words">{formatMoney(amount, currency)}</dd>
                {target > 0 && (
                  <dd className="my-1 text-[13px] text-mute">
                    <Bar label={`${label} of the target`} share={amount / target} />
                    {formatPercent(Number((amount / target).toFixed(3)))} of target
                  </dd>
                )}
                <dd className="text-[13px] text-mute">{note}</dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-1 text-[13px] text-mute not-empty:mt-5">
            {target <= 0 && <p>Set a round target to see each as a share of it.</p>}
            {halfPriced > 0 && (
              <p>
                {plural(halfPriced, 'open investor')} with only an amount or only a probability {halfPriced === 1 ? 'counts' : 'count'} as 0
                in the weighted pipeline.
              </p>
            )}
          </div>
        </div>
      </div>
    </Panel>
  );
}
