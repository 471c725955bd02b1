import type { FileOffer } from '@/lib/files';
import type { LookLine } from '@/lib/topics/facts';
import { loadFace } from './face';
import { layoutLogo, pngScale } from './layout';
import { kitFileName, logoFileStem, styleSheetName, type Settings } from './model';
import { toPicture } from './svg';

interface Around {
  currency: string;
  look?: LookLine | undefined;
}

/** The logo as a picture, then in every size a website asks for, then how to use it. */
export function logoFiles(settings: Settings, { currency, look }: Around): FileOffer[] {
  const stem = logoFileStem(settings.text);
  const draw = async () => toPicture(layoutLogo(settings, await loadFace(settings)), { title: settings.text || 'Logo' });
  const png = async () => {
    const [picture, { pngFile }, { wideWidth }] = await Promise.all([draw(), import('@/formats/picture'), import('./kit')]);
    return pngFile(picture, settings.format === 'wide' ? wideWidth / picture.width : pngScale);
  };
  return [
    { label: 'PNG', name: `${stem}.png`, make: png },
    { label: 'SVG', name: `${stem}.svg`, make: async () => (await import('@/formats/picture')).svgFile(await draw()) },
    {
      label: 'Brand kit (ZIP)',
      name: kitFileName(settings.text),
      make: async () => (await import('./kit')).makeKit(settings, await loadFace(settings)),
    },
    {
      label: 'Style sheet (PDF)',
      name: styleSheetName(settings.text),
      make: async () => (await import('./style-sheet')).makeStyleSheet(settings, await loadFace(settings), { currency, look }),
    },
  ];
}
