import { joinWords } from '@/lib/text';
import type { PolicyData, Version } from './model';

export interface SectionChange {
  title: string;
  kind: 'added' | 'removed' | 'changed';
  /** The lines that came and went. */
  added: string[];
  removed: string[];
}

const opening = 'Opening';

/** A saved text by its headings; the numbers are left out, since they close up when a section goes. */
export function splitSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>([[opening, []]]);
  const lines = text.split('\n');
  let title = opening;
  lines.forEach((line, index) => {
    const next = lines[index + 1] ?? '';
    if (/^-+$/.test(line)) return;
    if (line !== '' && /^-+$/.test(next) && next.length === Array.from(line).length) {
      title = line.replace(/^\d+\. /, '');
      if (!sections.has(title)) sections.set(title, []);
    } else if (line.trim() !== '') sections.get(title)?.push(line);
  });
  return sections;
}

const missingFrom = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

export function compareTexts(before: string, after: string): SectionChange[] {
  const old = splitSections(before);
  const now = splitSections(after);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((title): SectionChange[] => {
    const [was, is] = [old.get(title), now.get(title)];
    const added = missingFrom(is ?? [], was ?? []);
    const removed = missingFrom(was ?? [], is ?? []);
    const kind = !was ? 'added' : !is ? 'removed' : 'changed';
    return kind === 'changed' && added.length + removed.length === 0 ? [] : [{ title, kind, added, removed }];
  });
}

/** The line of a change log: what happened to which section. */
export function describeChanges(changes: readonly SectionChange[]): string {
  const words = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;
  const parts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const names = changes.filter((change) => change.kind === kind).map(({ title }) => title);
    return names.length > 0 ? [`${words[kind]}: ${joinWords(names)}.`] : [];
  });
  return parts.join(' ') || 'No change in the text.';
}

/** What a version says of itself where the user says nothing. */
export const suggestNote = (versions: readonly Version[], text: string): string => {
  const last = versions.at(-1);
  return last ? describeChanges(compareTexts(last.text, text)) : 'First version.';
};

const longestNote = 2_000;

/** Keeps the policy on the screen, word for word. */
export function saveVersion(data: PolicyData, text: string, typedNote: string, day: string, id: string): PolicyData {
  if (!data.made) return data;
  const note = (typedNote.trim() || suggestNote(data.versions, text)).slice(0, longestNote);
  return { ...data, versions: [...data.versions, { id, day, note, work: data.made, text }] };
}

export const removeVersion = (data: PolicyData, id: string): PolicyData => ({
  ...data,
  versions: data.versions.filter((version) => version.id !== id),
});

export const restoreVersion = (data: PolicyData, { work }: Version): PolicyData => ({ ...data, work, made: work });
