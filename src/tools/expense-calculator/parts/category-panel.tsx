import { formatPercent } from '@/lib/numbers';
import { Bar, Panel } from '@/ui/layout';
import type { CostSummary } from '../model';

export function CategoryPanel({ summary, show }: { summary: CostSummary; show: (amount: number) => string }) {
  return (
    <Panel title="Expenses by Category">
      {summary.byCategory.length === 0 && <p className="text-mute">Each category you spend on stands here with its share.</p>}
      <ul className="grid gap-3.5">
        {summary.byCategory.map(({ category, amount, share }) => (
          <li key={category}>
            <p className="mb-1 flex justify-between gap-4">
              <span className="min-w-0 break-words">{category || 'No category'}</span>
              <span>
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
