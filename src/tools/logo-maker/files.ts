import type { FileOffer } from '@/lib/files';
import { pictureFiles } from '@/kinds/board/files';
import { loadFace } from './face';
import { layoutLogo, pngScale } from './layout';
import { kitFileName, logoFileStem, type Settings } from './model';
import { toPicture } from './svg';

/** The logo as a picture, then in every size a website asks for. */
export function logoFiles(settings: Settings): FileOffer[] {
  const draw = async () => toPicture(layoutLogo(settings, await loadFace(settings)), { title: settings.text || 'Logo' });
  return [
    ...pictureFiles(logoFileStem(settings.text), draw, pngScale),
    {
      label: 'Brand kit (ZIP)',
      name: kitFileName(settings.text),
      make: async () => (await import('./kit')).makeKit(settings, await loadFace(settings)),
    },
  ];
}
