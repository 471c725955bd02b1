import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainState, Zone } from '@/lib/domains';
import { createDomainChecker, type DomainAnswer } from './domain-check';

/** What the registry and the name servers say of a name, by its first word. */
const registrySays: Record<string, number> = {
  taken: 200,
  portal: 200,
  free: 404,
  used: 404,
  busy: 429,
  broken: 503,
  lost: 404,
  gone: 404,
};
const asked: { path: string; at: number }[] = [];
let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, at: Date.now() });
    const name = path.startsWith('/dns')
      ? (new URL(path, 'http://x').searchParams.get('name') ?? '')
      : path.slice(path.lastIndexOf('/') + 1);
    const word = /^[a-z]+/.exec(name)?.[0] ?? '';
    if (path.startsWith('/dns-down')) return void response.writeHead(500).end();
    if (path.startsWith('/dns')) {
      if (word === 'lost') return void response.writeHead(502).end();
      const isUsed = word === 'used' || word === 'hidden';
      return void response.end(JSON.stringify(isUsed ? { Status: 0, Answer: [{ data: 'ns1' }] } : { Status: 3 }));
    }
    if (word === 'slow' || word === 'hidden') return;
    if (word === 'moved') return void response.writeHead(302, { Location: `${base}/rdap/taken` }).end();
    const status = registrySays[word] ?? 404;
    response.writeHead(status, status === 429 ? { 'Retry-After': '30' } : {});
    response.end(word === 'portal' ? '<html>Welcome to the hotel</html>' : JSON.stringify({ ldhName: name.toUpperCase() }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const zone = (trust: Zone['trust'], spacing = 0): Zone => ({ base: `${base}/rdap/`, trust, spacing });
const makeChecker = (zones: Record<string, Zone>, dns = ['/dns']) =>
  createDomainChecker({ zones, nameServers: dns.map((path) => `${base}${path}`), patience: 1_000 });

async function check(
  domains: string[],
  checker = makeChecker({ com: zone('high'), io: zone('low') }),
  signal = new AbortController().signal,
) {
  const answers: DomainAnswer[] = [];
  await checker.check(domains, { signal, onAnswer: (answer) => answers.push(answer) });
  return Object.fromEntries(answers.map(({ domain, state }) => [domain, state])) as Record<string, DomainState>;
}

describe('asking the registries', () => {
  it('takes a record of the name for taken, and nothing found twice for available', async () => {
    expect(await check(['taken.com', 'freename.com'])).toEqual({ 'taken.com': 'taken', 'freename.com': 'available' });
  });

  it('never calls a name available that is in use, although its registry misses it', async () => {
    expect(await check(['used.com', 'used.io'])).toEqual({ 'used.com': 'taken', 'used.io': 'taken' });
  });

  it('trusts some registries less, and short names nowhere', async () => {
    expect(await check(['freename.io', 'abc.com'])).toEqual({ 'freename.io': 'probable', 'abc.com': 'probable' });
  });

  it('says unknown when a registry breaks, is silent, redirects, or a page of the network answers in its place', async () => {
    expect(await check(['broken.com', 'slow.com', 'moved.com', 'portal.com', 'name.xyz'])).toEqual({
      'broken.com': 'unknown',
      'slow.com': 'unknown',
      'moved.com': 'unknown',
      'portal.com': 'unknown',
      'name.xyz': 'unknown',
    });
  });

  it('finds names in use even where the registry is silent', async () => {
    expect(await check(['hidden.com'])).toEqual({ 'hidden.com': 'taken' });
  });

  it('asks the second name server when the first fails, and lowers the answer when none replies', async () => {
    expect(await check(['freename.com'], makeChecker({ com: zone('high') }, ['/dns-down', '/dns']))).toEqual({
      'freename.com': 'available',
    });
    expect(await check(['lost.com', 'lost.io'])).toEqual({ 'lost.com': 'probable', 'lost.io': 'unknown' });
  });

  it('stops asking a registry that asks to slow down, but not the others', async () => {
    asked.length = 0;
    const zones = { com: zone('high'), net: { ...zone('high'), base: base.replace('127.0.0.1', 'localhost') + '/rdap/' } };
    const answers = await check(['busy.com', 'freename.com', 'freename.net'], makeChecker(zones));
    expect(answers['busy.com']).toBe('unknown');
    expect(answers['freename.com']).toBe('unknown');
    expect(asked.some(({ path }) => path === '/rdap/freename.com')).toBe(false);
    expect(asked.some(({ path }) => path === '/rdap/freename.net')).toBe(true);
  });

  it('leaves time between two questions to one registry', async () => {
    asked.length = 0;
    await check(['freea.com', 'freeb.com'], makeChecker({ com: zone('high', 120) }));
    const [first, second] = asked.filter(({ path }) => path.startsWith('/rdap/'));
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(110);
  });

  it('remembers answers, but asks again where there was none', async () => {
    const checker = makeChecker({ com: zone('high') });
    await check(['taken.com', 'broken.com'], checker);
    asked.length = 0;
    expect(await check(['taken.com', 'broken.com'], checker)).toEqual({ 'taken.com': 'taken', 'broken.com': 'unknown' });
    expect(asked.map(({ path }) => path)).toContain('/rdap/broken.com');
    expect(asked.map(({ path }) => path)).not.toContain('/rdap/taken.com');
    expect([...checker.known().keys()]).toEqual(['taken.com']);
  });

  it('stops at once, asks no more, and asks for thirty at most', async () => {
    asked.length = 0;
    const controller = new AbortController();
    const names = Array.from({ length: 40 }, (_, index) => `free${index}.com`);
    const slow = check(names, makeChecker({ com: zone('high', 50) }), controller.signal);
    setTimeout(() => controller.abort(), 20);
    expect(Object.keys(await slow).length).toBeLessThanOrEqual(1);
    expect(Object.keys(await check(names))).toHaveLength(30);
  });
});
