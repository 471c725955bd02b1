import { cutTo } from '@/lib/cut';
import type { Failure } from './problems';

/** What a service says about its error, whatever its dialect. */
interface ServerError {
  /** In its words, with its details. */
  message: string;
  /** Its short name, such as "insufficient_quota" or "overloaded_error". */
  code: string;
  /** The status it stands for, where it says one. */
  status: number | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const tidy = (text: string) => cutTo(text.replace(/\s+/g, ' ').trim(), 300);

/** The errors that travel inside a stream name their status only in words. */
const statuses: Readonly<Record<string, number>> = {
  authentication_error: 401,
  invalid_api_key: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  model_not_found: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  insufficient_quota: 429,
  api_error: 500,
  server_error: 500,
  overloaded_error: 529,
};

export function readError(error: unknown): ServerError {
  if (typeof error === 'string') return { message: tidy(error), code: '', status: undefined };
  const { message, details, code, type, status } = (error ?? {}) as Record<string, unknown>;
  const text = textOf(message);
  const named = textOf(code) || textOf(type) || textOf(status);
  const number = Number(code);
  return {
    message: tidy(details === undefined || details === null ? text : `${text} ${JSON.stringify(details)}`),
    code: named,
    status:
      Number.isInteger(number) && number >= 400 && number < 600 ? number : Object.hasOwn(statuses, named) ? statuses[named] : undefined,
  };
}

/** The same, from the body of an answer. */
export function readServerError(body: string): ServerError {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { message: '', code: '', status: undefined };
  }
  const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  return readError((first as { error?: unknown } | null)?.error ?? first);
}

/** An error in place of the next piece of a reply. */
export function toFailure(error: unknown, nowMs: number): Failure {
  const { message, code, status } = readError(error);
  if (status === undefined) return { kind: 'service', message };
  return { kind: 'status', status, statusText: '', message, code, retrySeconds: readRetry('', JSON.stringify(error), nowMs) };
}

const seconds: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 0.001 };

/** How long a service asks to be left alone, in seconds: its header in either form, or what its message says ("6m0s"). */
export function readRetry(header: string | null | undefined, body: string, nowMs: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const date = Date.parse(value);
  if (value !== '' && Number.isFinite(date)) return Math.max(0, (date - nowMs) / 1000);
  const said = /"retryDelay"\s*:\s*"([\d.]+s)"/.exec(body) ?? /try again in ((?:[\d.]+ ?(?:h|ms|m|s))+)/i.exec(body);
  if (said?.[1] === undefined) return undefined;
  return [...said[1].toLowerCase().matchAll(/([\d.]+) ?(h|ms|m|s)/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (seconds[unit] ?? 0),
    0,
  );
}
