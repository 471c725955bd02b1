import { hasSample } from '@/kinds/records/state';
import { SendMenu } from '@/kinds/work/send-menu';
import { toLines } from '../lines';
import type { Expense } from '../model';

export default function SendCosts({ expenses, currency }: { expenses: readonly Expense[]; currency: string }) {
  const lines = () => toLines(expenses);
  return (
    <SendMenu
      from="Startup Cost Calculator"
      isSample={hasSample(expenses)}
      currency={currency}
      destinations={[
        { id: 'cash-flow-projector', name: 'Cash Flow Projector', lines },
        { id: 'business-plan', name: 'Business Plan', lines },
      ]}
    />
  );
}
