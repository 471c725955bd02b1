import { contrastOf } from './contrast';
import type { DisplayFont } from './display-fonts';
import type { Logo } from './logos';
import type { LookLine } from './topics/facts';

/** How a company's papers look. */
export interface Brand {
  accent: string;
  display: DisplayFont;
  logo?: Logo;
}

export const houseAccent = '#0b6b4a';

const house: Brand = { accent: houseAccent, display: 'Instrument Serif' };

/** What the company has chosen, and ours for the rest. */
export const brandOf = (look: LookLine = {}): Brand => ({
  accent: look.accent ?? house.accent,
  display: look.display ?? house.display,
  ...(look.logo ? { logo: look.logo } : {}),
});

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A share of the second colour in the first. */
export function mixColors(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((channel, index) => Math.round(channel + ((other[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour dark enough, or light enough, to be read as text on the ground. */
export function readableInk(color: string, ground: string, ratio = 4.5): string {
  const target = contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const ink = mixColors(color, target, share);
    if (contrastOf(ink, ground) >= ratio) return ink;
  }
  return target;
}
