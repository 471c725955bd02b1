import { textWidth, type Box } from '@/lib/drawing';
import { cleanText } from '@/lib/text';
import { canvases, confidenceNames, type CanvasBlock } from './content';
import { groupNotes, hasText, sampleMarks, shownTitle, type CanvasData, type Note } from './model';
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
  /** Of the type of its notes. */
  size: number;
  /** How much larger than on the plain sheet all about its notes is. */
  zoom: number;
  /** How many notes found no room, even in the smallest type. */
  left: number;
}

export interface Sheet {
  width: number;
  height: number;
  /** How much larger than the plain sheet it is, so that the smallest type on it is still made of enough dots. */
  unit: number;
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

export function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : text;
}

interface Word {
  text: string;
  /** In widths of the type's size, so that it is measured once for all sizes. */
  width: number;
}

const spaceWidth = textWidth(' ', 1);

function measureWords(text: string): Word[] {
  const clean = cleanText(text).replace(/[\p{Cs}\p{Cc}]/gu, ' ');
  return shorten(clean)
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

const measureNote = (note: Note, isSample: boolean): Measured => ({
  note,
  words: measureWords(note.text),
  tag: [isSample ? 'Sample' : '', note.confidence === '' ? '' : confidenceNames[note.confidence]].filter(Boolean).join(' · '),
  experiment: note.experiment.trim() === '' ? [] : measureWords(`Experiment: ${note.experiment}`),
});

const leastNoteWidth = 210;
const columnsOf = (width: number) => Math.max(1, Math.floor(width / leastNoteWidth));

function fitNote(
  { note, words, tag, experiment }: Measured,
  width: number,
  size: number,
  zoom: number,
): Omit<PlacedNote, 'box'> & { height: number } {
  const room = width - notePadding * 2 * zoom;
  const small = size * tagShare;
  const lines = breakLines(words, room / size);
  const more = breakLines(experiment, room / small);
  const below = (tag === '' ? 0 : 1) + more.length;
  const around = (below > 0 ? tagGap : 0) + notePadding * 2 - 2;
  const height = lines.length * size * lineHeight + below * small * lineHeight + around * zoom;
  return { note, lines, tag, experiment: more, height };
}

/** Notes in rows, as many to a row as the block is wide. */
function placeNotes(notes: readonly Measured[], box: Box, size: number, zoom: number): { placed: PlacedNote[]; bottom: number } {
  const columns = Math.min(columnsOf(box.width / zoom), Math.max(1, notes.length));
  const gap = noteGap * zoom;
  const width = (box.width - gap * (columns - 1)) / columns;
  let y = box.y;
  const placed: PlacedNote[] = [];
  for (let at = 0; at < notes.length; at += columns) {
    const row = notes.slice(at, at + columns).map((note) => fitNote(note, width, size, zoom));
    const height = Math.max(...row.map((fitted) => fitted.height));
    row.forEach(({ height: _own, ...fitted }, index) => {
      placed.push({ ...fitted, box: { x: box.x + index * (width + gap), y, width, height } });
    });
    y += height + gap;
  }
  return { placed, bottom: y - (notes.length > 0 ? gap : 0) };
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

interface Trial {
  unit: number;
  size: number;
}
const plainTrial: Trial = { unit: 1, size: 11 };
const trials: readonly Trial[] = [
  ...sizes.map((size) => ({ unit: 1, size })),
  ...units.slice(1).map((unit) => ({ unit, size: sizes.at(-1) ?? 11 })),
];

/** The first trial that has room for all; what fits larger type fits smaller type, too. */
function findTrial(fits: (trial: Trial) => boolean): Trial {
  let [low, high] = [0, trials.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const trial = trials[middle];
    if (trial && fits(trial)) high = middle;
    else low = middle + 1;
  }
  return trials[low] ?? plainTrial;
}

/** For the line that says how many notes have no room. */
const leftRoom = 26;

/**
 * The true layout of the canvas, in the largest type that has room for every note. Blank lines are left out.
 * A block that is fuller than the rest gets small type alone: the others stay readable.
 */
export function laySheet(data: Pick<CanvasData, 'title' | 'canvas' | 'notes'>): Sheet {
  const { blocks, name } = canvases[data.canvas];
  const notes = groupNotes(data.notes.filter(hasText));
  const { isMarked } = sampleMarks(data);
  const measured = blocks.map((block) => ({
    block,
    notes: (notes.get(block.slot) ?? []).map((note) => measureNote(note, isMarked(note))),
  }));
  const shares = rowShares[data.canvas];
  const lay = ({ block, notes: own }: (typeof measured)[number], unit: number, trial: Trial) => {
    const box = boxOf(block, shares, unit);
    const room = innerBox(box, unit);
    const zoom = unit / trial.unit;
    const size = trial.size * zoom;
    return { box, end: room.y + room.height, size, zoom, ...placeNotes(own, room, size, zoom) };
  };
  const found = measured.map((one) =>
    findTrial((trial) => {
      const { bottom, end } = lay(one, trial.unit, trial);
      return bottom <= end;
    }),
  );
  const unit = Math.max(...found.map((trial) => trial.unit));
  const shared = Math.min(...found.map((trial) => (trial.unit === 1 ? trial.size : Infinity)));
  return {
    width: Math.round(plain.width * unit),
    height: Math.round(plain.height * unit),
    unit,
    title: shownTitle(data),
    name,
    blocks: measured.map((one, index) => {
      const own = found[index] ?? plainTrial;
      const { box, end, bottom, placed, size, zoom } = lay(one, unit, own.unit === 1 ? { unit: 1, size: shared } : own);
      // A hair's breadth for sums that come out a little different at another scale.
      const limit = bottom <= end + 0.01 ? end + 0.01 : end - leftRoom * unit;
      const fitting = placed.filter(({ box: inner }) => inner.y + inner.height <= limit);
      return { block: one.block, box, notes: fitting, size, zoom, left: placed.length - fitting.length };
    }),
  };
}

/** What the sheet shows only in part or has no room for, in full. */
export function listCut(sheet: Sheet, data: Pick<CanvasData, 'notes'>): string {
  const whole = new Set(sheet.blocks.flatMap(({ notes }) => notes.map(({ note }) => note)).filter(({ text }) => shorten(text) === text));
  const grouped = groupNotes(data.notes.filter(hasText));
  const parts = sheet.blocks.flatMap(({ block: { slot, title } }) => {
    const cut = (grouped.get(slot) ?? []).filter((note) => !whole.has(note)).map(({ text }) => `- ${text.trim()}`);
    return cut.length > 0 ? [[title, ...cut].join('\n')] : [];
  });
  return parts.length > 0 ? ['In full, because it doesn’t fit on the sheet:', ...parts].join('\n\n') : '';
}
