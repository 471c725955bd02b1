import { canvases, confidences, noteColors, slots, type Confidence, type NoteColor, type Slot } from './content';
import { blocksOf, experimentLimit, groupNotes, sampleMarks, textLimit, titleLimit, titleOf, type CanvasData, type Note } from './model';
import { slotByTitle } from './titles';

/** Marks with a meaning are escaped; spaces at the ends and signs that no line can hold are written by number. */
const escapeLine = (text: string) =>
  text
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])/, '\\$1')
    .replace(/^\s+|\s+$|[\p{Cc}\p{Cs}\u2028\u2029\u0085\ufeff]/gu, (signs) =>
      signs
        .split('')
        .map((sign) => `&#${sign.charCodeAt(0)};`)
        .join(''),
    );

const readLine = (text: string) =>
  text.replace(/\\([\\`*_{}[\]<>#|~&!.)+-])|&#(\d{1,5});/g, (whole, mark?: string, code?: string) =>
    mark !== undefined ? mark : Number(code) <= 0xffff ? String.fromCharCode(Number(code)) : whole,
  );

const colorOf = (word: string): NoteColor => noteColors.find((color) => color === word.trim().toLowerCase()) ?? '';
const confidenceOf = (word: string): Confidence => confidences.find((confidence) => confidence === word.trim().toLowerCase()) ?? '';

function noteLines({ text, confidence, experiment, color }: Note, isSample: boolean): string[] {
  return [
    `- ${escapeLine(text)}`.trimEnd(),
    ...(isSample ? ['  - Origin: sample'] : []),
    ...(confidence === '' ? [] : [`  - Confidence: ${confidence}`]),
    ...(experiment === '' ? [] : [`  - Experiment: ${escapeLine(experiment)}`]),
    ...(color === '' ? [] : [`  - Color: ${color}`]),
  ];
}

/** Every block of the open canvas as a heading with a list, then those of the others that hold notes. Read back, nothing is missing. */
export function toCanvasMarkdown(data: CanvasData): string {
  const notes = groupNotes(data.notes);
  const { whole, isMarked } = sampleMarks(data);
  const own = blocksOf(data.canvas).map(({ slot }) => slot);
  const others = slots.filter((slot) => !own.includes(slot) && notes.has(slot));
  const parts = [
    `# ${escapeLine(data.title) || 'Untitled'}`,
    `${canvases[data.canvas].name}${whole === 'Sample' ? ' · Sample content' : ''}`,
    ...[...own, ...others].map((slot) =>
      [`## ${escapeLine(titleOf(slot, data.canvas))}`, '', ...(notes.get(slot) ?? []).flatMap((note) => noteLines(note, isMarked(note)))]
        .join('\n')
        .trimEnd(),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

export interface ReadCanvas {
  title: string;
  canvas: CanvasData['canvas'] | undefined;
  notes: (Omit<Note, 'id'> & { isSample?: true })[];
  isSample: boolean;
  /** Headings that belong to no block. */
  unknown: string[];
  /** Some heading does, even where nothing stands below it. */
  hasBlocks: boolean;
}

const item = /^[-*+]( (.*))?$|^\d+[.)] (.*)$/;
const detail = /^\s{2,}[-*+] (Confidence|Experiment|Colou?r|Origin): (.*)$/i;

/** Lists under headings; plain lines under a heading count as well. What stands under an unknown heading is left out and named. */
export function readCanvasMarkdown(text: string): ReadCanvas {
  const read: ReadCanvas = { title: '', canvas: undefined, notes: [], isSample: false, unknown: [], hasBlocks: false };
  let slot: Slot | undefined;
  let hasHeading = false;
  const hasLevels = /^## /m.test(text);
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const heading = /^(#{1,6})\s+(.*?)\s*$/.exec(line);
    const last = read.notes.at(-1);
    const found = detail.exec(line);
    if (heading) {
      const name = readLine(heading[2] ?? '');
      const known = slotByTitle(name);
      const isTitle = heading[1] === '#' && (hasLevels || !known);
      if (isTitle) {
        if (!hasHeading && name !== 'Untitled') read.title = name.slice(0, titleLimit);
      } else if (!known) read.unknown.push(name);
      slot = isTitle ? undefined : known;
      read.hasBlocks ||= slot !== undefined;
      hasHeading = true;
    } else if (slot && last && found) {
      const [, name = '', value = ''] = found;
      if (/^conf/i.test(name)) last.confidence = confidenceOf(value);
      else if (/^ori/i.test(name)) {
        if (value.trim().toLowerCase() === 'sample') last.isSample = true;
      } else if (/^exp/i.test(name)) last.experiment = readLine(value).slice(0, experimentLimit);
      else last.color = colorOf(value);
    } else if (slot) {
      const listed = item.exec(line.trimStart());
      if (!listed && line.trim() === '') continue;
      const written = listed ? (listed[2] ?? listed[3] ?? '') : line.trim();
      read.notes.push({
        slot,
        text: readLine(written)
          .replace(/[\r\n]/g, ' ')
          .slice(0, textLimit),
        color: '',
        confidence: '',
        experiment: '',
      });
    } else if (hasHeading) {
      const [name, mark] = line.split(' · ');
      read.canvas ??= (['business', 'lean', 'value'] as const).find((kind) => canvases[kind].name === name?.trim());
      if (mark === 'Sample content') read.isSample = true;
    }
  }
  return read;
}
