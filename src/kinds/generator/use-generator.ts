import { useRef, useState } from 'react';
import { focusFirstFault } from '@/kinds/work/first-fault';
import { useLiveForm } from '@/kinds/work/live-form';
import { usePreload } from '@/kinds/work/use-in-use';
import { hasProblems, isComplete, type DraftOf, type Fields, type Messages } from '@/lib/fields';
import { useTool, type ToolState } from '@/workspace/tool-state';
import type { Writer } from '@/writer/define-writer';
import { nextRequest } from '@/platform/ids';
import { useWriter } from '@/writer/use-writer';

interface GeneratorOptions<Data, F extends Fields> {
  /** Where the answers are in the tool's data. */
  draftOf: (data: Data) => DraftOf<F>;
  putDraft: (data: Data, draft: DraftOf<F>) => Data;
  /** What the result needs, loaded while the form is filled in; said outside the component. */
  preload: () => readonly Promise<unknown>[];
  /** What no field can know alone, such as a choice of which one is needed; refused like a field's own problem. */
  check?: (draft: DraftOf<F>) => Messages;
  /** Brings the missing fields into view, where they stand behind a tab. */
  onMissing?: () => void;
  /** Said beside the button, where it was pressed too early. */
  missingMessage?: string;
  /** What neither a sample nor a new start takes away, such as saved versions. */
  keep?: (data: Data) => Partial<Data>;
  /** A new start takes half-filled forms beside the answers as well. */
  clearsForms?: boolean;
}

/**
 * A form and a button that makes something of it: asked for too early, it points at what is missing;
 * otherwise the writer runs, and the result takes the focus each time it was asked for.
 */
export function useGenerator<Data, F extends Fields, Inputs, Result>(
  state: ToolState<Data>,
  fields: F,
  writer: Writer<Inputs, Result>,
  options: GeneratorOptions<Data, F>,
) {
  const { draftOf, putDraft, preload, check, onMissing, missingMessage = '', keep, clearsForms = false } = options;
  const tool = useTool(state);
  const { data, around, change, changeAll } = tool;
  const { isBusy, problem, run } = useWriter(writer);
  const [timesAsked, setTimesAsked] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  usePreload(preload);

  const draft = draftOf(data);
  const live = useLiveForm(fields, draft, around, (next, name) => change((current) => putDraft(current, next), { key: name }), {
    saysMissing: hasTried,
  });
  const checked = check?.(draft) ?? {};
  const isReady = isComplete(fields, draft) && !hasProblems(checked);
  const isMissing = hasTried && !isReady;

  const generate = async (inputs: Inputs, seed?: number): Promise<Awaited<Result> | undefined> => {
    if (isBusy) return undefined;
    if (!isReady) {
      onMissing?.();
      setHasTried(true);
      focusFirstFault(() => formRef.current);
      return undefined;
    }
    const result = await run(inputs, seed);
    if (result === undefined) return undefined;
    setHasTried(false);
    setTimesAsked(nextRequest());
    return result;
  };

  return {
    tool,
    form: { ...live, problems: { ...live.problems, ...(hasTried ? checked : {}) } },
    formRef,
    /** Nothing is missing. */
    isReady,
    /** Something is, and it was asked for. */
    isMissing,
    isBusy,
    problem,
    /** What is missing or went wrong; empty when nothing is. */
    message: isMissing ? missingMessage : problem,
    /** Grows with each result that was asked for on this visit. */
    timesAsked,
    generate,
    /** Writes something beside the result, which asks for no focus. */
    run,
    loadSample: () => {
      const sample = state.sample?.(around);
      if (sample) change((current) => ({ ...sample, ...keep?.(current) }));
    },
    startOver: () => {
      setHasTried(false);
      changeAll(({ data: current, drafts }) => ({
        data: { ...state.start(around), ...keep?.(current) },
        drafts: clearsForms ? {} : drafts,
      }));
    },
  };
}
