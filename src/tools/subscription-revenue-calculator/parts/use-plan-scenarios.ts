import { useScenarios } from '@/kinds/calculator/use-scenarios';
import type { TierRecords } from './use-subscription-plan';

interface Draft {
  id?: string;
}

/** Other versions of the same tiers and settings. */
export function usePlanScenarios({ all, extra, tool }: TierRecords) {
  return useScenarios(
    extra.scenarios,
    { records: all, currency: tool.around.currency, settings: extra.settings },
    ({ scenarios: next, work }, how) =>
      tool.changeAll(
        ({ data, drafts: { record, ...drafts } }) => ({
          data: {
            ...data,
            records: work.records,
            currency: work.currency,
            extra: { ...data.extra, settings: work.settings, scenarios: next },
          },
          // A tier being edited belongs to the scenario that is left; a new one can be added to any.
          drafts: (record as Draft | undefined)?.id === undefined ? { ...drafts, ...(record === undefined ? {} : { record }) } : drafts,
        }),
        how,
      ),
  );
}
