import { DotPlane } from '@/ui/dot-plane';
import { drawMatrix, moveByKey, screenPalette, type Dot, type Place } from '../matrix';
import { highest, lowest } from '../model';

interface MatrixBoardProps {
  dots: readonly Dot[];
  onMove: (id: string, to: Place) => void;
}

function draw(shown: readonly Dot[], side: number) {
  const drawing = drawMatrix(shown, { side, palette: screenPalette });
  // Dots keep their order in the page while their ranks change, so that the focus stays on the one being moved.
  return { ...drawing, dots: drawing.dots.toSorted((a, b) => (a.dot.id < b.dot.id ? -1 : 1)) };
}

/** The matrix of the files, in the colours of the screen, with dots that can be moved. */
export const MatrixBoard = ({ dots, onMove }: MatrixBoardProps) => (
  <DotPlane
    label="Impact/Effort Matrix: effort runs to the right, impact upwards"
    className="max-w-[520px]"
    side={{ first: 520, least: 240, most: 720 }}
    dots={dots}
    draw={draw}
    hitRadius={12}
    scale={{
      min: lowest,
      max: highest,
      valueOf: ({ effort }) => effort,
      describe: ({ impact, effort, rank }) => `Impact ${impact}, effort ${effort}, rank ${rank}`,
    }}
    moveByKey={moveByKey}
    onMove={onMove}
    titleOf={({ name, impact, effort }) => `${name}: impact ${impact}, effort ${effort}`}
  />
);
