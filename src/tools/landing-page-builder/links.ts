import { safeUrl } from '@/lib/links';

/** Marks that browsers drop before they read an address, so we drop them first. */
// eslint-disable-next-line no-control-regex -- removing them is the point
const dropped = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const fragment = /^#[^\s#"'<>`\\]*$/;
/** "/pricing", "./a.html", "../a", "?plan=team"; two slashes would name another host. */
const marked = /^(?:\.{0,2}\/(?![/\\])|\?)[^\s"'<>`\\]*$/;
/** "pricing", "pricing.html", "docs/start.html#first": no scheme, no host. */
const bare = /^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_.-]+)*(?:\.(?:html?|pdf|php|aspx?|jsp))?(?:[?#][^\s"'<>`\\]*)?$/iu;
const mail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;
const phone = /^(?:tel:\+?|\+)\d[\d().-]{2,}$/i;
const host = /^(?:\[[\da-f:.]+\]|[\da-z.-]+)$/;

/** What was typed as browsers read it: nothing around it, and spaces within are part of the address. */
const plain = (typed: string) => typed.replace(dropped, '').trim().replaceAll(' ', '%20');
const withoutSpaces = (typed: string) => typed.replace(dropped, '').replaceAll(' ', '');

/** A web address with a host that could exist; a word alone is none unless it was written with its scheme. */
function webUrl(text: string): string | undefined {
  const address = safeUrl(text);
  if (!address || !/^https?:/.test(address)) return address;
  const { hostname } = new URL(address);
  const isNamed = /^https?:/i.test(text) || hostname.includes('.') || hostname === 'localhost';
  return host.test(hostname) && isNamed ? address : undefined;
}

/** The address behind what was typed, or undefined where it is empty or could run something. */
export function toHref(typed: string): string | undefined {
  const text = plain(typed);
  if (text === '') return undefined;
  const number = withoutSpaces(typed);
  if (phone.test(number)) return number.startsWith('+') ? `tel:${number}` : number;
  if (text.startsWith('#')) return fragment.test(text) ? text : undefined;
  if (marked.test(text) || bare.test(text)) return text;
  if (mail.test(text)) return `mailto:${text}`;
  return webUrl(text);
}

/** What to say beside the field; nothing where the link does what it says. */
export function linkNotes(typed: string): { problem?: string; note?: string } {
  const text = typed.trim();
  if (text === '' || text === '#')
    return { note: 'This button doesn’t link anywhere yet. Type an address, or #form for a section of this page.' };
  const href = toHref(typed);
  if (!href) return { problem: 'This address is left out. Use https, mailto, tel, # or a path such as /pricing.' };
  return href === text || href === `${text}/` ? {} : { note: `Links to ${href}` };
}

/** "/card.png", "./a", "card.png": a path or a file, which no host is called. */
const pathOrFile = /^[./?#]|^[^/:]+\.(?:png|jpe?g|webp|gif|svg|html?|pdf|php)$/i;

/** An absolute web address, for search engines and social networks, which know no other. */
export function toWebAddress(typed: string): string | undefined {
  const text = plain(typed);
  const url = text === '' || pathOrFile.test(text) ? undefined : webUrl(text);
  return url && /^https?:/.test(url) ? url : undefined;
}

/** Where a form sends what people type: over https, or as a mail from their own program. */
export function toEndpoint(typed: string): string | undefined {
  const text = plain(typed);
  const url = mail.test(text) ? `mailto:${text}` : text === '' ? undefined : webUrl(text);
  return url && /^(?:https|mailto):/.test(url) ? url : undefined;
}

/** The same address as a policy names it: without its query, and with the marks that would end the rule encoded. */
export function toPolicySource(endpoint: string): string {
  if (endpoint.startsWith('mailto:')) return 'mailto:';
  const { origin, pathname } = new URL(endpoint);
  return `${origin}${pathname}`.replace(/[;,'"]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
