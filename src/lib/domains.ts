/** What is known about a name: four answers, of which only "taken" is certain. */
export type DomainState = 'taken' | 'available' | 'probable' | 'unknown';

export interface Zone {
  /** Where the registry answers questions about one name. */
  base: string;
  /** Whether "not found" there means not registered; a registry of low trust also says so of names that are. */
  trust: 'high' | 'low';
  /** Milliseconds between two questions, out of courtesy and because registries count. */
  spacing: number;
}

/** Registries that public clients ask from a browser, as of September 2026. */
export const zones: Readonly<Record<string, Zone>> = {
  com: { base: 'https://rdap.verisign.com/com/v1/domain/', trust: 'high', spacing: 200 },
  net: { base: 'https://rdap.verisign.com/net/v1/domain/', trust: 'high', spacing: 200 },
  org: { base: 'https://rdap.publicinterestregistry.org/rdap/domain/', trust: 'high', spacing: 500 },
  app: { base: 'https://pubapi.registry.google/rdap/domain/', trust: 'high', spacing: 1100 },
  dev: { base: 'https://pubapi.registry.google/rdap/domain/', trust: 'high', spacing: 1100 },
  tech: { base: 'https://rdap.radix.host/rdap/domain/', trust: 'high', spacing: 500 },
  io: { base: 'https://rdap.identitydigital.services/rdap/domain/', trust: 'low', spacing: 500 },
  ai: { base: 'https://rdap.identitydigital.services/rdap/domain/', trust: 'low', spacing: 500 },
  co: { base: 'https://rdap.registry.co/co/domain/', trust: 'low', spacing: 500 },
  biz: { base: 'https://rdap.nic.biz/domain/', trust: 'low', spacing: 500 },
};

/** Asked whether a name is in use, beside the registry. */
export const nameServers = ['https://cloudflare-dns.com/dns-query', 'https://dns.google/resolve'] as const;

export const endingOf = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1);

/** By its own names only: "constructor" is no ending. */
export const zoneOf = (table: Readonly<Record<string, Zone>>, domain: string): Zone | undefined =>
  Object.hasOwn(table, endingOf(domain)) ? table[endingOf(domain)] : undefined;

const hostOf = (address: string) => new URL(address).host;

/** Every host that a check of these names may ask. */
export function hostsFor(domains: readonly string[]): string[] {
  const registries = domains.flatMap((domain) => zoneOf(zones, domain)?.base ?? []);
  return [...new Set([...registries, ...nameServers].map(hostOf))];
}

/** What a registry said about one name. */
export type RegistryReply = 'found' | 'missing' | 'slow-down' | 'no-answer';
/** What the name servers said about it. */
export type NameServerReply = 'delegated' | 'nothing' | 'no-answer';

interface Verdict {
  state: DomainState;
  reason: string;
}

/** Shorter names are held back or sold at a premium so often that "not found" says little about them. */
const shortLabel = 3;

/** "Available" takes two witnesses; a single sign of use is enough for "taken". */
export function judge(domain: string, registry: RegistryReply | undefined, servers: NameServerReply): Verdict {
  const zone = zoneOf(zones, domain);
  if (registry === 'found') return { state: 'taken', reason: 'It’s in the registry.' };
  if (servers === 'delegated') return { state: 'taken', reason: 'It’s in use: name servers answer for it.' };
  if (registry === 'slow-down') return { state: 'unknown', reason: 'The registry asked us to slow down. Try again in a while.' };
  if (registry === undefined || !zone)
    return { state: 'unknown', reason: 'There’s no registry we can ask about this extension. Check with a registrar.' };
  if (registry === 'no-answer') return { state: 'unknown', reason: 'The registry didn’t answer.' };
  if (servers === 'no-answer') {
    return zone.trust === 'high'
      ? { state: 'probable', reason: 'Not in the registry; the second check didn’t answer.' }
      : { state: 'unknown', reason: 'This registry also misses names that exist, and the second check didn’t answer.' };
  }
  if (zone.trust === 'low') return { state: 'probable', reason: 'Not found, but this registry also misses names that exist.' };
  if (Array.from(domain.slice(0, domain.indexOf('.'))).length <= shortLabel) {
    return { state: 'probable', reason: 'Not in the registry, but names this short are often reserved or premium.' };
  }
  return { state: 'available', reason: 'Not in the registry and not in use. It may still be reserved or premium.' };
}

/** A name as registries write it (letters beyond a to z become "xn--…"), or undefined where no domain can be made of it. */
export function toDomain(label: string, ending: string): string | undefined {
  const typed = label.trim().toLowerCase();
  if (typed === '' || /[\s./\\@:?#%[\]_]/.test(typed)) return undefined;
  try {
    const { hostname } = new URL(`http://${typed}.${ending}`);
    const [first = ''] = hostname.split('.');
    const isWhole = first !== '' && first.length <= 63 && hostname.endsWith(`.${ending}`) && hostname.split('.').length === 2;
    return isWhole && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(first) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Hebrew}/u];

export const mixesAlphabets = (label: string) => scripts.filter((script) => script.test(label)).length > 1;

/** Why people may take a name for another one; empty when nothing stands out. */
export function findLookAlikes(label: string): string[] {
  const found: string[] = [];
  if (mixesAlphabets(label)) found.push('Mixes alphabets: letters that look alike can be used to imitate other names.');
  else if (/[^\p{ASCII}]/u.test(label)) found.push('Has letters beyond a to z: browsers may show it as “xn--…”.');
  if (/[0o]/i.test(label) && /0/.test(label)) found.push('0 and o are easily confused.');
  if (/1/.test(label) && /[il1]/i.test(label)) found.push('1, l and i are easily confused.');
  if (/rn/i.test(label)) found.push('“rn” can be read as “m”.');
  return found;
}
