import { Shapes } from '@/ui/shapes';
import { canvasSize, type Drawing } from '../layout';

/** The drawing on the screen: the same shapes, in the same order, as in the files. */
export function LogoSvg({ drawing, size, label }: { drawing: Drawing; size: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${canvasSize} ${canvasSize}`}
      className="block flex-none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Shapes of={drawing.shapes} />
    </svg>
  );
}
