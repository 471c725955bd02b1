import { isDay, type Day } from '@/lib/dates';
import { Told } from '@/lib/told';
import type { ImportedTable } from '@/kinds/records/import-records';
import { guessColumns } from './bank-import';
import { transferCategory } from './content';

/** A bank's own file as a table, with what it says beside its rows. */
export interface BankFile {
  table: ImportedTable;
  /** What the bank says was in each account. */
  balances: { account: string; date: Day; balance: string }[];
  /** The file's own currency, where it names one. */
  currency: string;
}

/** The headers are those that the columns of an import are known by. */
const headers = ['Date', 'Description', 'Amount', 'Category', 'Account', 'Bank id'];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const unescape = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/gi, (_, name: string) => entities[name.toLowerCase()] ?? '')
    .replace(/&#(\d{1,6});/g, (_, code: string) =>
      Number(code) > 31 && Number(code) < 0x11_00_00 ? String.fromCodePoint(Number(code)) : ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Older files close no tags, newer ones are XML; a value ends at its line or at the next tag in both. */
const valueIn = (part: string, tag: string) => unescape(new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(part)?.[1] ?? '');

/** "20261130120000[-5:EST]" is a day with a time and a zone; the day is what the bank booked by. */
function toOfxDay(text: string): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})(\d{2})(\d{2})/.exec(text) ?? [];
  return isDay(`${year}-${month}-${date}`) ? `${year}-${month}-${date}` : text;
}

/** Amounts are written with a point or a comma and no thousands: "-12,50" means -12.50. */
const toOfxAmount = (text: string) => (/^[-+]?\d+,\d+$/.test(text) ? text.replace(',', '.') : text).replace(/^\+/, '');

const parts = (text: string, tag: string) =>
  text
    .split(new RegExp(`<${tag}>`, 'i'))
    .slice(1)
    .map((part) => part.split(new RegExp(`</${tag}>`, 'i'))[0] ?? '');

export const isOfx = (text: string) => /<OFX>/i.test(text.slice(0, 5_000)) || /^\s*OFXHEADER\s*:/i.test(text);

/** Names that repeat one another are said once. */
function describe(name: string, memo: string, fallback: string): string {
  if (name === '' && memo === '') return fallback;
  if (memo === '' || name.toLowerCase().includes(memo.toLowerCase())) return name;
  return memo.toLowerCase().startsWith(name.toLowerCase()) ? memo : `${name} ${memo}`;
}

export function readOfx(text: string): BankFile {
  const statements = [...parts(text, 'STMTRS'), ...parts(text, 'CCSTMTRS')];
  if (statements.length === 0) throw new Told('This OFX file holds no account statement.');
  const file: BankFile = { table: { headers, rows: [] }, balances: [], currency: valueIn(text, 'CURDEF').toUpperCase() };
  for (const statement of statements) {
    const account = valueIn(statement, 'ACCTID');
    for (const line of parts(statement, 'STMTTRN')) {
      const kind = valueIn(line, 'TRNTYPE');
      file.table.rows.push([
        toOfxDay(valueIn(line, 'DTPOSTED')),
        describe(valueIn(line, 'NAME'), valueIn(line, 'MEMO'), kind),
        toOfxAmount(valueIn(line, 'TRNAMT')),
        kind.toUpperCase() === 'XFER' ? transferCategory : '',
        account,
        valueIn(line, 'FITID'),
      ]);
    }
    const [ledger = ''] = parts(statement, 'LEDGERBAL');
    const date = toOfxDay(valueIn(ledger, 'DTASOF'));
    if (isDay(date)) file.balances.push({ account, date, balance: toOfxAmount(valueIn(ledger, 'BALAMT')) });
  }
  return file;
}

export const isQif = (text: string) => /^\s*!(?:type|account|option|clear)/i.test(text);

