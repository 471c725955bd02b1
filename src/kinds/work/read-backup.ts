import { isOverdone } from '@/lib/json-shape';
import { Told } from '@/lib/told';
import { readTextFile } from '@/platform/open-file';
import { pause } from '@/platform/pause';
import { readBackup, type Backup } from '@/workspace/backup';
import { rememberBlob, withPictures } from '@/workspace/keep/pictures';
import { backupName, pictureFolder } from './backup';

/** Long enough to be noticed while it is read: the page goes on between the steps. */
const long = 1_000_000;

async function parse(text: string): Promise<unknown> {
  const rest = async () => {
    if (text.length > long) await pause();
  };
  await rest();
  if (isOverdone(text)) throw new Told('This file holds far more than any work does, so it was not opened.');
  await rest();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Told('This file is damaged, or it isn’t a Groundwork file.', { cause: error });
  }
}

const typeOf = (types: unknown, name: string): string => {
  const type: unknown = typeof types === 'object' && types !== null ? (types as Record<string, unknown>)[name] : '';
  return typeof type === 'string' && /^image\/[a-z+.-]+$/.test(type) ? type : 'image/png';
};

/** A backup, with the pictures that lie beside its words. */
export async function readBackupFile(file: File): Promise<Backup> {
  let pictures: Map<string, Uint8Array<ArrayBuffer>> | undefined;
  const text = await readTextFile(file, async (bytes) => {
    const { unpack } = await import('@/formats/unpack');
    pictures = unpack(bytes, (name) => name === backupName || name.startsWith(pictureFolder));
    const words = pictures.get(backupName);
    if (!words) throw new Told('This zip file contains no Groundwork documents.');
    return new TextDecoder().decode(words);
  });
  const value = await parse(text);
  if (!pictures) return readBackup(value);
  const types = (value as { pictures?: unknown } | null)?.pictures;
  for (const [name, bytes] of pictures) {
    if (name === backupName) continue;
    await rememberBlob(new Blob([bytes], { type: typeOf(types, name) }), name.slice(pictureFolder.length).replace(/\.\w*$/, ''));
  }
  const backup = readBackup(value);
  return {
    ...backup,
    documents: backup.documents.map((envelope) => withPictures(envelope) as typeof envelope),
    ...(backup.company === undefined ? {} : { company: withPictures(backup.company) }),
  };
}
