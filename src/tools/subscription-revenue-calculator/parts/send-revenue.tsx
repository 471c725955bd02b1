import { hasSample } from '@/kinds/records/state';
import { SendMenu } from '@/kinds/work/send-menu';
import type { Surroundings } from '@/lib/fields';
import { toIncomeLines, toMrrLine } from '../lines';
import type { Tier } from '../model';
import type { Projection } from '../projection';

interface SendRevenueProps {
  tiers: readonly Tier[];
  projection: Projection;
  around: Surroundings;
}

export function SendRevenue({ tiers, projection, around: { today, currency } }: SendRevenueProps) {
  return (
    <SendMenu
      from="Subscription Revenue Calculator"
      isSample={hasSample(tiers)}
      currency={currency}
      destinations={[
        { id: 'cash-flow-projector', name: 'Cash Flow Projector', lines: () => toIncomeLines(projection, today) },
        { id: 'kpi-dashboard', name: 'KPI Dashboard', lines: () => toMrrLine(projection, today) },
      ]}
    />
  );
}
