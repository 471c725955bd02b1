import { useCallback } from 'react';
import { DotPlane } from '@/ui/dot-plane';
import { moveByKey, type Dot, type Place } from '../map';
import { describeDot, drawMap, screenPalette } from '../map-drawing';
import type { Axes } from '../model';

interface MapBoardProps {
  axes: Axes;
  dots: readonly Dot[];
  onMove: (id: string, to: Place) => void;
}

/** The map of the files, in the colours of the screen, with dots that can be moved. */
export function MapBoard({ axes, dots, onMove }: MapBoardProps) {
  const draw = useCallback((shown: readonly Dot[], side: number) => drawMap(axes, shown, { side, palette: screenPalette }), [axes]);
  return (
    <DotPlane
      label="Map of products"
      className="max-w-[540px]"
      side={{ first: 560, least: 240, most: 720 }}
      dots={dots}
      draw={draw}
      hitRadius={16}
      scale={{ min: 0, max: 10, valueOf: ({ x }) => x, describe: (dot) => describeDot(dot, axes) }}
      moveByKey={moveByKey}
      onMove={onMove}
    />
  );
}
