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
export const shortAddress = (address: string) => {
  const short = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return short.length > 60 ? `${short.slice(0, 59)}…` : short;
};

export const addressProblem = 'Use a web address, such as https://example.com.';
