import { endSentence } from '@/lib/sentences';
import { suggestNote } from '@/kinds/versions/versions';
import { isDay } from '@/lib/dates';
import { formatLegalDay } from '@/lib/legal-words';
import { safeUrl } from '@/lib/links';
import { tidy } from './facts';
import type { Draft, TermsData, Version } from './model';

/** Keeps the terms on the screen, word for word. */
export function saveVersion(data: TermsData, text: string, id: string): TermsData {
  if (!data.made) return data;
  const note = tidy(data.made.answers.changeSummary) || suggestNote(data.versions, text);
  return { ...data, versions: [...data.versions, { ...data.made, id, note, text }] };
}

export const restoreVersion = (data: TermsData, { answers, day }: Version): TermsData => ({ ...data, answers, made: { answers, day } });

/** What to send to the people who have accepted the earlier terms. */
export function toNotice(answers: Draft, summary: string): string {
  const company = tidy(answers.companyName) || '[Company Name]';
  const start = isDay(answers.effectiveDate)
    ? formatLegalDay(answers.effectiveDate, [answers.state, answers.country].map(tidy).filter(Boolean).join(', '))
    : '[Effective Date]';
  return [
    'Subject: We are changing our Terms of Service',
    `We are changing the Terms of Service of ${company} on ${start}.`,
    `What changes: ${endSentence(tidy(answers.changeSummary) || summary)}`,
    `Read the new terms here: ${safeUrl(answers.termsUrl) ?? '[Terms link]'}`,
    'If you do not agree with the new terms, you can stop using the service before that day.',
  ].join('\n\n');
}
