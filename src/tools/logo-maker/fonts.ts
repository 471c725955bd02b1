import type { OutlineFont } from '@/kinds/board/outline-text';
import interLatin from '@fontsource/inter/files/inter-latin-700-normal.woff?url';
import interExtended from '@fontsource/inter/files/inter-latin-ext-700-normal.woff?url';
import arimoLatin from '@fontsource/arimo/files/arimo-latin-700-normal.woff?url';
import arimoExtended from '@fontsource/arimo/files/arimo-latin-ext-700-normal.woff?url';
import gelasioLatin from '@fontsource/gelasio/files/gelasio-latin-700-normal.woff?url';
import gelasioExtended from '@fontsource/gelasio/files/gelasio-latin-ext-700-normal.woff?url';
import tinosLatin from '@fontsource/tinos/files/tinos-latin-700-normal.woff?url';
import tinosExtended from '@fontsource/tinos/files/tinos-latin-ext-700-normal.woff?url';
import robotoLatin from '@fontsource/roboto/files/roboto-latin-700-normal.woff?url';
import robotoExtended from '@fontsource/roboto/files/roboto-latin-ext-700-normal.woff?url';
import openSansLatin from '@fontsource/open-sans/files/open-sans-latin-700-normal.woff?url';
import openSansExtended from '@fontsource/open-sans/files/open-sans-latin-ext-700-normal.woff?url';
import latoLatin from '@fontsource/lato/files/lato-latin-700-normal.woff?url';
import latoExtended from '@fontsource/lato/files/lato-latin-ext-700-normal.woff?url';
import montserratLatin from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff?url';
import montserratExtended from '@fontsource/montserrat/files/montserrat-latin-ext-700-normal.woff?url';
import poppinsLatin from '@fontsource/poppins/files/poppins-latin-700-normal.woff?url';
import poppinsExtended from '@fontsource/poppins/files/poppins-latin-ext-700-normal.woff?url';
import { faces, type Family } from './content';

/** The bold cut of each font that is drawn with: its Latin letters, then the accented ones. */
const files: Record<string, readonly string[]> = {
  Inter: [interLatin, interExtended],
  Arimo: [arimoLatin, arimoExtended],
  Gelasio: [gelasioLatin, gelasioExtended],
  Tinos: [tinosLatin, tinosExtended],
  Roboto: [robotoLatin, robotoExtended],
  'Open Sans': [openSansLatin, openSansExtended],
  Lato: [latoLatin, latoExtended],
  Montserrat: [montserratLatin, montserratExtended],
  Poppins: [poppinsLatin, poppinsExtended],
};

const loaded = new Map<string, Promise<OutlineFont>>();

/** Each font is read once; one that could not be read is tried again when next asked for. */
export function loadFont(family: Family): Promise<OutlineFont> {
  const name = faces[family].drawnWith;
  const known = loaded.get(name);
  if (known) return known;
  const font = import('@/kinds/board/outline-text').then(({ loadOutlineFont }) => loadOutlineFont(files[name] ?? []));
  loaded.set(name, font);
  font.catch(() => loaded.delete(name));
  return font;
}
