import type { Picture } from './blocks';
import { svgText } from './drawing';

/** One element of a drawing. The screen and the files are made of the same ones, so that what is exported is what was seen. */
export interface Shape {
  tag: 'rect' | 'ellipse' | 'circle' | 'line' | 'polyline' | 'path' | 'text' | 'image';
  /** In React's spelling: strokeWidth, textAnchor. */
  attributes: Record<string, string | number>;
  text?: string;
}

/** Dots on a plane of two scales, and which place on them each point of the drawing is. */
export interface PlaneDrawing<Dot, Place> {
  width: number;
  height: number;
  frame: Shape[];
  dots: {
    dot: Dot;
    /** Where it belongs; it may have to stand a little beside. */
    home: { x: number; y: number };
    cx: number;
    cy: number;
    shapes: Shape[];
  }[];
  toPlace: (x: number, y: number) => Place;
}

/** What every machine has, so that a file looks as the screen does. */
export const drawingFont = 'Arial, Helvetica, sans-serif';

/** SVG writes these as they are and all others with hyphens. */
const asIs = new Set(['textLength', 'lengthAdjust', 'preserveAspectRatio']);
const attributeName = (name: string) => (asIs.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

export function toMarkup({ tag, attributes, text }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${attributeName(name)}="${svgText(String(value))}"`);
  const start = `<${tag}${written.join('')}`;
  return text === undefined ? `${start}/>` : `${start}>${svgText(text)}</${tag}>`;
}

interface Frame {
  title: string;
  width: number;
  height: number;
  /** Where the frame's corner lies in the drawing. */
  left?: number;
  top?: number;
  /** Empty where letters are outlines, or name their own. */
  font?: string;
}

/** The drawing as a picture of its own. */
export function framePicture(shapes: readonly Shape[], { title, width, height, left = 0, top = 0, font = drawingFont }: Frame): Picture {
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"${font === '' ? '' : ` font-family="${svgText(font)}"`}><title>${svgText(title)}</title>${shapes.map(toMarkup).join('')}</svg>`,
  };
}
