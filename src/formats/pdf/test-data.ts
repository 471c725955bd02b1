import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { vi } from 'vitest';

/** Fonts are served by the page; here they are read from where they are installed. Says which were asked for. */
export function stubFonts(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.slice(address.indexOf('node_modules'));
    asked.push(path.split('/').at(-1) ?? '');
    return Promise.resolve(new Response(readFileSync(path)));
  });
  return asked;
}

export interface Mark {
  page: number;
  text: string;
  x: number;
  /** From the top. */
  y: number;
  size: number;
  width: number;
  font: string;
}

/** Every stretch of text with its place, as another program reads it. */
export async function marksOn(bytes: Buffer): Promise<Mark[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const marks: Mark[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , , height = 0] = page.view;
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size, x, y] = item.transform as number[];
      marks.push({
        page: number,
        text: item.str,
        x: x ?? 0,
        y: height - (y ?? 0),
        size: size ?? 0,
        width: item.width,
        font: item.fontName,
      });
    }
  }
  await task.destroy();
  return marks;
}
