import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DotPlane } from './dot-plane';

interface Place {
  x: number;
  y: number;
}
interface Dot extends Place {
  id: string;
  name: string;
}

/** Ten points to a step, upwards from the bottom left. */
const draw = (dots: readonly Dot[]) => ({
  width: 100,
  height: 100,
  frame: [],
  dots: dots.map((dot) => ({ dot, home: { x: dot.x * 10, y: 100 - dot.y * 10 }, cx: dot.x * 10, cy: 100 - dot.y * 10, shapes: [] })),
  toPlace: (x: number, y: number) => ({ x: Math.round(x / 10), y: Math.round((100 - y) / 10) }),
});
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function show() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const moves: unknown[] = [];
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  act(() =>
    createRoot(box).render(
      <DotPlane<Place, Dot>
        label="Map"
        className=""
        side={{ first: 100, least: 100, most: 100 }}
        dots={[{ id: 'a', name: 'Acme', x: 9, y: 5 }]}
        draw={draw}
        hitRadius={5}
        scale={{ min: 0, max: 10, valueOf: ({ x }) => x, describe: ({ x, y }) => `${x} across, ${y} up` }}
        moveByKey={({ x, y }, key) => (steps[key] === undefined ? undefined : { x: Math.min(9, x + steps[key]), y })}
        onMove={(...move) => moves.push(move)}
      />,
    ),
  );
  const dot = box.querySelector<SVGGElement>('[role=slider]');
  if (!dot) throw new Error('There is no dot.');
  dot.setPointerCapture = () => {};
  const point = (type: string, clientX: number, clientY: number) =>
    act(() => void dot.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY })));
  const press = (key: string) => act(() => void dot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return { dot, moves, point, press };
}

it('moves a dot with the arrow keys, and leaves it where it is at the end of the scale', () => {
  const { moves, press } = show();
  press('ArrowRight');
  press('x');
  expect(moves).toEqual([]);
  press('ArrowLeft');
  expect(moves).toEqual([['a', { x: 8, y: 5 }]]);
});

it('moves a dot by as much as it was drawn along, wherever it was taken hold of', () => {
  const { dot, moves, point } = show();
  point('pointerdown', 94, 53);
  point('pointerup', 94, 53);
  expect(moves).toEqual([]);
  point('pointerdown', 94, 53);
  point('pointermove', 64, 43);
  expect(dot.getAttribute('aria-valuetext')).toBe('6 across, 6 up');
  point('pointerup', 64, 43);
  expect(moves).toEqual([['a', { x: 6, y: 6 }]]);
});
