import { cutTo } from '@/lib/cut';
import { safeUrl } from '@/lib/links';

/** Addresses stand apart by spaces, since commas may be part of one. */
export const splitAddresses = (typed: string) => typed.split(/\s+/).filter((part) => part !== '');

/** The address a link may lead to: a page of the web, nothing that runs or dials. */
export function webAddress(typed: string): string | undefined {
  const address = safeUrl(typed);
  return address !== undefined && /^https?:/.test(address) && hasHost(address) ? address : undefined;
}

/** A lone word is not a site. */
const hasHost = (address: string) => /^https?:\/\/([^/?#]*\.[^/?#.]+|localhost(:\d+)?|\[[^\]]+\](:\d+)?)\.?([/?#:]|$)/i.test(address);

/** "media.example/oven.jpg" */
export const shortAddress = (address: string) => cutTo(address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), 60);

export const addressProblem = 'Use a web address, such as https://example.com.';
