import { askBuiltInModel } from '@/platform/built-in-model';
import { isOffline } from '@/platform/model-fetch';
import { ModelError, type Failure, type Spent } from './problems';
import type { ModelChoice } from './providers';

interface Question {
  choice: ModelChoice;
  key: string;
  system: string;
  prompt: string;
  signal: AbortSignal;
  /** The whole reply so far. */
  onText: (text: string) => void;
  /** How much of the browser's own model is there, from 0 to 1. */
  onDownload: (share: number) => void;
}

export interface Answer extends Spent {
  text: string;
}

/** Silence longer than this is taken for a hang. */
const patienceSeconds = 60;
/** From the first word on, however steadily it goes on; a model may have to be fetched before that. */
const longestMinutes = 10;
/** More than any tool asks for; whatever goes on longer has lost its way. */
const mostLetters = 400_000;

/** Not part of the offline copy, so that without a connection it may not be there. */
async function loadStreaming() {
  try {
    return await import('./stream-model');
  } catch {
    throw new ModelError({ kind: 'network', isOffline: isOffline() });
  }
}

/** Ends the question when nothing has come for too long, each sign of life starting that time anew; and when it never ends. */
function watch(signal: AbortSignal) {
  const own = new AbortController();
  let reason: Failure | undefined;
  const giveUp = (failure: Failure) => () => {
    reason = failure;
    own.abort();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp({ kind: 'timeout', seconds: patienceSeconds }), patienceSeconds * 1000);
  };
  heard();
  let last: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: AbortSignal.any([signal, own.signal]),
    heard,
    wrote: () => {
      heard();
      last ??= setTimeout(giveUp({ kind: 'endless', minutes: longestMinutes }), longestMinutes * 60_000);
    },
    /** Whatever is still under way ends too. */
    end: () => {
      clearTimeout(timer);
      clearTimeout(last);
      own.abort();
    },
    whyGivenUp: () => reason,
  };
}

/** Asks once. Nothing is retried: each try may cost the user money. */
export async function askModel({ choice, key, system, prompt, signal, onText, onDownload }: Question): Promise<Answer> {
  const isBuiltIn = choice.provider === 'built-in';
  if (choice.model.trim() === '' && !isBuiltIn) throw new ModelError({ kind: 'no-model' });
  const watched = watch(signal);
  let text = '';
  const add = (piece: string) => {
    watched.wrote();
    text += piece;
    if (text.length > mostLetters) throw new ModelError({ kind: 'length' });
    onText(text);
  };
  const fail = (failure: Failure, used?: Spent) => {
    const reason = watched.whyGivenUp();
    if (reason && !signal.aborted) return new ModelError(reason, text, used);
    const isCut = text !== '' && (failure.kind === 'stream' || failure.kind === 'network');
    return new ModelError(isCut ? { kind: 'cut' } : failure, text, used);
  };
  const asked = { system, prompt, signal: watched.signal, onText: add };
  try {
    const load = (share: number) => {
      watched.heard();
      onDownload(share);
    };
    const spent = isBuiltIn
      ? await askBuiltInModel({ ...asked, onDownload: load })
      : await (await loadStreaming()).streamModel({ ...asked, choice, key, onLife: watched.heard });
    const used: Spent = { tokens: undefined, cost: undefined, ...spent };
    if (text.trim() === '') throw new ModelError({ kind: 'empty' }, '', used);
    return { text, ...used };
  } catch (error) {
    if (error instanceof ModelError) throw fail(error.failure, error.spent);
    throw fail(isBuiltIn ? { kind: 'built-in', message: String(error) } : { kind: 'stream' });
  } finally {
    watched.end();
  }
}
