/** A plain RFC 4180 reader, written apart from the library that writes our files. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const body = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < body.length; at += 1) {
    const mark = body[at];
    if (isQuoted && mark === '"' && body[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (mark === '"') isQuoted = !isQuoted;
    else if (!isQuoted && mark === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!isQuoted && mark === '\r') continue;
    else if (!isQuoted && mark === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      rows.push([]);
    } else cell += mark;
  }
  rows.at(-1)?.push(cell);
  return rows;
}
