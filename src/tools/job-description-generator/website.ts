import { safeUrl } from '@/lib/links';

/** The address of a site, or nothing where what was typed is none. */
export function readWebsite(typed: string): string | undefined {
  const link = safeUrl(typed);
  return link && /^https?:\/\/[^/]*\.[^/.]/.test(link) ? link : undefined;
}
