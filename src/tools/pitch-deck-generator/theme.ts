import { contrastOf, readableOn } from '@/lib/contrast';
import { choice, color, readDraft, type DraftOf, type ValuesOf } from '@/lib/fields';
import type { Fonts } from './measure';

const layouts = ['editorial', 'band', 'dark'] as const;
/** The house's own faces, and ones that presentation programs find on Windows and on a Mac alike. */
const fonts = ['Instrument Serif', 'Arial', 'Georgia', 'Verdana', 'Trebuchet MS'] as const;

export const themeFields = {
  layout: choice('Design', layouts, {
    default: 'editorial',
    labels: { editorial: 'Editorial', band: 'Side band', dark: 'Dark' },
  }),
  font: choice('Font', fonts, {
    default: 'Instrument Serif',
    labels: { 'Instrument Serif': 'Instrument Serif with Inter; Georgia with Arial in PowerPoint' },
  }),
  background: color('Background Color', { default: '#ffffff' }),
  ink: color('Text Color', { default: '#1a1c19' }),
  accent: color('Accent Color', { default: '#0b6b4a' }),
};
export type ThemeDraft = DraftOf<typeof themeFields>;
export type Theme = ValuesOf<typeof themeFields>;

export const readTheme = (draft: ThemeDraft): Theme => readDraft(themeFields, draft, { today: '', currency: 'USD' }).values;

export const fontsOf = ({ font }: Pick<Theme, 'font'>): Fonts =>
  font === 'Instrument Serif' ? { head: 'Instrument Serif', body: 'Inter' } : { head: font, body: font };

/** Decks of earlier versions had two other designs; theirs were both titles over text on paper. */
export const toDesign = (layout: unknown) => (layout === 'classic' || layout === 'centered' ? 'editorial' : layout);

const leastForText = 4.5;
const leastForShapes = 3;

interface ContrastCheck {
  pair: string;
  ratio: number;
  least: number;
  isReadable: boolean;
}

export function checkContrast({ background, ink, accent }: Theme): ContrastCheck[] {
  const check = (pair: string, ratio: number, least: number) => ({ pair, ratio, least, isReadable: ratio >= least });
  return [
    check('Text on background', contrastOf(ink, background), leastForText),
    check('Accent on background', contrastOf(accent, background), leastForShapes),
  ];
}

/** Rounded down, so that a failing ratio never looks like a passing one. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** The colours that are hard to read, changed as little as may be: text and accent become black or white. */
export function toReadableTheme(draft: ThemeDraft): ThemeDraft {
  const theme = readTheme(draft);
  const plain = readableOn(theme.background);
  const [text, shapes] = checkContrast(theme);
  return {
    ...draft,
    ...(text?.isReadable ? {} : { ink: plain }),
    ...(shapes?.isReadable ? {} : { accent: plain }),
  };
}
