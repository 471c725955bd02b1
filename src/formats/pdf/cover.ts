import type { Block, Term } from '@/lib/blocks';
import { showGaps } from '@/lib/gaps';
import { inRows, row, shares } from './parts';
import type { Pen, Tag } from './pen';
import { drawStack, stackHeight, type Slab } from './slabs';
import { sizes, within, type Setting } from './style';
import { textSlabs } from './text-parts';

type Cover = Extract<Block, { kind: 'cover' }>;

const factSlabs = ({ label, value }: Term, setting: Setting, share: number): Slab[] => [
  ...textSlabs(label, setting, { size: sizes.small * share, color: setting.colors.mute }),
  ...textSlabs(value, setting, { size: 9.5 * share }),
];

/** The company's logo, or its first letter in a circle of its colour. */
function emblem(
  { company: name, logo: own }: Cover,
  { brand, type, pictures, colors }: Setting,
  onFill: string,
): { width: number; height: number; draw: (pen: Pen, x: number, top: number) => void } {
  const logo = own ?? brand.logo;
  const bytes = logo && pictures.get(logo.png);
  if (logo && bytes) {
    const scale = Math.min(150 / logo.width, 52 / logo.height);
    const [width, height] = [logo.width * scale, logo.height * scale];
    const tag: Tag = { kind: 'Figure', alt: name ? `Logo of ${name}` : 'Logo' };
    return { width, height, draw: (pen, x, top) => pen.mark(tag, () => pen.image(bytes, x, top, width, height)) };
  }
  const letter = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase();
  const ink = { face: type.display, size: 16, color: onFill };
  return {
    width: 34,
    height: 34,
    draw: (pen, x, top) => {
      pen.circle(x + 17, top + 17, 17, colors.fill);
      pen.decorate(() => pen.text(letter, x + 17 - type.display.width(letter, 16) / 2, top + 22.4, ink));
    },
  };
}

interface CoverStacks {
  title: Slab[];
  lead: Slab[];
  facts: Slab[];
}

function coverStacks({ title, lead, facts }: Cover, setting: Setting, share: number): CoverStacks {
  const { x, width } = setting;
  const size = (title.length > 60 ? 30 : title.length > 34 ? 36 : 44) * share;
  const perRow = Math.min(3, Math.max(1, facts.length));
  const places = shares(setting, perRow, 16);
  return {
    title: textSlabs(title, within(setting, x, width * 0.86), { face: 'display', size, leading: 1.08, tag: { kind: 'Title' } }),
    lead: lead
      ? textSlabs(lead, within(setting, x, width * 0.88), { face: 'display', size: 17 * share, leading: 1.36, color: '#3a3d38' })
      : [],
    facts: inRows(facts, perRow).map((line, index) =>
      row(
        line.map((fact, place) => factSlabs(fact, places[place] ?? setting, share)),
        index === 0 ? 0 : 8,
      ),
    ),
  };
}

const coverHeight = ({ title, lead, facts }: CoverStacks) => stackHeight(title) + stackHeight(lead) + stackHeight(facts);

/** A page of its own: the emblem above, the title in the middle, the facts at the foot. Long words are set smaller until they fit. */
export function coverSlabs(cover: Cover, setting: Setting, onFill: string): Slab[] {
  const { x, width, page, colors } = setting;
  const mark = emblem(cover, setting, onFill);
  let share = 1;
  let stacks = coverStacks(cover, setting, share);
  while (coverHeight(stacks) > page.height - 340 && share > 0.3) {
    share -= 0.1;
    stacks = coverStacks(cover, setting, share);
  }
  const { title, lead, facts } = stacks;
  const foot = page.height - 92 - stackHeight(facts);
  const block = stackHeight(title) + 38 + stackHeight(lead);
  const top = Math.max(150, Math.min(page.height * 0.38 - stackHeight(title) / 2, foot - 40 - block));
  return [
    {
      height: 0,
      isCover: true,
      draw: (pen) => {
        if (cover.company) mark.draw(pen, x, 92);
        pen.bookmark(showGaps(cover.title), 0);
        drawStack(pen, title, top);
        const below = top + stackHeight(title) + 16;
        pen.box(x, below, 44, 2.4, colors.fill);
        drawStack(pen, lead, below + 22);
        if (facts.length > 0) pen.rule(x, foot - 14, width, colors.rule);
        drawStack(pen, facts, foot);
      },
    },
    { height: 1, draw: () => undefined },
    { height: 0, isBreak: true, draw: () => undefined },
  ];
}
