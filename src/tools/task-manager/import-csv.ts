import type { ImportedTable } from '@/kinds/records/import-records';
import { toStatus } from './import';
import { nobody } from './model';
import { parseQuickTask } from './quick-add';
import { writeSubtasks, type Subtask } from './subtasks';

interface Row {
  title: string;
  description: string[];
  priority: string;
  status: string;
  assignee: string;
  dueDate: string;
  time: string;
  repeat: string;
  tags: string[];
  startDate: string;
  subtasks: Subtask[];
}

const toTable = (rows: readonly Row[]): ImportedTable => ({
  headers: ['Title', 'Description', 'Priority', 'Status', 'Assignee', 'Due Date', 'Time', 'Repeats', 'Tags', 'Start Date', 'Subtasks'],
  rows: rows.map((row) => [
    row.title,
    row.description.filter(Boolean).join('\n'),
    row.priority,
    row.status,
    row.assignee || nobody,
    row.dueDate,
    row.time,
    row.repeat,
    row.tags.join(', '),
    row.startDate,
    writeSubtasks(row.subtasks),
  ]),
});

/** Cells by the name of their column. */
function reader({ headers }: ImportedTable) {
  const places = new Map(headers.map((header, index) => [header.toLowerCase(), index]));
  return (row: readonly string[], name: string) => row[places.get(name) ?? -1]?.trim() ?? '';
}

const priorities: Record<string, string> = { 1: 'High', 2: 'Medium', 3: 'Medium', 4: 'Low' };

/**
 * Todoist writes a day as it was typed ("every monday 9am"), a step of a task as a row further in, and a comment as a row below.
 * What is no day stays as it is, for the import to name.
 */
export function fromTodoist(table: ImportedTable, today: string): ImportedTable {
  const cell = reader(table);
  const rows: Row[] = [];
  let isOpen = false;
  for (const row of table.rows) {
    const type = cell(row, 'type').toLowerCase();
    const last = isOpen ? rows.at(-1) : undefined;
    const content = cell(row, 'content');
    if (type === 'note' && last && content !== '') last.description.push(content);
    if (type === 'section') isOpen = false;
    if (type !== 'task' || content === '') continue;
    const tags = [...content.matchAll(/(?<=^|\s)@([\p{L}\p{N}_-]+)/gu)].map((match) => match[1] ?? '');
    const title =
      content
        .replace(/(?<=^|\s)@[\p{L}\p{N}_-]+/gu, '')
        .replace(/\s+/g, ' ')
        .trim() || content;
    if (last && Number(cell(row, 'indent')) > 1) {
      last.subtasks.push({ text: [title, cell(row, 'date')].filter(Boolean).join(', '), isDone: false });
      continue;
    }
    const typed = cell(row, 'date');
    const { draft } = parseQuickTask(`x ${typed.replace(/^every!/i, 'every')}`, today);
    const isRead = draft.title === 'x';
    rows.push({
      title,
      description: [cell(row, 'description')],
      priority: priorities[cell(row, 'priority')] ?? 'Medium',
      status: 'To Do',
      assignee: cell(row, 'responsible').replace(/\s*\(\d+\)$/, ''),
      dueDate: isRead ? (draft.dueDate ?? '') : typed,
      time: isRead ? (draft.time ?? '') : '',
      repeat: isRead ? (draft.repeat ?? '') : '',
      tags,
      startDate: '',
      subtasks: [],
    });
    isOpen = true;
  }
  return toTable(rows);
}

/** Asana says that a task is done by the day it was, and names the task that a step belongs to. */
export function fromAsana(table: ImportedTable): ImportedTable {
  const cell = reader(table);
  const rows: Row[] = [];
  const named = new Map<string, Row>();
  for (const row of table.rows) {
    const title = cell(row, 'name');
    const parentName = cell(row, 'parent task');
    const parent = named.get(parentName);
    const done = cell(row, 'completed at');
    const assignee = cell(row, 'assignee');
    const due = cell(row, 'due date');
    // A step that somebody else does, or that has a day of its own, is a task.
    if (parent && title !== '' && assignee === '' && due === '') {
      parent.subtasks.push({ text: title, isDone: done !== '' });
      continue;
    }
    const made: Row = {
      title,
      description: [cell(row, 'notes'), parentName === '' ? '' : `Part of ${parentName}`],
      priority: cell(row, 'priority'),
      status: toStatus(cell(row, 'section/column'), done !== ''),
      assignee,
      dueDate: due || done.slice(0, 10),
      time: '',
      repeat: '',
      tags: cell(row, 'tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      startDate: cell(row, 'start date'),
      subtasks: [],
    };
    rows.push(made);
    if (!named.has(title)) named.set(title, made);
  }
  return toTable(rows);
}

const kinds: [RegExp, (table: ImportedTable, today: string) => ImportedTable][] = [
  [/^\uFEFF?"?TYPE"?[,;]"?CONTENT"?[,;]/, fromTodoist],
  [/^\uFEFF?"?Task ID"?[,;].*"?Completed At"?[,;]/, fromAsana],
];

/** How to read a file whose first line is one that these two write. */
export const findReader = (text: string) => kinds.find(([head]) => head.test(text.split(/\r?\n/, 1)[0] ?? ''))?.[1];
