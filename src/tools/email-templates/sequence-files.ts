import { documentFiles } from '@/kinds/document/files';
import { calendarOffer } from '@/kinds/records/files';
import type { FileOffer } from '@/lib/files';
import { toFileName } from '@/lib/text';
import { toEml } from './eml';
import type { Sender } from './model';
import { mailFileName, sequenceDocument, sequenceEntries, sequenceName, type PlannedMail, type Sequence } from './sequence';

/** Reminders for a calendar, the emails themselves, and all of it to read. */
export function sequenceFiles(sequence: Sequence, mails: readonly PlannedMail[], sender: Sender, currency: string): FileOffer[] {
  const stem = toFileName(`${sequenceName(sequence).slice(0, 50)}-sequence`, 'txt', 'sequence').replace(/\.txt$/, '');
  const entries = sequenceEntries(sequence, mails);
  return [
    ...(entries.length > 0 ? [calendarOffer(`${stem}.ics`, sequenceName(sequence), entries)] : []),
    {
      label: 'Emails (.eml in a ZIP)',
      name: `${stem}.zip`,
      make: async () =>
        (await import('@/formats/zip')).zipFile(
          Object.fromEntries(
            mails.flatMap((planned, index) =>
              planned.mail ? [[mailFileName(planned, index), toEml(planned.mail, { from: sender.from })] as const] : [],
            ),
          ),
        ),
    },
    ...documentFiles(stem, sequenceDocument(sequence, mails), ['docx', 'pdf', 'md'], currency),
  ];
}
