import type { Picture } from '@/lib/blocks';
import { drawLogo, type Logo } from '@/lib/logos';

/** On paper. */
const printBox = { width: 180, height: 72 };

export const logoPicture = (logo: Logo): Picture => drawLogo(logo, printBox);
