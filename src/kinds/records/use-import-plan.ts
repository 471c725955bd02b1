import { useEffect, useState } from 'react';
import type { Fields, RecordOf, Surroundings } from '@/lib/fields';
import { tell } from '@/lib/told';
import { now } from '@/platform/clock';
import { planCalmly, planImport, type ImportedTable, type ImportPlan, type Mapping, type PlanOptions } from './import-records';

/** As many rows as are planned within a blink. */
const quickRows = 500;
const workMs = 40;

interface Planning<F extends Fields> {
  plan?: ImportPlan<F>;
  /** How far it is, from 0 to 1, while it runs. */
  progress?: number;
  problem?: string;
}

/** What the file would do, worked out anew whenever an answer changes; a long one shows how far it is and can be stopped. */
export function useImportPlan<F extends Fields>(
  fields: F,
  table: ImportedTable | undefined,
  mapping: Mapping,
  existing: readonly RecordOf<F>[],
  around: Surroundings,
  options: PlanOptions<F>,
) {
  const [planning, setPlanning] = useState<Planning<F>>({});
  const [stop, setStop] = useState<() => void>();
  const { identity, makeId, refuse, mayRepeat = false, answers } = options;
  useEffect(() => {
    if (!table) {
      setPlanning({});
      return undefined;
    }
    const given = [
      fields,
      table,
      mapping,
      existing,
      around,
      { identity, makeId, refuse, mayRepeat, ...(answers ? { answers } : {}) },
    ] as const;
    const fail = (error: unknown) => setPlanning({ problem: tell(error, 'This file couldn’t be read.') });
    if (table.rows.length <= quickRows) {
      try {
        setPlanning({ plan: planImport(...given) });
      } catch (error) {
        fail(error);
      }
      return undefined;
    }
    const controller = new AbortController();
    setStop(() => () => {
      controller.abort();
      setPlanning({ problem: 'Stopped. Choose a file to start again.' });
    });
    setPlanning({ progress: 0 });
    let began = now();
    const pause = async () => {
      if (now() - began < workMs) return;
      await new Promise((resolve) => setTimeout(resolve));
      began = now();
    };
    planCalmly(controller.signal, (progress) => now() - began >= workMs && setPlanning({ progress }), pause, ...given).then(
      (plan) => plan && setPlanning({ plan }),
      fail,
    );
    return () => controller.abort();
  }, [fields, table, mapping, existing, around, identity, makeId, refuse, mayRepeat, answers]);
  return { ...planning, stop };
}
