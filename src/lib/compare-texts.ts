import { joinWords } from './text';

export interface SectionChange {
  title: string;
  kind: 'added' | 'removed' | 'changed';
  added: string[];
  removed: string[];
}

/** What stands before the first heading. */
export const opening = 'Opening';

/** The lines of a document's plain text under each of its headings. Numbers are left out: they close up when a section comes or goes. */
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
