import { jsPDF } from 'jspdf';
import { vi } from 'vitest';

// Letter: 612 by 792 points with a margin of 54, so that text has 504 of width and goes down to 724.
const pageHeight = 792;
export const newPdf = () => new jsPDF({ unit: 'pt', format: 'letter' });
export const round = (figure: number) => Math.round(figure * 100) / 100;
const down = (y: string) => round(pageHeight - Number(y));

/** What stands on the pages, measured from the top left: texts "page | x, baseline, size | text", and everything drawn. */
export function marksOn(pdf: jsPDF) {
  const texts: string[] = [];
  const colors: Record<string, string> = {};
  const bold: string[] = [];
  const drawn: string[] = [];
  const streams = [...pdf.output().matchAll(/stream\n([^]*?)\nendstream/g)].map(([, stream = '']) => stream);
  streams.slice(0, pdf.getNumberOfPages()).forEach((stream, index) => {
    const page = index + 1;
    for (const [, font, size, color = '', x, y, shown = ''] of stream.matchAll(
      /BT\n\/F(\d+) ([\d.]+) Tf\n[\d.]+ TL\n(.*?) rg\n([-\d.]+) ([-\d.]+) Td\n\((.*?)\) Tj/g,
    )) {
      const text = shown.replace(/\\([()])/g, '$1').replace('\u0095', '•');
      texts.push(`${page} | ${round(Number(x))}, ${down(y ?? '')}, ${round(Number(size))} | ${text}`);
      colors[text] = color;
      if (font === '2') bold.push(text);
    }
    for (const [, x, y, width, height] of stream.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\nf/g))
      drawn.push(`${page} | box ${round(Number(x))}, ${down(y ?? '')}, ${round(Number(width))} × ${round(-Number(height))}`);
    for (const [, x, y, toX, toY] of stream.matchAll(/([-\d.]+) ([-\d.]+) m\n([-\d.]+) ([-\d.]+) l\nS/g))
      drawn.push(`${page} | line ${round(Number(x))}, ${down(y ?? '')} to ${round(Number(toX))}, ${down(toY ?? '')}`);
    for (const [, width, height, x, y] of stream.matchAll(/([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([-\d.]+) cm\n\/I\d+ Do/g))
      drawn.push(
        `${page} | image ${round(Number(x))}, ${round(down(y ?? '') - Number(height))}, ${round(Number(width))} × ${round(Number(height))}`,
      );
  });
  const links = [...pdf.output().matchAll(/\/Rect \[([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)\].*?\/URI \((.*?)\)/g)].map(
    ([, x, y, toX, toY, url]) => `${round(Number(x))}, ${down(y ?? '')} to ${round(Number(toX))}, ${down(toY ?? '')} ${url}`,
  );
  return { texts, colors, bold, drawn, links, pages: pdf.getNumberOfPages() };
}

/** A browser that draws: every picture becomes its size and type in words. Says what was drawn. */
export function stubCanvas(): string[] {
  const drawn: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => undefined }),
      toBlob(give: (blob: Blob) => void, type: string) {
        const said = `${this.width} × ${this.height} ${type}`;
        drawn.push(said);
        give(new Blob([said]));
      },
    }),
  });
  return drawn;
}
