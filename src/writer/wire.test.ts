import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askModel } from './ask-model';
import { listModels } from './list-models';
import { detailOf, explainFailure, ModelError } from './problems';
import type { ProviderId } from './providers';

/** What a service on this machine answers, byte for byte. */
interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string;
}

let answer: Answer = { body: '' };
let asked = { method: '', path: '', headers: {} as Record<string, unknown>, body: '' };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    response.writeHead(answer.status ?? 200, { 'Content-Type': answer.type ?? 'text/event-stream', ...answer.headers });
    response.end(answer.body);
  });
});
const place = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** "text [tokens]" for a reply; what a founder reads, and the service's words, for a failure. */
async function ask(provider: ProviderId, given: Answer, key = 'k'): Promise<string> {
  answer = given;
  const choice = { provider, model: 'claude-next', address: `${place()}/v1` };
  const { signal } = new AbortController();
  try {
    const { text, tokens } = await askModel({ choice, key, system: 's', prompt: 'p', signal, onText: () => {}, onDownload: () => {} });
    return tokens === undefined ? text : `${text} [${tokens}]`;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const sentence = explainFailure(error.failure, { name: 'It', host: 'host', nowMs: 0 });
    return [sentence, detailOf(error.failure), ...(error.said ? [`said ${error.said}`] : [])].join(' | ');
  }
}

const line = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const json = (status: number, body: unknown): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) });
const done = 'data: [DONE]\n\n';

type Row = [name: string, given: Answer, outcome: string | RegExp];
const expectAll = (provider: ProviderId, rows: Row[]) =>
  it.each(rows)('%s', async (_name, given, outcome) => {
    const told = await ask(provider, given);
    if (typeof outcome === 'string') expect(told).toBe(outcome);
    else expect(told).toMatch(outcome);
  });

describe('Gemini', () => {
  const whole = (parts: unknown[] | undefined, finishReason?: string, more: object = {}) =>
    json(200, { candidates: [{ content: { role: 'model', parts }, finishReason }], ...more });
  const fault = (code: number, status: string, message: string, details?: unknown) =>
    json(code, { error: { code, message, status, details } });
  expectAll('google', [
    [
      'thinks aloud, apart from the reply',
      whole([{ text: 'hm', thought: true }, { text: 'O' }, { text: 'K' }], 'STOP', {
        usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 2, thoughtsTokenCount: 30, totalTokenCount: 42 },
      }),
      'OK [42]',
    ],
    [
      'refuses a key with status 400',
      fault(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [{ reason: 'API_KEY_INVALID' }]),
      'It refused the key. Check it in the AI settings, or make a new one. | 400 Bad Request: API key not valid. Please pass a valid API key. [{"reason":"API_KEY_INVALID"}]',
    ],
    [
      'says how long to wait, and means no bill by it',
      fault(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '37s' },
      ]),
      /^You’ve reached a limit on your account at It\. Try again in 37 seconds\./,
    ],
    ['is overloaded', fault(503, 'UNAVAILABLE', 'The model is overloaded.'), /^It has a problem of its own/],
    ['does not know the model', fault(404, 'NOT_FOUND', 'models/x is not found'), /^It doesn’t know this model\. Choose/],
    [
      'takes no more text',
      fault(400, 'INVALID_ARGUMENT', 'The input token count (9) exceeds the maximum number of tokens allowed (8).'),
      /^That was more text than this model can take/,
    ],
    ['ends at its limit', whole([{ text: 'Half' }], 'MAX_TOKENS'), /longest reply.*said Half/],
    ['used its limit up by thinking', whole(undefined, 'MAX_TOKENS'), /longest reply/],
    ['has no candidate', json(200, { candidates: [] }), 'It sent an empty reply. | Text not available.'],
    ['has only feedback', json(200, { promptFeedback: { safetyRatings: [] } }), 'It sent an empty reply. | Text not available.'],
    ['blocks the prompt', json(200, { promptFeedback: { blockReason: 'OTHER' } }), /declined.*Response was blocked due to OTHER$/],
    ['withholds a reply', json(200, { candidates: [{ finishReason: 'LANGUAGE' }] }), /withheld.*Candidate was blocked due to LANGUAGE$/],
    [
      'calls an error fine',
      json(200, { error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } }),
      'It has a problem of its own. Try again in a few minutes. | 503 Service Unavailable: Overloaded.',
    ],
    ['is a hotel’s sign-in page', { type: 'text/html', body: '<!doctype html>' }, /^host answered with a web page/],
    ['answers in no known form', { type: 'application/json', body: '{"candidates": [oops' }, /can’t be read.*Failed to parse stream$/],
    ['never ends', json(200, { candidates: [{ content: { parts: [{ text: 'x'.repeat(10_000_000) }] } }] }), /far more than a reply/],
  ]);

  it('is asked once, for the whole reply, with its settings, and the key in a header', async () => {
    await ask('google', whole([{ text: 'OK' }], 'STOP'));
    expect(asked.method).toBe('POST');
    expect(asked.path).toBe('/v1/models/claude-next:generateContent');
    expect(asked.headers['x-goog-api-key']).toBe('k');
    const body = JSON.parse(asked.body) as Record<string, unknown>;
    expect(body.contents).toEqual([{ role: 'user', parts: [{ text: 'p' }] }]);
    expect(body.systemInstruction).toEqual({ parts: [{ text: 's' }] });
    expect(body.generationConfig).toEqual({ temperature: 1, responseMimeType: 'application/json' });
    expect(body.safetySettings).toEqual(
      ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map((harm) => ({
        category: `HARM_CATEGORY_${harm}`,
        threshold: 'BLOCK_ONLY_HIGH',
      })),
    );
  });
});

