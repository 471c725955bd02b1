import { useRef, useState } from 'react';
import type { Writer } from '@/writer/define-writer';
import { nextRequest } from '@/writer/requests';
import { useWriter } from '@/writer/use-writer';

interface GenerateOptions {
  /** Whether something is missing that the text cannot be made without; the form says what. */
  isMissing: boolean;
  /** Brings the missing fields into view, where they stand behind a tab. */
  onMissing?: () => void;
}

/**
 * A button that makes a text: asked for too early, it points at what is missing;
 * otherwise the writer runs, and the result takes the focus each time it was asked for.
 */
export function useGenerate<Inputs, Result>(writer: Writer<Inputs, Result>, { isMissing, onMissing }: GenerateOptions) {
  const { isBusy, problem, run } = useWriter(writer);
  const [hasTried, setHasTried] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const generate = async (inputs: Inputs, seed?: number): Promise<Awaited<Result> | undefined> => {
    if (isBusy) return undefined;
    setHasTried(true);
    if (isMissing) {
      onMissing?.();
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return undefined;
    }
    const result = await run(inputs, seed);
    if (result === undefined) return undefined;
    setHasTried(false);
    setTimesAsked(nextRequest());
    return result;
  };

  return {
    isBusy,
    problem,
    /** Whether to say what is missing: only once someone asked for the text. */
    isMissing: hasTried && isMissing,
    timesAsked,
    form,
    generate,
    /** After "start over": nothing was asked for yet. */
    forget: () => setHasTried(false),
  };
}
