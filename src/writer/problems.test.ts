import { describe, expect, it } from 'vitest';
import { detailOf, explainFailure, logTextOf, ModelError, type Failure } from './problems';

type Status = Extract<Failure, { kind: 'status' }>;
const status = (code: number, more: Partial<Status> = {}): Status => ({
  kind: 'status',
  status: code,
  statusText: '',
  message: '',
  code: '',
  retrySeconds: undefined,
  ...more,
});
// 2:00 in the afternoon, where the tests run.
const nowMs = new Date(2026, 10, 15, 14, 0).getTime();
const around = { name: 'Acme AI', host: 'api.acme.test', nowMs };
const explain = (failure: Failure, isListing = false) => explainFailure(failure, { ...around, isListing });

/** Each with its failure in words. */
const named = <F extends Failure>(rows: [F, string][]) => rows.map(([failure, text]) => [JSON.stringify(failure), failure, text] as const);

describe('what a founder can do about a failure', () => {
  const credit = 'Your account at Acme AI has no credit left, or has reached its spending limit. Check its billing page.';
  const key = 'Acme AI refused the key. Check it in the AI settings, or make a new one.';
  const tooMuch = 'That was more text than this model can take at once. Shorten your answers or choose a larger model.';
  const slow = 'Acme AI took too long to answer. Try again in a moment.';
  const own = 'Acme AI has a problem of its own. Try again in a few minutes.';
  const refused = 'Acme AI didn’t accept the request.';
  it.each(
    named<Status>([
      [status(402), credit],
      [status(429, { code: 'insufficient_quota' }), credit],
      [status(403, { code: 'billing_not_active' }), credit],
      [status(400, { message: 'Your credit balance is too low' }), credit],
      [status(400, { message: 'Insufficient balance' }), credit],
      [
        status(403, { message: 'CORS requests are not allowed' }),
        'Your organization at Acme AI doesn’t allow requests from a browser. Use a key from another account.',
      ],
      [status(401), key],
      [status(403), key],
      [status(400, { message: 'Invalid API key' }), key],
      [status(422, { message: 'Invalid API key' }), refused],
      [status(404), 'Acme AI doesn’t know this model, or the address is wrong. Check both in the AI settings.'],
      [status(404, { message: 'No such model' }), 'Acme AI doesn’t know this model. Choose another one in the AI settings.'],
      [status(408), slow],
      [status(504), slow],
      [status(413), tooMuch],
      [status(400, { message: 'maximum context length is 8192' }), tooMuch],
      [status(400, { message: 'prompt is too long' }), tooMuch],
      [status(422, { message: 'prompt is too long' }), refused],
      [status(500), own],
      [status(502), own],
      [status(529), own],
      [status(499), refused],
      [status(400), refused],
      [status(409), refused],
    ]),
  )('%s', (_, failure, sentence) => {
    expect(explain(failure)).toBe(sentence);
  });

  it('is other advice while its models are listed', () => {
    expect(explain(status(401), true)).toBe('Acme AI refused the key. Check it, or make a new one.');
    expect(explain(status(404, { message: 'x' }), true)).toBe(
      'Acme AI has no list of models at this address. Check the address; most end in /v1.',
    );
    expect(explain(status(500), true)).toBe(own);
  });

  it.each<[number | undefined, string]>([
    [undefined, 'Wait a little before you try again.'],
    [0, 'Try again in 1 second.'],
    [0.2, 'Try again in 1 second.'],
    [1.2, 'Try again in 2 seconds.'],
    [90, 'Try again in 90 seconds.'],
    [90.5, 'Try again in 2 minutes, at 2:01 PM.'],
    [91, 'Try again in 2 minutes, at 2:01 PM.'],
    [600, 'Try again in 10 minutes, at 2:10 PM.'],
    // A day has 1,440 minutes.
    [86_340, 'Try again in 1,439 minutes, at 1:59 PM.'],
    [86_341, 'It asks you to come back another day.'],
    [86_400, 'It asks you to come back another day.'],
  ])('says when to try again: after %s seconds', (retrySeconds, sentence) => {
    expect(explain(status(429, { retrySeconds }))).toBe(`You’ve reached a limit on your account at Acme AI. ${sentence}`);
  });

  it.each(
    named<Failure>([
      [{ kind: 'network', isOffline: true }, 'You’re offline.'],
      [{ kind: 'network', isOffline: false }, 'api.acme.test didn’t answer.'],
      [{ kind: 'timeout', seconds: 1 }, 'sent nothing for 1 second,'],
      [{ kind: 'timeout', seconds: 90 }, 'sent nothing for 90 seconds,'],
      [{ kind: 'timeout', seconds: 91 }, 'sent nothing for 2 minutes,'],
      [{ kind: 'timeout', seconds: 180 }, 'sent nothing for 3 minutes,'],
      [{ kind: 'no-text', minutes: 5 }, 'sent no text for 5 minutes,'],
      [{ kind: 'endless', minutes: 10 }, 'still writing after 10 minutes,'],
      [{ kind: 'too-long' }, 'far more than a reply should contain'],
      [{ kind: 'blocked-prompt', reason: '', message: '' }, 'declined to answer'],
      [{ kind: 'blocked-reply', reason: '', message: '' }, 'withheld its reply'],
      [{ kind: 'empty' }, 'an empty reply'],
      [{ kind: 'no-model' }, 'No model is chosen yet.'],
      [{ kind: 'no-key' }, 'There’s no key for Acme AI'],
      [{ kind: 'stream' }, 'can’t be read as a reply'],
      [{ kind: 'page' }, 'api.acme.test answered with a web page'],
      [{ kind: 'service', message: '' }, 'reported a problem while it was writing'],
      [{ kind: 'length' }, 'the longest reply this model gives'],
      [{ kind: 'cut' }, 'was cut off'],
      [{ kind: 'built-in' }, 'The model in this browser couldn’t answer.'],
      [{ kind: 'shape' }, 'Twice in a row'],
    ]),
  )('%s', (_, failure, part) => {
    expect(explain(failure)).toContain(part);
  });
});