const delta = (content: object, finish: string | null = null) =>
  line({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: content, finish_reason: finish }] });
const stop = delta({}, 'stop');

describe('OpenAI', () => {
  const fault = (status: number, code: string | null, message: string, type = 'invalid_request_error') =>
    json(status, { error: { message, type, param: null, code } });
  expectAll('openai', [
    ['refuses the key', fault(401, 'invalid_api_key', 'Incorrect API key.'), /^It refused the key.*401 Unauthorized: Incorrect API key\.$/],
    ['does not know the model', fault(404, 'model_not_found', 'The model does not exist.'), /^It doesn’t know this model\./],
    ['has no credit', fault(429, 'insufficient_quota', 'You exceeded your current quota.', 'insufficient_quota'), /has no credit left/],
    ['asks for minutes', fault(429, 'rate_limit_exceeded', 'Please try again in 6m0s.'), /Try again in 6 minutes/],
    ['asks for a moment', fault(429, 'rate_limit_exceeded', 'Please try again in 350ms.'), /Try again in 1 second\./],
    [
      'takes no more text',
      fault(400, 'context_length_exceeded', 'This model’s maximum context length is 8 tokens.'),
      /^That was more text/,
    ],
    [
      'fails half way',
      { body: delta({ content: 'Half' }) + line({ error: { message: 'An error.', type: 'server_error', code: null } }) },
      /^It has a problem of its own.*said Half$/,
    ],
    ['fails at once, in words only', { body: line({ error: { message: 'Out of luck.' } }) }, /^It reported a problem.*\| Out of luck\.$/],
    [
      'refuses',
      { body: delta({ content: null, refusal: 'I’m ' }) + delta({ refusal: 'sorry.' }) + stop + done },
      /withheld.*Candidate was blocked due to refusal: I’m sorry\.$/,
    ],
    ['filters', { body: delta({ content: 'Half' }) + delta({}, 'content_filter') + done }, /blocked due to content_filter/],
    ['ends at its limit', { body: delta({ content: 'Half' }) + delta({}, 'length') + done }, /longest reply/],
    ['thinks aloud', { body: delta({ content: '', reasoning_content: 'hm' }) + delta({ content: 'OK' }) + stop + done }, 'OK'],
    ['sends signs of life, and no end', { body: `: alive\r\n\r\n${delta({ content: 'OK' })}: alive\n\n${stop}` }, 'OK'],
    ['sends nothing', { body: '' }, 'It sent something that can’t be read as a reply. | Failed to parse stream'],
    ['sends an empty reply', { body: delta({ content: '' }) + stop }, 'It sent an empty reply. | Text not available.'],
    ['is a hotel’s sign-in page', { type: 'text/html', body: '<!doctype html>' }, /^host answered with a web page/],
    [
      'is a broken gateway',
      { status: 502, type: 'text/html', body: '<h1>Bad' },
      'It has a problem of its own. Try again in a few minutes. | 502 Bad Gateway',
    ],
    ['sends elsewhere', { status: 302, headers: { Location: '/x' }, body: '' }, /^host didn’t answer/],
  ]);
});

