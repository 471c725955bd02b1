import { foldText } from '@/lib/text';
import { guessMapping, type ImportedTable } from '@/kinds/records/import-records';
import { otherChoices, otherNames } from './content';
import { fields, startPriority } from './model';

/** "4 stars", "4/5" and "4 out of 5" are 4. */
const starWords = /^\s*([1-5](?:\.0+)?)\s*(?:stars?|★+|\/\s*5|(?:out )?of 5)\s*$/i;

/** The word of this tool for what another program calls it; anything else as it stands. */
function toKnown(cell: string, known: Readonly<Record<string, readonly string[]>>): string {
  const plain = foldText(cell)
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return Object.entries(known).find(([, others]) => others.includes(plain))?.[0] ?? cell;
}

/** A board's "Score" counts votes, a store's goes to 5: where any is beyond that, they are votes. */
function nameScores({ headers, rows }: ImportedTable): ImportedTable {
  const { rating = -1, votes = -1 } = guessMapping(fields, headers, otherNames);
  const isScore = votes < 0 && foldText(headers[rating] ?? '').trim() === 'score';
  const areVotes = isScore && rows.some((row) => Number(row[rating]?.trim() || 1) > 5 || row[rating]?.trim() === '0');
  return areVotes ? { headers: headers.map((header, index) => (index === rating ? fields.votes.label : header)), rows } : { headers, rows };
}

const longestTitle = 80;

/** Its first sentence, or as many whole words as fit. */
function firstWords(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const sentence = /^.{10,}?[.!?](?=\s)/.exec(plain)?.[0] ?? plain;
  return sentence.length <= longestTitle ? sentence : `${sentence.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`;
}

/** Boards have posts that are a title alone, stores have reviews without one: each stands in for the other. */
function fillTexts(table: ImportedTable): ImportedTable {
  const found = guessMapping(fields, table.headers, otherNames);
  const added = [fields.title, fields.description].filter((field) => (found[field === fields.title ? 'title' : 'description'] ?? -1) < 0);
  // A file with neither is no feedback, and the import says so.
  if (added.length === 2) return table;
  const headers = [...table.headers, ...added.map(({ label }) => label)];
  const { title = -1, description = -1 } = guessMapping(fields, headers, otherNames);
  const rows = table.rows.map((row) => {
    const full = headers.map((_, index) => row[index] ?? '');
    const [name = '', text = ''] = [full[title], full[description]];
    if (name.trim() === '') full[title] = firstWords(text);
    else if (text.trim() === '') full[description] = name;
    return full;
  });
  return { headers, rows };
}

/** Fills in what only this tool asks: whether a rating was chosen, and the priority that follows from the type. */
export function completeTable(table: ImportedTable): ImportedTable {
  const { headers, rows } = fillTexts(nameScores(table));
  const mapping = guessMapping(fields, headers, otherNames);
  const columnOf = (name: keyof typeof fields) => mapping[name] ?? -1;
  const [rating, type, status, userType] = [columnOf('rating'), columnOf('type'), columnOf('status'), columnOf('userType')];
  const plainRows = rows.map((row) =>
    row.map((cell, column) => {
      if (column === type) return toKnown(cell, otherChoices.type);
      if (column === status) return toKnown(cell, otherChoices.status);
      if (column === userType) return toKnown(cell, otherChoices.userType);
      return column === rating ? cell.replace(starWords, '$1') : cell;
    }),
  );
  const extra: { header: string; cell: (row: readonly string[]) => string }[] = [];
  if (columnOf('ratingChosen') < 0 && rating >= 0)
    extra.push({ header: fields.ratingChosen.label, cell: (row) => (row[rating]?.trim() ? 'Yes' : 'No') });
  if (columnOf('priority') < 0 && type >= 0)
    extra.push({ header: fields.priority.label, cell: (row) => startPriority(foldText(row[type] ?? '').trim()) });
  return {
    headers: [...headers, ...extra.map(({ header }) => header)],
    rows: plainRows.map((row) => [...row, ...extra.map(({ cell }) => cell(row))]),
  };
}
