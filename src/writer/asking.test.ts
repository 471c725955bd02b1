import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepSecret } from '@/platform/secrets';
import { noModel, useSettings } from '@/workspace/settings';
import { askFor, describeChoice, dropProposal, stopAsking, useProposals } from './proposals';
import { secretName } from './providers';
import type { Task } from './task';

const task: Task<{ text: string }> = {
  prompt: { request: 'Write.', data: {} },
  schema: async () => z.object({ text: z.string() }),
  toParts: ({ text }) => [{ id: 'text', title: 'Text', text }],
};
const chosen = { provider: 'google', model: 'gemini-flash', address: '' };
const said = (text: string, more: object = {}) =>
  Response.json({ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }], ...more });

describe('asking a model', () => {
  let replies: (() => Promise<Response>)[] = [];
  beforeEach(async () => {
    replies = [];
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('console', { ...console, error: () => {} });
    // A service that never answers, unless it is told what.
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      const stopped = new Promise<Response>((_resolve, reject) => {
        const stop = () => reject(new DOMException('', 'AbortError'));
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop);
      });
      const reply = signal.aborted ? undefined : replies.shift();
      return reply ? Promise.race([reply(), stopped]) : stopped;
    });
    await keepSecret(secretName({ provider: 'google', address: '' }), 'k-5f3a9c', 'memory');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    useProposals.setState({}, true);
  });
  const proposal = (name = 'a') => useProposals.getState()[name];

  it('shows that it asks, then the reply with whose it is and what it took', async () => {
    replies = [
      () =>
        Promise.resolve(said('{"text":"One"}', { usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 2, totalTokenCount: 3 } })),
    ];
    const asked = askFor('a', chosen, task);
    expect(proposal()).toMatchObject({ status: 'asking', isRepairing: false, said: '', reply: undefined, parts: [] });
    await asked;
    expect(proposal()).toMatchObject({
      status: 'ready',
      isRepairing: false,
      said: '',
      reply: { text: 'One' },
      parts: [{ text: 'One' }],
      tokens: 3,
      author: { provider: 'Google Gemini' },
    });
  });

  it('keeps the last good reply when a later one fails, and says what failed', async () => {
    replies = [
      () => Promise.resolve(said('{"text":"One"}')),
      () => Promise.resolve(said('no')),
      () => Promise.resolve(said(`"${'x'.repeat(20_001)}"`)),
    ];
    await askFor('a', chosen, task);
    await askFor('a', chosen, task);
    expect(proposal()).toMatchObject({
      status: 'failed',
      isRepairing: false,
      reply: { text: 'One' },
      problem: { detail: 'Error parsing JSON response' },
    });
    // Of what was said, 20,000 letters are shown.
    expect(proposal()?.said).toBe(`${'x'.repeat(20_000)}…`);
  });

  it('is stopped by the user, and by switching models off', async () => {
    const first = askFor('a', chosen, task);
    await vi.waitFor(() => expect(proposal()?.status).toBe('asking'), { timeout: 30_000 });
    stopAsking('a');
    await first;
    expect(proposal()).toMatchObject({ status: 'stopped', isRepairing: false });
    const [second, third] = [askFor('a', chosen, task), askFor('b', chosen, task)];
    useSettings.setState({ ai: chosen });
    expect([proposal('a')?.status, proposal('b')?.status]).toEqual(['asking', 'asking']);
    useSettings.setState({ ai: noModel });
    await Promise.all([second, third]);
    expect([proposal('a')?.status, proposal('b')?.status]).toEqual(['stopped', 'stopped']);
  });

  it('a second time takes the place of the first', async () => {
    const first = askFor('a', chosen, task);
    replies = [() => Promise.resolve(said('{"text":"Two"}'))];
    await Promise.all([first, askFor('a', chosen, task)]);
    expect(proposal()).toMatchObject({ status: 'ready', reply: { text: 'Two' } });
  });

  it('needs a key where the service does, and a service that is known', async () => {
    await askFor('a', { ...chosen, provider: 'anthropic' }, task);
    expect(proposal()?.problem?.sentence).toContain('There’s no key');
    await askFor('b', { ...chosen, provider: 'nobody' }, task);
    expect(proposal('b')).toBeUndefined();
  });

  it('leaves nothing behind where it is dropped, and the others alone', async () => {
    replies = [() => Promise.resolve(said('{"text":"A"}')), () => Promise.resolve(said('{"text":"B"}'))];
    await askFor('a', chosen, task);
    await askFor('b', chosen, task);
    dropProposal('a');
    expect(Object.keys(useProposals.getState())).toEqual(['b']);
  });

  it('names who is asked: the service, or the host of one’s own', () => {
    expect(describeChoice(chosen)).toMatchObject({ name: 'Google Gemini', host: 'generativelanguage.googleapis.com' });
    expect(describeChoice({ provider: 'compatible', model: 'm', address: 'https://ai.acme.test/v1' })).toMatchObject({
      name: 'ai.acme.test',
      host: 'ai.acme.test',
    });
    expect(describeChoice({ provider: 'compatible', model: 'm', address: 'no address' }).host).toBe('');
    expect(describeChoice({ provider: 'nobody', model: 'm', address: '' })).toMatchObject({ name: '', host: '' });
  });
});
