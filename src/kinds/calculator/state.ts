import { emptyDraft, type DraftOf, type Fields } from '@/lib/fields';
import { defineState, type ToolState } from '@/workspace/tool-state';

export interface CalculatorData<F extends Fields> {
  draft: DraftOf<F>;
  /** The inputs as they were when the result was asked for; nothing until then. */
  calculated: DraftOf<F> | null;
}

/** The state of a tool that computes a result from one form. */
export function calculatorState<F extends Fields>(options: {
  version: number;
  fields: F;
  sample: Partial<DraftOf<F>>;
}): ToolState<CalculatorData<F>> {
  const { version, fields, sample } = options;
  // Any one answer may be anybody's; all of them together are the sample's.
  const isSampleIn = (draft: DraftOf<F>) => Object.keys(sample).every((name) => draft[name] === sample[name]);
  return defineState<CalculatorData<F>>({
    version,
    start: ({ today }) => ({ draft: emptyDraft(fields, today), calculated: null }),
    sample: ({ today }) => {
      const filled = { ...emptyDraft(fields, today), ...sample };
      return { draft: filled, calculated: filled };
    },
    isSample: ({ draft, calculated }) => isSampleIn(draft) || (calculated !== null && isSampleIn(calculated)),
  });
}
