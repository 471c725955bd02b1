import { BorderStyle, LineRuleType, type IStylesOptions, type IThemeOptions } from 'docx';
import { readableInk, type Brand } from '@/lib/brand';

/** Fonts that every office program has, close to ours where ours is not installed. */
const titleFont = ({ display }: Brand) => (display === 'Instrument Serif' ? 'Georgia' : display);

const accentOf = ({ accent }: Brand) => readableInk(accent, '#ffffff').slice(1).toUpperCase();

/** The brand as the file's theme: choosing another changes every style at once. */
export const wordTheme = (brand: Brand): IThemeOptions => ({
  name: 'Brand',
  fonts: { headings: titleFont(brand), body: 'Calibri' },
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

/** Named styles, so that a person can restyle the whole file in one click. */
export function wordStyles(brand: Brand): IStylesOptions {
  const font = { theme: 'headings' } as const;
  const text = { theme: 'body' } as const;
  const accent = { theme: 'accent1' } as const;
  const bar = { style: BorderStyle.SINGLE, size: 12, color: accentOf(brand), space: 10 };
  const mute = '5D625B';
  const own = (id: string, run: object, paragraph: object) => ({
    id,
    name: id,
    basedOn: 'Normal',
    next: 'Normal',
    quickFormat: true,
    run,
    paragraph,
  });
  return {
    default: {
      document: { run: { font: text, size: 21 }, paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } } },
      title: { run: { font, size: 64, color: '1A1C19' }, paragraph: { spacing: { before: 2400, after: 240 } } },
      heading1: { run: { font, size: 52, color: '1A1C19' }, paragraph: { spacing: { after: 160 }, keepNext: true } },
      heading2: { run: { font, size: 34, color: accent }, paragraph: { spacing: { before: 360, after: 100 }, keepNext: true } },
      heading3: {
        run: { font: text, size: 23, bold: true, color: '1A1C19' },
        paragraph: { spacing: { before: 220, after: 60 }, keepNext: true },
      },
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      own('Lead', { font, size: 28, color: '3A3D38' }, { spacing: { after: 200 } }),
      own('Figure', { font, size: 38 }, { spacing: { before: 80 } }),
      own('Caption', { size: 18, color: mute }, { spacing: { after: 120 } }),
      own('Note', { size: 19, color: mute }, { spacing: { before: 120, after: 160 }, border: { left: bar }, indent: { left: 200 } }),
      own(
        'Quote',
        { font, size: 27, color: '1A1C19' },
        { spacing: { before: 160, after: 60 }, border: { left: bar }, indent: { left: 240 } },
      ),
    ],
  };
}
