import { escapeHtml } from '@/lib/text';
import type { Picture } from '@/formats/picture';
import { canvasSize, type Drawing, type Shape } from './layout';

/** SVG writes these two as they are and all others with hyphens. */
const asIs = new Set(['textLength', 'lengthAdjust']);
const attributeName = (name: string) => (asIs.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

function shapeMarkup({ tag, attributes, text }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => `${attributeName(name)}="${escapeHtml(String(value))}"`);
  const start = `<${tag} ${written.join(' ')}`;
  return text === undefined ? `${start}/>` : `${start}>${escapeHtml(text)}</${tag}>`;
}

interface Frame {
  title: string;
  /** Colour behind the whole picture; without it the picture is transparent around the shape. */
  ground?: string;
  /** In drawing units. */
  width?: number;
  height?: number;
}

/** The drawing as a picture of its own, centred where the frame is larger. */
export function toPicture({ shapes }: Drawing, { title, ground, width = canvasSize, height = canvasSize }: Frame): Picture {
  const left = (canvasSize - width) / 2;
  const top = (canvasSize - height) / 2;
  const back = ground ? `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ground}"/>` : '';
  const body = `<title>${escapeHtml(title)}</title>${back}${shapes.map(shapeMarkup).join('')}`;
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${body}</svg>`,
  };
}
