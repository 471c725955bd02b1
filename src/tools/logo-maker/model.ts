import { contrastOf, readableOn } from '@/lib/contrast';
import { choice, color, emptyDraft, range, text, type DraftOf, type ValuesOf } from '@/lib/fields';
import { formatNumber } from '@/lib/numbers';
import { capitalise, cleanText, toFileName, toSlug } from '@/lib/text';
import { defineState } from '@/workspace/tool-state';
import { families, figures, grounds } from './content';
import { iconNames } from './icon-names';

const longestText = 80;

const longestTagline = 60;

/** What is at hand: the initials and our own figures. The others are looked for. */
export const figureSymbols = ['monogram', ...figures] as const;
const symbols = [...figureSymbols, ...iconNames] as const;

export const labelOfSymbol = (name: string) => capitalise(name.replace(/-\d+$/, '').replaceAll('-', ' '));

/** How heavy letters are drawn. */
export const weights = ['light', 'regular', 'bold', 'black'] as const;
export type Weight = (typeof weights)[number];

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
    labels: Object.fromEntries(symbols.map((name) => [name, labelOfSymbol(name)])),
  }),
  tagline: text('Tagline', { maxLength: longestTagline, placeholder: 'Bread since 1984' }),
  weight: choice('Weight', weights, { default: 'bold', labels: { light: 'Light', regular: 'Regular', bold: 'Bold', black: 'Black' } }),
  tracking: range('Letter Spacing', { min: -5, max: 40, default: '0', unit: '%' }),
  iconPaint: choice('Icon Color', ['text', 'own'], { default: 'text', labels: { text: 'Same as the text', own: 'A color of its own' } }),
  iconColor: color('Color of the Icon', { default: '#f59e0b' }),
  format: choice('Format', ['square', 'wide'], { default: 'square', labels: { square: 'Square', wide: 'Wide, cropped to the name' } }),
  trade: text('What You Sell', { means: 'company.industry', placeholder: 'Sourdough bread', maxLength: 120 }),
};
export type Symbol = (typeof symbols)[number];

export type Draft = DraftOf<typeof fields>;
export type Settings = ValuesOf<typeof fields>;

const sampleText = 'Northwind Studio';

export const isSampleLogo = ({ text: written }: Draft) => written === sampleText;

/** Nobody's colours: as the tool starts, or as its sample has them. */
export const isUntouched = (draft: Draft) => isSampleLogo(draft) || draft.text === fields.text.default;

export const state = defineState<Draft>({
  version: 2,
  // Version 1 had one weight, no tagline and no spacing: what it says of the rest stands.
  migrate: (data) => (typeof data === 'object' && data !== null ? { ...emptyDraft(fields, ''), ...data } : data),
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
export const toSettings = (values: Settings): Settings => ({
  ...values,
  text: toDrawnText(values.text),
  tagline: toDrawnText(values.tagline),
});

/** What the icon is painted in. */
export const iconColorOf = ({ iconPaint, iconColor, textColor }: Settings) => (iconPaint === 'own' ? iconColor : textColor);

const smallWords = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'by', 'on', 'a', 'an']);
const isNaming = (word: string) => /[\p{L}\p{N}]/u.test(word) && !smallWords.has(word.toLowerCase());

/** The first letters of the first two words that name something; of any, where none does. */
export function toInitials(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const naming = words.filter(isNaming);
  return (naming.length > 0 ? naming : words)
    .slice(0, 2)
    .map((word) => (naming.length > 0 ? (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '') : (Array.from(word)[0] ?? '')))
    .join('')
    .toUpperCase();
}

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

/** Whether an icon with a color of its own can hardly be told from what is behind it. */
export const isIconLost = ({ shape, layout, iconPaint, iconColor, backgroundColor }: Settings) =>
  layout !== 'text' && iconPaint === 'own' && shape !== 'none' && !isReadable(iconColor, backgroundColor);

/** Without a shape behind them, letters that vanish on a ground take the background color, else black or white; an icon that does, the letters'. */
export function toReadable(settings: Settings, ground: string): Settings {
  const { shape, textColor, backgroundColor, iconPaint, iconColor } = settings;
  if (shape !== 'none') return settings;
  const isIconSeen = iconPaint === 'text' || isReadable(iconColor, ground);
  if (isReadable(textColor, ground)) return isIconSeen ? settings : { ...settings, iconPaint: 'text' };
  const readable = isReadable(backgroundColor, ground) ? backgroundColor : readableOn(ground);
  return { ...settings, textColor: readable, backgroundColor: ground, iconPaint: isIconSeen ? iconPaint : 'text' };
}

export const toMono = (settings: Settings): Settings => ({
  ...settings,
  iconPaint: 'text',
  ...(settings.shape === 'none'
    ? { textColor: '#000000', backgroundColor: '#ffffff' }
    : { textColor: '#ffffff', backgroundColor: '#000000', borderColor: '#000000' }),
});

/** For the smallest sizes, where a name cannot be read: the icon or the initials, as large as the shape allows. */
export const toMark = (settings: Settings): Settings => {
  const hasFigure = settings.layout !== 'text' && settings.symbol !== 'monogram';
  return {
    ...settings,
    text: hasFigure ? '' : toInitials(settings.text),
    tagline: '',
    tracking: 0,
    format: 'square',
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
export const styleSheetName = (name: string) => toFileName(stemOf(name, 'style-sheet'), 'pdf', 'style-sheet');
