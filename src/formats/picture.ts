import { svgToPng } from '@/platform/canvas';
import { textBlob } from './file';

/** One of our own drawings: the same markup is on the screen, in the SVG and behind the PNG. Its root has a width, a height and a viewBox. */
export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export const svgFile = ({ svg }: Picture) => textBlob(`<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`, 'image/svg+xml');

export const pngFile = ({ svg, width, height }: Picture, scale = 1) => svgToPng(svg, Math.round(width * scale), Math.round(height * scale));
