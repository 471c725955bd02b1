import type { FileOffer } from '@/lib/files';
import { fileStem, type CanvasData } from './model';

/** The text file first, then the canvas in its shape, then the two that can be opened here again. */
export function canvasFiles(data: CanvasData, today: string): FileOffer[] {
  const stem = fileStem(data);
  const draw = async () => {
    const { drawCanvas, pictureScale, toPicture } = await import('./drawing');
    const drawing = drawCanvas(data, today);
    return { drawing, picture: toPicture(drawing), scale: pictureScale(drawing) };
  };
  const pdf = async (paper: 'a4' | 'a3') => {
    const [{ makePdf }, { drawing }] = await Promise.all([import('./pdf-page'), draw()]);
    return makePdf(drawing, paper);
  };
  return [
    {
      label: 'Text',
      name: `${stem}.txt`,
      make: async () => {
        const [{ textBlob }, { toCanvasText }] = await Promise.all([import('@/formats/file'), import('./text-file')]);
        return textBlob(toCanvasText(data, today), 'text/plain');
      },
    },
    {
      label: 'PNG',
      name: `${stem}.png`,
      make: async () => {
        const [{ pngFile }, { picture, scale }] = await Promise.all([import('@/formats/picture'), draw()]);
        return pngFile(picture, scale);
      },
    },
    { label: 'PDF, A4', name: `${stem}.pdf`, make: () => pdf('a4') },
    { label: 'PDF, A3', name: `${stem}-a3.pdf`, make: () => pdf('a3') },
    { label: 'PowerPoint', name: `${stem}.pptx`, make: async () => (await import('./slide')).makeSlide(data, today) },
    {
      label: 'SVG',
      name: `${stem}.svg`,
      make: async () => {
        const [{ svgFile }, { picture }] = await Promise.all([import('@/formats/picture'), draw()]);
        return svgFile(picture);
      },
    },
    {
      label: 'Markdown',
      name: `${stem}.md`,
      make: async () => {
        const [{ textBlob }, { toCanvasMarkdown }] = await Promise.all([import('@/formats/file'), import('./markdown')]);
        return textBlob(toCanvasMarkdown(data), 'text/markdown');
      },
    },
  ];
}
