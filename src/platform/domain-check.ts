import { judge, nameServers, zoneOf, zones, type DomainState, type NameServerReply, type RegistryReply, type Zone } from '@/lib/domains';

export interface DomainAnswer {
  domain: string;
  state: DomainState;
  reason: string;
  /** Milliseconds of the clock when it was asked. */
  at: number;
}

/** Where to ask; tests put servers of their own in. */
export interface Registries {
  zones: Readonly<Record<string, Zone>>;
  nameServers: readonly string[];
  patience: number;
}

interface CheckOptions {
  signal: AbortSignal;
  onAnswer: (answer: DomainAnswer) => void;
}

const cacheTimeMs = 60 * 60 * 1000;
/** More than this at once is a bulk query, which registries' terms forbid. */
export const mostAtOnce = 30;

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

const ask = (address: string, accept: string, patience: number, signal: AbortSignal) =>
  fetch(address, {
    headers: { Accept: accept },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A registry's own answer only: never follow it to a registrar.
    redirect: 'error',
    cache: 'no-store',
  });

async function askRegistry(domain: string, zone: Zone, patience: number, signal: AbortSignal): Promise<RegistryReply> {
  try {
    const reply = await ask(`${zone.base}${domain}`, 'application/rdap+json', patience, signal);
    if (reply.status === 404) return 'missing';
    if (reply.status === 429) return 'slow-down';
    if (!reply.ok) return 'no-answer';
    // A page of a hotel's network also answers 200; only a record of this very name counts.
    const { ldhName: name } = (await reply.json()) as { ldhName?: unknown };
    return typeof name === 'string' && name.toLowerCase().replace(/\.$/, '') === domain ? 'found' : 'no-answer';
  } catch {
    return 'no-answer';
  }
}

async function askNameServers(domain: string, servers: readonly string[], patience: number, signal: AbortSignal): Promise<NameServerReply> {
  for (const server of servers) {
    if (signal.aborted) break;
    try {
      const reply = await ask(`${server}?name=${encodeURIComponent(domain)}&type=NS`, 'application/dns-json', patience, signal);
      if (!reply.ok) continue;
      const { Status: status, Answer: answers } = (await reply.json()) as { Status?: unknown; Answer?: unknown };
      if (status === 0 && Array.isArray(answers) && answers.length > 0) return 'delegated';
      if (status === 3) return 'nothing';
    } catch {
      // The next one may answer.
    }
  }
  return 'no-answer';
}

/** Asks registries about names, a registry's own one after the other, different registries side by side. */
export function createDomainChecker({ zones: table, nameServers: servers, patience }: Registries) {
  const cache = new Map<string, DomainAnswer>();

  async function checkOne(domain: string, zone: Zone | undefined, signal: AbortSignal) {
    const reply = zone ? await askRegistry(domain, zone, patience, signal) : undefined;
    const isSettled = reply === 'found' || signal.aborted;
    const seen = isSettled ? 'no-answer' : await askNameServers(domain, servers, patience, signal);
    return { reply, answer: { domain, ...judge(domain, reply, seen), at: Date.now() } };
  }

  async function checkQueue(domains: readonly string[], { signal, onAnswer }: CheckOptions) {
    let isPaused = false;
    for (const [index, domain] of domains.entries()) {
      const zone = zoneOf(table, domain);
      if (index > 0 && zone && !isPaused) await wait(zone.spacing, signal);
      if (signal.aborted) return;
      if (isPaused) {
        onAnswer({ domain, ...judge(domain, 'slow-down', 'no-answer'), at: Date.now() });
        continue;
      }
      const { reply, answer } = await checkOne(domain, zone, signal);
      if (signal.aborted) return;
      // Having been told to slow down, we do not ask that registry again in this round.
      isPaused = reply === 'slow-down';
      if (answer.state !== 'unknown') cache.set(domain, answer);
      onAnswer(answer);
    }
  }

  const isFresh = ({ at }: DomainAnswer) => Date.now() - at < cacheTimeMs;
  /** What is known from earlier questions. */
  const known = () => new Map([...cache].filter(([, answer]) => isFresh(answer)));

  const check = async (domains: readonly string[], options: CheckOptions): Promise<void> => {
    const queues = new Map<string, string[]>();
    for (const domain of domains.slice(0, mostAtOnce)) {
      const answer = cache.get(domain);
      if (answer && isFresh(answer)) {
        options.onAnswer(answer);
        continue;
      }
      const zone = zoneOf(table, domain);
      const registry = zone ? new URL(zone.base).host : '';
      queues.set(registry, [...(queues.get(registry) ?? []), domain]);
    }
    await Promise.all([...queues.values()].map((queue) => checkQueue(queue, options)));
  };
  return { check, known };
}

export const { check: checkDomains, known: knownDomains } = createDomainChecker({ zones, nameServers, patience: 8000 });
