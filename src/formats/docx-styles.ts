import { BorderStyle, LineRuleType, type IStylesOptions, type IThemeOptions } from 'docx';
import { readableInk, type Brand } from '@/lib/brand';
import { titleFace } from '@/lib/slide-head';

const accentOf = ({ accent }: Brand) => readableInk(accent, '#ffffff').slice(1).toUpperCase();

/** The brand as the file's theme: choosing another changes every style at once. */
export const wordTheme = (brand: Brand): IThemeOptions => ({
  name: 'Brand',
  fonts: { headings: titleFace(brand).face, body: 'Calibri' },
  colors: {
    dark1: '1A1C19',
    light1: 'FFFFFF',
    dark2: '3A3D38',
    light2: 'F5F4F0',
    accent1: accentOf(brand),
    accent2: '8A5300',
    accent3: '5D625B',
    accent4: 'A33B55',
    accent5: '2D4FAE',
    accent6: '7B3F98',
    hyperlink: accentOf(brand),
    followedHyperlink: '5D625B',
  },
});

const mute = '5D625B';
const ink = '1A1C19';

/** Thin lines below rows and a stronger one below the head; without lines between columns. */
export const tableStyles =
  '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="table" w:customStyle="1" w:styleId="BrandTable">' +
  '<w:name w:val="Brand Table"/><w:uiPriority w:val="59"/><w:qFormat/>' +
  '<w:tblPr><w:tblBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="DCD9CF"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="DCD9CF"/></w:tblBorders>' +
  '<w:tblCellMar><w:top w:w="70" w:type="dxa"/><w:left w:w="0" w:type="dxa"/><w:bottom w:w="70" w:type="dxa"/><w:right w:w="140" w:type="dxa"/></w:tblCellMar></w:tblPr>' +
  '<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders><w:bottom w:val="single" w:sz="8" w:space="0" w:color="8C8F88"/></w:tcBorders></w:tcPr></w:tblStylePr>' +
  '</w:style></w:styles>';

interface OwnStyle {
  id: string;
  name?: string;
  run?: object;
  paragraph?: object;
}

const own = ({ id, name = id, run = {}, paragraph = {} }: OwnStyle) => ({
  id,
  name,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  run,
  paragraph,
});

/** Within a table lines stand closer, and nothing follows them. */
const inTable = (id: string, name: string, run: object): ReturnType<typeof own> => ({
  ...own({ id, name, run: { size: 19, ...run }, paragraph: { spacing: { before: 0, after: 0, line: 259, lineRule: LineRuleType.AUTO } } }),
  next: id,
});

/** Named styles, so that a person can restyle the whole file in one click. */
export function wordStyles(brand: Brand): IStylesOptions {
  const title = { font: { theme: 'headings' }, bold: titleFace(brand).bold } as const;
  const text = { theme: 'body' } as const;
  const accent = { theme: 'accent1' } as const;
  const bar = { style: BorderStyle.SINGLE, size: 12, color: accentOf(brand), space: 10 };
  return {
    default: {
      document: {
        run: { font: text, size: 21, color: ink, language: { value: 'en-US' } },
        paragraph: { spacing: { after: 110, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { ...title, size: 64, color: ink },
        paragraph: { spacing: { before: 2400, after: 240, line: 264, lineRule: LineRuleType.AUTO } },
      },
      heading1: {
        run: { ...title, size: 52, color: ink },
        paragraph: { spacing: { before: 160, after: 160 }, keepNext: true, keepLines: true },
      },
      heading2: {
        run: { ...title, size: 34, color: accent },
        paragraph: { spacing: { before: 360, after: 100 }, keepNext: true, keepLines: true },
      },
      heading3: {
        run: { font: text, size: 23, bold: true, color: ink },
        paragraph: { spacing: { before: 220, after: 60 }, keepNext: true, keepLines: true },
      },
      hyperlink: { run: { color: accent, underline: {} } },
      listParagraph: { paragraph: { spacing: { after: 60 } } },
    },
    paragraphStyles: [
      own({ id: 'Lead', run: { ...title, size: 28, color: '3A3D38' }, paragraph: { spacing: { after: 200 } } }),
      own({ id: 'Figure', run: { ...title, size: 38 }, paragraph: { spacing: { before: 80, after: 0 } } }),
      own({ id: 'Caption', name: 'caption', run: { size: 18, color: mute }, paragraph: { spacing: { after: 80 } } }),
      own({
        id: 'Note',
        run: { size: 19, color: mute },
        paragraph: { spacing: { before: 120, after: 160 }, border: { left: bar }, indent: { left: 200 }, keepLines: true },
      }),
      own({
        id: 'Quote',
        run: { ...title, size: 27, color: ink },
        paragraph: { spacing: { before: 160, after: 60 }, border: { left: bar }, indent: { left: 240 } },
      }),
      own({ id: 'Clause', paragraph: { spacing: { after: 90 }, indent: { left: 560, hanging: 560 } } }),
      own({ id: 'Letterhead', run: { size: 20, bold: true, color: accent }, paragraph: { spacing: { after: 0 } } }),
      own({ id: 'Header', name: 'header', run: { size: 16, color: mute }, paragraph: { spacing: { after: 0 } } }),
      own({ id: 'Footer', name: 'footer', run: { size: 16, color: mute }, paragraph: { spacing: { after: 0 } } }),
      own({
        id: 'TOCHeading',
        name: 'TOC Heading',
        run: { size: 24, bold: true },
        paragraph: { spacing: { before: 200, after: 160 }, keepNext: true },
      }),
      own({ id: 'TOC2', name: 'toc 2', paragraph: { spacing: { after: 90 }, indent: { left: 0 } } }),
      inTable('TableText', 'Table Text', {}),
      inTable('TableHead', 'Table Head', { bold: true, size: 18 }),
      inTable('TableLabel', 'Table Label', { color: mute, size: 18 }),
      inTable('TableTotal', 'Table Total', { bold: true }),
      inTable('TotalFigure', 'Total Figure', { ...title, size: 32 }),
      // After a table Word wants a paragraph; this one takes little room.
      own({ id: 'Air', paragraph: { spacing: { after: 0, line: 200, lineRule: LineRuleType.AUTO } } }),
    ],
  };
}
