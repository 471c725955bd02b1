import { capitalise } from '@/lib/text';
import { figures, type Family, type Figure } from './content';
import { labelOfSymbol, type Draft, type Symbol, type Weight } from './model';

interface Colors {
  accent: string;
  /** Dark, for letters on white and for grounds. */
  deep: string;
  /** Light, for grounds under deep letters. */
  soft: string;
  /** For an icon on the deep one. */
  pop: string;
}

const palettes: readonly Colors[] = [
  { accent: '#0f766e', deep: '#134e4a', soft: '#ccfbf1', pop: '#fbbf24' },
  { accent: '#1d4ed8', deep: '#172554', soft: '#dbeafe', pop: '#fb923c' },
  { accent: '#7e22ce', deep: '#3b0764', soft: '#f3e8ff', pop: '#f9a8d4' },
  { accent: '#15803d', deep: '#14532d', soft: '#dcfce7', pop: '#facc15' },
  { accent: '#b91c1c', deep: '#450a0a', soft: '#fee2e2', pop: '#fcd34d' },
  { accent: '#c2410c', deep: '#431407', soft: '#ffedd5', pop: '#5eead4' },
  { accent: '#334155', deep: '#0f172a', soft: '#e2e8f0', pop: '#38bdf8' },
  { accent: '#be185d', deep: '#500724', soft: '#fce7f3', pop: '#fbbf24' },
];

interface Recipe {
  fontFamily: Family;
  weight: Weight;
  tracking: number;
  layout: Draft['layout'];
  shape: Draft['shape'];
  paint: (colors: Colors) => { textColor: string; backgroundColor: string; iconColor?: string };
  hasInitials?: true;
}

const onWhite = ({ deep, accent }: Colors) => ({ textColor: deep, backgroundColor: '#ffffff', iconColor: accent });
const inAccent = ({ accent }: Colors) => ({ textColor: '#ffffff', backgroundColor: accent });
const inDeep = ({ deep, pop }: Colors) => ({ textColor: '#ffffff', backgroundColor: deep, iconColor: pop });
const inSoft = ({ soft, deep, accent }: Colors) => ({ textColor: deep, backgroundColor: soft, iconColor: accent });

/** Twelve ways to set a name that differ in more than colour. */
const recipes: readonly Recipe[] = [
  { fontFamily: 'Montserrat', weight: 'bold', tracking: 0, layout: 'stacked', shape: 'none', paint: onWhite },
  { fontFamily: 'Poppins', weight: 'black', tracking: -2, layout: 'icon-left', shape: 'rounded', paint: inAccent },
  { fontFamily: 'Georgia', weight: 'regular', tracking: 4, layout: 'text', shape: 'none', paint: onWhite },
  { fontFamily: 'Inter', weight: 'black', tracking: -4, layout: 'text', shape: 'circle', paint: inAccent },
  { fontFamily: 'Lato', weight: 'light', tracking: 22, layout: 'stacked', shape: 'none', paint: onWhite },
  { fontFamily: 'Times New Roman', weight: 'regular', tracking: 6, layout: 'badge', shape: 'circle', paint: inDeep },
  { fontFamily: 'Roboto', weight: 'bold', tracking: 0, layout: 'icon-left', shape: 'none', paint: onWhite },
  { fontFamily: 'Open Sans', weight: 'black', tracking: -1, layout: 'stacked', shape: 'square', paint: inSoft },
  { fontFamily: 'Montserrat', weight: 'light', tracking: 16, layout: 'badge', shape: 'none', paint: onWhite },
  { fontFamily: 'Poppins', weight: 'regular', tracking: 2, layout: 'icon-left', shape: 'none', paint: onWhite, hasInitials: true },
  { fontFamily: 'Georgia', weight: 'bold', tracking: 0, layout: 'stacked', shape: 'rounded', paint: inDeep },
  { fontFamily: 'Inter', weight: 'regular', tracking: 8, layout: 'icon-left', shape: 'square', paint: inSoft },
];

export interface Idea {
  draft: Draft;
  /** What a person who can't see it is told. */
  label: string;
}

/** The same for the same name, and spread over the palettes for others. */
const numberOf = (name: string) => Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);

/** Where neither the name nor the trade says anything. */
const anyones: readonly Figure[] = ['spark', 'peak', 'orbit', 'hexagon', 'wave', 'leaf', 'bolt', 'diamond', 'cube', 'ring'];

/** Twelve logos for a name, with icons that fit it; each round brings others. Words and format stay the user's. */
export function toIdeas(base: Draft, fitting: readonly Symbol[], round: number): Idea[] {
  const icons: readonly Symbol[] = [...new Set([...fitting, ...anyones])].slice(0, Math.max(fitting.length, figures.length / 3));
  const start = numberOf(base.text) + round * 5;
  return recipes.map((recipe, index): Idea => {
    const { fontFamily, weight, tracking, layout, shape, paint, hasInitials } = recipe;
    const colors = palettes[(start + index * 3) % palettes.length] as Colors;
    const symbol: Symbol = hasInitials ? 'monogram' : (icons[(index + round * recipes.length) % icons.length] ?? 'monogram');
    const { iconColor, ...rest } = paint(colors);
    const withIcon = layout === 'text' ? '' : hasInitials ? ', with initials' : `, with ${labelOfSymbol(symbol).toLowerCase()}`;
    return {
      draft: {
        ...base,
        ...rest,
        fontFamily,
        weight,
        tracking: String(tracking),
        layout,
        shape,
        symbol,
        fontSize: shape === 'none' ? '40' : '34',
        padding: '20',
        borderWidth: '0',
        iconPaint: iconColor ? 'own' : 'text',
        iconColor: iconColor ?? base.iconColor,
      },
      label: `${index + 1}: ${fontFamily} ${weight}${withIcon}, ${shape === 'none' ? 'no shape' : capitalise(shape).toLowerCase()}`,
    };
  });
}
