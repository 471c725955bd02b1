import { askBuiltInModel } from '@/platform/built-in-model';
import { isOffline } from '@/platform/model-fetch';
import { ModelError, type Failure } from './problems';
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

export interface Answer {
  text: string;
  /** Sent and received together; undefined where the service does not say. */
  tokens: number | undefined;
  /** In US dollars, where the service says it. */
  cost: number | undefined;
}

/** Silence longer than this is taken for a hang. */
const patienceSeconds = 60;

/** Not part of the offline copy, so that without a connection it may not be there. */
async function loadStreaming() {
  try {
    return await import('./stream-model');
  } catch {
    throw new ModelError({ kind: 'network', isOffline: isOffline() });
  }
}

/** Ends the question when nothing has come for too long; each sign of life starts the time anew. */
function watch(signal: AbortSignal) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), patienceSeconds * 1000);
  };
  heard();
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    heard,
    end: () => clearTimeout(timer),
    isSilent: () => silence.signal.aborted,
  };
}

/** Asks once. Nothing is retried: each try may cost the user money. */
export async function askModel({ choice, key, system, prompt, signal, onText, onDownload }: Question): Promise<Answer> {
  const isBuiltIn = choice.provider === 'built-in';
  if (choice.model.trim() === '' && !isBuiltIn) throw new ModelError({ kind: 'no-model' });
  const watched = watch(signal);
  let text = '';
  const add = (piece: string) => {
    watched.heard();
    text += piece;
    onText(text);
  };
  const fail = (failure: Failure) => {
    if (watched.isSilent() && !signal.aborted) return new ModelError({ kind: 'timeout', seconds: patienceSeconds }, text);
    const isCut = text !== '' && (failure.kind === 'stream' || failure.kind === 'network');
    return new ModelError(isCut ? { kind: 'cut' } : failure, text);
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
    if (text.trim() === '') throw new ModelError({ kind: 'empty' });
    return { text, tokens: undefined, cost: undefined, ...spent };
  } catch (error) {
    throw fail(error instanceof ModelError ? error.failure : isBuiltIn ? { kind: 'built-in', message: String(error) } : { kind: 'stream' });
  } finally {
    watched.end();
  }
}
