import { textWidth, type Box } from '@/lib/drawing';
import { cleanText } from '@/lib/text';
import { canvases, confidenceNames, type CanvasBlock } from './content';
import { groupNotes, hasText, shownTitle, type CanvasData, type Note } from './model';
import { areaOf } from './moves';

export interface PlacedNote {
  note: Note;
  box: Box;
  lines: string[];
  tag: string;
  experiment: string[];
}

export interface PlacedBlock {
  block: CanvasBlock;
  box: Box;
  notes: PlacedNote[];
  /** How many notes found no room, even in the smallest type. */
  left: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** How much larger than the plain sheet it is: the type is the same, so relative to the page it is smaller. */
  unit: number;
  /** Of the type of notes. */
  size: number;
  title: string;
  name: string;
  blocks: PlacedBlock[];
}

/** The shape of A4 and A3 on their side. */
const plain = { width: 1600, height: 1131, margin: 40, head: 62, gap: 10 };
export const padding = 12;
export const titleRoom = 48;
export const notePadding = 9;
export const lineHeight = 1.28;
export const tagShare = 0.82;
/** Between the text of a note and what is known of it. */
export const tagGap = 4;
const noteGap = 8;

const sizes = [22, 20, 18, 17, 16, 15, 14, 13, 12, 11] as const;
const units = [1, 1.25, 1.6, 2, 2.5, 3.2, 4] as const;
/** What is longer is cut, with a mark, on the drawing only. */
const mostLetters = 1000;

interface Word {
  text: string;
  /** In widths of the type's size, so that it is measured once for all sizes. */
  width: number;
}

const spaceWidth = textWidth(' ', 1);

function measureWords(text: string): Word[] {
  const clean = cleanText(text).replace(/[\p{Cs}\p{Cc}]/gu, ' ');
  const letters = Array.from(clean);
  const short = letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : clean;
  return short
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, width: textWidth(word, 1) }));
}

/** By the letter, where no line could hold the word. */
function cutWord(word: Word, room: number): Word[] {
  if (word.width <= room) return [word];
  const parts: Word[] = [];
  let part: Word = { text: '', width: 0 };
  for (const letter of word.text) {
    const width = textWidth(letter, 1);
    if (part.text !== '' && part.width + width > room) {
      parts.push(part);
      part = { text: '', width: 0 };
    }
    part = { text: part.text + letter, width: part.width + width };
  }
  return [...parts, part];
}

function breakLines(words: readonly Word[], room: number): string[] {
  const lines: string[] = [];
  let line: Word | undefined;
  for (const word of words.flatMap((whole) => cutWord(whole, room))) {
    const width: number = line ? line.width + spaceWidth + word.width : word.width;
    if (line && width > room) {
      lines.push(line.text);
      line = word;
    } else line = { text: line ? `${line.text} ${word.text}` : word.text, width };
  }
  return line ? [...lines, line.text] : lines;
}

/** A note whose words are measured. */
interface Measured {
  note: Note;
  words: Word[];
  tag: string;
  experiment: Word[];
}

const measureNote = (note: Note): Measured => ({
  note,
  words: measureWords(note.text),
  tag: note.confidence === '' ? '' : confidenceNames[note.confidence],
  experiment: note.experiment.trim() === '' ? [] : measureWords(`Experiment: ${note.experiment}`),
});

const leastNoteWidth = 210;
const columnsOf = (width: number) => Math.max(1, Math.floor(width / leastNoteWidth));

function fitNote({ note, words, tag, experiment }: Measured, width: number, size: number): Omit<PlacedNote, 'box'> & { height: number } {
  const room = width - notePadding * 2;
  const small = size * tagShare;
  const lines = breakLines(words, room / size);
  const more = breakLines(experiment, room / small);
  const below = (tag === '' ? 0 : 1) + more.length;
  const height = lines.length * size * lineHeight + below * small * lineHeight + (below > 0 ? tagGap : 0) + notePadding * 2 - 2;
  return { note, lines, tag, experiment: more, height };
}

