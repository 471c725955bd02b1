import { formatTime, timeAt } from '@/lib/times';
import { plural } from '@/lib/text';

/** What can go wrong between us and a model. */
export type Failure =
  | { kind: 'status'; status: number; statusText: string; message: string; code: string; retrySeconds: number | undefined }
  | { kind: 'network'; isOffline: boolean }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'no-text'; minutes: number }
  | { kind: 'endless'; minutes: number }
  | { kind: 'too-long' }
  | { kind: 'blocked-prompt'; reason: string; message: string }
  | { kind: 'blocked-reply'; reason: string; message: string }
  | { kind: 'empty' }
  | { kind: 'no-model' }
  | { kind: 'no-key' }
  | { kind: 'stream' }
  | { kind: 'page' }
  | { kind: 'service'; message: string }
  | { kind: 'cut' }
  | { kind: 'length' }
  | { kind: 'shape' }
  | { kind: 'built-in' };

/** What was used up, where the service says it. */
export interface Spent {
  /** Sent and received together. */
  tokens: number | undefined;
  /** In US dollars. */
  cost: number | undefined;
}

export class ModelError extends Error {
  readonly failure: Failure;
  /** What the model did say, where it said something. */
  readonly said: string;
  /** A failure may cost money too. */
  readonly spent: Spent | undefined;
  constructor(failure: Failure, said = '', spent?: Spent) {
    super(detailOf(failure));
    this.name = 'ModelError';
    this.failure = failure;
    this.said = said;
    this.spent = spent;
  }
}

type StatusFailure = Extract<Failure, { kind: 'status' }>;

const statusNames: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  529: 'Overloaded',
};

/** The failure in the words of the service, for those who want to look it up. */
export function detailOf(failure: Failure): string {
  switch (failure.kind) {
    case 'status': {
      const name = failure.statusText || statusNames[failure.status] || '';
      return `${[failure.status, name].filter(Boolean).join(' ')}${failure.message ? `: ${failure.message}` : ''}`;
    }
    case 'blocked-prompt':
      return ['Response was blocked', failure.reason && `due to ${failure.reason}`, failure.message && `: ${failure.message}`]
        .filter(Boolean)
        .join(' ')
        .replace(' : ', ': ');
    case 'blocked-reply':
      return `Candidate was blocked due to ${failure.reason}${failure.message ? `: ${failure.message}` : ''}`;
    case 'empty':
      return 'Text not available.';
    case 'no-model':
      return 'Must provide a model name';
    case 'stream':
    case 'page':
    case 'cut':
      return 'Failed to parse stream';
    case 'shape':
      return 'Error parsing JSON response';
    case 'service':
      return failure.message;
    default:
      return '';
  }
}

/** Names such as "insufficient_quota"; anything else a service puts there might be the user's own words. */
const isName = (text: string) => /^[\w.-]{1,60}$/.test(text);

/** The failure for the console: neither the key nor a word of what was typed, sent or said. */
export function logTextOf(failure: Failure): string {
  const named = failure.kind === 'status' ? [String(failure.status), failure.code] : 'reason' in failure ? [failure.reason] : [];
  return [failure.kind, ...named.filter(isName)].join(' ');
}

interface Circumstances {
  /** "Google Gemini" */
  name: string;
  host: string;
  /** To name the time of a next try. */
  nowMs: number;
  /** Asked for its list of models, and not yet for a text. */
  isListing?: boolean;
}

