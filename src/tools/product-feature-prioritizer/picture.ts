import { framePicture } from '@/lib/shapes';
import { drawMatrix, type Dot } from './matrix';

export function toMatrixPicture(dots: readonly Dot[], caption: { title: string; foot: string }) {
  const { width, height, frame, dots: drawn } = drawMatrix(dots, { side: 800, caption });
  return framePicture([...frame, ...drawn.flatMap(({ shapes }) => shapes)], { title: caption.title, width, height, font: 'sans-serif' });
}
