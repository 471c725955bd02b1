import { formatPercent } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { useLiveForm } from '@/kinds/work/live-form';
import { FactLine, Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { Slider } from '@/ui/slider';
import { cashLabel } from '../content';
import type { CashPlan } from '../estimates';
import { fewestMonths, hasRepeats, monthsField, mostMonths, planFields, readMonths } from '../model';
import { FigureLine } from './figure-line';
import { More } from '@/ui/more';
import type { ExpenseRecords } from './use-expense-form';

interface SummaryProps {
  records: ExpenseRecords;
  plan: CashPlan;
  show: (amount: number) => string;
}

/** One headline, what it is made of, and the plain total of the list in small. */
export function SummaryPanel({ records: { all, extra, setExtra, tool }, plan, show }: SummaryProps) {
  const { runningMonths, contingency } = extra;
  const planForm = useLiveForm(planFields, { contingency }, tool.around, (draft) =>
    setExtra((current) => ({ ...current, ...draft }), { key: 'contingency' }),
  );
  const setMonths = (months: number) => setExtra((current) => ({ ...current, runningMonths: months }), { key: 'months' });
  return (
    <Panel title="Summary">
      <p className="text-[13px] text-mute">{cashLabel}</p>
      <p className="figure">{show(plan.inAll.expected)}</p>
      {plan.hasRange && (
        <p className="text-mute">
          {show(plan.inAll.low)} to {show(plan.inAll.high)}
        </p>
      )}
      <dl className="mt-4 grid gap-2 border-t border-line pt-4">
        <FigureLine label="Cash needed to open" figure={show(plan.toOpen.expected)} />
        <FigureLine label={`Plus ${runningMonths} months of running costs`} figure={show(plan.toRun.expected)} />
        {plan.contingency > 0 && (
          <FigureLine label={`Plus contingency, ${formatPercent(plan.contingency)}`} figure={show(plan.reserve.expected)} />
        )}
      </dl>
      <p className="mt-3 text-[13px] text-mute">
        {plural(all.length, 'expense')}, total {show(plan.total.expected)}
        {hasRepeats(all) && ' with each amount counted once'}
      </p>
      <Slider label={monthsField.label} min={fewestMonths} max={mostMonths} value={runningMonths} onChange={setMonths} />
      <FactLine
        label={monthsField.label}
        field={monthsField}
        value={String(runningMonths)}
        onUse={(typed) => setMonths(readMonths(typed))}
      />
      <More title="Room for surprises" isUsed={contingency !== ''} className="mt-3">
        <div className="mt-1 max-w-80">
          <Field of={planForm} name="contingency" />
        </div>
      </More>
    </Panel>
  );
}
