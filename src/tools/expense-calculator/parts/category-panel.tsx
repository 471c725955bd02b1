import { formatPercent } from '@/lib/numbers';
import { Bar, Panel } from '@/ui/layout';
import type { CostSummary } from '../model';

interface CategoryProps {
  summary: CostSummary;
  /** Some amounts are paid again and again, and count with one payment here. */
  isPerPayment: boolean;
  show: (amount: number) => string;
}

export function CategoryPanel({ summary, isPerPayment, show }: CategoryProps) {
  return (
    <Panel title="Expenses by Category">
      {isPerPayment && <p className="mb-3 text-[13px] text-mute">Amounts as listed: a recurring cost counts as one payment.</p>}
      {summary.byCategory.length === 0 && <p className="text-mute">Each category you spend on appears here with its share.</p>}
      <ul className="grid gap-3.5">
        {summary.byCategory.map(({ category, amount, share }) => (
          <li key={category}>
            <p className="mb-1 flex justify-between gap-4">
              <span className="min-w-0 break-words">{category || 'No category'}</span>
              <span className="whitespace-nowrap">
                {show(amount)} <span className="text-mute">{amount < 0 ? 'credit' : formatPercent(share, 0)}</span>
              </span>
            </p>
            <Bar label={category || 'No category'} share={share} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
