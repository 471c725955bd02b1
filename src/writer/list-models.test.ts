import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listModels } from './list-models';
import { listLimits, streamLimits, wholeLimits } from './limit-reply';
import { ModelError } from './problems';
import type { ProviderId } from './providers';

let asked: { address: string; headers: Record<string, string> }[] = [];
let reply: () => Promise<Response> = () => Promise.resolve(Response.json([]));
describe('asking for models', () => {
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('fetch', (address: string, { headers }: { headers: Headers }) => {
      asked.push({ address, headers: Object.fromEntries(headers) });
      return reply();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const list = (body: unknown, provider: ProviderId = 'compatible', key = 'k') => {
    reply = () => Promise.resolve(Response.json(body));
    return listModels({ provider, address: provider === 'compatible' ? 'https://a.test/v1' : '' }, key);
  };
  const failureOf = (given: () => Promise<Response>, address = 'https://a.test/v1') => {
    reply = given;
    return listModels({ provider: 'compatible', address }, 'k').then(
      () => undefined,
      (error: unknown) => (error instanceof ModelError ? error.failure : error),
    );
  };

  describe('the list of models', () => {
    it('is asked for in the dialect of each service', async () => {
      await list({ data: [] }, 'openai');
      await list({ data: [] }, 'openai', '');
      await list({ data: [] }, 'anthropic');
      await list({ models: [] }, 'google');
      await list({ data: [] }, 'openrouter');
      expect(asked).toEqual([
        { address: 'https://api.openai.com/v1/models', headers: { authorization: 'Bearer k' } },
        { address: 'https://api.openai.com/v1/models', headers: {} },
        {
          address: 'https://api.anthropic.com/v1/models?limit=1000',
          headers: { 'x-api-key': 'k', 'anthropic-version': '2023-06-01', 'anthropic-dangerous-direct-browser-access': 'true' },
        },
        { address: 'https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000', headers: { 'x-goog-api-key': 'k' } },
        { address: 'https://openrouter.ai/api/v1/key', headers: { authorization: 'Bearer k' } },
        { address: 'https://openrouter.ai/api/v1/models', headers: { authorization: 'Bearer k' } },
      ]);
    });

    it('has a name for each, its own or its id, up to 120 letters', async () => {
      const long = 'n'.repeat(121);
      expect(
        await list([
          { id: 'a', display_name: 'A' },
          { id: 'b', name: 'B' },
          { name: 'c' },
          { id: 'd' },
          { id: 'e', name: long },
          'f',
          { id: 'a', name: 'Again' },
        ]),
      ).toEqual([
        { id: 'a', name: 'Again' },
        { id: 'b', name: 'B' },
        { id: 'c', name: 'c' },
        { id: 'd', name: 'd' },
        { id: 'e', name: 'n'.repeat(120) },
        { id: 'f', name: 'f' },
      ]);
    });

    it('of Gemini has those that write', async () => {
      const models = [
        { name: 'models/gemini-x', displayName: 'Gemini X', supportedGenerationMethods: ['generateContent', 'countTokens'] },
        { name: 'models/gemini-live', displayName: 'Live', supportedGenerationMethods: ['bidi'] },
        { name: 'models/gemini-y', displayName: '' },
        { name: 'models/text-embedding-4', displayName: 'Embedding' },
      ];
      expect(await list({ models }, 'google')).toEqual([
        { id: 'gemini-x', name: 'Gemini X' },
        { id: 'gemini-y', name: 'gemini-y' },
      ]);
    });

    it('leaves out what cannot write, but not at an address of one’s own', async () => {
      const data = ['gpt-9', 'whisper-1', 'dall-e-3', 'tts-1', 'omni-moderation'].map((id) => ({ id }));
      expect((await list({ data }, 'openai')).map(({ id }) => id)).toEqual(['gpt-9']);
      expect(await list({ data })).toHaveLength(5);
    });

    it('takes ids of up to 200 letters, none that is the key, and a thousand in all', async () => {
      expect(await list([{ id: 'x'.repeat(200) }, { id: 'y'.repeat(201) }, { id: '' }])).toHaveLength(1);
      expect(await list([{ id: 'a', name: 'canary-5f3a9c71d2' }, { id: 'b' }], 'compatible', 'canary-5f3a9c71d2')).toEqual([
        { id: 'b', name: 'b' },
      ]);
      const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `m${index}` }));
      expect([(await list(many(1_000))).length, (await list(many(1_001))).length]).toEqual([1_000, 1_000]);
    });
  });

  describe('no list of models', () => {
    it.each<[string, () => Promise<Response>, object]>([
      ['offline', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network', isOffline: true }],
      ['a wait that was too long', () => Promise.reject(new DOMException('', 'TimeoutError')), { kind: 'timeout', seconds: 20 }],
      ['another stop', () => Promise.reject(new DOMException('', 'AbortError')), { kind: 'network', isOffline: true }],
      ['a page', () => Promise.resolve(new Response(' <html>')), { kind: 'page' }],
      ['words', () => Promise.resolve(new Response('hello')), { kind: 'stream' }],
      [
        'an error',
        () =>
          Promise.resolve(
            Response.json({ error: { message: 'No', code: 'x' } }, { status: 429, statusText: 'Slow', headers: { 'retry-after': '7' } }),
          ),
        { kind: 'status', status: 429, statusText: 'Slow', message: 'No', code: 'x', retrySeconds: 7 },
      ],
    ])('%s', async (_, given, failure) => {
      expect(await failureOf(given)).toEqual(failure);
    });

    it('from an address that is none', async () => {
      expect(await failureOf(() => Promise.resolve(Response.json([])), 'ftp://a.test')).toEqual({ kind: 'network', isOffline: false });
      expect(asked).toEqual([]);
    });

    it('where it is endless', async () => {
      expect([listLimits, streamLimits, wholeLimits]).toEqual([
        { whole: 8_000_000, line: 8_000_000 },
        { whole: 16_000_000, line: 1_000_000 },
        { whole: 3_000_000, line: 3_000_000 },
      ]);
      expect(await failureOf(() => Promise.resolve(new Response(' '.repeat(8_000_001))))).toEqual({ kind: 'too-long' });
    });
  });
});
