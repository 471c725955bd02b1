import type { Picture } from '@/lib/blocks';
import { fitInto, wrapPicture, type Logo } from '@/lib/logos';

/** On paper. */
const printBox = { width: 180, height: 72 };

export const logoPicture = ({ png, width, height }: Logo): Picture =>
  wrapPicture(`data:image/png;base64,${png}`, fitInto({ width, height }, printBox));
