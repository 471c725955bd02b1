/** What was still on its way to the device when the page was left; the next start writes it. */
import type { Entry, Summary } from '@/platform/device-store';
import { makeId } from '@/platform/ids';
import { readStored, removeStored, storedKeys, writeStored } from '@/platform/storage';
import { pictureOf, rememberPicture } from './pictures';
import { fromBase64, toBase64 } from '@/lib/bytes';
import { isObject } from '@/lib/objects';

const prefix = 'groundwork.journal.';
/** One a tab: none writes over another's. */
const own = prefix + makeId();

export function writeJournal(entries: readonly Entry[]): void {
  const lines = entries.map(({ summary, update }) => ({ summary, ...(update ? { update: toBase64(update) } : {}) }));
  const pictures = [...new Set(entries.flatMap(({ summary }) => summary.pictures))].map(pictureOf);
  // There may be no room for the pictures; the words come first.
  if (!writeStored(own, { lines, pictures })) writeStored(own, { lines, pictures: [] });
}

export const dropJournal = () => removeStored(own);

export const isSummary = (value: unknown): value is Summary =>
  isObject(value) &&
  [value.id, value.tool, value.name, value.title].every((part) => typeof part === 'string') &&
  [value.changedAt, value.openedAt].every((part) => Number.isFinite(part)) &&
  Array.isArray(value.pictures) &&
  value.pictures.every((part) => typeof part === 'string') &&
  (value.deletedAt === undefined || Number.isFinite(value.deletedAt));

function readLine(line: unknown): Entry[] {
  if (!isObject(line) || !isSummary(line.summary)) return [];
  try {
    return [{ summary: line.summary, ...(typeof line.update === 'string' ? { update: fromBase64(line.update) } : {}) }];
  } catch {
    return [];
  }
}

/** What earlier pages left behind, and a way to throw it away once it is written. */
export function readJournals(): { entries: Entry[]; drop: () => void } {
  const names = storedKeys(prefix).filter((name) => name !== own);
  const journals = names.map(readStored).filter(isObject);
  for (const { pictures } of journals) if (Array.isArray(pictures)) for (const picture of pictures) rememberPicture(String(picture));
  return {
    entries: journals.flatMap(({ lines }) => (Array.isArray(lines) ? lines.flatMap(readLine) : [])),
    drop: () => names.forEach(removeStored),
  };
}
