import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepSecret } from '@/platform/secrets';
import { askFor, useProposals } from './proposals';
import { secretName } from './providers';
import type { Task } from './task';

const key = 'canary-5f3a9c71d2';
const chosen = { provider: 'google', model: 'gemini-flash', address: '' };
const task: Task<{ text: string }> = {
  prompt: { request: 'Write.', data: { plan: 'our secret plan' } },
  schema: async () => z.object({ text: z.string() }),
  toParts: ({ text }) => [{ id: 'text', title: 'Text', text }],
};

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
const reply = (text: string) => answer(200, { candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] });

async function ask(asked = task) {
  await askFor('test', chosen, asked);
  const proposal = useProposals.getState().test;
  if (!proposal) throw new Error('there is no proposal');
  return proposal;
}

describe('a proposal', () => {
  let logged = vi.spyOn(console, 'error');
  beforeEach(async () => {
    logged = vi.spyOn(console, 'error').mockReset();
    logged.mockImplementation(() => {});
    vi.stubGlobal('navigator', { onLine: true });
    await keepSecret(secretName({ provider: 'google', address: '' }), key, 'memory');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    useProposals.setState({}, true);
  });

  it('never holds the key, whatever the reply says', async () => {
    reply(JSON.stringify({ text: `The key is ${key}, or ${encodeURIComponent(key).replace('-', '%2D')}.` }).replace('a', '\\u0061'));
    const proposal = await ask();
    expect(proposal).toMatchObject({ status: 'ready', reply: { text: 'The key is [key], or [key].' } });
    expect(JSON.stringify(proposal)).not.toContain('5f3a9c71d2');
    expect(logged).not.toHaveBeenCalled();
  });

  it('that fails is logged once, without the key and without what was typed or said', async () => {
    const said = `No ${key} for our secret plan.`;
    answer(401, { error: { code: 401, status: 'UNAUTHENTICATED', message: said } });
    const { status, problem } = await ask();
    expect(status).toBe('failed');
    expect(problem).toMatchObject({
      text: 'Failed to generate content. Please try again.',
      detail: '401 Unauthorized: No [key] for our secret plan.',
    });
    expect(logged.mock.calls).toEqual([['Failed to generate content. Please try again.', expect.stringMatching(/^status 401/)]]);
    expect(String(logged.mock.calls)).not.toMatch(/5f3a9c71d2|secret plan/);
  });

  it('fails in the words of its tool', async () => {
    reply('Nothing like JSON.');
    const text = 'Failed to generate sales pitch. Please try again.';
    const { problem, said } = await ask({ ...task, failure: text });
    expect(problem?.text).toBe(text);
    expect(said).toBe('Nothing like JSON.');
    expect(logged.mock.calls).toEqual([[text, 'shape']]);
  });

  it('that this page cannot read is a failure like any other', async () => {
    reply('{"text":"Fine."}');
    const broken = () => {
      throw new SyntaxError('Unexpected token in "our secret plan"');
    };
    const { problem } = await ask({ ...task, toParts: broken });
    expect(problem?.sentence).toContain('Something went wrong on this page');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(String(logged.mock.calls)).not.toContain('secret plan');
  });
});
