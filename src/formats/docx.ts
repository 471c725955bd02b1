import {
  Document as WordDocument,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type ILevelsOptions,
} from 'docx';
import { withLook, type Block, type Document } from '@/lib/blocks';
import { belongsToNext, haveClauses } from '@/lib/block-flow';
import { brandOf } from '@/lib/brand';
import { showGaps } from '@/lib/gaps';
import { drawLogo, type Logo } from '@/lib/logos';
import { cleanText } from '@/lib/text';
import type { LookLine } from '@/lib/topics/facts';
import { imageRun, toWord, wordPictures, type WordSetting } from './docx-blocks';
import { wordFonts } from './docx-fonts';
import { mute } from './docx-grid';
import { tableStyles, wordStyles, wordTheme } from './docx-styles';
import { drawPictures } from './picture';

export interface WordOptions {
  /** North America prints on Letter, everyone else on A4. */
  paper?: 'letter' | 'a4';
  look?: LookLine | undefined;
}

/** In twentieths of a point. */
const papers = { letter: { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } };
const margin = 1440;
const headLogo = { width: 140, height: 34 };

/** Chapters with their numbers, as the other files have them. */
const withNumbers = (blocks: readonly Block[]): Block[] => {
  let count = 0;
  return blocks.map((block) =>
    block.kind === 'heading' && block.level === 2 ? { ...block, text: `${(count += 1)}  ${block.text}` } : block,
  );
};

const level = (format: ILevelsOptions['format'], text: string, left: number, hanging: number, run = {}): { levels: ILevelsOptions[] } => ({
  levels: [{ level: 0, ...(format ? { format } : {}), text, style: { paragraph: { indent: { left, hanging } }, run } }],
});

const numbering = {
  config: [
    { reference: 'points', ...level(LevelFormat.BULLET, '•', 340, 240, { color: { theme: 'accent1' } }) },
    { reference: 'numbers', ...level(LevelFormat.DECIMAL, '%1.', 500, 360, { color: mute }) },
    { reference: 'letters', ...level(LevelFormat.LOWER_LETTER, '(%1)', 960, 400, { color: mute }) },
  ],
};

const plain = (text: string) => cleanText(showGaps(text));

/** Who it is from, on the first page: the logo, or the name. */
const letterhead = (from: string | undefined, logo: Logo | undefined, setting: WordSetting): Header =>
  new Header({
    children: [
      new Paragraph({
        style: 'Letterhead',
        children: logo
          ? imageRun(drawLogo(logo, headLogo), from ? `Logo of ${from}` : 'Company logo', setting)
          : from
            ? [new TextRun(plain(from))]
            : [],
      }),
    ],
  });

const runningHead = (from: string | undefined, title: string, width: number): Header =>
  new Header({
    children: [
      new Paragraph({
        style: 'Header',
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [new TextRun({ children: from ? [plain(from), new Tab(), plain(title)] : [plain(title)] })],
      }),
    ],
  });

const pageFoot = (mark: string | undefined, foot: string | undefined, width: number): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [
          ...(mark ? [new TextRun({ text: `${plain(mark)}${foot ? '   ' : ''}`, color: '8A5300' })] : []),
          ...(foot ? [new TextRun(plain(foot))] : []),
          new TextRun({ children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });

/**
 * Lays the pages out as Word does, to say in the contents where chapters begin. A number that it cannot be sure of stays out; a company's
 * own font, though, which goes along with the file, is measured as it is there, whatever copy of it the reader's Word may have.
 */
async function pageCounter(hasOwnFont: boolean) {
  // Where that part can't be fetched, the file is worth having without numbers.
  const layout = await import('docx/layout').catch(() => undefined);
  return hasOwnFont ? layout?.estimatePageNumbersWith({ guess: true }) : layout?.estimatePageNumbers;
}

/** Real heading styles, real lists and tables, contents that know their pages: a file that is edited on, not looked at. */
export async function docxFile(given: Document, { paper = 'letter', look }: WordOptions = {}): Promise<Blob> {
  const { title, blocks, mark, from, foot, hasNumbers, hasEmblem } = withLook(given, look);
  const size = papers[paper];
  const width = size.width - margin * 2;
  const hasCover = blocks.some(({ kind }) => kind === 'cover');
  const logo = hasCover || hasEmblem ? undefined : look?.logo;
  const pictures = await drawPictures([...wordPictures(blocks), ...(logo ? [drawLogo(logo, headLogo)] : [])]);
  const counted = hasNumbers ? withNumbers(blocks) : blocks;
  const setting: WordSetting = { pictures, width, areClauses: haveClauses(blocks) };
  const fonts = await wordFonts(brandOf(look), JSON.stringify([title, from, blocks]));
  const pageNumbers = blocks.some(({ kind }) => kind === 'contents') ? await pageCounter(fonts.length > 0) : undefined;
  const document = new WordDocument({
    title: plain(title),
    ...(pageNumbers && { pageNumbers }),
    fonts,
    creator: from ? plain(from) : 'Groundwork',
    theme: wordTheme(brandOf(look)),
    styles: wordStyles(brandOf(look)),
    externalStyles: tableStyles,
    numbering,
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin, header: 640, footer: 640 } },
        },
        headers: {
          first: hasCover || hasEmblem ? new Header({ children: [new Paragraph('')] }) : letterhead(from, logo, setting),
          default: runningHead(from, title, width),
        },
        footers: {
          first: hasCover ? new Footer({ children: [new Paragraph('')] }) : pageFoot(mark, foot, width),
          default: pageFoot(mark, foot, width),
        },
        children: counted.flatMap((block, index) => toWord(block, setting, belongsToNext(counted, index))),
      },
    ],
  });
  return Packer.toBlob(document);
}
