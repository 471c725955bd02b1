import type { FileOffer } from '@/formats/file';
import { fileStem, nameOfScreen, type Screen, type Wireframe } from './model';

/** What is written into the JSON file, and asked of one that is opened. */
export const fileMark = { app: 'groundwork', tool: 'app-wireframe-creator', version: 1 } as const;

/** PNG and SVG are of the open screen, all other files of the whole project. */
export function offerFiles(wireframe: Wireframe, screen: Screen, areNotesShown: boolean): FileOffer[] {
  const stem = fileStem(wireframe, screen);
  const whole = fileStem(wireframe);
  const draw = async () => (await import('./picture')).toPicture(wireframe, screen, areNotesShown);
  const makePng = async (scale: number) => (await import('@/formats/picture')).pngFile(await draw(), scale);
  const zipped: FileOffer = {
    label: 'All screens (ZIP)',
    name: `${whole}-screens.zip`,
    make: async () => {
      const [{ zipFile }, { pngFile }, { toPicture }] = await Promise.all([
        import('@/formats/zip'),
        import('@/formats/picture'),
        import('./picture'),
      ]);
      const files: Record<string, Blob> = {};
      for (const [index, each] of wireframe.screens.entries())
        files[
          `${String(index + 1).padStart(2, '0')}-${fileStem({ ...wireframe, name: nameOfScreen(wireframe, each), screens: [each] })}.png`
        ] = await pngFile(toPicture(wireframe, each, areNotesShown));
      return zipFile(files);
    },
  };
  return [
    { label: 'PNG', name: `${stem}.png`, make: () => makePng(1) },
    { label: 'PNG 2x', name: `${stem}@2x.png`, make: () => makePng(2) },
    { label: 'SVG', name: `${stem}.svg`, make: async () => (await import('@/formats/picture')).svgFile(await draw()) },
    {
      label: 'HTML click-through',
      name: `${whole}.html`,
      make: async () => {
        const [{ textBlob }, { toClickThrough }] = await Promise.all([import('@/formats/file'), import('./html')]);
        return textBlob(toClickThrough(wireframe, areNotesShown), 'text/html');
      },
    },
    { label: 'JSON', name: `${whole}.json`, make: async () => (await import('@/formats/json')).jsonFile({ ...fileMark, data: wireframe }) },
    {
      label: 'Excalidraw',
      name: `${whole}.excalidraw`,
      make: async () => {
        const [{ jsonFile }, { toExcalidraw }] = await Promise.all([import('@/formats/json'), import('./excalidraw')]);
        return jsonFile(toExcalidraw(wireframe, areNotesShown));
      },
    },
    ...(wireframe.screens.length > 1 ? [zipped] : []),
  ];
}