/** "1/ 5'26" and "1/5/2026" are the same day; which comes first is asked like that of any other file. */
const toQifDay = (text: string) =>
  text
    .replace(/\s+/g, '')
    .replace(/'(\d{2})$/, '/20$1')
    .replace("'", '/');

interface QifEntry {
  date: string;
  payee: string;
  memo: string;
  amount: string;
  category: string;
  splits: { category: string; memo: string; amount: string }[];
}

/** "[Savings]" is the other account of a transfer; "Car:Fuel/2026" is a category with a part and a class. */
const toQifCategory = (text: string) => (/^\[.*\]/.test(text) ? transferCategory : (text.split('/')[0] ?? '').trim());

function readQifEntry(lines: readonly string[]): QifEntry {
  const entry: QifEntry = { date: '', payee: '', memo: '', amount: '', category: '', splits: [] };
  for (const line of lines) {
    const value = line.slice(1).trim();
    const split = entry.splits.at(-1);
    if (line.startsWith('D')) entry.date = toQifDay(value);
    else if (line.startsWith('T') || (line.startsWith('U') && entry.amount === '')) entry.amount = value;
    else if (line.startsWith('P')) entry.payee = value;
    else if (line.startsWith('M')) entry.memo = value;
    else if (line.startsWith('L')) entry.category = toQifCategory(value);
    else if (line.startsWith('S')) entry.splits.push({ category: toQifCategory(value), memo: '', amount: '' });
    else if (line.startsWith('E') && split) split.memo = value;
    else if (line.startsWith('$') && split) split.amount = value;
  }
  return entry;
}

export function readQif(text: string): BankFile {
  const file: BankFile = { table: { headers, rows: [] }, balances: [], currency: '' };
  let [kind, account, lines] = ['', '', [] as string[]];
  const close = () => {
    const entry = readQifEntry(lines);
    const name = lines.find((line) => line.startsWith('N'));
    lines = [];
    if (kind === 'account') account = name?.slice(1).trim() ?? account;
    else if (['bank', 'ccard', 'cash', 'oth a', 'oth l'].includes(kind) && entry.date + entry.amount !== '') {
      const described = describe(entry.payee, entry.memo, entry.category);
      const parted = entry.splits.length > 0 ? entry.splits : [{ category: entry.category, memo: '', amount: entry.amount }];
      for (const { category, memo, amount } of parted)
        file.table.rows.push([entry.date, describe(described, memo, 'Payment'), amount, category, account, '']);
    }
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const head = /^!\s*(?:type:\s*(.*)|(account))/i.exec(line);
    if (head) {
      lines = [];
      kind = (head[1] ?? head[2] ?? '').trim().toLowerCase();
    } else if (line.startsWith('^')) close();
    else if (line.trim() !== '' && !line.startsWith('!')) lines.push(line.trim());
  }
  if (lines.length > 0) close();
  if (file.table.rows.length === 0) throw new Told('This QIF file holds no payments of a bank account, card or cash.');
  return file;
}

const headLines = 40;

/** The cells of a line, for looking only: quotes are taken off and nothing is unescaped. */
const cellsOf = (line: string, mark: string) => line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Many banks write the account, the period and an empty line before the table; it begins where a line names its columns. */
export function skipPreamble(text: string): { lines: number; text: string } | undefined {
  let start = 0;
  for (let line = 0; line < headLines; line += 1) {
    const end = text.indexOf('\n', start);
    const head = text.slice(start, end < 0 ? undefined : end).replace(/^\uFEFF/, '');
    const isHead = [';', ',', '\t', '|'].some((mark) => {
      const { date = -1, amount = -1, moneyIn = -1, moneyOut = -1 } = guessColumns({ headers: cellsOf(head, mark), rows: [] });
      return date >= 0 && Math.max(amount, moneyIn, moneyOut) >= 0;
    });
    if (isHead) return line === 0 ? undefined : { lines: line, text: text.slice(start) };
    if (end < 0) return undefined;
    start = end + 1;
  }
  return undefined;
}

/** Nothing where the file is neither: then it is a table. */
export function readBankFile(text: string): BankFile | undefined {
  if (isOfx(text)) return readOfx(text);
  return isQif(text) ? readQif(text) : undefined;
}
