import { formatMoney } from '@/lib/money';
import { Field, type FormHandle } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { monthlyOf, type planFields, type Summary } from '../model';

interface PayrollPanelProps {
  plan: FormHandle<typeof planFields>;
  summary: Summary;
  currency: string;
}

/** What the team costs beyond its salaries. */
export default function PayrollPanel({ plan, summary, currency }: PayrollPanelProps) {
  const { totalSalary, fullyLoaded } = summary;
  const rows = [
    ['Salaries per year', totalSalary],
    ['Payroll tax and benefits', fullyLoaded - totalSalary],
    ['Fully loaded per year', fullyLoaded],
    ['Fully loaded per month', monthlyOf(fullyLoaded)],
  ] as const;
  return (
    <Panel title="Fully Loaded Cost">
      <Field of={plan} name="burden" />
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
        {rows.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-mute">{label}</dt>
            <dd className="text-right font-[550] break-all">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
