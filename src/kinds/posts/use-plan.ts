import { useMemo } from 'react';
import { asEdited } from '@/kinds/records/state';
import { recordSlot, type Records } from '@/kinds/records/use-records';
import type { Fields, RecordOf } from '@/lib/fields';
import type { How } from '@/workspace/store';
import { planSlot } from './fields';
import { noPlan, readPlan, type Plan } from './plan';

interface Drafts {
  drafts: Readonly<Record<string, unknown>>;
  setDraft: (name: string, draft: unknown, how?: How) => void;
}

/** The post, what it brings with it and the closing of its form are one step, so that one undo takes back all of them. */
export function saveAll<F extends Fields, Extra>(records: Records<F, Extra>, own: RecordOf<F>, added: readonly RecordOf<F>[]): void {
  records.tool.changeAll((work) => {
    const { [recordSlot]: _closed, [planSlot]: _done, ...drafts } = work.drafts;
    const before = work.data.records;
    const isKnown = before.some(({ id }) => id === own.id);
    const aside = records.open?.aside;
    return {
      ...work,
      data: {
        ...work.data,
        records: isKnown
          ? [...added, ...before.map((record) => (record.id === own.id ? asEdited({ ...record, ...own }) : record))]
          : [own, ...added, ...before],
      },
      drafts: aside ? { ...drafts, [recordSlot]: { draft: aside } } : drafts,
    };
  });
}

/** What is to be added together with the open post; it lives in the workspace like the form itself. */
export function usePlan({ drafts, setDraft }: Drafts) {
  const kept = drafts[planSlot];
  const plan = useMemo(() => readPlan(kept), [kept]);
  return {
    plan,
    setPlan: (next: Plan) => setDraft(planSlot, next, { key: planSlot }),
    clearPlan: () => {
      if (kept !== undefined && plan !== noPlan) setDraft(planSlot, undefined);
    },
  };
}
