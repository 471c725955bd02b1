import type { NoteColor } from './content';

/** The sheets of paper, by theme; without a colour of its own a note has that of its block. */
export const noteClasses: Record<NoteColor, string> = {
  '': 'bg-(--soft)',
  yellow: 'bg-[light-dark(#fdf3c0,#3a3414)]',
  green: 'bg-[light-dark(#d9f2dd,#1b3723)]',
  blue: 'bg-[light-dark(#dbe8fc,#1b2d47)]',
  pink: 'bg-[light-dark(#fcdfeb,#40202f)]',
  purple: 'bg-[light-dark(#eae1fb,#2f2449)]',
  grey: 'bg-[light-dark(#ecebe6,#2c2f2c)]',
};
