/** A slide is 16:9. All measures are points on a page of this size; screen and files scale from it. */
export const page = { width: 960, height: 540 };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Paragraph {
  text: string;
  isBold?: boolean;
  isPoint?: boolean;
  face?: Face;
  size?: number;
  color?: string;
}

export type Face = 'head' | 'body';

export interface DrawnText extends Box {
  kind: 'text';
  paragraphs: readonly Paragraph[];
  face: Face;
  size: number;
  color: string;
  align: 'left' | 'center' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  /** Between two paragraphs, in heights of the letters. */
  gap: number;
  /** What it is to a reader, and to a presentation program: its heading, its texts, or a label beside them. */
  role: 'title' | 'section' | 'text' | 'label' | 'foot' | 'number';
}

export interface DrawnBox extends Box {
  kind: 'box' | 'circle';
  fill?: string;
  stroke?: string;
  isDashed?: boolean;
  radius?: number;
  /** Part of the design, the same on every slide of its kind. */
  isGround?: boolean;
}

export interface DrawnLine {
  kind: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  color: string;
  isGround?: boolean;
}

export interface DrawnPicture extends Box {
  kind: 'picture';
  address: string;
  alt: string;
  /** What shows through it. */
  ground: string;
}

/** Bars over time, or the shares of a whole; presentation programs get the figures, everyone else the parts. */
export interface DrawnChart extends Box {
  kind: 'chart';
  form: 'bars' | 'shares';
  name: string;
  labels: readonly string[];
  values: readonly number[];
  shown: readonly string[];
  colors: readonly string[];
  ink: string;
  size: number;
  parts: readonly Simple[];
}

export interface DrawnTable extends Box {
  kind: 'table';
  widths: readonly number[];
  aligns: readonly ('left' | 'right')[];
  rows: readonly { cells: readonly string[]; height: number }[];
  hasHead: boolean;
  size: number;
  ink: string;
  line: string;
  parts: readonly Simple[];
}

export type Simple = DrawnText | DrawnBox | DrawnLine | DrawnPicture;
export type Drawn = Simple | DrawnChart | DrawnTable;

/** Everything as letters, shapes and pictures, for those that know no charts and tables. */
export const toSimple = (parts: readonly Drawn[]): Simple[] =>
  parts.flatMap((part) => (part.kind === 'chart' || part.kind === 'table' ? part.parts : [part]));

export const lineHeights: Record<Face, number> = { head: 1.14, body: 1.36 };
export const bulletIndent = 1.1;
