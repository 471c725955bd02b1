import type { CanvasBlock, Slot } from './content';
import type { Grouped } from './model';
import type { NoteMove } from './notes';

interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Rows and columns from one on, read off the class that places the block on the screen. */
export function areaOf({ place }: Pick<CanvasBlock, 'place'>): Area {
  const [top = 1, left = 1, bottom = 2, right = 2] = (place.match(/\d+/g) ?? []).map(Number);
  return { top, left, bottom, right };
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isDirection = (key: string): key is Direction => ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);

/** How far the other block lies that way, and how much of it lies beside this one; nothing where it does not. */
function measure(from: Area, to: Area, direction: Direction): { gap: number; shared: number } | undefined {
  const isSideways = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const gaps = {
    ArrowLeft: from.left - to.right,
    ArrowRight: to.left - from.right,
    ArrowUp: from.top - to.bottom,
    ArrowDown: to.top - from.bottom,
  };
  const shared = isSideways
    ? Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top)
    : Math.min(from.right, to.right) - Math.max(from.left, to.left);
  return gaps[direction] >= 0 && shared > 0 ? { gap: gaps[direction], shared } : undefined;
}

/** The block next to this one on the sheet: the nearest, and of those the one with the longest common edge. */
export function neighbourOf(blocks: readonly CanvasBlock[], slot: Slot, direction: Direction): CanvasBlock | undefined {
  const from = blocks.find((block) => block.slot === slot);
  if (!from) return undefined;
  const near = blocks.flatMap((block) => {
    const measured = block === from ? undefined : measure(areaOf(from), areaOf(block), direction);
    return measured ? [{ block, ...measured }] : [];
  });
  return near.toSorted((a, b) => a.gap - b.gap || b.shared - a.shared)[0]?.block;
}

/** Where Alt and an arrow key take a note: up and down among the notes of its block and on to the block there, left and right to the next block. */
export function keyMove(blocks: readonly CanvasBlock[], shown: Grouped, id: string, direction: Direction): NoteMove | undefined {
  const from = blocks.find(({ slot }) => shown.get(slot)?.some((note) => note.id === id));
  if (!from) return undefined;
  const notes = shown.get(from.slot) ?? [];
  const index = notes.findIndex((note) => note.id === id);
  if (direction === 'ArrowUp' && index > 0) return { id, slot: from.slot, before: notes[index - 1]?.id };
  if (direction === 'ArrowDown' && index < notes.length - 1) return { id, slot: from.slot, before: notes[index + 2]?.id };
  const to = neighbourOf(blocks, from.slot, direction)?.slot;
  if (!to) return undefined;
  // Sideways to the same height; up to the end of the block above; down to the beginning of the one below.
  const place = direction === 'ArrowUp' ? Infinity : direction === 'ArrowDown' ? 0 : index;
  return { id, slot: to, before: shown.get(to)?.[place]?.id };
}

/** The note that an arrow key alone leads to. */
export function keyStep(blocks: readonly CanvasBlock[], shown: Grouped, id: string, direction: Direction): string | undefined {
  const from = blocks.find(({ slot }) => shown.get(slot)?.some((note) => note.id === id));
  if (!from) return undefined;
  const notes = shown.get(from.slot) ?? [];
  const index = notes.findIndex((note) => note.id === id);
  const beside = { ArrowUp: notes[index - 1], ArrowDown: notes[index + 1], ArrowLeft: undefined, ArrowRight: undefined }[direction];
  if (beside) return beside.id;
  const seen = new Set<Slot>([from.slot]);
  let to = neighbourOf(blocks, from.slot, direction)?.slot;
  // Empty blocks are passed over.
  while (to && !seen.has(to) && (shown.get(to)?.length ?? 0) === 0) {
    seen.add(to);
    to = neighbourOf(blocks, to, direction)?.slot;
  }
  const others = (to && shown.get(to)) || [];
  if (direction === 'ArrowUp') return others.at(-1)?.id;
  return direction === 'ArrowDown' ? others[0]?.id : others[Math.min(index, others.length - 1)]?.id;
}
