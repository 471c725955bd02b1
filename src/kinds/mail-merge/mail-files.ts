import type { FileOffer } from '@/lib/files';
import { encodedPart, headerValue, isAddress, lineEnd } from '@/lib/mail-parts';
import { zipMails, type Addressed } from './merge';

export interface PlainMail extends Addressed {
  subject: string;
  body: string;
}

/** A plain-text message, as a person would write it, marked as not sent yet. */
export const toEml = ({ subject, body, to }: Pick<PlainMail, 'subject' | 'body' | 'to'>): string =>
  [
    ...(isAddress(to) ? [`To: ${to}`] : []),
    `Subject: ${headerValue(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    encodedPart('text/plain', `${body.replaceAll('\n', lineEnd)}${lineEnd}`),
    '',
  ].join(lineEnd);

/** All mails of a merge: one file each for a mail program, or one table for a mailing service. */
export const mailFiles = (stem: string, mails: readonly PlainMail[]): FileOffer[] => [
  { label: 'ZIP of .eml files', name: `${stem}.zip`, make: () => zipMails(mails, toEml) },
  {
    label: 'CSV',
    name: `${stem}.csv`,
    make: async () =>
      (await import('@/formats/csv')).csvFile({
        name: 'Emails',
        columns: ['Send to', 'Subject', 'Text'].map((label) => ({ label, kind: 'text' as const })),
        rows: mails.map(({ to, subject, body }) => [to, subject, body]),
      }),
  },
];
