import { useScenarios, type ScenarioHandle } from '@/kinds/calculator/use-scenarios';
import type { Work } from '../model';
import type { Equity } from './use-equity';

/** A scenario is the whole work: stakeholders, rounds, SAFEs and settings. */
export function useEquityScenarios({ extra, work, tool }: Equity): ScenarioHandle<Work> {
  return useScenarios(extra.scenarios, work, ({ scenarios: kept, work: { records, currency, ...rest } }, how) =>
    tool.changeAll(
      ({ data }) => ({
        data: { ...data, records, currency, extra: { ...data.extra, sales: undefined, ...rest, scenarios: kept } },
        // What is half typed belongs to the scenario that is left behind.
        drafts: {},
      }),
      how,
    ),
  );
}
