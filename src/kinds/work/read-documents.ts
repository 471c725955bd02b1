import { isObject } from '@/lib/objects';
import { Told } from '@/lib/told';
import { readTextFile } from '@/platform/open-file';
import { readBackup } from '@/workspace/backup';
import type { Envelope } from '@/workspace/store';
import { readEnvelopes } from '@/workspace/travel';

function parse(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The documents in a text, or nothing where it is no file of ours. Throws at a backup that is too new. */
export function findDocuments(text: string): Envelope[] {
  const value = parse(text);
  return isObject(value) && value.kind === 'backup' ? readBackup(value).documents : readEnvelopes(value);
}

export async function readDocuments(file: File): Promise<Envelope[]> {
  const found = findDocuments(await readTextFile(file));
  if (found.length === 0) throw new Told('This file contains no Groundwork document. For lists from other programs, use Import.');
  return found;
}
