import { textBlob } from '@/formats/file';
import { toExcalidraw } from './excalidraw';
import type { FileKind } from './files';
import { toClickThrough } from './html';
import { fileStem, nameOfScreen, type Screen, type Wireframe } from './model';
import { toPicture } from './picture';

async function zipScreens(wireframe: Wireframe, hasNotes: boolean): Promise<Blob> {
  const [{ zipFile }, { pngFile }] = await Promise.all([import('@/formats/zip'), import('@/formats/picture')]);
  const files: Record<string, Blob> = {};
  for (const [index, each] of wireframe.screens.entries()) {
    const stem = fileStem({ ...wireframe, name: nameOfScreen(wireframe, each), screens: [each] });
    files[`${String(index + 1).padStart(2, '0')}-${stem}.png`] = await pngFile(toPicture(wireframe, each, hasNotes));
  }
  return zipFile(files);
}

export async function makeFile(kind: FileKind, wireframe: Wireframe, screen: Screen, hasNotes: boolean): Promise<Blob> {
  switch (kind) {
    case 'png':
    case 'png2':
      return (await import('@/formats/picture')).pngFile(toPicture(wireframe, screen, hasNotes), kind === 'png' ? 1 : 2);
    case 'svg':
      return (await import('@/formats/picture')).svgFile(toPicture(wireframe, screen, hasNotes));
    case 'html':
      return textBlob(toClickThrough(wireframe, hasNotes), 'text/html');
    case 'excalidraw':
      return (await import('@/formats/json')).jsonFile(toExcalidraw(wireframe, hasNotes));
    case 'zip':
      return zipScreens(wireframe, hasNotes);
  }
}
