/** The few parts of the PDF library that are used; it ships without types. */
import type { Kit, Run } from './font';

export interface Content {
  readonly refs: readonly unknown[];
}

export interface StructureElement {
  add: (child: StructureElement | Content) => StructureElement;
  end: () => void;
}

/** A font as the library keeps it; `layout` is ours, so that words are laid out once and not in every file. */
export interface EmbeddedFont {
  readonly font: Kit;
  layout: (text: string) => Run;
}

export interface OutlineItem {
  addItem: (title: string, options?: { expanded?: boolean }) => OutlineItem;
}

interface DocumentOptions {
  size: [number, number];
  margin: 0;
  autoFirstPage: false;
  compress: true;
  pdfVersion: '1.7';
  tagged: true;
  lang: string;
  displayTitle: true;
  info: { Title: string; Author?: string; Creator: string; Producer: string };
  /** No font of its own. */
  font: null;
  subset?: 'PDF/A-3b';
}

export declare class PDFDocument {
  constructor(options: DocumentOptions);
  readonly outline: OutlineItem;
  /** Fonts by the name they are asked for. */
  readonly _fontFamilies: Record<string, EmbeddedFont>;
  readonly _font: EmbeddedFont;
  addPage(options?: { size: [number, number]; margin: 0 }): this;
  font(source: string | Uint8Array): this;
  fontSize(size: number): this;
  fillColor(color: string): this;
  strokeColor(color: string): this;
  lineWidth(width: number): this;
  lineCap(style: 'butt' | 'round'): this;
  lineJoin(style: 'miter' | 'round'): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  rect(x: number, y: number, width: number, height: number): this;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
  circle(x: number, y: number, radius: number): this;
  ellipse(x: number, y: number, width: number, height: number): this;
  closePath(): this;
  path(data: string): this;
  fillAndStroke(fill?: string, stroke?: string): this;
  fill(color?: string): this;
  stroke(color?: string): this;
  clip(): this;
  save(): this;
  restore(): this;
  scale(factor: number): this;
  translate(x: number, y: number): this;
  rotate(degrees: number, options: { origin: [number, number] }): this;
  fillOpacity(share: number): this;
  strokeOpacity(share: number): this;
  dash(length: number, options: { space: number }): this;
  text(
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: 'alphabetic'; horizontalScaling?: number; characterSpacing?: number },
  ): this;
  image(source: string | ArrayBuffer, x: number, y: number, options: { width: number; height: number }): this;
  link(x: number, y: number, width: number, height: number, url: string): this;
  struct(type: string, options?: { alt?: string; scope?: 'Column' | 'Row' }): StructureElement;
  addStructure(element: StructureElement): this;
  markStructureContent(type: string): Content;
  markContent(type: string, options?: { type: string }): this;
  endMarkedContent(): this;
  info: Record<string, unknown>;
  /** Writes what is known of the file into its description. */
  _addInfo: () => void;
  appendXML(xml: string): void;
  file(
    source: Uint8Array,
    options: { name: string; type: string; description: string; relationship: 'Alternative'; creationDate: Date; modifiedDate: Date },
  ): void;
  end(): void;
}
