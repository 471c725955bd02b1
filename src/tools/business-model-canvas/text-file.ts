import { formatDay } from '@/lib/dates';
import { cleanText } from '@/lib/text';
import { canvases, confidenceNames } from './content';
import { blocksOf, groupNotes, hasText, sampleMarks, shownTitle, slotsElsewhere, titleOf, type CanvasData, type Note } from './model';

const underline = (text: string, mark: string) => `${text}\n${mark.repeat(Array.from(text).length)}`;

/** The line as it was typed, with what is known of it behind. */
function lineOf({ text, confidence, experiment }: Note, isSample: boolean): string {
  const known = [
    ...(isSample ? ['Sample'] : []),
    ...(confidence === '' ? [] : [confidenceNames[confidence]]),
    ...(experiment.trim() === '' ? [] : [`experiment: ${experiment.trim().replace(/\s+/g, ' ')}`]),
  ];
  return known.length > 0 && text.trim() !== '' ? `${text} [${known.join('; ')}]` : text;
}

const sectionOf = (title: string, isMarked: (note: Note) => boolean, notes: readonly Note[] = []) =>
  `${underline(title, '-')}\n${notes.some(hasText) ? notes.map((note) => lineOf(note, isMarked(note))).join('\n') : '(empty)'}`;

/** All blocks of the open canvas, then what stands on the others only. */
export function toCanvasText(data: CanvasData, today: string): string {
  const { name } = canvases[data.canvas];
  const title = shownTitle(data);
  const notes = groupNotes(data.notes);
  const day = formatDay(today);
  const elsewhere = slotsElsewhere(data.notes, data.canvas);
  const { whole, isMarked } = sampleMarks(data);
  const parts = [
    underline(title === '' ? name : `${title}: ${name}`, '='),
    [whole.replace(/sample/i, '$& content'), day].filter(Boolean).join(' · '),
    ...blocksOf(data.canvas).map((block) => sectionOf(block.title, isMarked, notes.get(block.slot))),
    ...(elsewhere.length > 0 ? [underline('On the other canvases', '=')] : []),
    ...elsewhere.map(({ slot }) => sectionOf(titleOf(slot), isMarked, notes.get(slot))),
  ];
  return cleanText(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
}
