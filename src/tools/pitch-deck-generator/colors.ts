import { contrastOf, readableOn } from '@/lib/contrast';

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** So much of the one colour on the other: 0 is the ground, 1 the colour. */
export function mix(color: string, ground: string, share: number): string {
  const below = channels(ground);
  return `#${channels(color)
    .map((channel, index) => Math.round(channel * share + (below[index] ?? 0) * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

const steps = Array.from({ length: 21 }, (_, index) => index / 20);

/** The colour, moved towards black or white only as far as it has to be to stand out from all of the grounds. */
export function shadeFor(color: string, grounds: readonly string[], least: number): string {
  const worst = (candidate: string) => Math.min(...grounds.map((ground) => contrastOf(candidate, ground)));
  const plain = readableOn(grounds[0] ?? '#ffffff');
  const found = steps.map((step) => mix(plain, color, step)).find((candidate) => worst(candidate) >= least);
  return found ?? plain;
}

export const isDarker = (one: string, other: string) => contrastOf(one, '#ffffff') > contrastOf(other, '#ffffff');

export interface Palette {
  ground: string;
  ink: string;
  /** Small words beside the text. */
  mute: string;
  /** Shapes. */
  accent: string;
  /** The accent as letters. */
  said: string;
  card: string;
  line: string;
  /** From the faintest to the accent itself. */
  tints: readonly [string, string, string, string];
}

const leastForText = 4.5;
const leastForShapes = 3;

/** What is read has a contrast of 4.5 wherever the ink itself has it: worked out for the colours at hand. */
export function toPalette(ground: string, ink: string, brand: string): Palette {
  const tinted = mix(ink, ground, 0.05);
  const card = contrastOf(ink, tinted) >= leastForText ? tinted : ground;
  // On a dark ground shapes need more light to look like themselves.
  const accent = shadeFor(brand, [ground], isDarker(ground, ink) ? leastForText : leastForShapes);
  const grounds = [ground, card];
  return {
    ground,
    ink,
    mute: shadeFor(mix(ink, ground, 0.68), grounds, leastForText),
    accent,
    said: shadeFor(brand, grounds, leastForText),
    card,
    line: mix(ink, ground, 0.16),
    tints: [mix(accent, ground, 0.14), mix(accent, ground, 0.38), mix(accent, ground, 0.66), accent],
  };
}
