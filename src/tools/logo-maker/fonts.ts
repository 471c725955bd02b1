import type { OutlineFont } from '@/kinds/board/outline-text';
import { faces, type Family } from './content';

const loaded = new Map<string, Promise<OutlineFont>>();

/** Each font is read once; one that could not be read is tried again when next asked for. */
export function loadFont(family: Family): Promise<OutlineFont> {
  const name = faces[family].drawnWith;
  const known = loaded.get(name);
  if (known) return known;
  const font = Promise.all([import('@/kinds/board/outline-text'), import('@/formats/font-files')]).then(
    ([{ loadOutlineFont }, { displayFiles }]) => loadOutlineFont(displayFiles[name]),
  );
  loaded.set(name, font);
  font.catch(() => loaded.delete(name));
  return font;
}
