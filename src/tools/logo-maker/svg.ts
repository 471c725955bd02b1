import type { Picture } from '@/formats/picture';
import { framePicture, type Shape } from '@/lib/shapes';
import type { Drawing } from './layout';

interface Frame {
  title: string;
  /** Colour behind the whole picture; without it the picture is transparent around the shape. */
  ground?: string;
  /** In drawing units. */
  width?: number;
  height?: number;
}

/** The drawing as a picture of its own, centred where the frame is larger. */
export function toPicture(drawing: Drawing, { title, ground, width = drawing.width, height = drawing.height }: Frame): Picture {
  const { shapes } = drawing;
  const left = (drawing.width - width) / 2;
  const top = (drawing.height - height) / 2;
  const back: Shape[] = ground ? [{ tag: 'rect', attributes: { x: left, y: top, width, height, fill: ground } }] : [];
  return framePicture([...back, ...shapes], { title, width, height, left, top, font: '' });
}
