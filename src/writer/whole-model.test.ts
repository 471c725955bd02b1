import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModelError } from './problems';
import { streamFetch, wholeFetch } from './reply-fetch';
import { askWhole } from './whole-model';

let reply: () => Response = () => Response.json({});
let sent: Record<string, unknown> = {};
describe('a reply that comes whole', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', (_: string, { body }: { body?: string }) => {
      sent = body ? (JSON.parse(body) as Record<string, unknown>) : {};
      return Promise.resolve(reply());
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const whole = (text: string | undefined, more: object = {}, finishReason = 'STOP') => ({
    candidates: [{ content: { role: 'model', parts: text === undefined ? [] : [{ text }] }, finishReason }],
    ...more,
  });
  async function ask(body: object, model = 'gemini-x') {
    reply = () => Response.json(body);
    const said: string[] = [];
    const choice = { provider: 'google' as const, model, address: '' };
    const { signal } = new AbortController();
    const asking = { choice, key: 'k', system: 'S', prompt: 'P', signal, onText: (piece: string) => said.push(piece), onLife: () => {} };
    const outcome = await askWhole(asking).catch((error: unknown) =>
      error instanceof ModelError ? { failure: error.failure, spent: error.spent } : error,
    );
    return { outcome, said: said.join('') };
  }

  describe('Gemini, asked at once', () => {
    it('is told the request, its temperature and that JSON is wanted, but not by its open models', async () => {
      await ask(whole('OK'));
      expect(sent).toMatchObject({
        systemInstruction: { parts: [{ text: 'S' }] },
        contents: [{ role: 'user', parts: [{ text: 'P' }] }],
        generationConfig: { temperature: 1, responseMimeType: 'application/json' },
      });
      expect((sent.safetySettings as { threshold: string }[]).map(({ threshold }) => threshold)).toEqual(Array(4).fill('BLOCK_ONLY_HIGH'));
      await ask(whole('OK'), 'gemma-3');
      expect(sent.generationConfig).not.toHaveProperty('responseMimeType');
    });

    it.each<[number | string | undefined, number | undefined]>([
      [42, 42],
      [1, 1],
      [0, undefined],
      [undefined, undefined],
    ])('says what it took: %s', async (totalTokenCount, tokens) => {
      const usage =
        totalTokenCount === undefined ? {} : { usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount } };
      expect(await ask(whole('OK', usage))).toEqual({ outcome: { tokens, cost: undefined }, said: 'OK' });
    });

    it('fails in its own words', async () => {
      expect((await ask(whole(undefined, { promptFeedback: { blockReason: 'SAFETY' } }))).outcome).toMatchObject({
        failure: { kind: 'blocked-prompt', reason: 'SAFETY' },
      });
      expect((await ask(whole('OK', { promptFeedback: {} }))).outcome).toEqual({ tokens: undefined, cost: undefined });
      expect((await ask(whole('half', {}, 'MAX_TOKENS'))).outcome).toMatchObject({ failure: { kind: 'length' } });
      expect((await ask(whole('x', { error: { code: 429, message: 'Slow' } }))).outcome).toMatchObject({
        failure: { kind: 'status', status: 429, message: 'Slow' },
      });
    });
  });

  describe('an answer on its way', () => {
    const given = (body: string, type: string, status = 200) => {
      reply = () => new Response(body, { status, headers: { 'content-type': type } });
    };
    const streamed = async (body: string, type = 'application/json', status?: number) => {
      given(body, type, status);
      const response = await streamFetch('https://a.test');
      return { text: await response.text(), type: response.headers.get('content-type'), status: response.status };
    };

    it('that came whole becomes the stream that was asked for', async () => {
      const type = 'text/event-stream';
      expect(await streamed('{"choices":[{"message":{"content":"a"},"index":0},null]}')).toEqual({
        text: 'data: {"choices":[{"delta":{"content":"a"},"message":{"content":"a"},"index":0},{}]}\n\n',
        type,
        status: 200,
      });
      expect((await streamed('[{"a":1},{"b":2}]')).text).toBe('data: {"a":1}\n\ndata: {"b":2}\n\n');
      expect((await streamed('{"a":1}')).text).toBe('data: {"a":1}\n\n');
      expect((await streamed('null')).text).toBe('data: null\n\n');
      expect((await streamed('broken')).text).toBe('broken');
    });

    it('that is a stream or an error stays as it is', async () => {
      expect(await streamed('data: x\n\n', 'text/event-stream')).toMatchObject({ text: 'data: x\n\n', status: 200 });
      expect(await streamed('{"choices":[]}', 'application/json', 400)).toEqual({
        text: '{"choices":[]}',
        type: 'application/json',
        status: 400,
      });
    });

    it('that is a web page is none, unless it is an error', async () => {
      await expect(streamed('<html>', 'text/html; charset=utf-8')).rejects.toMatchObject({ failure: { kind: 'page' } });
      expect(await streamed('<html>', 'text/html', 502)).toMatchObject({ status: 502 });
      given('{}', 'application/json');
      const life = vi.fn();
      expect(await (await wholeFetch(life)('https://a.test')).text()).toBe('{}');
      expect(life).toHaveBeenCalledTimes(1);
    });
  });
});
