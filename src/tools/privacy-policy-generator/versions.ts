import { compareTexts, describeChanges } from '@/lib/compare-texts';
import type { PolicyData, Version } from './model';

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
