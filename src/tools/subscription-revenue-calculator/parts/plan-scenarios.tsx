import { ScenarioBar } from '@/kinds/calculator/scenario-bar';
import { usePlanScenarios } from './use-plan-scenarios';
import type { TierRecords } from './use-subscription-plan';

/** Which scenario is open, above everything that it changes. */
export default function PlanScenarios({ records }: { records: TierRecords }) {
  return (
    <div className="mb-5">
      <ScenarioBar scenarios={usePlanScenarios(records)} />
    </div>
  );
}