describe('another server', () => {
  const whole = { choices: [{ index: 0, message: { role: 'assistant', content: 'OK' }, finish_reason: 'stop' }] };
  expectAll('compatible', [
    ['answers whole', json(200, { ...whole, usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 } }), 'OK [12]'],
    [
      'answers with an error that calls itself fine',
      json(200, { error: { message: 'No such thing.', code: 404 } }),
      /doesn’t know this model/,
    ],
    [
      'has not loaded the model',
      json(404, { error: { message: 'model "x" not found, try pulling it first' } }),
      /doesn’t know this model\./,
    ],
    ['is at another address', { status: 404, type: 'text/plain', body: '404 page not found' }, /or the address is wrong/],
    [
      'crashes',
      { body: 'event: error\ndata: {"error":{"message":"The model has crashed."}}\n\n' },
      /reported a problem.*The model has crashed\.$/,
    ],
    ['breaks off', { body: delta({ content: 'Half' }) }, 'The reply from It was cut off. | Failed to parse stream | said Half'],
  ]);

  it('is asked without a key where there is none', async () => {
    answer = { type: 'application/json', body: '{}' };
    await listModels({ provider: 'compatible', address: place() }, '');
    expect(asked.path).toBe('/v1/models');
    expect(asked.headers.authorization).toBeUndefined();
  });

  it('may go on for ever, and is not listened to', async () => {
    const told = await ask('compatible', { body: delta({ content: 'x'.repeat(300_000) }).repeat(2) + stop });
    expect(told).toContain('far more than a reply');
  });

  const tenMegabytes = 'x'.repeat(10_000_000);
  it.each<[string, Answer]>([
    ['as one piece of a stream', { body: delta({ content: tenMegabytes }) + stop }],
    ['as one answer', json(200, { choices: [{ message: { content: tenMegabytes }, finish_reason: 'stop' }] })],
    ['as a line that never ends', { body: `data: ${tenMegabytes}` }],
    ['as lines that say nothing', { body: ': alive\n\n'.repeat(2_000_000) }],
    ['as an error', { status: 500, type: 'application/json', body: `{"error":{"message":"${tenMegabytes}"}}` }],
  ])('may send far too much, %s, and is given up', async (_name, given) => {
    expect(await ask('compatible', given)).toMatch(/^It sent far more than a reply should contain/);
  });
});

describe('a router', () => {
  expectAll('openrouter', [
    [
      'loses its provider half way',
      {
        body: `: PROCESSING\n\n${delta({ content: 'Half' })}${line({ error: { code: 502, message: 'Gone.' }, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] })}`,
      },
      /^It has a problem of its own.*502 Bad Gateway: Gone\. \| said Half$/,
    ],
  ]);
});

describe('Anthropic', () => {
  const event = (data: Record<string, unknown> & { type: string }) => `event: ${data.type}\n${line(data)}`;
  const usage = { input_tokens: 100, output_tokens: 1 };
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'x', content: [], stop_reason: null, stop_sequence: null, usage };
  const text = (said: string) =>
    [
      event({ type: 'message_start', message }),
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
      event({ type: 'ping' }),
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: said } }),
    ].join('');
  const end = (reason: string) =>
    [
      event({ type: 'content_block_stop', index: 0 }),
      event({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 23 } }),
      event({ type: 'message_stop' }),
    ].join('');
  const fault = (status: number, type: string, said: string) => json(status, { type: 'error', error: { type, message: said } });
  const overloaded = event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } });
  expectAll('anthropic', [
    ['answers', { body: text('OK') + end('end_turn') }, 'OK [123]'],
    ['says something new in between', { body: text('OK') + event({ type: 'news', of: 1 }) + end('end_turn') }, 'OK [123]'],
    ['refuses the key', fault(401, 'authentication_error', 'invalid x-api-key'), /^It refused the key/],
    [
      'refuses browsers for the organization',
      fault(401, 'authentication_error', 'CORS requests are not allowed for this Organization because of its settings.'),
      /^Your organization at It doesn’t allow requests from a browser/,
    ],
    ['has no credit', fault(400, 'invalid_request_error', 'Your credit balance is too low to access the API.'), /has no credit left/],
    ['is overloaded', fault(529, 'overloaded_error', 'Overloaded'), /^It has a problem of its own/],
    [
      'is overloaded half way',
      { body: text('Half') + overloaded },
      /^It has a problem of its own.*529 Overloaded: Overloaded \| said Half$/,
    ],
    ['is overloaded from the start', { body: overloaded }, /^It has a problem of its own.*529 Overloaded: Overloaded$/],
    ['ends at its limit', { body: text('Half') + end('max_tokens') }, /longest reply.*said Half$/],
    ['refuses', { body: text('Half') + end('refusal') }, /withheld.*Candidate was blocked due to refusal/],
  ]);

  it('is told how long a reply may be', async () => {
    await ask('anthropic', { body: text('OK') + end('end_turn') });
    expect(JSON.parse(asked.body)).toMatchObject({ max_tokens: 32_000, stream: true });
  });
});

