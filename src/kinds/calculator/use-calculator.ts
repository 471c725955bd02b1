import { useMemo } from 'react';
import { emptyDraft, readDraft, type Fields, type ValuesOf } from '@/lib/fields';
import { useLiveForm } from '@/kinds/work/live-form';
import { useTool, type ToolState } from '@/workspace/tool-state';
import type { CalculatorData } from './state';

/** Inputs → result, on a button: the result stays until recalculated and says when it no longer fits the inputs. */
export function useCalculator<F extends Fields, Result>(
  state: ToolState<CalculatorData<F>>,
  fields: F,
  compute: (values: ValuesOf<F>) => Result,
) {
  const tool = useTool(state);
  const { data, around, change } = tool;
  const form = useLiveForm(fields, data.draft, around, (draft, name) => change((current) => ({ ...current, draft }), { key: name }));
  const asked = useMemo(
    () => (data.calculated ? readDraft(fields, data.calculated, around).values : undefined),
    [data.calculated, fields, around],
  );
  const result = useMemo(() => (asked ? compute(asked) : undefined), [asked, compute]);
  const isStale = data.calculated !== null && Object.keys(fields).some((name) => data.draft[name] !== data.calculated?.[name]);
  return {
    tool,
    form,
    /** What the result was computed from. */
    inputs: asked,
    result,
    isStale,
    isSample: state.isSample?.(data) ?? false,
    calculate: () => change((current) => ({ ...current, calculated: current.draft })),
    clear: () => change(() => ({ draft: emptyDraft(fields, around.today), calculated: null })),
    loadSample: () => {
      const sample = state.sample?.(around);
      if (sample) change(() => sample);
    },
  };
}
