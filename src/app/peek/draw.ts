import { cutTo } from '@/lib/cut';
import { sumOf } from '@/lib/numbers';

/** What a drawing is made of: rows of a list, lines of a document, or a picture that the tool draws itself. */
export type Peek =
  | { kind: 'rows'; rows: readonly (readonly string[])[] }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'picture'; svg: string };

export const size = { width: 480, height: 264 };
const edge = 20;
const [ink, mute, line, soft] = ['#1a1c19', '#5d625b', '#e6e2d6', '#f4f2eb'];
const mostColumns = 5;
const letter = 7.2;
const widest = 22;
const rowHeight = 27;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const words = (text: string, x: number, y: number, how: string) => `<text x="${x}" y="${y}" ${how}>${escape(text)}</text>`;

/** The first rows of CSV: cells in quotes may hold commas, quotes and line breaks. */
export function readRows(csv: string, most = 9): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end === '') break;
    if (end !== ',' && rows.push([]) > most) break;
  }
  return rows.filter((row) => row.some((cell) => cell !== '')).slice(0, most);
}

function drawRows(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  // A column without a word in it would only take room.
  const shown = head.flatMap((_, index) => (rows.slice(1).some((row) => row[index]) ? [index] : [])).slice(0, mostColumns);
  const shares = shown.map((index) => Math.min(widest, Math.max(6, ...rows.map((row) => row[index]?.length ?? 0))));
  const unit = (size.width - 2 * edge) / Math.max(1, sumOf(shares));
  const columns = shown.map((index, place) => ({
    index,
    x: edge + unit * sumOf(shares.slice(0, place)),
    room: unit * (shares[place] ?? 0),
  }));
  return rows
    .map((row, place) => {
      const y = edge + 14 + place * rowHeight;
      const how = place === 0 ? `font-weight="600" fill="${mute}"` : `fill="${ink}"`;
      const cells = columns.map(({ index, x, room }) =>
        words(cutTo((row[index] ?? '').replace(/\s+/g, ' '), Math.max(3, Math.floor(room / letter) - 1)), x, y, how),
      );
      return `${cells.join('')}<path d="M${edge} ${y + 9.5}h${size.width - 2 * edge}" stroke="${line}"/>`;
    })
    .join('');
}

const lineHeight = 19;
const mostLines = 10;
const plain = (text: string) => text.replace(/\*\*|`|^>\s*/g, '').trim();

/** A line of Markdown or of a text as it reads: cells side by side, points with a dot, headings in ink. */
function drawLine(each: string, y: number): string {
  const wide = size.width - 2 * edge;
  const cells = /^\|(.*)\|$/.exec(each)?.[1]?.split('|').slice(0, mostColumns).map(plain);
  if (cells) {
    const room = wide / cells.length;
    const shown = cells.map((cell, place) =>
      words(cutTo(cell, Math.max(3, Math.floor(room / letter) - 1)), edge + room * place, y, `fill="${ink}"`),
    );
    return `${shown.join('')}<path d="M${edge} ${y + 5.5}h${wide}" stroke="${line}"/>`;
  }
  const isHeading = /^#+\s/.test(each);
  const text = plain(each.replace(/^#+\s*/, '').replace(/^[-*]\s+/, '• '));
  return words(cutTo(text, Math.floor(wide / letter)), edge, y, isHeading ? `font-weight="600" fill="${ink}"` : `fill="${mute}"`);
}

function drawLines(lines: readonly string[]): string {
  // Rules, and what only lines up a table, are no words.
  const [title = '', ...rest] = lines.map((each) => each.trim()).filter((each) => !/^([\s|:=-]*|\[?sample\]?)$/i.test(each));
  const body = rest.slice(0, mostLines).map((each, place) => drawLine(each, 74 + place * lineHeight));
  const head = plain(title.replace(/^#+\s*/, ''));
  return words(cutTo(head, 34), edge, 44, `fill="${ink}" font-size="22" font-family="Georgia, serif"`) + body.join('');
}

const drawPicture = (svg: string) =>
  `<rect width="${size.width}" height="${size.height}" fill="${soft}"/><image x="10" y="10" width="${size.width - 20}" height="${size.height - 20}" href="data:image/svg+xml,${encodeURIComponent(svg)}"/>`;

/** A small picture of what comes of a tool, with the word "Sample" on it; one picture, so that nothing of it is taken for work. */
export function drawPeek(peek: Peek): string {
  const { width, height } = size;
  const inside = peek.kind === 'rows' ? drawRows(peek.rows) : peek.kind === 'lines' ? drawLines(peek.lines) : drawPicture(peek.svg);
  const mark = `<rect x="${width - 78}" y="${height - 36}" width="66" height="24" rx="12" fill="#fdf1dc"/>${words('Sample', width - 45, height - 19.5, 'fill="#8a5300" font-weight="600" text-anchor="middle"')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Arial, sans-serif" font-size="13"><rect width="${width}" height="${height}" fill="#ffffff"/>${inside}${mark}</svg>`;
}
