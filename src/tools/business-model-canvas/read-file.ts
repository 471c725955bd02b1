import { Told } from '@/lib/told';
import { hasText, isSampleNote, state, type CanvasData, type Note } from './model';
import { readCanvasMarkdown } from './markdown';
import { schema } from './schema';
import { isObject } from '@/lib/objects';

const tool = 'business-model-canvas';

export interface CanvasFile {
  title: string;
  canvas: CanvasData['canvas'] | undefined;
  notes: Note[];
  made: number;
  /** Notes have ids of their own. */
  hasIds: boolean;
  /** Headings that were left out. */
  unknown: string[];
}

function readJson(text: string): CanvasFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Told('This file is damaged: it isn’t valid JSON.');
  }
  if (isObject(value) && 'tool' in value && value.tool !== tool) throw new Told('This file was saved by another tool.');
  if (isObject(value) && typeof value.version === 'number' && value.version > state.version)
    throw new Told('This file was saved by a newer version of the canvas.');
  const parsed = schema.safeParse(isObject(value) && 'data' in value ? value.data : value);
  if (!parsed.success) throw new Told('This file doesn’t contain a canvas.');
  return { ...parsed.data, hasIds: true, unknown: [] };
}

function readMarkdown(text: string): CanvasFile {
  const { notes, isSample, hasBlocks, ...read } = readCanvasMarkdown(text);
  if (!hasBlocks)
    throw new Told('No block was found. Write each title as a heading, such as “## Key Partners”, and its notes as a list below.');
  const taken = notes.map(({ isSample: isMarked = isSample, ...note }, index) => ({
    ...note,
    id: `${isMarked ? 'sample-file' : 'file'}-${index + 1}`,
  }));
  return { ...read, notes: taken, made: 0, hasIds: false };
}

/** A canvas saved here as JSON, or as Markdown by anyone. Throws with the reason where it is neither. */
export const readCanvasFile = (text: string): CanvasFile => (/^\s*[{[]/.test(text) ? readJson(text) : readMarkdown(text));

/** Ids from a file may be in use here: what has no id of ours gets one. */
function takeIds(notes: readonly Note[], from: number): { notes: Note[]; made: number } {
  let made = from;
  return {
    notes: notes.map((note) => {
      made += 1;
      const { isEdited: _isEdited, ...own } = note;
      return { ...own, id: `${isSampleNote(note) ? 'sample-' : ''}note-${made}` };
    }),
    made,
  };
}

/** The highest number in the ids, so that the next one is new. */
const highestId = (notes: readonly Note[]) =>
  notes.reduce((highest, { id }) => Math.max(highest, Number(/-(\d{1,12})$/.exec(id)?.[1] ?? 0)), 0);

/** A count this high was never counted; believed, it would leave no room for further ones. */
const mostMade = 1_000_000_000_000;

/** The file in place of what is here. */
export function replaceByFile(data: CanvasData, file: CanvasFile): CanvasData {
  const made = Math.max(data.made, Math.min(file.made, mostMade), highestId(file.notes));
  const taken = file.hasIds ? { notes: file.notes, made } : takeIds(file.notes, made);
  return { title: file.title, canvas: file.canvas ?? data.canvas, ...taken };
}

/** Notes of the file that are not here yet, below those that are. */
export function addFromFile(data: CanvasData, file: CanvasFile): { data: CanvasData; added: number } {
  const keyOf = ({ slot, text }: Note) => JSON.stringify([slot, text.trim()]);
  const known = new Set(data.notes.map(keyOf));
  const fresh = file.notes.filter((note) => hasText(note) && !known.has(keyOf(note)));
  const taken = takeIds(fresh, Math.max(data.made, highestId(data.notes)));
  return {
    added: fresh.length,
    data: { ...data, title: data.title || file.title, notes: [...data.notes, ...taken.notes], made: taken.made },
  };
}
