import { useCallback, useState } from 'react';
import { hashText, seededRandom } from '@/lib/random';
import type { Writer } from './define-writer';
import { failedText, logFailure, placeOf } from './log-failure';

/** Long enough to be seen, short enough not to be waited for. */
const busyTimeMs = 250;

/** Runs a writer; the busy flag is always cleared, and a failure is logged and reported, never thrown at the screen. */
export function useWriter<Inputs, Result>(writer: Writer<Inputs, Result>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = useCallback(
    async (inputs: Inputs, seed = 0): Promise<Awaited<Result> | undefined> => {
      setIsBusy(true);
      setProblem('');
      try {
        await new Promise((resolve) => setTimeout(resolve, busyTimeMs));
        const words = JSON.stringify(writer.payload(inputs));
        return await writer.write(inputs, seededRandom(hashText(`${writer.type}${words}${seed}`)));
      } catch (error) {
        const text = writer.failure ?? failedText;
        logFailure(text, placeOf(error));
        setProblem(text);
        return undefined;
      } finally {
        setIsBusy(false);
      }
    },
    [writer],
  );
  return { isBusy, problem, run };
}
