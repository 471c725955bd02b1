import { contrastOf, readableOn } from '@/lib/contrast';
import { choice, color, readDraft, type DraftOf, type ValuesOf } from '@/lib/fields';
import type { DisplayFont } from '@/lib/display-fonts';
import type { Fonts } from './measure';

const layouts = ['editorial', 'band', 'dark'] as const;
/** Those a company's titles can be set in, beside a text face. */
const brandFonts = ['Inter', 'Montserrat', 'Poppins', 'Lato', 'Open Sans', 'Roboto', 'Times New Roman'] as const;
/** The house's own faces, ones that presentation programs find on Windows and on a Mac alike, and those of a brand. */
const fonts = ['Instrument Serif', 'Arial', 'Georgia', 'Verdana', 'Trebuchet MS', ...brandFonts] as const;

export const themeFields = {
  layout: choice('Design', layouts, {
    default: 'editorial',
    labels: { editorial: 'Editorial', band: 'Side band', dark: 'Dark' },
  }),
  font: choice('Font', fonts, {
    default: 'Instrument Serif',
    labels: {
      'Instrument Serif': 'Instrument Serif with Inter; Georgia with Arial in PowerPoint',
      Inter: 'Inter; Arial in PowerPoint',
      ...Object.fromEntries(brandFonts.slice(1).map((font) => [font, `${font} with Inter; Arial for text in PowerPoint`])),
    },
  }),
  background: color('Background Color', { default: '#ffffff' }),
  ink: color('Text Color', { default: '#1a1c19' }),
  accent: color('Accent Color', { default: '#0b6b4a' }),
};
export type ThemeDraft = DraftOf<typeof themeFields>;
export interface Theme extends ValuesOf<typeof themeFields> {
  /** Addresses of faces, by name in small letters. */
  photos?: Readonly<Record<string, string>>;
}

export const readTheme = (draft: ThemeDraft): Theme => readDraft(themeFields, draft, { today: '', currency: 'USD' }).values;

const isBrandFont = (font: Theme['font']) => (brandFonts as readonly string[]).includes(font);

export const fontsOf = ({ font }: Pick<Theme, 'font'>): Fonts =>
  font === 'Instrument Serif' || isBrandFont(font) ? { head: font, body: 'Inter' } : { head: font, body: font };

/** The font that is drawn and embedded for titles: the same, or one of the same measures. */
export const displayOf: Record<Theme['font'], DisplayFont> = {
  'Instrument Serif': 'Instrument Serif',
  Arial: 'Arimo',
  Georgia: 'Gelasio',
  Verdana: 'Open Sans',
  'Trebuchet MS': 'Open Sans',
  Inter: 'Inter',
  Montserrat: 'Montserrat',
  Poppins: 'Poppins',
  Lato: 'Lato',
  'Open Sans': 'Open Sans',
  Roboto: 'Roboto',
  'Times New Roman': 'Tinos',
};

/** Titles are set in the bold cut of every font but our own, which has none. */
export const hasBoldTitles = (font: string) => font !== 'Instrument Serif';

/** What a page has to bring along: it is on few devices. */
export const broughtAlong = ({ font }: Pick<Theme, 'font'>): DisplayFont | undefined =>
  isBrandFont(font) && font !== 'Inter' ? displayOf[font] : undefined;

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
