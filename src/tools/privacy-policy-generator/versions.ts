import { endSentence } from '@/lib/sentences';
import { suggestNote } from '@/kinds/versions/versions';
import { isDay } from '@/lib/dates';
import { formatLegalDay, lawAt } from '@/lib/legal-words';
import type { PolicyData, Version, Work } from './model';

const longestNote = 2_000;

/** Keeps the policy on the screen, word for word. */
export function saveVersion(data: PolicyData, text: string, typedNote: string, day: string, id: string): PolicyData {
  if (!data.made) return data;
  const note = (typedNote.trim() || suggestNote(data.versions, text)).slice(0, longestNote);
  return { ...data, versions: [...data.versions, { id, day, note, work: data.made, text }] };
}

export const restoreVersion = (data: PolicyData, { work }: Version): PolicyData => ({ ...data, work, made: work });

/** What to send to the people whose information it is about. */
export function toNotice({ answers }: Work, summary: string): string {
  const company = answers.companyName.trim() || '[Company Name]';
  const start = isDay(answers.effectiveDate) ? formatLegalDay(answers.effectiveDate, lawAt(answers.address)) : '[Effective Date]';
  const said = summary.trim();
  return [
    'Subject: We are changing our Privacy Policy',
    `We are changing the Privacy Policy of ${company} on ${start}.`,
    `What changes: ${endSentence(said)}`,
    `Read the new policy on ${answers.website.trim() || '[Website]'}.`,
    `Questions, or if you do not agree: write to ${answers.email.trim() || '[Email]'}.`,
  ].join('\n\n');
}
