import type { Hue, NoteColor } from './content';

/** On paper: the dark tone writes titles, the soft one lies under notes. Both carry text at AA, in both themes. */
export const paperHues: Record<Hue, { strong: string; soft: string }> = {
  slate: { strong: '#3f5f8a', soft: '#e9eff7' },
  teal: { strong: '#0f6b73', soft: '#e0f1f2' },
  olive: { strong: '#5a6415', soft: '#f0f3dc' },
  clay: { strong: '#a8451a', soft: '#fbebe2' },
  rose: { strong: '#a0336b', soft: '#fae8f1' },
  violet: { strong: '#6a46b0', soft: '#f0eafa' },
  blue: { strong: '#2d4fae', soft: '#e6edfb' },
  amber: { strong: '#8a5300', soft: '#fdf1dc' },
  green: { strong: '#0b6b4a', soft: '#e4f1ea' },
};

export const paperNotes: Record<Exclude<NoteColor, ''>, string> = {
  yellow: '#fdf3c0',
  green: '#d9f2dd',
  blue: '#dbe8fc',
  pink: '#fcdfeb',
  purple: '#eae1fb',
  grey: '#ecebe6',
};

export const paper = { ground: '#ffffff', line: '#d5d0c1', ink: '#1a1c19', mute: '#5d625b' } as const;
