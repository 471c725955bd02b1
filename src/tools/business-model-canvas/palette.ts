import type { Hue } from './content';

/** On the screen, by theme. A block sets its two tones, all in it use them. */
export const hueClasses: Record<Hue, string> = {
  slate: '[--hue:light-dark(#3f5f8a,#9dbbe3)] [--soft:light-dark(#e9eff7,#1d2733)]',
  teal: '[--hue:light-dark(#0f6b73,#6cc6cf)] [--soft:light-dark(#e0f1f2,#152b2d)]',
  olive: '[--hue:light-dark(#5a6415,#bccb6c)] [--soft:light-dark(#f0f3dc,#262a16)]',
  clay: '[--hue:light-dark(#a8451a,#f0a37c)] [--soft:light-dark(#fbebe2,#33211a)]',
  rose: '[--hue:light-dark(#a0336b,#ef9cc4)] [--soft:light-dark(#fae8f1,#331d29)]',
  violet: '[--hue:light-dark(#6a46b0,#bfa5f2)] [--soft:light-dark(#f0eafa,#272036)]',
  blue: '[--hue:light-dark(#2d4fae,#97b1f5)] [--soft:light-dark(#e6edfb,#1b2439)]',
  amber: '[--hue:light-dark(#8a5300,#e9b35b)] [--soft:light-dark(#fdf1dc,#2f2614)]',
  green: '[--hue:light-dark(#0b6b4a,#57c793)] [--soft:light-dark(#e4f1ea,#182c22)]',
};