function whenToRetry(seconds: number | undefined, nowMs: number): string {
  if (seconds === undefined) return 'Wait a little before you try again.';
  if (seconds <= 90) return `Try again in ${plural(Math.max(1, Math.ceil(seconds)), 'second')}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 24 * 60) return `Try again in ${plural(minutes, 'minute')}, at ${formatTime(timeAt(nowMs + seconds * 1000))}.`;
  return 'It asks you to come back another day.';
}

const durationOf = (seconds: number) => (seconds > 90 ? plural(Math.round(seconds / 60), 'minute') : plural(seconds, 'second'));

const hasNoCredit = ({ status, code, message }: StatusFailure) =>
  status === 402 || /insufficient_quota|billing/.test(code) || /credit balance is too low|insufficient (balance|credit)/i.test(message);
const refusesKey = ({ status, message }: StatusFailure) =>
  status === 401 || status === 403 || (status === 400 && /api[ _-]?key/i.test(message));
const isTooMuch = ({ status, message }: StatusFailure) =>
  status === 413 || (status === 400 && /context.?(length|window)|prompt is too long|exceeds the maximum number of tokens/i.test(message));

function explainStatus(failure: StatusFailure, { name, nowMs, isListing = false }: Circumstances): string {
  const { status, message, retrySeconds } = failure;
  if (hasNoCredit(failure)) return `Your account at ${name} has no credit left, or has reached its spending limit. Check its billing page.`;
  if (/\bCORS\b/.test(message))
    return `Your organization at ${name} doesn’t allow requests from a browser. Use a key from another account.`;
  if (refusesKey(failure)) return `${name} refused the key. Check it${isListing ? '' : ' in the AI settings'}, or make a new one.`;
  if (status === 404 && isListing) return `${name} has no list of models at this address. Check the address; most end in /v1.`;
  if (status === 404 && message === '') return `${name} doesn’t know this model, or the address is wrong. Check both in the AI settings.`;
  if (status === 404) return `${name} doesn’t know this model. Choose another one in the AI settings.`;
  if (status === 408 || status === 504) return `${name} took too long to answer. Try again in a moment.`;
  if (isTooMuch(failure)) return 'That was more text than this model can take at once. Shorten your answers or choose a larger model.';
  if (status === 429) return `You’ve reached a limit on your account at ${name}. ${whenToRetry(retrySeconds, nowMs)}`;
  if (status >= 500) return `${name} has a problem of its own. Try again in a few minutes.`;
  return `${name} didn’t accept the request.`;
}

/** What a founder can do about it. */
export function explainFailure(failure: Failure, around: Circumstances): string {
  const { name, host } = around;
  switch (failure.kind) {
    case 'status':
      return explainStatus(failure, around);
    case 'network':
      return failure.isOffline
        ? 'You’re offline. You can ask the model again once you’re connected.'
        : `${host} didn’t answer. It may be switched off, or it doesn’t allow requests from a browser.`;
    case 'timeout':
      return `${name} sent nothing for ${durationOf(failure.seconds)}, so we stopped waiting.`;
    case 'no-text':
      return `${name} sent no text for ${plural(failure.minutes, 'minute')}, so we stopped waiting.`;
    case 'too-long':
      return `${name} sent far more than a reply should contain, so we stopped reading.`;
    case 'endless':
      return `${name} was still writing after ${plural(failure.minutes, 'minute')}, so we stopped it.`;
    case 'blocked-prompt':
      return `${name} declined to answer what was sent. Rewording your answers may help.`;
    case 'blocked-reply':
      return `${name} withheld its reply under its own rules. Rewording your answers may help.`;
    case 'empty':
      return `${name} sent an empty reply.`;
    case 'no-model':
      return 'No model is chosen yet. Pick one in the AI settings.';
    case 'no-key':
      return `There’s no key for ${name} in this tab. Enter it, or unlock it, in the AI settings.`;
    case 'stream':
      return `${name} sent something that can’t be read as a reply.`;
    case 'page':
      return `${host} answered with a web page instead of a reply. A network you have to sign in to does that, and so does a wrong address.`;
    case 'service':
      return `${name} reported a problem while it was writing. Try again in a moment.`;
    case 'length':
      return `${name} reached the longest reply this model gives before it was done. Ask for less, or choose another model.`;
    case 'cut':
      return `The reply from ${name} was cut off.`;
    case 'built-in':
      return 'The model in this browser couldn’t answer. It may lack memory, space for its download, or a language.';
    case 'shape':
      return `Twice in a row, the reply from ${name} didn’t have the requested format. What it said is shown below.`;
  }
}
