import { ScenarioBar } from '@/kinds/calculator/scenario-bar';
import type { Equity } from './use-equity';
import { useEquityScenarios } from './use-equity-scenarios';

export default function Scenarios({ equity }: { equity: Equity }) {
  return <ScenarioBar scenarios={useEquityScenarios(equity)} />;
}
