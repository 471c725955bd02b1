import { ScenarioBar } from '@/kinds/calculator/scenario-bar';
import { useScenarios } from '@/kinds/calculator/use-scenarios';
import type { CashFlow } from './use-cash-flow';

const isEdit = (draft: unknown) => typeof draft === 'object' && draft !== null && 'id' in draft && draft.id !== undefined;

export default function ScenarioRow({ records: { all, tool, extra } }: Pick<CashFlow, 'records'>) {
  const work = { items: all, currency: tool.around.currency, settings: extra.settings };
  const scenarios = useScenarios(extra.scenarios, work, (opened, how) => {
    // An item being edited belongs to its own scenario; a copy has the same one.
    const isEditLeft = opened.work !== work && isEdit(tool.drafts.record);
    tool.changeAll(
      ({ data, drafts: { record, ...drafts } }) => ({
        data: {
          ...data,
          records: opened.work.items,
          currency: opened.work.currency,
          extra: { settings: opened.work.settings, scenarios: opened.scenarios },
        },
        drafts: isEditLeft || record === undefined ? drafts : { ...drafts, record },
      }),
      how ?? (isEditLeft ? { say: 'The item you were editing wasn’t saved' } : {}),
    );
  });
  return <ScenarioBar scenarios={scenarios} />;
}
