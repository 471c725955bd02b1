import interLight from '@fontsource/inter/files/inter-latin-300-normal.woff?url';
import interLightExtended from '@fontsource/inter/files/inter-latin-ext-300-normal.woff?url';
import interRegular from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import interRegularExtended from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import interBlack from '@fontsource/inter/files/inter-latin-900-normal.woff?url';
import interBlackExtended from '@fontsource/inter/files/inter-latin-ext-900-normal.woff?url';
import arimoRegular from '@fontsource/arimo/files/arimo-latin-400-normal.woff?url';
import arimoRegularExtended from '@fontsource/arimo/files/arimo-latin-ext-400-normal.woff?url';
import gelasioRegular from '@fontsource/gelasio/files/gelasio-latin-400-normal.woff?url';
import gelasioRegularExtended from '@fontsource/gelasio/files/gelasio-latin-ext-400-normal.woff?url';
import tinosRegular from '@fontsource/tinos/files/tinos-latin-400-normal.woff?url';
import tinosRegularExtended from '@fontsource/tinos/files/tinos-latin-ext-400-normal.woff?url';
import robotoLight from '@fontsource/roboto/files/roboto-latin-300-normal.woff?url';
import robotoLightExtended from '@fontsource/roboto/files/roboto-latin-ext-300-normal.woff?url';
import robotoRegular from '@fontsource/roboto/files/roboto-latin-400-normal.woff?url';
import robotoRegularExtended from '@fontsource/roboto/files/roboto-latin-ext-400-normal.woff?url';
import robotoBlack from '@fontsource/roboto/files/roboto-latin-900-normal.woff?url';
import robotoBlackExtended from '@fontsource/roboto/files/roboto-latin-ext-900-normal.woff?url';
import openSansLight from '@fontsource/open-sans/files/open-sans-latin-300-normal.woff?url';
import openSansLightExtended from '@fontsource/open-sans/files/open-sans-latin-ext-300-normal.woff?url';
import openSansRegular from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff?url';
import openSansRegularExtended from '@fontsource/open-sans/files/open-sans-latin-ext-400-normal.woff?url';
import openSansBlack from '@fontsource/open-sans/files/open-sans-latin-800-normal.woff?url';
import openSansBlackExtended from '@fontsource/open-sans/files/open-sans-latin-ext-800-normal.woff?url';
import latoLight from '@fontsource/lato/files/lato-latin-300-normal.woff?url';
import latoLightExtended from '@fontsource/lato/files/lato-latin-ext-300-normal.woff?url';
import latoRegular from '@fontsource/lato/files/lato-latin-400-normal.woff?url';
import latoRegularExtended from '@fontsource/lato/files/lato-latin-ext-400-normal.woff?url';
import latoBlack from '@fontsource/lato/files/lato-latin-900-normal.woff?url';
import latoBlackExtended from '@fontsource/lato/files/lato-latin-ext-900-normal.woff?url';
import montserratLight from '@fontsource/montserrat/files/montserrat-latin-300-normal.woff?url';
import montserratLightExtended from '@fontsource/montserrat/files/montserrat-latin-ext-300-normal.woff?url';
import montserratRegular from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff?url';
import montserratRegularExtended from '@fontsource/montserrat/files/montserrat-latin-ext-400-normal.woff?url';
import montserratBlack from '@fontsource/montserrat/files/montserrat-latin-900-normal.woff?url';
import montserratBlackExtended from '@fontsource/montserrat/files/montserrat-latin-ext-900-normal.woff?url';
import poppinsLight from '@fontsource/poppins/files/poppins-latin-300-normal.woff?url';
import poppinsLightExtended from '@fontsource/poppins/files/poppins-latin-ext-300-normal.woff?url';
import poppinsRegular from '@fontsource/poppins/files/poppins-latin-400-normal.woff?url';
import poppinsRegularExtended from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff?url';
import poppinsBlack from '@fontsource/poppins/files/poppins-latin-900-normal.woff?url';
import poppinsBlackExtended from '@fontsource/poppins/files/poppins-latin-ext-900-normal.woff?url';
import type { DisplayFont } from '@/lib/display-fonts';

/** The other cuts of the fonts for titles, beside the bold one: a logo can be lighter or heavier than the titles of the papers below it. */
export const weightFiles: Partial<Record<DisplayFont, Partial<Record<'light' | 'regular' | 'black', readonly string[]>>>> = {
  Inter: {
    light: [interLight, interLightExtended],
    regular: [interRegular, interRegularExtended],
    black: [interBlack, interBlackExtended],
  },
  Arimo: { regular: [arimoRegular, arimoRegularExtended] },
  Gelasio: { regular: [gelasioRegular, gelasioRegularExtended] },
  Tinos: { regular: [tinosRegular, tinosRegularExtended] },
  Roboto: {
    light: [robotoLight, robotoLightExtended],
    regular: [robotoRegular, robotoRegularExtended],
    black: [robotoBlack, robotoBlackExtended],
  },
  'Open Sans': {
    light: [openSansLight, openSansLightExtended],
    regular: [openSansRegular, openSansRegularExtended],
    black: [openSansBlack, openSansBlackExtended],
  },
  Lato: { light: [latoLight, latoLightExtended], regular: [latoRegular, latoRegularExtended], black: [latoBlack, latoBlackExtended] },
  Montserrat: {
    light: [montserratLight, montserratLightExtended],
    regular: [montserratRegular, montserratRegularExtended],
    black: [montserratBlack, montserratBlackExtended],
  },
  Poppins: {
    light: [poppinsLight, poppinsLightExtended],
    regular: [poppinsRegular, poppinsRegularExtended],
    black: [poppinsBlack, poppinsBlackExtended],
  },
};
