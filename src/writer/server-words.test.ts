import { describe, expect, it } from 'vitest';
import { findJson, readSoFar } from './replies';
import { readError, readRetry, readServerError, toFailure } from './server-words';

describe('what a service says of its error', () => {
  it.each([
    ['authentication_error', 401],
    ['invalid_api_key', 401],
    ['billing_error', 402],
    ['permission_error', 403],
    ['not_found_error', 404],
    ['model_not_found', 404],
    ['request_too_large', 413],
    ['rate_limit_error', 429],
    ['rate_limit_exceeded', 429],
    ['insufficient_quota', 429],
    ['api_error', 500],
    ['server_error', 500],
    ['overloaded_error', 529],
    ['toString', undefined],
    ['', undefined],
  ])('%s stands for %s', (type, status) => {
    expect(readError({ message: 'No.', type })).toEqual({ message: 'No.', code: type, status });
  });

  it.each([
    [399, undefined],
    [400, 400],
    [599, 599],
    [600, undefined],
    [404.5, undefined],
    ['503', 503],
  ])('the code %s is the status %s', (code, status) => {
    expect(readError({ code }).status).toBe(status);
  });

  it('is read in any form', () => {
    expect(readError('  It \n broke ')).toEqual({ message: 'It broke', code: '', status: undefined });
    expect(readError(null)).toEqual({ message: '', code: '', status: undefined });
    expect(readError({ message: 'No.', details: [1], code: 'a', type: 'b', status: 'c' })).toMatchObject({ message: 'No. [1]', code: 'a' });
    expect(readError({ message: 'No.', details: null, status: 'c' })).toMatchObject({ message: 'No.', code: 'c' });
    expect(readError('x'.repeat(300)).message).toBe('x'.repeat(300));
    expect(readError('x'.repeat(301)).message).toBe(`${'x'.repeat(299)}…`);
    expect(readServerError('[{"error":{"message":"No."}}]').message).toBe('No.');
    expect(readServerError('{"message":"Bare."}').message).toBe('Bare.');
    expect(readServerError('<html>')).toEqual({ message: '', code: '', status: undefined });
    expect(readServerError('null').message).toBe('');
  });

  it('is a failure with a status where it names one', () => {
    expect(toFailure({ message: 'No.' }, 0)).toEqual({ kind: 'service', message: 'No.' });
    expect(toFailure({ type: 'rate_limit_error', message: 'Try again in 1m30s.' }, 0)).toEqual({
      kind: 'status',
      status: 429,
      statusText: '',
      message: 'Try again in 1m30s.',
      code: 'rate_limit_error',
      retrySeconds: 90,
    });
  });
});

describe('when to come back', () => {
  const now = Date.parse('2026-11-15T10:00:00Z');
  it.each<[string | null, string, number | undefined]>([
    ['30', '', 30],
    [' 1.5 ', '', 1.5],
    ['Sun, 15 Nov 2026 10:01:00 GMT', '', 60],
    ['Sun, 15 Nov 2026 09:00:00 GMT', '', 0],
    [null, '"retryDelay": "12.5s"', 12.5],
    ['soon', 'Please try again in 6m0s.', 360],
    [null, 'try again in 1h2m3s', 3723],
    [null, 'try again in 500ms', 0.5],
    [null, 'later', undefined],
    ['', '', undefined],
  ])('%s with %s is %s seconds', (header, body, seconds) => {
    expect(readRetry(header, body, now)).toBe(seconds);
  });
});

describe('the JSON in a reply', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['Here: {"a":1} Enjoy.', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['The list [1,2] it is', [1, 2]],
    ['<think>{"b":2}</think>{"a":1}', { a: 1 }],
    ['<think>never ends {"b":2}', undefined],
    ['} nothing {', undefined],
    ['{}', {}],
    ['x{}', {}],
    ['', undefined],
  ])('in %s', (said, json) => {
    expect(findJson(said)).toEqual(json);
  });

  it('is read along as it comes, without its names', () => {
    expect(readSoFar('{"title":"A plan","lines":["One","Tw')).toBe('A plan\nOne\nTw');
    expect(readSoFar('{"a":"half \\u00')).toBe('half ');
    expect(readSoFar('{"a":"')).toBe('');
    expect(readSoFar('Plain words')).toBe('Plain words');
    expect(readSoFar('  [')).toBe('');
  });
});
