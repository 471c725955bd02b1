import type { CanvasKind } from '../content';

const sheet = 'grid grid-cols-1 gap-2.5 sm:grid-cols-2 lg:grid-cols-10';
const nine = `${sheet} lg:grid-rows-[minmax(230px,auto)_minmax(230px,auto)_minmax(180px,auto)]`;

/** Five columns over two halves, as the sheet is known; on narrow screens the blocks follow each other. */
export const gridClasses: Record<CanvasKind, string> = {
  business: nine,
  lean: nine,
  value: `${sheet} lg:grid-rows-[minmax(150px,auto)_minmax(230px,auto)_minmax(230px,auto)]`,
};
