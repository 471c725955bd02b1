import { Told } from '@/lib/told';
import { readTextFile } from '@/platform/open-file';
import type { Envelope } from '@/workspace/store';
import { readEnvelopes } from '@/workspace/travel';

/** The documents in a text, or nothing where it is no file of ours. */
export function findDocuments(text: string): Envelope[] {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    return readEnvelopes(JSON.parse(text) as unknown);
  } catch {
    return [];
  }
}

export async function readDocuments(file: File): Promise<Envelope[]> {
  const found = findDocuments(await readTextFile(file));
  if (found.length === 0) throw new Told('This file holds no document of Groundwork. Lists from other programs come in by Import.');
  return found;
}
