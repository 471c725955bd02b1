import type { ImportedTable } from '@/kinds/records/import-records';
import { Told } from '@/lib/told';

interface TrelloBoard {
  cards: {
    name: string;
    desc?: string;
    due?: string | null;
    dueComplete?: boolean;
    closed?: boolean;
    idList?: string;
    idMembers?: string[];
    labels?: { name?: string; color?: string }[];
  }[];
  lists?: { id: string; name: string }[];
  members?: { id: string; fullName?: string }[];
}

const isBoard = (value: unknown): value is TrelloBoard =>
  typeof value === 'object' &&
  value !== null &&
  'cards' in value &&
  Array.isArray(value.cards) &&
  value.cards.every((card: unknown) => typeof card === 'object' && card !== null && 'name' in card && typeof card.name === 'string');

const toStatus = (listName: string, isDone: boolean) => {
  if (isDone || /\b(done|complete|finished|shipped)/i.test(listName)) return 'Completed';
  return /\b(doing|progress|started|review)/i.test(listName) ? 'In Progress' : 'To Do';
};

/** A Trello board's own export; cards that were archived stay out. */
export function readTrello(text: string, fallbackDay: string): ImportedTable | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  let board: unknown;
  try {
    board = JSON.parse(text);
  } catch {
    throw new Told('This JSON file is damaged.');
  }
  if (!isBoard(board)) throw new Told('This JSON file is not a Trello board.');
  const listNames = new Map(board.lists?.map(({ id, name }) => [id, name]));
  const memberNames = new Map(board.members?.map(({ id, fullName }) => [id, fullName ?? '']));
  const rows = board.cards
    .filter((card) => card.closed !== true)
    .map((card) => [
      card.name,
      card.desc ?? '',
      card.due?.slice(0, 10) ?? fallbackDay,
      card.idMembers
        ?.map((id) => memberNames.get(id) ?? '')
        .filter(Boolean)
        .join(' & ') || 'Unassigned',
      card.labels
        ?.map(({ name, color }) => name || color || '')
        .filter(Boolean)
        .join(', ') ?? '',
      toStatus(listNames.get(card.idList ?? '') ?? '', card.dueComplete === true),
    ]);
  return { headers: ['Title', 'Description', 'Due Date', 'Assignee', 'Tags', 'Status'], rows };
}
