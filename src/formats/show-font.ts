import type { DisplayFont } from '@/lib/display-fonts';
import { showFont } from '@/platform/faces';
import { displayFiles } from './font-files';

/** A font for titles on the screen, as the files have it. */
export const showDisplayFont = (font: DisplayFont) => showFont(font, displayFiles[font]);
