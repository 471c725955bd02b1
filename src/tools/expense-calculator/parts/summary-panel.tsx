import { plural } from '@/lib/text';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { Slider } from '@/ui/slider';
import { fewestMonths, mostMonths, planFields, type CostSummary } from '../model';
import { FigureLine } from './figure-line';
import { More } from '@/ui/more';
import type { ExpenseRecords } from './use-expense-form';

interface SummaryProps {
  records: ExpenseRecords;
  summary: CostSummary;
  show: (amount: number) => string;
}

export function SummaryPanel({ records: { all, extra, setExtra, tool }, summary, show }: SummaryProps) {
  const { runningMonths, contingency } = extra;
  const planForm = useLiveForm(planFields, { contingency }, tool.around, (draft) =>
    setExtra((current) => ({ ...current, ...draft }), 'contingency'),
  );
  return (
    <Panel title="Summary">
      <p className="figure">{show(summary.total)}</p>
      <p className="mb-4 text-mute">{plural(all.length, 'expense')}</p>
      <dl className="grid gap-2 border-t border-line pt-4">
        <FigureLine label="Cash needed to open" figure={show(summary.toOpen)} />
        <FigureLine label={`Plus ${runningMonths} months of running costs`} figure={show(summary.toRun)} />
      </dl>
      <Slider
        label="Months of running costs"
        min={fewestMonths}
        max={mostMonths}
        value={runningMonths}
        onChange={(months) => setExtra((current) => ({ ...current, runningMonths: months }), 'months')}
      />
      <More title="Room for surprises" isUsed={contingency !== ''} className="mt-3">
        <div className="mt-1 max-w-80">
          <Field of={planForm} name="contingency" />
        </div>
      </More>
    </Panel>
  );
}
