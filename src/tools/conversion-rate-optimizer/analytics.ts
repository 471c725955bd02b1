import { parseNumber, sumOf } from '@/lib/numbers';
import { foldText } from '@/lib/text';
import { otherNames } from './content';
import { fields } from './model';
import type { Segment } from './segments';

interface Table {
  headers: string[];
  rows: string[][];
}

/** As reports are copied off the screen, a share stands behind the number and its name: "Active users (% of Step 1)", "1,137 (9.11%)". */
const withoutShare = (text: string) => text.replace(/\s*\([^()]*%[^()]*\)\s*$/, '');

const plain = (text: string) => foldText(withoutShare(text)).replace(/[^a-z]/g, '');
const isAny = (words: readonly string[]) => {
  const known = new Set(words.map(plain));
  return (header: string) => known.has(plain(header));
};
const isStep = isAny(['name', fields.name.label, ...otherNames.name, 'funnel step name']);
const isUsers = isAny(['visitors', ...otherNames.visitors]);
const isConversions = isAny([fields.conversions.label, ...otherNames.conversions]);
const isCompletion = isAny(['completion rate', 'step completion rate', 'funnel step completion rate']);
/** Of those before, of the first step, or on to the next: programs differ. */
const isOpenRate = isAny(['conversion rate', 'rate']);
const isAbandoned = isAny(['abandonments', 'funnel step abandonments', 'drop-offs', 'dropped off']);
/** Columns that follow from the others, or say nothing of how many go on. */
const isKnown = isAny([
  'abandonment rate',
  'funnel step abandonment rate',
  'drop-off rate',
  'elapsed time',
  'average time',
  'median time',
  '% of step 1',
  'ideas',
]);

const countIn = (cell: string | undefined): number | undefined => {
  const parsed = parseNumber(withoutShare(cell ?? ''));
  return parsed.ok && parsed.value >= 0 ? Math.round(parsed.value) : undefined;
};

/** A rate as "27.8%" or 0.278, and how far off its last digit may be. */
function rateIn(cell: string | undefined): { rate: number; slack: number } | undefined {
  const typed = (cell ?? '').trim();
  const parsed = parseNumber(typed.replace(/%$/, ''));
  if (!parsed.ok || parsed.value < 0) return undefined;
  const isPercent = typed.endsWith('%') || parsed.value > 1;
  const decimals = /[.,](\d+)%?$/.exec(typed)?.[1]?.length ?? 0;
  const [rate, unit] = isPercent ? [parsed.value / 100, 100] : [parsed.value, 1];
  return rate > 1 ? undefined : { rate, slack: 0.5 / 10 ** decimals / unit };
}

interface Row {
  name: string;
  users: number | undefined;
  abandoned: number | undefined;
  rate: ReturnType<typeof rateIn>;
}

const fits = ({ users = 0, rate }: Row, arrived: number) =>
  rate !== undefined && Math.abs(arrived - users * rate.rate) <= users * rate.slack + 0.5;

/** Those who go on to the next step. What a report counts comes before what it rounds. */
function goOn(row: Row, next: Row | undefined): number {
  const { users = 0, abandoned, rate } = row;
  // The last step of such a report is the goal: whoever reached it has converted.
  if (!next) return rate && rate.rate > 0 ? Math.round(users * rate.rate) : users;
  const arrived = next.users ?? 0;
  if (rate) return fits(row, arrived) ? arrived : Math.round(users * rate.rate);
  if (abandoned !== undefined && abandoned <= users) return users - abandoned;
  return Math.min(users, arrived);
}

const isTotal = (cell: string) =>
  /^(?:reserved_total|\(?(?:grand )?totals?\)?|\(?all(?: users| visitors| sessions)?\)?|everybody|everyone)$/i.test(cell.trim());

