import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { idSchema } from '@/lib/fields/schema';
import { Told } from '@/lib/told';
import { toWallClock } from '@/lib/zones';
import type { ImportedTable } from '@/kinds/records/import-records';
import { nobody } from './model';

const mostCards = 50_000;

const cardSchema = z.object({
  name: z.string(),
  desc: z.optional(z.nullable(z.string())),
  due: z.optional(z.nullable(z.string())),
  dueComplete: z.optional(z.nullable(z.boolean())),
  closed: z.optional(z.nullable(z.boolean())),
  idList: z.optional(z.nullable(z.string())),
  idMembers: z.optional(z.nullable(z.array(z.string()))),
  labels: z.optional(
    z.nullable(z.array(z.object({ name: z.optional(z.nullable(z.string())), color: z.optional(z.nullable(z.string())) }))),
  ),
});

const boardSchema = z.object({
  cards: z.array(cardSchema).check(z.maxLength(mostCards)),
  lists: z.optional(z.array(z.object({ id: idSchema, name: z.string() }))),
  members: z.optional(z.array(z.object({ id: idSchema, fullName: z.optional(z.nullable(z.string())) }))),
});

type Card = z.infer<typeof cardSchema>;

/** What Trello calls it, in our words. */
const partNames: Record<string, string> = {
  name: 'title',
  desc: 'description',
  due: 'due date',
  dueComplete: 'tick',
  closed: 'archive mark',
  idList: 'list',
  idMembers: 'members',
  labels: 'labels',
};

/** Where the file is not as Trello writes it, so that its owner can look. */
function describeFault(board: unknown, path: readonly PropertyKey[]): string {
  const [top, index, part] = path;
  const start = 'This isn’t a Trello board as Trello exports it:';
  if (top === 'cards' && typeof index === 'number') {
    const card = (board as { cards: unknown[] }).cards[index];
    const title = typeof card === 'object' && card !== null && 'name' in card && typeof card.name === 'string' ? ` (“${card.name}”)` : '';
    const what = part === undefined ? undefined : partNames[String(part)];
    return `${start} card ${index + 1}${title} ${what ? `has a ${what} that can’t be read` : 'can’t be read'}.`;
  }
  if (top === 'lists' || top === 'members') return `${start} its ${top} can’t be read.`;
  return 'This JSON file isn’t a Trello board.';
}

const isListed = (value: unknown): value is { cards: unknown[] } =>
  typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards);

function readBoard(text: string): z.infer<typeof boardSchema> {
  let board: unknown;
  try {
    board = JSON.parse(text);
  } catch {
    throw new Told('This JSON file is damaged.');
  }
  if (!isListed(board)) throw new Told('This JSON file isn’t a Trello board.');
  if (board.cards.length > mostCards) throw new Told(`This board has more than ${mostCards.toLocaleString('en-US')} cards.`);
  const parsed = boardSchema.safeParse(board);
  if (!parsed.success) throw new Told(describeFault(board, parsed.error.issues[0]?.path ?? []));
  return parsed.data;
}

export const toStatus = (listName: string, isDone: boolean) => {
  if (isDone || /\b(done|complete|finished|shipped)/i.test(listName)) return 'Completed';
  return /\b(doing|progress|started|review)/i.test(listName) ? 'In Progress' : 'To Do';
};

/** Trello writes an instant; the day is the one on the user's own calendar. What is no day stays as it is, for the import to name. */
function toDueDay({ due }: Card, fallbackDay: string, zone: string): string {
  if (!due) return fallbackDay;
  if (isDay(due)) return due;
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(due) ? Date.parse(due) : NaN;
  return Number.isNaN(instant) ? due : toWallClock(instant, zone).day;
}

const joinNames = (names: readonly (string | null | undefined)[], by: string) =>
  names
    .map((name) => name?.trim() ?? '')
    .filter(Boolean)
    .join(by);

/** A Trello board's own export; cards that were archived stay out. */
export function readTrello(text: string, fallbackDay: string, zone: string): ImportedTable | undefined {
  if (!/^\uFEFF?\s*\{/.test(text)) return undefined;
  const board = readBoard(text.replace(/^\uFEFF/, ''));
  const listNames = new Map(board.lists?.map(({ id, name }) => [id, name]));
  const memberNames = new Map(board.members?.map(({ id, fullName }) => [id, fullName]));
  const rows = board.cards
    .filter((card) => card.closed !== true)
    .map((card) => [
      card.name,
      card.desc ?? '',
      toDueDay(card, fallbackDay, zone),
      joinNames(card.idMembers?.map((id) => memberNames.get(id)) ?? [], ' & ') || nobody,
      joinNames(card.labels?.map(({ name, color }) => name || color) ?? [], ', '),
      toStatus(listNames.get(card.idList ?? '') ?? '', card.dueComplete === true),
    ]);
  return { headers: ['Title', 'Description', 'Due Date', 'Assignee', 'Tags', 'Status'], rows };
}
