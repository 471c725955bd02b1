import type { Sheet } from '@/lib/sheet';
import { computeCash } from './cash';
import { toCohortSheet } from './cohort-sheet';
import { countingRule, roundedRule, smoothingNote } from './content';
import { toCashSheet, toEconomicsSheet, toMrrSheet, toSummarySheet } from './deep-sheets';
import { computeMrr } from './mrr';
import { cashNotes, economicsNotes, mrrNotes } from './notes';
import { toCountSheet, toInputSheet, toLiveProjectionSheet, toProjectionSheet, toTierSheet, type Book } from './sheets';

function toNoteSheet({ settings, isSample, samples }: Book): Sheet {
  const notes = [
    ...(isSample ? ['This is sample data.'] : []),
    ...(samples.length > 0 ? [`Sample tiers among yours: ${samples.join(', ')}.`] : []),
    'Change the figures on Tiers and Inputs; all other sheets follow.',
    settings.roundsMonthly ? roundedRule : countingRule,
    smoothingNote,
    ...mrrNotes,
    ...economicsNotes,
    ...cashNotes,
  ];
  return { name: 'Notes', columns: [{ label: 'Note', kind: 'text' }], rows: notes.map((note) => [note]) };
}

/** Sheets that work themselves out from Tiers and Inputs. Figures too large to work with stay as they are. */
export function toWorkbook(book: Book): Sheet[] {
  const { projection, settings, currency } = book;
  const mrr = computeMrr(projection, settings);
  const cash = computeCash(projection, settings.monthlyShare);
  if (!mrr || !cash) return [toProjectionSheet(projection, currency), toTierSheet(book), toInputSheet(book), toNoteSheet(book)];
  return [
    toLiveProjectionSheet(book),
    toSummarySheet(book, mrr),
    toTierSheet(book),
    toInputSheet(book),
    toCountSheet(book),
    toMrrSheet(book, mrr),
    toEconomicsSheet(book),
    toCashSheet(book, cash),
    toCohortSheet(book),
    toNoteSheet(book),
  ];
}