/** The rows by the part of the visitors they count, everybody under an empty name. Nothing for a table that is no such report. */
function groupRows({ headers, rows }: Table): Map<string, Row[]> | undefined {
  const find = (is: (header: string) => boolean) => headers.findIndex(is);
  const [step, users, rate, abandoned] = [
    find(isStep),
    find(isUsers),
    find((header) => isCompletion(header) || isOpenRate(header)),
    find(isAbandoned),
  ];
  if (step < 0 || users < 0 || find(isConversions) >= 0) return undefined;
  const others = headers.flatMap((header, index) =>
    [step, users, rate, abandoned].includes(index) || isKnown(header) || header === '' ? [] : [index],
  );
  // A column of numbers that we do not know may be the conversions: the user says.
  if (others.some((index) => rows.some((row) => countIn(row[index]) !== undefined))) return undefined;
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if ((row[step] ?? '').trim() === '' || isTotal(row[step] ?? '')) continue;
    const group = others.map((index) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
    const key = group.every(isTotal) ? '' : group.join(', ');
    const read = { name: row[step] ?? '', users: countIn(row[users]), abandoned: countIn(row[abandoned]), rate: rateIn(row[rate]) };
    groups.set(key, [...(groups.get(key) ?? []), read]);
  }
  const isOnward = (list: readonly Row[]) =>
    list.length > 1 && list.slice(0, -1).every((row, index) => fits(row, list[index + 1]?.users ?? 0));
  for (const [key, list] of groups) {
    const isTrusted = isCompletion(headers[rate] ?? '') || isOnward(list);
    if (!isTrusted)
      groups.set(
        key,
        list.map((row) => ({ ...row, rate: undefined })),
      );
  }
  return groups;
}

const nameOf = ({ name }: Row) => name.trim().replace(/^\d+\.\s+(?=\S)/, '');

/** Parts that go through the same steps, as one: a funnel of one part after the other would be none. */
function addUp(parts: readonly Row[][]): Row[] | undefined {
  const [first = [], ...others] = parts;
  if (others.length === 0) return undefined;
  const isSame = others.every(
    (list) => list.length === first.length && list.every((row, place) => nameOf(row) === nameOf(first[place] ?? row)),
  );
  if (!isSame || parts.flat().some(({ users }) => users === undefined)) return undefined;
  return first.map(({ name }, place) => {
    const rows = parts.map((list) => ({ row: list[place] as Row, next: list[place + 1] }));
    const users = sumOf(rows.map(({ row }) => row.users ?? 0));
    // Not the rates but those who go on are added up.
    const onward = sumOf(rows.map(({ row, next }) => goOn(row, next)));
    return { name, users, abandoned: users - onward, rate: users > 0 ? { rate: onward / users, slack: 0 } : undefined };
  });
}

/**
 * Funnel reports (Google Analytics and the like) say how many reach each step and what share goes on, not how many convert:
 * a table with conversions is made of them. Nothing for any other table.
 */
export function toSteps(table: Table): Table | undefined {
  const groups = groupRows(table);
  if (!groups) return undefined;
  const total = groups.get('');
  const together = total ?? addUp([...groups.values()]);
  const shown = together ? [['', together] as const] : [...groups];
  return {
    headers: [fields.name.label, fields.visitors.label, fields.conversions.label],
    rows: shown.flatMap(([group, list]) =>
      list.map((row, index) => [
        `${nameOf(row)}${group === '' ? '' : ` (${group})`}`,
        row.users === undefined ? '' : String(row.users),
        String(goOn(row, list[index + 1])),
      ]),
    ),
  };
}

/** Each part of the visitors with its own steps; the line for everybody is none of them. */
export const toSegments = (table: Table): Segment[] =>
  [...(groupRows(table) ?? [])]
    .filter(([name]) => name !== '')
    .map(([name, list]) => ({
      name,
      steps: list.map((row, index) => ({
        name: nameOf(row),
        visitors: row.users ?? 0,
        conversions: Math.min(row.users ?? 0, goOn(row, list[index + 1])),
      })),
    }));

/** The lines with "#" that such reports begin with are no part of the table. */
async function readTable(text: string): Promise<Table> {
  const { parseCsv } = await import('@/formats/csv');
  return parseCsv(text.replace(/^\uFEFF/, '').replace(/^(?:[ \t]*(?:#[^\n]*)?\r?\n)+/, ''));
}

export const readFunnelReport = async (text: string): Promise<Table | undefined> => toSteps(await readTable(text));

export const readSegments = async (text: string): Promise<Segment[]> => toSegments(await readTable(text));
