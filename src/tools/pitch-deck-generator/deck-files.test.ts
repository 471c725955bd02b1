import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { toDeck, type Deck } from './deck';
import { makePdf } from './deck-pdf';
import { makePptx } from './deck-pptx';
import { state, type DeckData, type Slide } from './model';
import type { ThemeDraft } from './theme';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const slide = (content: string, more: Partial<Slide> = {}): Slide => ({
  id: 'x',
  type: 'problem',
  title: 'Head',
  content,
  notes: '',
  isEdited: true,
  ...more,
});
const deckOf = (theme: Partial<ThemeDraft>, ...slides: Slide[]): Deck => {
  const data: DeckData = {
    ...start,
    slides,
    theme: { ...start.theme, background: '#fff8e0', ink: '#202020', accent: '#c00000', ...theme },
  };
  return toDeck(data, []);
};
/** One red dot, shown as 200 by 100. */
const logo = {
  address: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  width: 200,
  height: 100,
};

const round = (figure: string | number) => Math.round(Number(figure) * 10) / 10;
const down = (y: string | undefined) => round(540 - Number(y));
/** The number of a font in the file; any other is one that came with it. */
const fonts: Record<string, string> = { 1: '', 2: 'bold ', 9: 'serif ', 10: 'serif bold ' };

