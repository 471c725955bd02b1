import { suggestNote } from '@/kinds/versions/versions';
import type { PolicyData, Version } from './model';

const longestNote = 2_000;

/** Keeps the policy on the screen, word for word. */
export function saveVersion(data: PolicyData, text: string, typedNote: string, day: string, id: string): PolicyData {
  if (!data.made) return data;
  const note = (typedNote.trim() || suggestNote(data.versions, text)).slice(0, longestNote);
  return { ...data, versions: [...data.versions, { id, day, note, work: data.made, text }] };
}

export const restoreVersion = (data: PolicyData, { work }: Version): PolicyData => ({ ...data, work, made: work });