describe('a failure in the words of the service', () => {
  it.each(
    named<Failure>([
      [status(401), '401 Unauthorized'],
      [status(400), '400 Bad Request'],
      [status(402), '402 Payment Required'],
      [status(403), '403 Forbidden'],
      [status(404), '404 Not Found'],
      [status(408), '408 Request Timeout'],
      [status(413), '413 Content Too Large'],
      [status(422), '422 Unprocessable Content'],
      [status(429, { message: 'Slow down' }), '429 Too Many Requests: Slow down'],
      [status(500), '500 Internal Server Error'],
      [status(502), '502 Bad Gateway'],
      [status(503), '503 Service Unavailable'],
      [status(504), '504 Gateway Timeout'],
      [status(529), '529 Overloaded'],
      [status(418), '418'],
      [status(401, { statusText: 'Nope' }), '401 Nope'],
      [{ kind: 'blocked-prompt', reason: '', message: '' }, 'Response was blocked'],
      [{ kind: 'blocked-prompt', reason: 'SAFETY', message: '' }, 'Response was blocked due to SAFETY'],
      [{ kind: 'blocked-prompt', reason: 'SAFETY', message: 'No' }, 'Response was blocked due to SAFETY: No'],
      [{ kind: 'blocked-reply', reason: 'SAFETY', message: '' }, 'Candidate was blocked due to SAFETY'],
      [{ kind: 'blocked-reply', reason: 'SAFETY', message: 'No' }, 'Candidate was blocked due to SAFETY: No'],
      [{ kind: 'empty' }, 'Text not available.'],
      [{ kind: 'no-model' }, 'Must provide a model name'],
      [{ kind: 'cut' }, 'Failed to parse stream'],
      [{ kind: 'shape' }, 'Error parsing JSON response'],
      [{ kind: 'service', message: 'Busy' }, 'Busy'],
      [{ kind: 'timeout', seconds: 1 }, ''],
    ]),
  )('%s', (_, failure, detail) => {
    expect(detailOf(failure)).toBe(detail);
    expect(new ModelError(failure).message).toBe(detail);
  });

  it('on the console has its names only, and none longer than sixty letters', () => {
    expect(logTextOf(status(429, { code: 'insufficient_quota', message: 'my words' }))).toBe('status 429 insufficient_quota');
    expect(logTextOf(status(400, { code: 'my own words' }))).toBe('status 400');
    expect(logTextOf(status(400, { code: 'x'.repeat(60) }))).toBe(`status 400 ${'x'.repeat(60)}`);
    expect(logTextOf(status(400, { code: 'x'.repeat(61) }))).toBe('status 400');
    expect(logTextOf({ kind: 'blocked-reply', reason: 'SAFETY', message: 'words' })).toBe('blocked-reply SAFETY');
    expect(logTextOf({ kind: 'cut' })).toBe('cut');
  });
});
