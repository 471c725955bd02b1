import { askBuiltInModel } from '@/platform/built-in-model';
import { isOffline } from '@/platform/model-fetch';
import { maskPieces } from './mask-key';
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
/** A service that answers at once is silent while it thinks and writes. */
const wholePatienceSeconds = 180;
/** Signs of life without a word. */
const noTextMinutes = 5;
/** However steadily it goes on. */
const longestMinutes = 10;
/** More than any tool asks for; whatever goes on longer has lost its way. */
const mostLetters = 400_000;

/** Not part of the offline copy, so that without a connection it may not be there. */
async function load<Module>(part: Promise<Module>): Promise<Module> {
  try {
    return await part;
  } catch {
    throw new ModelError({ kind: 'network', isOffline: isOffline() });
  }
}

/** Ends the question when nothing has come for too long, when no text has, and when it never ends. All clocks start with the request. */
function watch(signal: AbortSignal, patience: number) {
  const own = new AbortController();
  let reason: Failure | undefined;
  const timers = new Map<Failure['kind'], ReturnType<typeof setTimeout>>();
  const giveUpIn = (seconds: number, failure: Failure) => {
    clearTimeout(timers.get(failure.kind));
    const giveUp = () => {
      reason ??= failure;
      own.abort();
    };
    timers.set(failure.kind, setTimeout(giveUp, seconds * 1000));
  };
  const heard = () => giveUpIn(patience, { kind: 'timeout', seconds: patience });
  const start = () => {
    heard();
    giveUpIn(noTextMinutes * 60, { kind: 'no-text', minutes: noTextMinutes });
    giveUpIn(longestMinutes * 60, { kind: 'endless', minutes: longestMinutes });
  };
  start();
  return {
    signal: AbortSignal.any([signal, own.signal]),
    heard,
    wrote: () => {
      heard();
      clearTimeout(timers.get('no-text'));
    },
    /** The browser's own model is still being fetched: nothing has been asked yet. */
    restart: start,
    /** Whatever is still under way ends too. */
    end: () => {
      timers.forEach((timer) => clearTimeout(timer));
      own.abort();
    },
    whyGivenUp: () => reason,
  };
}

/** Asks once. Nothing is retried: each try may cost the user money. */
export async function askModel({ choice, key, system, prompt, signal, onText, onDownload }: Question): Promise<Answer> {
  const isBuiltIn = choice.provider === 'built-in';
  if (choice.model.trim() === '' && !isBuiltIn) throw new ModelError({ kind: 'no-model' });
  const isWhole = choice.provider === 'google';
  const watched = watch(signal, isWhole ? wholePatienceSeconds : patienceSeconds);
  const masked = maskPieces(key);
  let text = '';
  let letters = 0;
  const add = (piece: string) => {
    if (piece === '') return;
    watched.wrote();
    letters += piece.length;
    if (letters > mostLetters) throw new ModelError({ kind: 'too-long' });
    text += masked.add(piece);
    onText(text);
  };
  const fail = (failure: Failure, used?: Spent) => {
    text += masked.end();
    const reason = watched.whyGivenUp();
    if (reason && !signal.aborted) return new ModelError(reason, text, used);
    const isCut = text !== '' && (failure.kind === 'stream' || failure.kind === 'network');
    return new ModelError(isCut ? { kind: 'cut' } : failure, text, used);
  };
  const asked = { system, prompt, signal: watched.signal, onText: add };
  try {
    const fetched = (share: number) => {
      watched.restart();
      onDownload(share);
    };
    const service = { ...asked, choice, key, onLife: watched.heard };
    const spent = isBuiltIn
      ? await askBuiltInModel({ ...asked, onDownload: fetched })
      : isWhole
        ? await (await load(import('./whole-model'))).askWhole(service)
        : await (await load(import('./stream-model'))).streamModel(service);
    text += masked.end();
    const used: Spent = { tokens: undefined, cost: undefined, ...spent };
    if (text.trim() === '') throw new ModelError({ kind: 'empty' }, '', used);
    return { text, ...used };
  } catch (error) {
    if (error instanceof ModelError) throw fail(error.failure, error.spent);
    throw fail(isBuiltIn ? { kind: 'built-in' } : { kind: 'stream' });
  } finally {
    watched.end();
  }
}
