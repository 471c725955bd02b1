import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../e2e/support/readers';
import { paragraph, type Document } from '@/lib/blocks';
import { pdfFile } from './pdf';
import { stubCanvas } from './test-data';

const pagesOf = async (text: string, more: Partial<Document> = {}) =>
  readPdf(Buffer.from(await (await pdfFile({ title: 'T', blocks: [paragraph(text)], ...more })).arrayBuffer()));

// Fonts are served by the page; here they are read from where they are installed.
const asked: string[] = [];
describe('a PDF', () => {
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (address: string) => {
      const [name = ''] = /DejaVuSans(-Bold)?(?=[.-])/.exec(address) ?? [];
      asked.push(name);
      return Promise.resolve(new Response(readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`)));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const note = 'Some signs, such as emoji, were left out';

  describe('the letters of a PDF', () => {
    it('are those every reader has, as long as they are enough', async () => {
      expect((await pagesOf('Café – “9 €”'))[0]).toContain('Café – “9 €”');
      expect(asked).toEqual([]);
    });

    it('are embedded for other scripts, and nothing is left out', async () => {
      const [page] = await pagesOf('Łódź, Ελλάδα');
      expect(page).toContain('Łódź, Ελλάδα');
      expect(page).not.toContain(note);
      expect(asked.sort()).toEqual(['DejaVuSans', 'DejaVuSans-Bold']);
    });

    it('lack some signs, which are left out and spoken of', async () => {
      const [page] = await pagesOf('Łódź 🦄 5\u2003% 𝄞');
      expect(page).toContain('Łódź 5 %');
      expect(page).toContain(note);
    });

    it('of a drawing are not asked about, and the drawing stays', async () => {
      stubCanvas();
      const picture = { svg: '<svg>🦄</svg>', width: 2, height: 1 };
      const made = pagesOf('x', { blocks: [paragraph('Ł 🦄'), { kind: 'picture', picture, label: 'Chart' }] });
      // What the stub draws is no picture: that it was asked for shows that its markup was left as it is.
      await expect(made).rejects.toThrow(/PNG/i);
      expect((await pagesOf('Ł', { blocks: [paragraph('Ł')] }))[0]).not.toContain(note);
    });

    it('that are missing in a language are named, six of them', async () => {
      await expect(pagesOf('株式会社東京都市 🦄')).rejects.toThrow('no letters for “株式会社東京”.');
      await expect(pagesOf('都')).rejects.toThrow('no letters for “都”.');
    });
  });

  it('a PDF is packed', async () => {
    const text = 'word '.repeat(2_000);
    expect((await pdfFile({ title: 'T', blocks: [paragraph(text)] })).size).toBeLessThan(text.length);
  });
});
