import { compareTexts, describeChanges, type SectionChange } from '@/lib/compare-texts';

interface Identified {
  id: string;
}

export const removeVersion = <Data extends { versions: readonly Identified[] }>(data: Data, id: string): Data => ({
  ...data,
  versions: data.versions.filter((version) => version.id !== id),
});

/** As lists show them, each with its number and the one before it. */
export const newestFirst = <Version>(versions: readonly Version[]) =>
  versions.map((version, index) => ({ version, number: index + 1, previous: versions[index - 1] })).reverse();

/** A document kept word for word, whatever its template says by now. */
export interface TextVersion extends Identified {
  day: string;
  note: string;
  text: string;
}

/** What a version says of itself where the user says nothing. */
export function suggestNote(versions: readonly Pick<TextVersion, 'text'>[], text: string): string {
  const last = versions.at(-1);
  return last ? describeChanges(compareTexts(last.text, text)) : 'First version.';
}

/** What those who know the version before should be told; empty where nothing has changed for them. */
export function tellNews(versions: readonly Pick<TextVersion, 'text' | 'note'>[], text: string): string {
  const last = versions.at(-1);
  if (!last) return '';
  const told = describeChanges(compareTexts(last.text, text));
  if (told !== describeChanges([])) return told;
  return versions.length > 1 ? last.note : '';
}

export const changesSince = (previous: TextVersion | undefined, { text }: TextVersion): SectionChange[] =>
  previous ? compareTexts(previous.text, text) : [];
