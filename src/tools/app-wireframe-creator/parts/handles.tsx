import type { Box } from '@/lib/drawing';
import { handles, type Handle } from '../resize';

const target = 24;
const square = 9;
/** Reaching further out than in, they leave the middle of a small element to be dragged; of a tiny one, all of it. */
const outwardOf = (side: number) => (side < target ? target / 2 : 6);
/** Handles in the middle of a side need room between those of the corners. */
const leastSide = 140;

const cursors: Record<Handle, string> = {
  nw: 'cursor-nwse-resize',
  n: 'cursor-ns-resize',
  ne: 'cursor-nesw-resize',
  e: 'cursor-ew-resize',
  se: 'cursor-nwse-resize',
  s: 'cursor-ns-resize',
  sw: 'cursor-nesw-resize',
  w: 'cursor-ew-resize',
};

/** Pulled to resize. Keys and fields do the same, so they are not read out. */
export function Handles({ box, zoom, isIdle }: { box: Box; zoom: number; isIdle: boolean }) {
  const [wide, tall] = [box.width * zoom, box.height * zoom];
  const hasRoom = (handle: Handle) => handle.length === 2 || (/[ns]/.test(handle) ? wide : tall) >= leastSide;
  return (
    <g aria-hidden="true">
      {handles.filter(hasRoom).map((handle) => {
        const [right, left, top, bottom] = ['e', 'w', 'n', 's'].map((side) => handle.includes(side));
        const x = box.x * zoom + (left ? 0 : right ? wide : wide / 2);
        const y = box.y * zoom + (top ? 0 : bottom ? tall : tall / 2);
        const [outX, outY] = [(Number(right) - Number(left)) * outwardOf(wide), (Number(bottom) - Number(top)) * outwardOf(tall)];
        return (
          <g key={handle}>
            <rect
              x={x - square / 2}
              y={y - square / 2}
              width={square}
              height={square}
              rx={2}
              fill="#ffffff"
              stroke="#0b6b4a"
              strokeWidth={1.5}
            />
            <rect
              data-handle={handle}
              x={x + outX - target / 2}
              y={y + outY - target / 2}
              width={target}
              height={target}
              fill="transparent"
              data-hold=""
              pointerEvents={isIdle ? 'none' : 'all'}
              className={cursors[handle]}
            />
          </g>
        );
      })}
    </g>
  );
}
