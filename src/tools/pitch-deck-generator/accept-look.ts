import type { DisplayFont } from '@/lib/display-fonts';
import { logoBox, type Logo } from '@/lib/logos';
import type { LookLine } from '@/lib/topics/facts';
import type { Acceptance } from '@/workspace/shares';
import type { DeckData } from './model';
import { displayOf, themeFields } from './theme';

/** The deck's own name for each font that titles can be set in. */
const fonts = Object.fromEntries(
  themeFields.font.options.filter((font) => font !== 'Verdana' && font !== 'Trebuchet MS').map((font) => [displayOf[font], font]),
) as Partial<Record<DisplayFont, string>>;

const isSide = (length: number, most: number) => Number.isInteger(length) && length >= 1 && length <= most;
/** A picture that was drawn here, as every logo is. */
const isOurs = ({ png, width, height }: Logo) =>
  isSide(width, logoBox.width) && isSide(height, logoBox.height) && png.length <= 2_000_000 && /^[A-Za-z0-9+/]*={0,2}$/.test(png);

/** What the user has chosen for the deck stays. */
export const acceptLook: Acceptance<DeckData, LookLine> = {
  noun: 'setting',
  verb: 'Take over',
  plan: (data, lines) => {
    const { theme } = data;
    const accent = lines.find((look) => look.accent !== undefined)?.accent;
    const font = lines.flatMap(({ display }) => (display ? (fonts[display] ?? []) : [])).at(0);
    const logo = lines.find((look) => look.logo !== undefined && isOurs(look.logo))?.logo;
    const hasAccent = accent !== undefined && theme.accent === themeFields.accent.default && accent !== theme.accent;
    const hasFont = font !== undefined && theme.font === themeFields.font.default && font !== theme.font;
    const hasLogo = logo !== undefined && data.logo === null;
    if (!hasAccent && !hasFont && !hasLogo) return { data, names: [] };
    return {
      data: {
        ...data,
        theme: { ...theme, ...(hasAccent ? { accent } : {}), ...(hasFont ? { font } : {}) },
        logo: hasLogo ? logo : data.logo,
      },
      names: [...(hasAccent ? [themeFields.accent.label] : []), ...(hasFont ? [themeFields.font.label] : []), ...(hasLogo ? ['Logo'] : [])],
    };
  },
};
