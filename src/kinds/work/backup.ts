import { dayOf } from '@/lib/dates';
import { plural } from '@/lib/text';
import { saveFile } from '@/platform/download';
import { now } from '@/platform/clock';
import { showToast } from '@/ui/toast';
import { packWorkspace } from '@/workspace/backup';
import { isEmptyCompany } from '@/workspace/company';
import { useWorkspace } from '@/workspace/store';
import { picturesIn, pictureOf, toBlob, withoutPictures } from '@/workspace/keep/pictures';

export const backupName = 'workspace.json';
export const pictureFolder = 'pictures/';

/** Everything in one file; pictures lie beside the words, as pictures. */
export async function makeBackup(): Promise<{ name: string; content: Blob; count: number }> {
  const { jsonFile, toJson } = await import('@/formats/json');
  const packed = packWorkspace();
  const stem = `groundwork-${dayOf(new Date(now()))}`;
  const keys = [...new Set([...picturesIn(packed.documents), ...picturesIn(packed.company)])];
  const count = packed.documents.length;
  if (keys.length === 0) return { name: `${stem}.groundwork.json`, content: jsonFile(packed), count };
  const pictures = keys.map((key) => {
    const picture = toBlob(pictureOf(key));
    return [`${pictureFolder}${key}.${picture.type.replace(/^image\/|\W.*$/g, '')}`, picture] as const;
  });
  const words = { ...packed, pictures: Object.fromEntries(pictures.map(([name, { type }]) => [name, type])) };
  const { zipFile } = await import('@/formats/zip');
  const content = await zipFile({
    [backupName]: toJson({ ...words, documents: withoutPictures(packed.documents), company: withoutPictures(packed.company) }),
    ...Object.fromEntries(pictures),
  });
  return { name: `${stem}.groundwork.zip`, content, count };
}

export async function saveBackup(): Promise<void> {
  const { name, content, count } = await makeBackup();
  if (count === 0 && isEmptyCompany(useWorkspace.getState().company)) {
    showToast('There is nothing to back up yet.');
    return;
  }
  saveFile(name, content);
  showToast(`Saved ${name}, with ${plural(count, 'document')}`);
}
