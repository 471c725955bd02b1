import { page, lineHeights, type Box, type DrawnText, type Paragraph } from './drawn';
import { broughtAlong, fontsOf, hasBoldTitles, type Theme } from './theme';

const share = (value: number, whole: number) => `${Number(((value / whole) * 100).toFixed(3))}%`;
/** In hundredths of the slide's width, so that a slide looks the same at any size. */
export const unit = (points: number) => `${Number(((points / page.width) * 100).toFixed(3))}cqw`;

export const placeOf = ({ x, y, width, height }: Box) => ({
  left: share(x, page.width),
  top: share(y, page.height),
  width: share(width, page.width),
  height: share(height, page.height),
});

const fallbacks: Partial<Record<string, string>> = {
  'Instrument Serif': 'Georgia, serif',
  Georgia: 'serif',
  'Times New Roman': 'serif',
  Inter: 'Arial, sans-serif',
};

export function familiesOf(theme: Theme): Record<DrawnText['face'], string> {
  const { head, body } = fontsOf(theme);
  const brought = broughtAlong(theme);
  const family = (font: string) => `${brought && font === head ? `"${brought}", ` : ''}"${font}", ${fallbacks[font] ?? 'sans-serif'}`;
  return { head: family(head), body: family(body) };
}

const sides = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

/** The same words of CSS for the screen and for the file. */
export const textStyle = (text: DrawnText, theme: Theme) => ({
  ...placeOf(text),
  fontFamily: familiesOf(theme)[text.face],
  ...(text.face === 'head' && hasBoldTitles(fontsOf(theme).head) ? { fontWeight: '700' } : {}),
  fontSize: unit(text.size),
  lineHeight: String(lineHeights[text.face]),
  color: text.color,
  textAlign: text.align,
  justifyContent: sides[text.valign],
  gap: unit(text.gap * text.size),
});

export const paragraphStyle = ({ isBold, isPoint, face, size, color }: Paragraph, text: DrawnText, theme: Theme) => ({
  ...(isBold ? { fontWeight: text.role === 'title' ? '700' : '600' } : {}),
  ...(face && face !== text.face ? { fontFamily: familiesOf(theme)[face], lineHeight: String(lineHeights[face]) } : {}),
  ...(size === undefined ? {} : { fontSize: unit(size) }),
  ...(color === undefined ? {} : { color }),
  ...(isPoint ? { paddingLeft: unit(text.size * 1.1) } : {}),
});
