import { BorderStyle, type IStylesOptions } from 'docx';
import { readableInk, type Brand } from '@/lib/brand';

const text = 'Calibri';

/** Fonts that every office program has, close to ours where ours is not installed. */
const titleFont = ({ display }: Brand) => (display === 'Instrument Serif' ? 'Georgia' : display);

/** Named styles, so that a person can restyle the whole file in one click. */
export function wordStyles(brand: Brand): IStylesOptions {
  const font = titleFont(brand);
  const accent = readableInk(brand.accent, '#ffffff').slice(1).toUpperCase();
  const bar = { style: BorderStyle.SINGLE, size: 12, color: accent, space: 10 };
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
      document: { run: { font: text, size: 21 }, paragraph: { spacing: { line: 276 } } },
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