describe('a reply that holds the key', () => {
  const key = 'sk-proj-5f3a9c71d2+e/8b';
  const wholeReply = (text: string) => json(200, { candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] });

  it('comes without it, also in pieces and where it breaks off', async () => {
    const pieces = [...`It is ${key}, is it not?`].map((content) => delta({ content })).join('');
    expect(await ask('openai', { body: pieces + stop }, key)).toBe('It is [key], is it not?');
    expect(await ask('openai', { body: delta({ content: `It is ${key.slice(0, -1)}` }) }, key)).toMatch(/said It is \[key\]$/);
    expect(await ask('google', wholeReply(`{"a":"${key}"}`), key)).toBe('{"a":"[key]"}');
  });

  it('is never shown with it while it arrives', async () => {
    answer = { body: [...`Say ${key} aloud`].map((content) => delta({ content })).join('') + stop };
    const shown: string[] = [];
    const choice = { provider: 'openai' as const, model: 'm', address: `${place()}/v1` };
    const { signal } = new AbortController();
    await askModel({ choice, key, system: '', prompt: '', signal, onText: (text) => shown.push(text), onDownload: () => {} });
    expect(shown.filter((text) => text.includes('sk'))).toEqual([]);
    expect(shown).toContain('Say ');
  });
});

describe('a list of models', () => {
  const list = async (body: unknown, provider: ProviderId = 'compatible') => {
    answer = { type: 'application/json', body: typeof body === 'string' ? body : JSON.stringify(body) };
    const models = await listModels({ provider, address: `${place()}/v1` }, 'k');
    return models.map(({ id }) => id);
  };

  it('is read in every shape it comes in', async () => {
    expect(await list({ object: 'list', data: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] })).toEqual(['a', 'b']);
    expect(await list([{ id: 'a', display_name: 'A' }])).toEqual(['a']);
    expect(await list({ models: ['a', 'b', 7, null, {}] })).toEqual(['a', 'b']);
    expect(await list({ models: [{ name: 'llama:8b', model: 'llama:8b' }] })).toEqual(['llama:8b']);
    for (const odd of [{}, null, 3, 'null', { data: null }, { data: {} }, []]) expect(await list(odd)).toEqual([]);
    expect(await list({ data: Array.from({ length: 1500 }, (_, index) => ({ id: `m${index}` })) })).toHaveLength(1000);
  });

  it('holds no key', async () => {
    answer = json(200, { data: [{ id: 'a' }, { id: 'x-canary-5f3a9c71d2' }, { id: 'c', display_name: 'canary-5f3a9c71d2' }] });
    const models = await listModels({ provider: 'compatible', address: `${place()}/v1` }, 'canary-5f3a9c71d2');
    expect(models.map(({ id }) => id)).toEqual(['a']);
  });

  it('says what is wrong where it is none', async () => {
    const fail = async (given: Answer) => {
      answer = given;
      const error: unknown = await listModels({ provider: 'compatible', address: place() }, 'k').catch((caught: unknown) => caught);
      return error instanceof ModelError ? explainFailure(error.failure, { name: 'It', host: 'host', nowMs: 0, isListing: true }) : error;
    };
    expect(await fail({ type: 'text/html', body: '<!doctype html>' })).toContain('answered with a web page');
    expect(await fail({ status: 404, body: '404 page not found' })).toContain('no list of models at this address');
    expect(await fail({ type: 'text/plain', body: 'Ollama is running' })).toContain('can’t be read');
    expect(await fail({ body: ' '.repeat(9_000_000) })).toContain('far more than');
  });
});
