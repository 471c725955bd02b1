import PDFDocument from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import { svgText } from '@/lib/drawing';
import { now } from '@/platform/clock';
import type { Attachment } from './attachment';
import type { Font } from './font';
import type { EmbeddedFont, OutlineItem, PDFDocument as Pdf, StructureElement } from './pdfkit';
import type { Face, Line } from './type';

/** A part of the document as readers aloud know it: a heading, a row, a cell. */
export interface Tag {
  kind: string;
  parent?: Tag;
  alt?: string;
  made?: StructureElement;
}

export interface Ink {
  face: Face;
  size: number;
  color: string;
}

/** What a drawing needs of the page. */
export type Canvas = Pick<
  Pdf,
  | 'circle'
  | 'closePath'
  | 'dash'
  | 'ellipse'
  | 'fill'
  | 'fillAndStroke'
  | 'fillOpacity'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'path'
  | 'rect'
  | 'restore'
  | 'rotate'
  | 'roundedRect'
  | 'save'
  | 'stroke'
  | 'strokeOpacity'
  | 'translate'
>;

export const gapColors = { ground: '#fdf1dc', text: '#8a5300' };

/** Draws on the pages of one file. Places are in points from the top left; text stands on its baseline. */
export class Pen {
  private readonly doc: Pdf;
  private readonly root: StructureElement;
  private readonly items: (OutlineItem | undefined)[] = [];
  private readonly images = new Map<Uint8Array, ArrayBuffer>();
  pages = 0;

  constructor(
    title: string,
    readonly size: [number, number],
    author = '',
    attachment?: Attachment,
  ) {
    this.doc = new PDFDocument({
      size,
      margin: 0,
      autoFirstPage: false,
      compress: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, ...(author ? { Author: author } : {}), Creator: 'Groundwork', Producer: 'Groundwork' },
      font: null,
      ...(attachment ? { subset: 'PDF/A-3b' as const } : {}),
    });
    escapeInfo(this.doc);
    if (attachment) attach(this.doc, attachment);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  addPage(scale = 1): void {
    this.doc.addPage({ size: this.size, margin: 0 });
    if (scale !== 1) this.doc.scale(scale);
    this.pages += 1;
  }

  private element(tag: Tag): StructureElement {
    if (!tag.made) {
      tag.made = this.doc.struct(tag.kind, {
        ...(tag.alt ? { alt: tag.alt } : {}),
        ...(tag.kind === 'TH' ? { scope: 'Column' as const } : {}),
      });
      (tag.parent ? this.element(tag.parent) : this.root).add(tag.made);
    }
    return tag.made;
  }

  /** What is drawn belongs to a part of the document. */
  mark(tag: Tag, draw: () => void): void {
    const element = this.element(tag);
    const content = this.doc.markStructureContent(tag.kind);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** What is drawn is not read: rules, grounds, page numbers. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  private use(font: Font): void {
    const { doc } = this;
    if (!doc._fontFamilies[font.address]) {
      Embedded ??= findEmbedded(doc, font);
      const embedded = new Embedded(doc, font.kit, `F${Object.keys(doc._fontFamilies).length + 1}`);
      embedded.layout = (text) => font.layOut(text);
      doc._fontFamilies[font.address] = embedded;
    }
    doc.font(font.address);
  }

  text(text: string, x: number, y: number, { face, size, color }: Ink, squeeze = 1): void {
    let left = x;
    for (const run of face.runs(text)) {
      this.use(run.font);
      this.doc
        .fontSize(size)
        .fillColor(color)
        .text(run.text, left, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(squeeze === 1 ? {} : { horizontalScaling: squeeze * 100 }),
        });
      left += run.font.width(run.text) * size * squeeze;
    }
  }

  /** Open places stand on a ground of their own. */
  line(line: Line, x: number, y: number, ink: Ink): void {
    let left = x;
    for (const { text, isGap } of line.pieces) {
      const width = ink.face.width(text, ink.size);
      if (isGap) this.doc.rect(left, y - ink.size * 0.86, width, ink.size * 1.14).fill(gapColors.ground);
      this.text(text, left, y, isGap ? { ...ink, color: gapColors.text } : ink);
      left += width;
    }
  }

