import type { OutlineFont } from '@/kinds/board/outline-text';
import { cutOf, faces, type Family } from './content';
import type { Weight } from './model';

const loaded = new Map<string, Promise<OutlineFont>>();

async function readFont(family: Family, weight: Weight): Promise<OutlineFont> {
  const name = faces[family].drawnWith;
  const cut = cutOf(family, weight);
  const [{ loadOutlineFont }, { displayFiles }, { weightFiles }] = await Promise.all([
    import('@/kinds/board/outline-text'),
    import('@/formats/font-files'),
    import('@/formats/display-weights'),
  ]);
  return loadOutlineFont((cut === 'bold' ? undefined : weightFiles[name]?.[cut]) ?? displayFiles[name]);
}

/** Each font is read once; one that could not be read is tried again when next asked for. */
export function loadFont(family: Family, weight: Weight): Promise<OutlineFont> {
  const key = `${faces[family].drawnWith} ${cutOf(family, weight)}`;
  const known = loaded.get(key);
  if (known) return known;
  const font = readFont(family, weight);
  loaded.set(key, font);
  font.catch(() => loaded.delete(key));
  return font;
}
