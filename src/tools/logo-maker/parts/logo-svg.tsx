import { Shapes } from '@/ui/shapes';
import type { Drawing } from '../layout';

/** A wide logo may be wider than a square one is, or it could not be read. */
const wideShare = 1.6;

/** The drawing on the screen: the same shapes, in the same order, as in the files. */
export function LogoSvg({ drawing, size, label }: { drawing: Drawing; size: number; label?: string }) {
  const { width, height, shapes } = drawing;
  const across = width > height ? size * wideShare : size;
  return (
    <svg
      width={across}
      height={(across * height) / width}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full flex-none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Shapes of={shapes} />
    </svg>
  );
}
