import { contrastOf, readableOn } from '@/lib/contrast';

/** WCAG AA: for text, and for what only has to be seen. */
export const leastForText = 4.5;
export const leastForShapes = 3;

const isColour = /^#[0-9a-f]{6}$/i;

/** Only this form ever reaches a style sheet. */
export const toColour = (typed: string, fallback: string): string => (isColour.test(typed) ? typed.toLowerCase() : fallback);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** From one colour towards another; 0 is the first, 1 the second. */
export function mixColours(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export interface Colours {
  background: string;
  text: string;
  accent: string;
}

/** All colours of the page from the three that were chosen; the softer ones stay readable where the chosen ones are. */
export function toPalette({ background, text, accent }: Colours) {
  const soft = mixColours(background, text, 0.04);
  // A tint must not cost the text its contrast.
  const tint = contrastOf(text, soft) >= leastForText ? soft : background;
  const isReadable = (colour: string) => contrastOf(colour, background) >= leastForText && contrastOf(colour, tint) >= leastForText;
  const softer = [0.68, 0.74, 0.8, 0.86, 0.92].map((share) => mixColours(background, text, share));
  return {
    background,
    text,
    accent,
    tint,
    line: mixColours(background, text, 0.16),
    mute: softer.find(isReadable) ?? text,
    link: isReadable(accent) ? accent : text,
    onAccent: readableOn(accent),
    onBackground: readableOn(background),
    /** A button that melts into the page gets an edge. */
    edge: contrastOf(accent, background) >= leastForShapes ? accent : text,
  };
}
export type Palette = ReturnType<typeof toPalette>;

/** "#0b6b4a", also without the sign or in its short form; anything else is none. */
export function readHex(typed: string): string | undefined {
  const [, digits = ''] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(typed) ?? [];
  if (digits === '') return undefined;
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  return `#${full.toLowerCase()}`;
}
