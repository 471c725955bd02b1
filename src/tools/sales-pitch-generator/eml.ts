import { encodedPart, headerValue, isAddress, lineEnd } from '@/lib/mail-parts';
import type { Letter } from './checks';

/** A plain-text message, as a person would write it, marked as not sent yet. */
export function toEml({ subject, body }: Letter, to: string): string {
  const text = `${body.replaceAll('\n', lineEnd)}${lineEnd}`;
  return [
    ...(isAddress(to) ? [`To: ${to}`] : []),
    `Subject: ${headerValue(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    encodedPart('text/plain', text),
    '',
  ].join(lineEnd);
}