/** Notes in rows, as many to a row as the block is wide. */
function placeNotes(notes: readonly Measured[], box: Box, size: number): { placed: PlacedNote[]; bottom: number } {
  const columns = columnsOf(box.width);
  const width = (box.width - noteGap * (columns - 1)) / columns;
  let y = box.y;
  const placed: PlacedNote[] = [];
  for (let at = 0; at < notes.length; at += columns) {
    const row = notes.slice(at, at + columns).map((note) => fitNote(note, width, size));
    const height = Math.max(...row.map((fitted) => fitted.height));
    row.forEach(({ height: _own, ...fitted }, index) => {
      placed.push({ ...fitted, box: { x: box.x + index * (width + noteGap), y, width, height } });
    });
    y += height + noteGap;
  }
  return { placed, bottom: y - (notes.length > 0 ? noteGap : 0) };
}

const innerBox = (box: Box, unit: number): Box => ({
  x: box.x + padding * unit,
  y: box.y + titleRoom * unit,
  width: box.width - padding * 2 * unit,
  height: box.height - (titleRoom + padding) * unit,
});

const rowShares = { business: [0.37, 0.37, 0.26], lean: [0.37, 0.37, 0.26], value: [0.22, 0.39, 0.39] } as const;

function boxOf(block: CanvasBlock, shares: readonly number[], unit: number): Box {
  const { top, left, bottom, right } = areaOf(block);
  const { margin, head, gap, width, height } = plain;
  const [room, tall] = [width - margin * 2 + gap, height - margin * 2 - head + gap];
  const share = (until: number) => shares.slice(0, until - 1).reduce((sum, part) => sum + part, 0);
  const x = margin + (room * (left - 1)) / 10;
  const y = margin + head + tall * share(top);
  return {
    x: x * unit,
    y: y * unit,
    width: ((room * (right - left)) / 10 - gap) * unit,
    height: (tall * (share(bottom) - share(top)) - gap) * unit,
  };
}

const trials = [...sizes.map((size) => ({ unit: 1, size })), ...units.slice(1).map((unit) => ({ unit, size: sizes.at(-1) ?? 11 }))];

/** The first trial that has room for all; what fits larger type fits smaller type, too. */
function findTrial(fits: (trial: (typeof trials)[number]) => boolean): (typeof trials)[number] {
  let [low, high] = [0, trials.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const trial = trials[middle];
    if (trial && fits(trial)) high = middle;
    else low = middle + 1;
  }
  return trials[low] ?? { unit: 1, size: 11 };
}

/** The true layout of the canvas, in the largest type that has room for every note. Blank lines are left out. */
export function laySheet(data: Pick<CanvasData, 'title' | 'canvas' | 'notes'>): Sheet {
  const { blocks, name } = canvases[data.canvas];
  const notes = groupNotes(data.notes.filter(hasText));
  const measured = blocks.map((block) => ({ block, notes: (notes.get(block.slot) ?? []).map(measureNote) }));
  const shares = rowShares[data.canvas];
  const lay = ({ block, notes: own }: (typeof measured)[number], unit: number, size: number) => {
    const box = boxOf(block, shares, unit);
    const room = innerBox(box, unit);
    const end = room.y + room.height;
    return { box, end, ...placeNotes(own, room, size) };
  };
  const { unit, size } = findTrial((trial) =>
    measured.every((one) => {
      const { bottom, end } = lay(one, trial.unit, trial.size);
      return bottom <= end;
    }),
  );
  return {
    width: Math.round(plain.width * unit),
    height: Math.round(plain.height * unit),
    unit,
    size,
    title: shownTitle(data),
    name,
    blocks: measured.map((one) => {
      const { box, end, bottom, placed } = lay(one, unit, size);
      const limit = bottom <= end ? end : end - size * 1.6;
      const fitting = placed.filter(({ box: own }) => own.y + own.height <= limit);
      return { block: one.block, box, notes: fitting, left: placed.length - fitting.length };
    }),
  };
}
