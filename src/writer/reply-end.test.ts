import { APICallError } from 'ai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModelError, type Failure } from './problems';
import { judgeEnd, toModelError, type Seen } from './reply-end';

const seen = (more: Partial<Seen> = {}): Seen => ({ block: undefined, refusal: '', hasText: true, hasChunks: true, ...more });
const blocked = (reason: string, message = ''): Failure => ({ kind: 'blocked-reply', reason, message });

describe('the end of a reply', () => {
  it.each<[string, Seen, string, string | undefined, Failure | undefined]>([
    ['good', seen(), 'stop', 'STOP', undefined],
    ['good without a word', seen({ hasText: false }), 'stop', 'STOP', undefined],
    [
      'a prompt that was blocked',
      seen({ block: { blockReason: 'SAFETY', blockReasonMessage: 5 } }),
      'stop',
      'STOP',
      { kind: 'blocked-prompt', reason: 'SAFETY', message: '' },
    ],
    ['a refusal', seen({ refusal: ' I cannot. ' }), 'stop', 'stop', blocked('refusal', 'I cannot.')],
    ['a long refusal', seen({ refusal: 'x'.repeat(301) }), 'stop', 'stop', blocked('refusal', 'x'.repeat(300))],
    ['a refusal of spaces', seen({ refusal: '  ' }), 'stop', 'stop', undefined],
    ['a filter', seen(), 'content-filter', 'PROHIBITED', blocked('PROHIBITED')],
    ['a filter without a word', seen(), 'content-filter', undefined, blocked('SAFETY')],
    ['too long', seen(), 'length', 'MAX_TOKENS', { kind: 'length' }],
    ['broken off', seen(), 'other', undefined, { kind: 'cut' }],
    ['empty', seen({ hasText: false }), 'other', undefined, { kind: 'empty' }],
    ['nothing at all', seen({ hasText: false, hasChunks: false }), 'other', undefined, { kind: 'stream' }],
    ['a reason of its own', seen({ hasText: false }), 'other', 'LANGUAGE', blocked('LANGUAGE')],
    ['a reason of its own after text', seen(), 'other', 'LANGUAGE', undefined],
  ])('is %s', (_, had, reason, said, failure) => {
    expect(judgeEnd(had, reason, said)).toEqual(failure);
  });
});

describe('what kept a reply from coming', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const call = (more: { statusCode?: number; responseBody?: string; responseHeaders?: Record<string, string>; cause?: unknown }) =>
    new APICallError({ message: 'm', url: 'https://a.test', requestBodyValues: {}, ...more });
  it.each<[string, unknown, Failure]>([
    ['ours', new ModelError({ kind: 'page' }), { kind: 'page' }],
    ['ours, wrapped', call({ statusCode: 200, cause: new ModelError({ kind: 'too-long' }) }), { kind: 'too-long' }],
    ['the network', new TypeError('fetch failed'), { kind: 'network', isOffline: false }],
    ['no answer', call({}), { kind: 'network', isOffline: false }],
    ['an answer that is no reply', call({ statusCode: 399 }), { kind: 'stream' }],
    [
      'an error',
      call({ statusCode: 400, responseBody: '{"error":{"message":"No","code":"x"}}', responseHeaders: { 'retry-after': '3' } }),
      { kind: 'status', status: 400, statusText: '', message: 'No', code: 'x', retrySeconds: 3 },
    ],
    ['anything else', new Error('odd'), { kind: 'stream' }],
  ])('is %s', (_, error, failure) => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(toModelError(error).failure).toEqual(failure);
  });
});
