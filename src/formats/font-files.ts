/** The fonts that are drawn and embedded, each in the parts it is delivered in. */
import dejaVuBold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url';
import dejaVu from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import interBold from '@fontsource/inter/files/inter-latin-700-normal.woff?url';
import interBoldExtended from '@fontsource/inter/files/inter-latin-ext-700-normal.woff?url';
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
import interRegular from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import interRegularExtended from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import interRegularCyrillic from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url';
import interRegularCyrillicExtended from '@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff?url';
import interRegularGreek from '@fontsource/inter/files/inter-greek-400-normal.woff?url';
import interRegularVietnamese from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url';
import interStrong from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import interStrongExtended from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import interStrongCyrillic from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url';
import interStrongCyrillicExtended from '@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff?url';
import interStrongGreek from '@fontsource/inter/files/inter-greek-600-normal.woff?url';
import interStrongVietnamese from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff?url';
import serifExtended from '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff?url';
import type { DisplayFont } from '@/lib/display-fonts';

/** The cut for titles of each font, bold but for our own: its Latin letters, then the accented ones. */
export const displayFiles: Record<DisplayFont, readonly string[]> = {
  'Instrument Serif': [serif, serifExtended],
  Inter: [interBold, interBoldExtended],
  Arimo: [arimoLatin, arimoExtended],
  Gelasio: [gelasioLatin, gelasioExtended],
  Tinos: [tinosLatin, tinosExtended],
  Roboto: [robotoLatin, robotoExtended],
  'Open Sans': [openSansLatin, openSansExtended],
  Lato: [latoLatin, latoExtended],
  Montserrat: [montserratLatin, montserratExtended],
  Poppins: [poppinsLatin, poppinsExtended],
};

interface TextFile {
  address: string;
  /** The letters it is worth loading for. */
  letters: RegExp;
}

const parts = [
  /[\u0100-\u024f\u0259\u02b0-\u02ff\u1e00-\u1eff\u2020-\u20cf\u2113\u2c60-\u2c7f\ua720-\ua7ff]/u,
  /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
  /[\u0460-\u0482\u048a-\u052f\u20b4]/u,
  /[\u0370-\u03ff]/u,
  /[\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
];
const inParts = (addresses: readonly string[]): TextFile[] =>
  addresses.map((address, index) => ({ address, letters: parts[index] ?? /./u }));

/** Western letters first; then what a text needs; last a font with many more scripts, for what is still missing. */
export const textFiles = {
  regular: {
    first: interRegular,
    more: [
      ...inParts([interRegularExtended, interRegularCyrillic, interRegularCyrillicExtended, interRegularGreek, interRegularVietnamese]),
    ],
    last: dejaVu,
  },
  strong: {
    first: interStrong,
    more: [...inParts([interStrongExtended, interStrongCyrillic, interStrongCyrillicExtended, interStrongGreek, interStrongVietnamese])],
    last: dejaVuBold,
  },
};
