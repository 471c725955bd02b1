/** An item that stands in a column, at a place. */
export interface Placed {
  id: string;
}

export interface Move {
  id: string;
  toColumn: string;
  /** Place among the items of that column. */
  toIndex: number;
}

/** Moves one item in a flat list where `columnOf` says who stands where; all others keep their order. */
export function applyMove<T extends Placed>(
  items: readonly T[],
  { id, toColumn, toIndex }: Move,
  columnOf: (item: T) => string,
  place: (item: T, column: string) => T,
): T[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const others = items.filter((item) => item.id !== id);
  const neighbours = others.filter((item) => columnOf(item) === toColumn);
  const before = neighbours[Math.max(0, toIndex)];
  const at = before ? others.indexOf(before) : others.length;
  return [...others.slice(0, at), place(moved, toColumn), ...others.slice(at)];
}

/** Where Alt and an arrow key take a card: left and right to the next column, up and down within it. */
export function keyMove(key: string, id: string, columns: readonly { id: string; items: readonly Placed[] }[]): Move | undefined {
  const from = columns.findIndex((column) => column.items.some((item) => item.id === id));
  const column = columns[from];
  if (!column) return undefined;
  const index = column.items.findIndex((item) => item.id === id);
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (sideways) {
    const target = columns[from + sideways];
    return target && { id, toColumn: target.id, toIndex: Math.min(index, target.items.length) };
  }
  const upDown = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!upDown || index + upDown < 0 || index + upDown >= column.items.length) return undefined;
  return { id, toColumn: column.id, toIndex: index + upDown };
}
