import { compareTexts, describeChanges } from '@/lib/compare-texts';
import { formatDay, isDay } from '@/lib/dates';
import { safeUrl } from '@/lib/links';
import { ended, tidy } from './facts';
import type { Draft, TermsData, Version } from './model';

/** The change from the version saved last to a text. */
export function suggestSummary(versions: readonly Version[], text: string): string {
  const last = versions.at(-1);
  return last ? describeChanges(compareTexts(last.text, text)) : 'First version.';
}

/** Keeps the terms on the screen, word for word. */
export function saveVersion(data: TermsData, text: string, id: string): TermsData {
  if (!data.made) return data;
  const note = tidy(data.made.answers.changeSummary) || suggestSummary(data.versions, text);
  return { ...data, versions: [...data.versions, { ...data.made, id, note, text }] };
}

export const removeVersion = (data: TermsData, id: string): TermsData => ({
  ...data,
  versions: data.versions.filter((version) => version.id !== id),
});

export const restoreVersion = (data: TermsData, { answers, day }: Version): TermsData => ({ ...data, answers, made: { answers, day } });

/** What to send to the people who have accepted the earlier terms. */
export function toNotice(answers: Draft, summary: string): string {
  const company = tidy(answers.companyName) || '[Company Name]';
  const start = isDay(answers.effectiveDate) ? formatDay(answers.effectiveDate) : '[Effective Date]';
  return [
    'Subject: We are changing our Terms of Service',
    `We are changing the Terms of Service of ${company} on ${start}.`,
    `What changes: ${ended(tidy(answers.changeSummary) || summary)}`,
    `Read the new terms here: ${safeUrl(answers.termsUrl) ?? '[Terms link]'}`,
    'If you do not agree with the new terms, you can stop using the service before that day.',
  ].join('\n\n');
}
