/** For each new line the place of the old line it was, or -1 where it is new. */
export function matchLines(old: readonly string[], next: readonly string[]): number[] {
  const matches = next.map(() => -1);
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) {
    matches[start] = start;
    start += 1;
  }
  let [oldEnd, nextEnd] = [old.length, next.length];
  while (oldEnd > start && nextEnd > start && old[oldEnd - 1] === next[nextEnd - 1]) {
    oldEnd -= 1;
    nextEnd -= 1;
    matches[nextEnd] = oldEnd;
  }
  matchEqual(old, next, matches, [start, oldEnd, nextEnd]);
  matchMoved(old, next, matches, [start, oldEnd, nextEnd]);
  matchEdited(old, next, matches, [start, oldEnd, nextEnd]);
  return matches;
}

type Range = readonly [start: number, oldEnd: number, nextEnd: number];

/** A table of more cells than this takes too long between two keystrokes; lines are then found by their text alone. */
const mostCells = 250_000;

/** Lines that stayed, in order: as many as possible. */
function matchEqual(old: readonly string[], next: readonly string[], matches: number[], [start, oldEnd, nextEnd]: Range): void {
  const [rows, columns] = [oldEnd - start, nextEnd - start];
  if (rows === 0 || columns === 0 || rows * columns > mostCells) return;
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[start + row] === next[start + column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (old[start + row] === next[start + column]) {
      matches[start + column] = start + row;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
}

/** Lines cut here and pasted there are still the same lines. */
function matchMoved(old: readonly string[], next: readonly string[], matches: number[], [start, oldEnd, nextEnd]: Range): void {
  const used = new Set(matches);
  const free = new Map<string, number[]>();
  for (let index = start; index < oldEnd; index += 1) {
    const line = old[index] ?? '';
    if (used.has(index) || line.trim() === '') continue;
    const others = free.get(line);
    if (others) others.push(index);
    else free.set(line, [index]);
  }
  for (let index = start; index < nextEnd; index += 1) {
    if (matches[index] === -1) matches[index] = free.get(next[index] ?? '')?.shift() ?? -1;
  }
}

function sharedEnds(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let front = 0;
  while (front < most && one[front] === other[front]) front += 1;
  let back = 0;
  while (back < most - front && one[one.length - 1 - back] === other[other.length - 1 - back]) back += 1;
  return front + back;
}

/** A corrected line keeps its tags; a line written anew does not inherit what was proven of another. */
export const isEdited = (one: string, other: string) =>
  one.trim() !== '' && other.trim() !== '' && sharedEnds(one, other) * 2 >= Math.min(one.length, other.length);

/** What is left between two lines that stayed: the first that is alike, in order. */
function matchEdited(old: readonly string[], next: readonly string[], matches: number[], [start, oldEnd, nextEnd]: Range): void {
  const used = new Set(matches);
  let from = start;
  for (let index = start; index < nextEnd; index += 1) {
    const match = matches[index] ?? -1;
    if (match !== -1) {
      if (match >= from) from = match + 1;
      continue;
    }
    for (let candidate = from; candidate < oldEnd; candidate += 1) {
      if (used.has(candidate)) {
        if (matches.indexOf(candidate) > index) break;
        continue;
      }
      if (!isEdited(old[candidate] ?? '', next[index] ?? '')) continue;
      matches[index] = candidate;
      used.add(candidate);
      from = candidate + 1;
      break;
    }
  }
}
