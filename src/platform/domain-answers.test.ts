import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Zone } from '@/lib/domains';
import { createDomainChecker, mostAtOnce, type DomainAnswer } from './domain-check';

type Reply = { status?: number; body?: unknown };
let asked: { address: string; at: number; init: RequestInit }[] = [];
let replies: Record<string, Reply> = {};
const start = new Date('2026-11-15T09:00:00Z').getTime();

describe('asking about domains', () => {
  beforeEach(() => {
    asked = [];
    replies = {};
    vi.useFakeTimers({ now: start });
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      asked.push({ address, at: Date.now() - start, init });
      const { status = 200, body = {} } = replies[address] ?? { status: address.includes('dns') ? 200 : 404, body: { Status: 3 } };
      return Promise.resolve({ status, ok: status < 300, json: () => Promise.resolve(body) });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const zone = (host: string, spacing = 100): Zone => ({ base: `https://${host}/`, trust: 'high', spacing });
  const makeChecker = (zones = { com: zone('a.test'), net: zone('a.test', 300), org: zone('b.test') }) =>
    createDomainChecker({ zones, nameServers: ['https://dns1.test/', 'https://dns2.test/'], patience: 1_000 });
  const dns = (domain: string, server = 1) => `https://dns${server}.test/?name=${domain}&type=NS`;

  async function check(domains: string[], checker = makeChecker()) {
    const answers: DomainAnswer[] = [];
    const asking = { isDone: false };
    const done = checker.check(domains, { signal: new AbortController().signal, onAnswer: (answer) => answers.push(answer) });
    void done.finally(() => {
      asking.isDone = true;
    });
    // Not until no timer is left: files share a process, and what another one has opened may try again for ever.
    while (!asking.isDone) await vi.advanceTimersToNextTimerAsync();
    await done;
    return answers;
  }
  const stateOf = async (domain: string) => (await check([domain]))[0]?.state;
  const addresses = () => asked.map(({ address }) => address);

  describe('a registry’s answer', () => {
    const record = 'https://a.test/plain.com';
    it.each<[string, Reply, string, number]>([
      ['a record of the name', { body: { ldhName: 'PLAIN.COM' } }, 'taken', 1],
      ['with a dot at its end', { body: { ldhName: 'plain.com.' } }, 'taken', 1],
      ['a record of another name', { body: { ldhName: 'other.com' } }, 'unknown', 2],
      ['no name at all', { body: { ldhName: 5 } }, 'unknown', 2],
      ['nothing found', { status: 404 }, 'available', 2],
      ['too many questions', { status: 429 }, 'unknown', 2],
      ['a failure', { status: 500, body: { ldhName: 'plain.com' } }, 'unknown', 2],
    ])('is read: %s', async (_, reply, state, questions) => {
      replies[record] = reply;
      expect(await stateOf('plain.com')).toBe(state);
      // A name that was found is not asked about again.
      expect(asked).toHaveLength(questions);
    });

    it('is asked for without a trace of who asks', async () => {
      await check(['plain.com']);
      expect(asked[0]).toMatchObject({
        address: record,
        init: {
          headers: { Accept: 'application/rdap+json' },
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          redirect: 'error',
          cache: 'no-store',
        },
      });
      expect(asked[1]).toMatchObject({ address: dns('plain.com'), init: { headers: { Accept: 'application/dns-json' } } });
    });
  });

  describe('the name servers’ answer', () => {
    it.each<[string, Reply, Reply, string, number]>([
      ['in use', { body: { Status: 0, Answer: [{}] } }, {}, 'taken', 2],
      ['not there', { body: { Status: 3 } }, {}, 'available', 2],
      ['no servers of its own, so the second is asked', { body: { Status: 0, Answer: [] } }, { body: { Status: 3 } }, 'available', 3],
      ['no list', { body: { Status: 0, Answer: 'x' } }, { body: { Status: 0, Answer: [{}] } }, 'taken', 3],
      ['an error of theirs', { body: { Status: 2, Answer: [{}] } }, { body: { Status: 3 } }, 'available', 3],
      ['a failure', { status: 503, body: { Status: 3 } }, { status: 503, body: { Status: 3 } }, 'probable', 3],
    ])('is read: %s', async (_, first, second, state, questions) => {
      replies[dns('plain.com')] = first;
      replies[dns('plain.com', 2)] = second;
      expect([await stateOf('plain.com'), asked.length]).toEqual([state, questions]);
    });
  });

  describe('questions to registries', () => {
    it('keep the spacing of the one that is asked, and different registries do not wait for each other', async () => {
      await check(['aaaa.com', 'bbbb.net', 'cccc.org', 'dddd.com']);
      const times = Object.fromEntries(asked.filter(({ address }) => !address.includes('dns')).map(({ address, at }) => [address, at]));
      expect(times).toEqual({
        'https://a.test/aaaa.com': 0,
        'https://b.test/cccc.org': 0,
        'https://a.test/bbbb.net': 300,
        'https://a.test/dddd.com': 400,
      });
    });

    it('about endings without a registry go to the name servers alone, without a wait', async () => {
      const answers = await check(['aaaa.zzz', 'bbbb.zzz']);
      expect(answers.map(({ domain, state, at }) => [domain, state, at - start])).toEqual([
        ['aaaa.zzz', 'unknown', 0],
        ['bbbb.zzz', 'unknown', 0],
      ]);
      expect(addresses()).toEqual([dns('aaaa.zzz'), dns('bbbb.zzz')]);
    });

    it('end for this round when it asks to slow down, and are asked again in the next', async () => {
      replies['https://a.test/aaaa.com'] = { status: 429 };
      const checker = makeChecker();
      const answers = await check(['aaaa.com', 'bbbb.com', 'cccc.com'], checker);
      expect(answers.map(({ reason }) => reason.includes('slow down'))).toEqual([true, true, true]);
      expect(addresses()).toEqual(['https://a.test/aaaa.com', dns('aaaa.com')]);
      // Those that were not asked do not wait either.
      expect(answers.map(({ at }) => at - start)).toEqual([0, 0, 0]);
      replies = {};
      expect((await check(['bbbb.com'], checker))[0]?.state).toBe('available');
    });

    it('are thirty at most', async () => {
      const names = Array.from({ length: 31 }, (_, index) => `name${index}.com`);
      expect([mostAtOnce, (await check(names)).length]).toEqual([30, 30]);
    });

    it('are not asked again for an hour, but are after it', async () => {
      const checker = makeChecker();
      const first = await check(['aaaa.com'], checker);
      asked = [];
      vi.setSystemTime(start + 3_599_999);
      expect([await check(['aaaa.com'], checker), asked.length, checker.known().size]).toEqual([first, 0, 1]);
      vi.setSystemTime(start + 3_600_000);
      expect(checker.known().size).toBe(0);
      await check(['aaaa.com'], checker);
      expect(asked.length).toBe(2);
    });

    it('stop where the user stops them, also in the middle of a wait', async () => {
      const controller = new AbortController();
      const answers: string[] = [];
      const done = makeChecker().check(['aaaa.com', 'bbbb.com'], {
        signal: controller.signal,
        onAnswer: ({ domain }) => answers.push(domain),
      });
      await vi.advanceTimersByTimeAsync(50);
      controller.abort();
      await done;
      expect([answers, vi.getTimerCount()]).toEqual([['aaaa.com'], 0]);
    });
  });
});