  rule(x: number, y: number, width: number, color: string, thickness = 0.6): void {
    this.decorate(() => this.doc.rect(x, y - thickness / 2, width, thickness).fill(color));
  }

  box(x: number, y: number, width: number, height: number, color: string, radius = 0): void {
    this.decorate(() => {
      if (radius > 0) this.doc.roundedRect(x, y, width, height, radius).fill(color);
      else this.doc.rect(x, y, width, height).fill(color);
    });
  }

  /** One of many that make a picture together. */
  square(x: number, y: number, width: number, height: number): void {
    this.doc.rect(x, y, width, height).fill('#000000');
  }

  frame(x: number, y: number, width: number, height: number, color: string, thickness: number, radius = 0): void {
    this.decorate(() => this.doc.lineWidth(thickness).roundedRect(x, y, width, height, radius).stroke(color));
  }

  circle(x: number, y: number, radius: number, color: string): void {
    this.decorate(() => this.doc.circle(x, y, radius).fill(color));
  }

  curve(data: string, color: string, thickness: number): void {
    this.decorate(() => this.doc.lineWidth(thickness).lineJoin('round').lineCap('round').path(data).stroke(color));
  }

  area(data: string, color: string): void {
    this.decorate(() => this.doc.path(data).fill(color));
  }

  /** A picture without transparency: the library needs a worker for it that our pages do not allow. */
  image(bytes: Uint8Array, x: number, y: number, width: number, height: number): void {
    let source = this.images.get(bytes);
    if (!source) {
      source = bytes.slice().buffer;
      this.images.set(bytes, source);
    }
    this.doc.image(source, x, y, { width, height });
  }

  /** Draws in the measures of a drawing that stands at a place, larger or smaller; nothing of it goes beyond its frame. */
  sketch(
    {
      x,
      y,
      scale,
      left,
      top,
      width,
      height,
    }: { x: number; y: number; scale: number; left: number; top: number; width: number; height: number },
    draw: (canvas: Canvas) => void,
  ): void {
    this.doc.save();
    this.doc.translate(x, y).scale(scale).translate(-left, -top);
    this.doc.rect(left, top, width, height).clip();
    draw(this.doc);
    this.doc.restore();
  }

  link(x: number, y: number, width: number, height: number, url: string): void {
    this.doc.link(x, y, width, height, url);
  }

  /** A bookmark to the page that is being drawn; those of a lower level stand below the last one above them. */
  bookmark(title: string, level: number): void {
    const parent = this.items.slice(0, level).findLast((item) => item !== undefined) ?? this.doc.outline;
    this.items.length = level;
    this.items[level] = parent.addItem(title);
  }

  async finish(): Promise<Blob> {
    this.root.end();
    const blob = toBlob(this.doc);
    this.doc.end();
    return blob;
  }
}

/** The library writes the title into XML as it stands: an ampersand in a name would break it. */
function escapeInfo(doc: Pdf): void {
  const add = doc._addInfo.bind(doc);
  doc._addInfo = () => {
    const { info } = doc;
    const escape = (text: unknown) => (typeof text === 'string' ? svgText(text) : text);
    doc.info = Object.fromEntries(Object.entries(info).map(([name, text]) => [name, escape(text)]));
    add();
    doc.info = info;
  };
}

function attach(doc: Pdf, { name, type, title, bytes, description }: Attachment): void {
  const day = new Date(now());
  doc.file(bytes, { name, type, description: title, relationship: 'Alternative', creationDate: day, modifiedDate: day });
  doc.appendXML(description);
}

type EmbeddedClass = new (document: Pdf, font: Font['kit'], id: string) => EmbeddedFont;
let Embedded: EmbeddedClass | undefined;

/** The library reads a font anew for every file; its own class takes one that is already open. */
function findEmbedded(doc: Pdf, font: Font): EmbeddedClass {
  doc.font(font.bytes);
  const found = doc._font.constructor as EmbeddedClass;
  for (const name of Object.keys(doc._fontFamilies)) delete doc._fontFamilies[name];
  return found;
}
