import { contrastOf, readableOn } from '@/lib/contrast';
import { choice, color, emptyDraft, range, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { capitalise, cleanText, toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { families, figures, grounds } from './content';

const longestText = 80;

export const symbols = ['monogram', ...figures] as const;

export const fields = {
  text: text('Text', { default: 'Your Brand', maxLength: longestText, means: 'company.name' }),
  fontFamily: choice('Font Family', families, { default: 'Inter' }),
  fontSize: range('Font Size', { min: 16, max: 48, default: '32', unit: ' px' }),
  textColor: color('Text Color', { default: '#ffffff' }),
  backgroundColor: color('Background Color', { default: '#3b82f6' }),
  shape: choice('Shape', ['none', 'circle', 'square', 'rounded'], {
    default: 'circle',
    labels: { none: 'None', circle: 'Circle', square: 'Square', rounded: 'Rounded' },
  }),
  padding: range('Padding', { min: 10, max: 50, default: '20', unit: ' px' }),
  borderWidth: range('Border Width', { min: 0, max: 10, default: '0', unit: ' px' }),
  borderColor: color('Border Color', { default: '#000000' }),
  layout: choice('Layout', ['text', 'icon-left', 'stacked', 'badge'], {
    default: 'text',
    labels: { text: 'Text only', 'icon-left': 'Icon left', stacked: 'Icon above', badge: 'Badge' },
  }),
  symbol: choice('Icon', symbols, {
    default: 'monogram',
    labels: Object.fromEntries(symbols.map((name) => [name, capitalise(name)])),
  }),
};

export type Draft = DraftOf<typeof fields>;
export type Settings = ValuesOf<typeof fields>;

const sampleText = 'Northwind Studio';

export const isSampleLogo = ({ text: written }: Draft) => written === sampleText;

/** Nobody's colours: as the tool starts, or as its sample has them. */
export const isUntouched = (draft: Draft) => isSampleLogo(draft) || draft.text === fields.text.default;

export const state = defineState<Draft>({
  version: 1,
  title: ({ text: written }) => written,
  isSample: isSampleLogo,
  start: ({ today }) => emptyDraft(fields, today),
  sample: ({ today }) => ({
    ...emptyDraft(fields, today),
    text: sampleText,
    fontFamily: 'Montserrat',
    fontSize: '28',
    backgroundColor: '#0f766e',
    shape: 'rounded',
    layout: 'stacked',
    symbol: 'peak',
  }),
});

/** What is drawn of the text: one line of characters that a picture can hold. */
export const toDrawnText = (typed: string): string =>
  Array.from(
    cleanText(typed.slice(0, 4 * longestText))
      .normalize('NFC')
      .replace(/[\p{Cs}\ufffe\uffff]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, longestText)
    .join('')
    .trim();

/** What is drawn, of what was chosen and typed. */
export const toSettings = (values: Settings): Settings => ({ ...values, text: toDrawnText(values.text) });

/** The first letters of the first two words. */
export const toInitials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

export const leastContrast = 3;
export const isReadable = (one: string, other: string) => contrastOf(one, other) >= leastContrast;

export function formatContrast(ratio: number): string {
  // Rounding must not lift a failing ratio over the line.
  const shown = ratio < leastContrast ? Math.min(ratio, 2.99) : ratio;
  return `${formatNumber(shown, 2)}:1`;
}

/** The text colour against what stands behind it; without a shape that is the page the logo is put on. */
export const contrastsOf = ({ shape, textColor, backgroundColor }: Settings) =>
  shape === 'none'
    ? [
        { on: 'a white page', ratio: contrastOf(textColor, grounds.light) },
        { on: 'a dark page', ratio: contrastOf(textColor, grounds.dark) },
      ]
    : [{ on: 'background', ratio: contrastOf(textColor, backgroundColor) }];

/** Without a shape behind it, text that vanishes on a ground takes the background colour, else black or white. */
export function toReadable(settings: Settings, ground: string): Settings {
  const { shape, textColor, backgroundColor } = settings;
  if (shape !== 'none' || isReadable(textColor, ground)) return settings;
  const readable = isReadable(backgroundColor, ground) ? backgroundColor : readableOn(ground);
  return { ...settings, textColor: readable, backgroundColor: ground };
}

export const toMono = (settings: Settings): Settings =>
  settings.shape === 'none'
    ? { ...settings, textColor: '#000000', backgroundColor: '#ffffff' }
    : { ...settings, textColor: '#ffffff', backgroundColor: '#000000', borderColor: '#000000' };

/** For the smallest sizes, where a name cannot be read: the icon or the initials, as large as the shape allows. */
export const toMark = (settings: Settings): Settings => {
  const hasFigure = settings.layout !== 'text' && settings.symbol !== 'monogram';
  return {
    ...settings,
    text: hasFigure ? '' : toInitials(settings.text),
    layout: hasFigure ? 'stacked' : 'text',
    padding: fields.padding.min,
    fontSize: 1_000,
  };
};

const stemOf = (name: string, ending: string) => {
  const slug = Array.from(toSlug(name)).slice(0, 60).join('');
  return `${slug}-${ending}`;
};

export const logoFileStem = (name: string) => toFileName(stemOf(name, 'logo'), 'png', 'logo').replace(/\.png$/, '');
export const kitFileName = (name: string) => toFileName(stemOf(name, 'brand-kit'), 'zip', 'brand-kit');