/** What stands on each page in order, measured from the top left as the layout is: boxes, dots, pictures, and texts at their baseline. */
async function pagesOf(deck: Deck): Promise<string[][]> {
  const bytes = Buffer.from(await (await makePdf(deck)).arrayBuffer());
  const file = bytes.toString('latin1');
  const mark =
    /([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\nf|([-\d.]+) ([-\d.]+) m\n([-\d.]+) [^]*?c\nf|BT\n\/F(\d+) ([\d.]+) Tf\n.*\n.*\n([-\d.]+) ([-\d.]+) Td\n[(<](.*)[)>] Tj|([\d.]+) 0\.? 0\.? ([\d.]+) ([-\d.]+) ([-\d.]+) cm\n\/I\d+ Do/g;
  return [...file.matchAll(/<<\n\/Length \d+\n\/Filter \/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: head }) => {
    const from = index + head.length;
    const stream = inflateSync(bytes.subarray(from, file.indexOf('\nendstream', from))).toString('latin1');
    return [...stream.matchAll(mark)].map(
      ([
        ,
        x = '',
        y,
        width = '',
        height = '',
        dotX = '',
        dotY,
        ,
        font = '',
        size = '',
        textX = '',
        textY,
        text,
        imageWidth,
        imageHeight = '',
        imageX = '',
        imageY,
      ]) => {
        if (text !== undefined) return `${round(textX)}, ${down(textY)}, ${fonts[font] ?? 'own '}${round(size)} | ${text}`;
        if (imageWidth)
          return `picture ${round(imageX)}, ${round(down(imageY) - Number(imageHeight))}, ${round(imageWidth)} × ${round(imageHeight)}`;
        return x === '' ? `dot ${round(dotX)}, ${down(dotY)}` : `box ${round(x)}, ${down(y)}, ${round(width)} × ${round(-Number(height))}`;
      },
    );
  });
}
const ground = ['box 0, 0, 960 × 540', 'box 56, 138, 64 × 5'];
const footer = (text = 'Draft', number = '1 of 1', x = 871.6) => [`56, 514, 13 | ${text}`, `${x}, 514, 13 | ${number}`];
/** Only the texts, without where they stand. */
const wordsOn = (page: readonly string[] = []) => page.filter((mark) => mark.includes('|')).map((mark) => mark.replace(/^.*?\| /, ''));

describe('the PDF', () => {
  it('has a dot before each point, and a ground below what waits to be replaced', async () => {
    const [page] = await pagesOf(deckOf({}, slide('One point\nPrice: [replace: figure] a month')));
    expect(page).toEqual([
      ...ground,
      ...footer(),
      // The heading stands at the foot of its box, 40 to 128: a line of 40 is 50 high, its baseline 40 below its top.
      '56, 118, bold 40 | Head',
      // Points of 32 begin at 166, 1.1 letters in. The dot is 0.14 wide, with its right edge at 0.44, two thirds down.
      'dot 70.1, 187.1',
      '91.2, 198, 32 | One point',
      // The next is 40 further down, and 0.45 letters more.
      'dot 70.1, 241.5',
      '91.2, 252.4, 32 | Price: ',
      'box 181.4, 223, 219.2 × 37.1',
      '181.4, 252.4, 32 | [replace: figure]',
      '400.6, 252.4, 32 |  a month',
    ]);
  });

  it('goes on over the next page where a slide has no room, and cuts nothing off', async () => {
    const points = Array.from({ length: 40 }, (_, index) => `Point ${index + 1}`);
    const pages = await pagesOf(deckOf({}, slide(points.join('\n')), slide('Next', { title: 'Two' })));
    // The smallest type is 10: 12.5 a line and 4.5 between, so that 19 of them take the 316 and a quarter of a line.
    expect(pages.map((page) => page.filter((mark) => mark.startsWith('dot')).length)).toEqual([19, 19, 2, 1]);
    expect(pages.map((page) => wordsOn(page).slice(0, 3))).toEqual([
      ...Array.from({ length: 3 }, () => ['Draft', '1 of 2', 'Head']),
      ['Draft', '2 of 2', 'Two'],
    ]);
    expect(pages.flatMap((page) => wordsOn(page).slice(3))).toEqual([...points, 'Next']);
    expect(pages[1]?.[5]).toBe('dot 60.4, 172.6');
  });

  it('sets the lines of one point close, with one dot, and an open place on its ground in each', async () => {
    const [page = []] = await pagesOf(deckOf({}, slide(`${'word '.repeat(9)}[replace: ${'much '.repeat(9)}of it] end\nAnother`)));
    const body = page.slice(5);
    expect(body.filter((mark) => mark.startsWith('dot'))).toHaveLength(2);
    expect(body.filter((mark) => mark.startsWith('box'))).toHaveLength(2);
    // Two lines of a point are 40 apart, two points 54.4.
    const tops = [...new Set(body.filter((mark) => mark.includes('|')).map((mark) => Number(mark.split(', ')[1])))];
    expect(tops).toEqual([198, 238, 278, 332.4]);
    // What is no longer open has no ground.
    expect(body.at(-3)).toMatch(/\|\s+end$/);
  });

  it('stands in the middle of a band, and below an accent that takes the side', async () => {
    const [page] = await pagesOf(deckOf({ layout: 'band' }, slide('One\nTwo')));
    // Two points of 32 are 94.4 of the 426 from 48 on: 165.8 is left above them.
    expect(page).toEqual([
      'box 0, 0, 960 × 540',
      'box 0, 0, 320 × 540',
      '364, 514, 13 | Draft',
      '883.6, 514, 13 | 1 of 1',
      '32, 88, bold 40 | Head',
      'dot 378.1, 234.9',
      '399.2, 245.8, 32 | One',
      'dot 378.1, 289.3',
      '399.2, 300.2, 32 | Two',
    ]);
  });

  it('is centered without dots, and so is a cover', async () => {
    const [page = [], cover = []] = await pagesOf(
      deckOf({ layout: 'centered' }, slide('One\nOne'), slide('One', { type: 'title', title: 'Name' })),
    );
    expect(page.some((mark) => mark.startsWith('dot'))).toBe(false);
    // Wherever a line begins, its middle is the middle of the page; "One" is 1.89 letters wide.
    const lines = [...page.slice(-2), ...cover.slice(-1)].map((mark) =>
      /^([\d.]+), ([\d.]+), (\d+) \| One$/.exec(mark)?.slice(1).map(Number),
    );
    for (const [x = 0, , size = 0] of lines.map((line) => line ?? [])) expect(x + (size * 1.89) / 2).toBeCloseTo(480, 0);
    expect(lines.map((line) => line?.slice(1))).toEqual([
      [238, 32],
      [292.4, 32],
      [340, 26],
    ]);
    // At the foot of 110 to 270: a line of 54 is 67.5 high.
    expect(cover.at(-2)).toMatch(/, 256\.5, bold 54 \| Name$/);
  });

  it('has serifs where the theme has them', async () => {
    const [page] = await pagesOf(deckOf({ font: 'Georgia' }, slide('One')));
    expect(page?.slice(4)).toEqual(['56, 118, serif bold 40 | Head', 'dot 70.1, 187.1', '91.2, 198, serif 32 | One']);
  });

  it('keeps a logo in its corner, in the middle, or with the text', async () => {
    const picture = async (layout: string, type: Slide['type'] = 'problem') =>
      (await pagesOf({ ...deckOf({ layout }, slide('One', { type })), logo })).flat().find((mark) => mark.startsWith('picture'));
    // 200 by 100 in 140 by 56 is 112 by 56: against the right edge, 904.
    expect(await picture('classic')).toBe('picture 792, 40, 112 × 56');
    // On a cover 144 by 72, above the title.
    expect(await picture('classic', 'title')).toBe('picture 56, 40, 144 × 72');
    // 80 by 40 in the middle of 960.
    expect(await picture('centered')).toBe('picture 440, 16, 80 × 40');
    expect(await picture('band')).toBe('picture 32, 420, 144 × 72');
  });

  it('leaves out signs its font has no picture for, says so, and refuses letters it lacks', async () => {
    // The fonts themselves, as the page would load them.
    vi.stubGlobal('fetch', (address: string) => {
      const name = address.includes('Bold') ? 'DejaVuSans-Bold' : 'DejaVuSans';
      return Promise.resolve(new Response(readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`)));
    });
    const [first = [], last = []] = await pagesOf(deckOf({}, slide('Grow 🚀'), slide('Grow')));
    // "Grow" and a space are five signs of four digits each, the footer's "Draft" as well.
    const signs = (page: readonly string[]) =>
      page.filter((mark) => mark.includes('|')).map((mark) => mark.replace(/^.*\| /, '').length / 4);
    expect(signs(first)).toEqual([5, 6, 4, 5]);
    // On the last page one line more, in small letters at the foot of the page.
    expect(signs(last).slice(0, 4)).toEqual([5, 6, 4, 4]);
    expect(last.at(-1)).toMatch(/^56, 532, own 8 \| /);
    expect(last).toHaveLength(first.length + 1);
    await expect(makePdf(deckOf({}, slide('日本')))).rejects.toThrow(/no letters for “日本”\. Take HTML or PowerPoint/);
    vi.unstubAllGlobals();
  });
});

interface Run {
  text: string;
  color: string;
  ground: string;
}

describe('the PowerPoint file', () => {
  const attribute = (xml: string, pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  const inches = (emu: string) => Math.round((Number(emu) / 914_400) * 100) / 100;
  async function partsOf(deck: Deck) {
    const parts = unzipSync(new Uint8Array(await (await makePptx(deck)).arrayBuffer()));
    const read = (pattern: RegExp) =>
      Object.keys(parts)
        .filter((name) => pattern.test(name))
        .map((name) => strFromU8(parts[name] ?? new Uint8Array()));
    const slides = read(/^ppt\/slides\/slide\d+\.xml$/).map((xml) =>
      [...xml.matchAll(/<p:sp>(.*?)<\/p:sp>/gs)].map(([, shape = '']) => ({
        place: attribute(shape, /<p:ph[^>]*type="(\w+)"/),
        at: [/<a:off x="(\d+)"/, /<a:off x="\d+" y="(\d+)"/, /<a:ext cx="(\d+)"/].map((pattern) => inches(attribute(shape, pattern))),
        xml: shape,
        paragraphs: [...shape.matchAll(/<a:p>(.*?)<\/a:p>/gs)].map(([, paragraph = '']) => ({
          isPoint: paragraph.includes('<a:buChar') || paragraph.includes('<a:buSzPct'),
          indent: attribute(paragraph, /indent="-(\d+)"/),
          after: attribute(paragraph, /<a:spcAft><a:spcPts val="(\d+)"/),
          runs: [...paragraph.matchAll(/<a:r>(.*?)<\/a:r>/gs)].map(([, run = '']): Run => ({
            text: attribute(run, /<a:t>(.*?)<\/a:t>/s),
            color: attribute(run, /<a:solidFill><a:srgbClr val="(\w+)"/),
            ground: attribute(run, /<a:highlight><a:srgbClr val="(\w+)"/),
          })),
        })),
      })),
    );
    return { slides, layouts: read(/^ppt\/slideLayouts\/slideLayout\d+\.xml$/), notes: read(/^ppt\/notesSlides\/notesSlide\d+\.xml$/) };
  }

  it('has real points, each a paragraph, with open places in their own colours', async () => {
    const { slides } = await partsOf(deckOf({}, slide('One point\nPrice: [replace: figure] a month')));
    const [title, body, foot, count] = slides[0] ?? [];
    expect(title).toMatchObject({ place: 'title', paragraphs: [{ isPoint: false, runs: [{ text: 'Head' }] }] });
    expect(title?.xml).toContain('b="1"');
    // Points of 32: 1.1 letters in are 35 points of 12,700; 0.45 letters between are 14.
    expect(body).toMatchObject({
      place: 'body',
      paragraphs: [
        { isPoint: true, indent: String(35 * 12_700), after: '1400', runs: [{ text: 'One point', ground: '' }] },
        {
          isPoint: true,
          runs: [
            { text: 'Price: ', ground: '' },
            { text: '[replace: figure]', color: '8A5300', ground: 'FDF1DC' },
            { text: ' a month', ground: '' },
          ],
        },
      ],
    });
    // PowerPoint offers to repair a file in which a paragraph is set up twice.
    for (const { xml } of slides.flat()) expect(xml).not.toMatch(/<\/a:r><a:pPr/);
    // The foot of 848 points is 11.78 inches, 1.2 of which are for the count; that ends where the foot does.
    expect(foot).toMatchObject({ at: [0.78, 6.92, 10.58], paragraphs: [{ runs: [{ text: 'Draft' }] }] });
    expect(count).toMatchObject({ at: [11.46, 6.92, 1.1], paragraphs: [{ runs: [{ text: '1 of 1' }] }] });
    expect(count?.xml).toContain('algn="r"');
  });

  it('has one master for covers and one for the rest', async () => {
    const { layouts, slides } = await partsOf(
      deckOf({}, slide('', { type: 'title' }), slide('One'), slide('Two'), slide('', { type: 'appendix' })),
    );
    const names = layouts.map((xml) => attribute(xml, /<p:cSld name="(\w+)"/));
    expect(names.filter((name) => name === 'Cover' || name === 'Slide')).toEqual(['Cover', 'Slide']);
    expect(slides.map((shapes) => shapes.find(({ place }) => place === 'title')?.at[1])).toEqual([1.67, 0.56, 0.56, 1.67]);
    // Without lines their place is left as the master has it.
    expect(slides.map((shapes) => shapes.find(({ place }) => place === 'body')?.paragraphs[0]?.runs[0]?.text)).toEqual([
      undefined,
      'One',
      'Two',
      undefined,
    ]);
  });

  it('has no points where the layout has none, and notes only where some were written', async () => {
    const { slides, notes } = await partsOf(deckOf({ layout: 'centered' }, slide('One', { notes: 'Say it slowly.' }), slide('Two')));
    expect(slides[0]?.[1]?.paragraphs).toMatchObject([{ isPoint: false, after: '1400' }]);
    expect(notes.map((xml) => xml.includes('Say it slowly.'))).toEqual([true, false]);
  });
});
