import { safeUrl } from '@/lib/links';
import { foldText } from '@/lib/text';

/** The page to open for what was typed, or nothing where it is no web address or pretends to be another. */
export function linkOf(typed: string): string | undefined {
  const address = /\s/.test(typed.trim()) ? undefined : safeUrl(typed);
  if (!address || !/^https?:/.test(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  // "bank.com@other.com" leads to other.com.
  if (username !== '' || password !== '') return undefined;
  const isHost = /[^.]\.[^.]/.test(hostname) || hostname === 'localhost' || hostname.startsWith('[');
  return isHost ? address : undefined;
}

/** Marks that tell the sender how a link was found, and nothing about the page. */
const trackingName = /^(utm_.*|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid)$/i;

/** Two addresses of one page read the same: scheme, www, port, tracking marks, the anchor and the last slash do not count. */
export function normalizeUrl(typed: string): string {
  const address = linkOf(typed);
  if (!address) return foldText(typed.trim());
  const { protocol, host, pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name]) => !trackingName.test(name)).map(([name, value]) => `${name}=${value}`);
  const hostName = host.replace(/^www\./, '').replace(protocol === 'http:' ? /:443$/ : /:80$/, '');
  const query = kept.length > 0 ? `?${kept.sort().join('&')}` : '';
  return `${hostName.replace(/\.$/, '')}${pathname.replace(/\/+$/, '')}${query}`;
}

/** An address as people say it. */
export const showAddress = (typed: string) =>
  typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
