import type { KeyboardEvent } from 'react';
import { clamp } from '@/lib/numbers';
import type { How } from '@/workspace/store';
import { limits, type Guide, type Wireframe } from '../model';

export const moveGuide = (guide: Guide, by: number): Guide => ({
  ...guide,
  at: clamp(Math.round(guide.at + by), -limits.place, limits.place),
});

interface GuideLinesProps {
  wireframe: Wireframe;
  moving: Guide | undefined;
  zoom: number;
  onChange: (recipe: (data: Wireframe) => Wireframe, how?: How) => void;
}

const line = '#2563eb';
const knob = 24;

/** Lines to align by: dragged, or moved with the arrows; Delete takes one away. They are in no file. */
export function GuideLines({ wireframe, moving, zoom, onChange }: GuideLinesProps) {
  const { width, height, guides } = wireframe;
  const onKeyDown = (event: KeyboardEvent, guide: Guide) => {
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (way) {
      const moved = moveGuide(guide, way * (event.shiftKey ? 10 : 1));
      onChange((data) => ({ ...data, guides: data.guides.map((each) => (each.id === guide.id ? moved : each)) }), {
        key: `guide ${guide.id}`,
      });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChange((data) => ({ ...data, guides: data.guides.filter(({ id }) => id !== guide.id) }));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return guides.map((kept) => {
    const guide = moving?.id === kept.id ? moving : kept;
    const isUpright = guide.axis === 'x';
    const at = guide.at * zoom;
    const long = isUpright ? height * zoom : width * zoom;
    return (
      <g key={guide.id}>
        <line
          {...(isUpright ? { x1: at, x2: at, y1: -12, y2: long + 12 } : { x1: -12, x2: long + 12, y1: at, y2: at })}
          stroke={line}
          strokeDasharray="4 3"
          className="pointer-events-none"
        />
        <rect
          data-guide={guide.id}
          role="slider"
          tabIndex={0}
          aria-label={isUpright ? 'Vertical guide' : 'Horizontal guide'}
          aria-orientation={isUpright ? 'horizontal' : 'vertical'}
          aria-valuenow={guide.at}
          aria-valuemin={-limits.place}
          aria-valuemax={limits.place}
          // Half on the paper: a phone has no more room beside it.
          x={isUpright ? at - knob / 2 : -knob / 2}
          y={isUpright ? -knob / 2 : at - knob / 2}
          width={knob}
          height={knob}
          rx={knob / 2}
          fill={line}
          fillOpacity={0.18}
          stroke={line}
          data-hold=""
          pointerEvents="all"
          className={isUpright ? 'cursor-ew-resize' : 'cursor-ns-resize'}
          onKeyDown={(event) => onKeyDown(event, kept)}
        />
      </g>
    );
  });
}
