import type { FileOffer } from '@/lib/files';
import { zipMails } from '@/kinds/mail-merge/merge';
import { toEml } from './eml';
import type { MergedMail } from './merge';

/** All mails of a merge: one file each for a mail program, or one table for a mailing service. */
export const mergeFiles = (stem: string, mails: readonly MergedMail[]): FileOffer[] => [
  {
    label: 'ZIP of .eml files',
    name: `${stem}.zip`,
    make: () => zipMails(mails, (mail) => toEml(mail, mail.to)),
  },
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
