import type { Block } from '@/lib/blocks';
import type { FileOffer } from '@/lib/files';
import type { Fields, Surroundings } from '@/lib/fields';
import { formatNumber, noFigure } from '@/lib/numbers';
import { toSheet } from '@/lib/sheet';
import { plural } from '@/lib/text';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { printFiles } from '@/kinds/records/print-files';
import { isAllSample } from '@/kinds/records/state';
import { computeSummary, fields, type Feedback } from './model';

const personal: ReadonlySet<string> = new Set(['userEmail', 'otherEmails', 'voters']);

/** The columns of a file; those that name a person can be left out. */
const columnsFor = (hasPersonal: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => hasPersonal || !personal.has(name)));

const shown = [fields.title, fields.type, fields.status, fields.rating].map(({ label }) => label);

/** How much there is and what people think, above the list. */
function toFigures(entries: readonly Feedback[]): Block[] {
  const { total, fresh, votes, chosenAverage, chosen } = computeSummary(entries, true);
  return [
    {
      kind: 'figures',
      items: [
        { label: total === 1 ? 'entry' : 'entries', value: formatNumber(total) },
        { label: 'new', value: formatNumber(fresh) },
        { label: 'votes', value: formatNumber(votes) },
        {
          label: `average of ${plural(chosen, 'rating')} given by users, of 5`,
          value: chosenAverage === undefined ? noFigure : formatNumber(Math.round(chosenAverage * 10) / 10, 1),
        },
      ],
    },
  ];
}

export function makeFile(
  stem: string,
  name: string,
  entries: readonly Feedback[],
  { around, hasPersonal }: { around: Surroundings; hasPersonal: boolean },
): ReturnType<FileOffer['make']> {
  const { currency, today } = around;
  const sheet = markSamples(toSheet('Feedback', columnsFor(hasPersonal), entries, currency), entries);
  const offers = [
    ...sheetFiles(stem, sheet),
    ...printFiles(stem, currency, () => ({
      title: 'User feedback',
      sheet,
      today,
      isSample: isAllSample(entries),
      shown,
      above: toFigures(entries),
    })),
  ];
  const offer = offers.find((candidate) => candidate.name === name);
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
