import { ScenarioBar } from '@/kinds/calculator/scenario-bar';
import { useScenarios } from '@/kinds/calculator/use-scenarios';
import type { CashFlow } from './use-cash-flow';

export default function ScenarioRow({ records: { all, tool, extra } }: Pick<CashFlow, 'records'>) {
  const work = { items: all, currency: tool.around.currency, settings: extra.settings };
  const scenarios = useScenarios(
    extra.scenarios,
    work,
    (opened) =>
      tool.change((data) => ({
        ...data,
        records: opened.work.items,
        currency: opened.work.currency,
        extra: { settings: opened.work.settings, scenarios: opened.scenarios },
      })),
    tool.undo,
  );
  return <ScenarioBar scenarios={scenarios} />;
}
