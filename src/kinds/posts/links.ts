import type { NetworkId } from '@/lib/networks';
import { toSlug } from '@/lib/text';

const address = /https?:\/\/[^\s<>"]+/gi;
const trailing = /[.,;:!?)\]'"]+$/;

/** What tells a site's statistics where a visitor came from. */
const parametersFor = (network: NetworkId, campaign: string): Record<string, string> => ({
  utm_source: network,
  utm_medium: 'social',
  ...(toSlug(campaign) === '' ? {} : { utm_campaign: toSlug(campaign) }),
});

/** The address with where the visitor came from; the source is always this network's, and what was there besides stays. */
export function tagLink(link: string, network: NetworkId, campaign: string): string {
  if (!URL.canParse(link)) return link;
  const [rest = '', ...fragment] = link.split('#');
  const [path = '', ...query] = rest.split('?');
  const added = parametersFor(network, campaign);
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !(decodeName(part) in added));
  const all = [...kept, ...Object.entries(added).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)];
  return `${path}?${all.join('&')}${fragment.length > 0 ? `#${fragment.join('#')}` : ''}`;
}

const decodeName = (part: string) => part.split('=')[0] ?? '';

/** Every link of a text, tagged; a full stop at the end belongs to the sentence. */
export const tagText = (text: string, network: NetworkId, campaign: string): string =>
  text.replace(address, (found) => {
    const end = trailing.exec(found)?.[0] ?? '';
    return tagLink(found.slice(0, found.length - end.length), network, campaign) + end;
  });

/** A text that goes to another network: links that were tagged name that one, others stay as they are. */
export const followNetwork = (text: string, network: NetworkId, campaign: string): string =>
  /[?&]utm_source=/.test(text) ? tagText(text, network, campaign) : text;

/** The first link of a text: the one that networks make a card of. */
export const firstLink = (text: string): string => (text.match(address) ?? []).map((found) => found.replace(trailing, ''))[0] ?? '';

/** "example.com" */
export const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '');
