export interface WordChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this the table of all pairs is too large; the texts then stand one after the other. */
const mostPairs = 1_000_000;

/** The shortest way from one text to the other, word by word. Joined without the removed, it is the new text to the letter. */
export function compareWords(before: string, after: string): WordChange[] {
  const from = before.match(/\s+|[^\s]+/g) ?? [];
  const to = after.match(/\s+|[^\s]+/g) ?? [];
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }];
  if (from.length * to.length > mostPairs)
    return [
      { kind: 'removed', text: `${before}\n` },
      { kind: 'added', text: after },
    ];
  const width = to.length + 1;
  const common = new Uint32Array((from.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        from[row] === to[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const changes: WordChange[] = [];
  const put = (kind: WordChange['kind'], text: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.text += text;
    else changes.push({ kind, text });
  };
  let row = 0;
  let column = 0;
  while (row < from.length || column < to.length) {
    if (row < from.length && column < to.length && from[row] === to[column]) {
      put('same', to[column] ?? '');
      row += 1;
      column += 1;
    } else if (column >= to.length || (row < from.length && at(row + 1, column) >= at(row, column + 1))) {
      put('removed', from[row] ?? '');
      row += 1;
    } else {
      put('added', to[column] ?? '');
      column += 1;
    }
  }
  return changes;
}
