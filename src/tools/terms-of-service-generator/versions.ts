import { formatDay, isDay } from '@/lib/dates';
import { safeUrl } from '@/lib/links';
import { joinWords } from '@/lib/text';
import { ended, tidy } from './facts';
import type { Draft, TermsData, Version } from './model';

export interface SectionChange {
  title: string;
  kind: 'added' | 'removed' | 'changed';
  added: string[];
  removed: string[];
}

const opening = 'Opening';

/** Lines under each heading. Numbers are left out: they close up when a section comes or goes. */
export function splitSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  const parts = text.split(/^(\S.*)\n-{3,}$/m);
  const put = (title: string, body: string) => {
    const lines = body
      .split('\n')
      .map((line) => line.replace(/^\d+\.\d+ /, '').trim())
      .filter((line) => line !== '');
    sections.set(title, [...(sections.get(title) ?? []), ...lines]);
  };
  put(opening, parts[0] ?? '');
  for (let at = 1; at < parts.length; at += 2) put((parts[at] ?? '').replace(/^\d+\. /, ''), parts[at + 1] ?? '');
  return sections;
}

/** References by number shift with the numbers, and are no change of their own. */
const sameLine = (line: string) => line.replace(/\bsection \d+/g, 'section');

const without = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map(sameLine));
  return lines.filter((line) => !known.has(sameLine(line)));
};

export function compareTexts(before: string, after: string): SectionChange[] {
  const [old, now] = [splitSections(before), splitSections(after)];
  const changes: SectionChange[] = [];
  for (const title of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(title), now.get(title)];
    const added = without(is ?? [], was ?? []);
    const removed = without(was ?? [], is ?? []);
    if (was && is && added.length === 0 && removed.length === 0) continue;
    changes.push({ title, kind: was ? (is ? 'changed' : 'removed') : 'added', added, removed });
  }
  return changes;
}

const words = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

/** "Added: Your Account. Changed: Eligibility." Dates and version numbers at the top are no change worth telling. */
export function describeChanges(changes: readonly SectionChange[]): string {
  const sentences = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const titles = changes.filter((change) => change.kind === kind && change.title !== opening).map(({ title }) => title);
    return titles.length > 0 ? [`${words[kind]}: ${joinWords(titles)}.`] : [];
  });
  return sentences.join(' ') || 'No change in the sections.';
}

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
