import { APICallError } from 'ai';
import { now } from '@/platform/clock';
import { isOffline } from '@/platform/model-fetch';
import { ModelError, type Failure } from './problems';
import { readRetry, readServerError } from './server-words';

// The library would print its remarks on the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export interface Block {
  blockReason?: unknown;
  blockReasonMessage?: unknown;
}

/** What has come by the end of a reply. */
export interface Seen {
  block: Block | undefined;
  refusal: string;
  hasText: boolean;
  hasChunks: boolean;
}

/** Whether the end that came is the end of a reply. */
export function judgeEnd({ block, refusal, hasText, hasChunks }: Seen, reason: string, said: string | undefined): Failure | undefined {
  if (block) return { kind: 'blocked-prompt', reason: textOf(block.blockReason), message: textOf(block.blockReasonMessage) };
  if (refusal.trim() !== '') return { kind: 'blocked-reply', reason: 'refusal', message: refusal.trim().slice(0, 300) };
  if (reason === 'content-filter') return { kind: 'blocked-reply', reason: said ?? 'SAFETY', message: '' };
  if (reason === 'length') return { kind: 'length' };
  if (said === undefined) return { kind: hasText ? 'cut' : hasChunks ? 'empty' : 'stream' };
  // Reasons of its own, such as a language it does not write.
  return reason === 'other' && !hasText ? { kind: 'blocked-reply', reason: said, message: '' } : undefined;
}

/** What kept a reply from coming at all. */
function explain(error: unknown): Failure {
  if (!APICallError.isInstance(error)) return error instanceof TypeError ? { kind: 'network', isOffline: isOffline() } : { kind: 'stream' };
  // Ours, wrapped by the library.
  if (error.cause instanceof ModelError) return error.cause.failure;
  const { statusCode, responseBody = '', responseHeaders = {} } = error;
  if (statusCode === undefined) return { kind: 'network', isOffline: isOffline() };
  // An answer that is no reply at all.
  if (statusCode < 400) return { kind: 'stream' };
  const { message, code } = readServerError(responseBody);
  const retrySeconds = readRetry(responseHeaders['retry-after'], responseBody, now());
  return { kind: 'status', status: statusCode, statusText: '', message, code, retrySeconds };
}

export const toModelError = (error: unknown) => (error instanceof ModelError ? error : new ModelError(explain(error)));
