import { formatTime, timeAt } from '@/lib/times';
import { plural } from '@/lib/text';

/** What can go wrong between us and a model. */
export type Failure =
  | { kind: 'status'; status: number; statusText: string; message: string; retrySeconds: number | undefined }
  | { kind: 'network'; isOffline: boolean }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'blocked-prompt'; reason: string; message: string }
  | { kind: 'blocked-reply'; reason: string }
  | { kind: 'empty' }
  | { kind: 'no-model' }
  | { kind: 'no-key' }
  | { kind: 'stream' }
  | { kind: 'cut' }
  | { kind: 'shape' }
  | { kind: 'built-in'; message: string };

export class ModelError extends Error {
  readonly failure: Failure;
  /** What the model did say, where it said something. */
  readonly said: string;
  constructor(failure: Failure, said = '') {
    super(detailOf(failure));
    this.name = 'ModelError';
    this.failure = failure;
    this.said = said;
  }
}

/** Shown above every failure. */
export const failedText = 'Failed to generate content. Please try again.';

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
      return `Candidate was blocked due to ${failure.reason}`;
    case 'empty':
      return 'Text not available.';
    case 'no-model':
      return 'Must provide a model name';
    case 'stream':
    case 'cut':
      return 'Failed to parse stream';
    case 'shape':
      return 'Error parsing JSON response';
    case 'built-in':
      return failure.message;
    default:
      return '';
  }
}

interface Circumstances {
  /** "Google Gemini" */
  name: string;
  host: string;
  /** To name the time of a next try. */
  nowMs: number;
}

function whenToRetry(seconds: number | undefined, nowMs: number): string {
  if (seconds === undefined) return 'Wait a little before you try again.';
  if (seconds <= 90) return `Try again in ${plural(Math.max(1, Math.ceil(seconds)), 'second')}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 24 * 60) return `Try again in ${plural(minutes, 'minute')}, at ${formatTime(timeAt(nowMs + seconds * 1000))}.`;
  return 'It asks you to come back another day.';
}

/** What a founder can do about it. */
export function explainFailure(failure: Failure, { name, host, nowMs }: Circumstances): string {
  switch (failure.kind) {
    case 'status': {
      const { status, retrySeconds } = failure;
      if (status === 401 || status === 403) return `${name} refused the key. Check it in the AI settings, or make a new one.`;
      if (status === 400 && /api[ _-]?key/i.test(failure.message))
        return `${name} refused the key. Check it in the AI settings, or make a new one.`;
      if (status === 402) return `Your account at ${name} has no credit left.`;
      if (status === 404) return `${name} does not know this model. Choose another one in the AI settings.`;
      if (status === 408 || status === 504) return `${name} took too long to answer. Try again in a moment.`;
      if (status === 413) return `That was more text than this model takes at once. Shorten your answers or choose a larger model.`;
      if (status === 429) return `You have reached a limit of your account at ${name}. ${whenToRetry(retrySeconds, nowMs)}`;
      if (status >= 500) return `${name} has a problem of its own. Try again in a few minutes.`;
      return `${name} did not accept the request.`;
    }
    case 'network':
      return failure.isOffline
        ? 'You are offline. The model can be asked again once you are connected.'
        : `${host} did not answer. It may be switched off, or it does not allow requests from a browser.`;
    case 'timeout':
      return `${name} sent nothing for ${plural(failure.seconds, 'second')}, so we stopped waiting.`;
    case 'blocked-prompt':
      return `${name} declined to answer what was sent. Rewording your answers may help.`;
    case 'blocked-reply':
      return `${name} withheld its reply by its own rules. Rewording your answers may help.`;
    case 'empty':
      return `${name} sent an empty reply.`;
    case 'no-model':
      return 'No model is chosen yet. Pick one in the AI settings.';
    case 'no-key':
      return `There is no key for ${name} in this tab. Enter it, or unlock it, in the AI settings.`;
    case 'stream':
      return `${name} sent something that cannot be read as a reply.`;
    case 'cut':
      return `The reply of ${name} broke off before its end.`;
    case 'built-in':
      return 'The model in this browser could not answer. It may lack memory, space for its download, or a language.';
    case 'shape':
      return `The reply of ${name} did not have the form that was asked for, twice in a row. What it said stands below.`;
  }
}

/** The error a service describes, whatever its dialect, with its details. */
export function readServerMessage(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return '';
  }
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  const error = (first as { error?: unknown } | null)?.error ?? first;
  if (typeof error === 'string') return tidy(error);
  const { message, details } = (error ?? {}) as { message?: unknown; details?: unknown };
  const text = typeof message === 'string' ? message : '';
  return tidy(details === undefined || details === null ? text : `${text} ${JSON.stringify(details)}`);
}

const tidy = (text: string) => {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean.length > 300 ? `${clean.slice(0, 299)}…` : clean;
};

/** How long a service asks to be left alone, in seconds: its header in either form, or what its message says. */
export function readRetry(header: string | null | undefined, body: string, nowMs: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const date = Date.parse(value);
  if (value !== '' && Number.isFinite(date)) return Math.max(0, (date - nowMs) / 1000);
  const inBody = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body) ?? /try again in (\d+(?:\.\d+)?) ?s/i.exec(body);
  return inBody?.[1] === undefined ? undefined : Number(inBody[1]);
}
