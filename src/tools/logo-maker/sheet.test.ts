import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { emptyDraft, readDraft } from '@/lib/fields';
import { colorsOf, fontLine, toCmyk, toRgb } from './brand-facts';
import { needsIcons } from './face';
import { toIdeas } from './ideas';
import { layoutLogo } from './layout';
import { fields, state, type Settings } from './model';
import { styleSheet } from './style-sheet';
import type { Face } from './text-face';

const around = { today: '2026-11-15', currency: 'USD' };
const start = readDraft(fields, emptyDraft(fields, ''), around).values;
const settingsOf = (more: Partial<Settings> = {}): Settings => ({ ...start, text: 'ABCD', shape: 'square', layout: 'text', ...more });
/** Letters half as wide as they are high. */
const face: Face = {
  measure: (text, size) => text.length * 0.5 * size,
  path: (text, x, y, size) => `M${x} ${y}h${text.length * 0.5 * size}`,
  ascent: 0.75,
  descent: 0.25,
};

describe('the facts of a brand', () => {
  it('are colours for screen and print', () => {
    expect([toCmyk('#ff0000'), toCmyk('#00ff00'), toCmyk('#0000ff')]).toEqual([
      [0, 100, 100, 0],
      [100, 0, 100, 0],
      [100, 100, 0, 0],
    ]);
    // 193 of 255: 1 − 0.7569 = 24%.
    expect([toCmyk('#c1c1c1'), toRgb('#0f766e')]).toEqual([[0, 0, 0, 24], '15, 118, 110']);
  });

  it('are the colours that are seen', () => {
    const uses = (more: Partial<Settings>) => colorsOf(settingsOf(more)).map(({ use }) => use);
    expect([
      uses({ borderWidth: 0 }),
      uses({ borderWidth: 1 }),
      uses({ borderWidth: 1, shape: 'none' }),
      uses({ borderWidth: 0, iconPaint: 'own' }),
      uses({ borderWidth: 0, iconPaint: 'own', layout: 'badge' }),
      uses({ borderWidth: 0, iconPaint: 'text', layout: 'badge' }),
    ]).toEqual([
      ['Text', 'Background'],
      ['Text', 'Background', 'Border'],
      ['Text', 'Background'],
      ['Text', 'Background'],
      ['Text', 'Icon', 'Background'],
      ['Text', 'Background'],
    ]);
  });

  it('are its font, with the spacing where there is one', () => {
    expect([
      fontLine(settingsOf({ fontFamily: 'Inter', weight: 'regular', tracking: 0 })),
      fontLine(settingsOf({ fontFamily: 'Inter', weight: 'regular', tracking: -2 })),
    ]).toEqual(['Inter Regular', 'Inter Regular; letter spacing -2%']);
    expect([
      needsIcons({ ...settingsOf(), layout: 'text', symbol: 'monogram' }),
      needsIcons({ ...settingsOf(), layout: 'badge', symbol: 'monogram' }),
    ]).toEqual([false, false]);
  });
});

describe('the style sheet', () => {
  const within = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block) => (block.kind === 'columns' ? within(block.columns.flat()) : [block]));
  const blocksOf = (more: Partial<Settings> = {}) => within(styleSheet(settingsOf(more), face).blocks);
  const picturesOf = (more: Partial<Settings> = {}) => blocksOf(more).flatMap((block) => (block.kind === 'picture' ? [block] : []));

  it('shows the logo on every ground, its clear space, its colours and what it is put on', () => {
    expect(picturesOf({ textColor: '#111111', backgroundColor: '#ffffff', borderWidth: 0 }).map(({ label }) => label)).toEqual([
      'On light',
      'On dark',
      'Wide',
      'In one color',
      'Clear space',
      'Text #111111',
      'Background #ffffff',
      'Business card',
      'Website header',
      'App icon',
      'Shop sign',
    ]);
    const headings = blocksOf().flatMap((block) => (block.kind === 'heading' ? [[block.level, block.text]] : []));
    expect(headings).toEqual([
      [1, 'ABCD'],
      [2, 'Logo'],
      [2, 'Clear space'],
      [2, 'Colors and fonts'],
      [2, 'In use'],
    ]);
    expect(styleSheet(settingsOf({ text: '' }), face).title).toBe('Logo: style sheet');
  });

  it('names the font of titles, and says where it is another cut', () => {
    const titles = (weight: Settings['weight']) =>
      blocksOf({ fontFamily: 'Inter', weight }).flatMap((block) => (block.kind === 'terms' ? [block.rows[1]?.value] : []));
    expect([titles('bold'), titles('regular')]).toEqual([['Inter Bold'], ['Inter Bold, the cut that papers made here use for titles']]);
  });

  it('keeps a quarter of the height free around the logo', () => {
    const settings = settingsOf({ format: 'wide', padding: 10 });
    const drawing = layoutLogo(settings, face);
    const shown = picturesOf({ format: 'wide', padding: 10 }).find(({ label }) => label === 'Clear space')?.picture;
    const [x = 0, y = 0, width = 0, height = 0] =
      /viewBox="([^"]+)"/
        .exec(shown?.svg ?? '')?.[1]
        ?.split(' ')
        .map(Number) ?? [];
    const line = Math.max(1, (drawing.height * 1.5) / 220);
    expect([x, y]).toEqual([expect.closeTo(-drawing.height / 4 - line, 6), expect.closeTo(-drawing.height / 4 - line, 6)]);
    expect(width).toBeCloseTo(drawing.width + drawing.height / 2 + 2 * line, 6);
    expect(height).toBeCloseTo(drawing.height * 1.5 + 2 * line, 6);
    // As large as a place of 480 by 230 allows, and in proportion.
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(width / height, 1);
    expect(shown?.svg.split('stroke-dasharray').length).toBe(3);
  });

  it('puts each logo into the middle of a ground of 480 by 230', () => {
    const [light, dark] = picturesOf();
    expect([light?.picture.width, light?.picture.height]).toEqual([480, 230]);
    expect(light?.picture.svg).toContain('<rect x="0.5" y="0.5" width="479" height="229" fill="#ffffff"');
    expect(dark?.picture.svg).not.toContain('<rect x="0.5" y="0.5" width="479" height="229" fill="#ffffff"');
  });
});

describe('ideas', () => {
  const ideas = (text: string, round: number) => toIdeas({ ...state.start(around), text }, [], round);

  it('take their colours in turn, from a place that the name gives, and five further each round', () => {
    // No letters give 7: the last of eight palettes; then every third.
    expect(
      ideas('', 0)
        .slice(0, 3)
        .map(({ draft }) => [draft.textColor, draft.backgroundColor, draft.iconPaint]),
    ).toEqual([
      ['#500724', '#ffffff', 'own'],
      ['#ffffff', '#7e22ce', 'text'],
      ['#431407', '#ffffff', 'own'],
    ]);
    // “A” is 7 × 31 + 65 = 282, two more than a multiple of eight; round one begins at 7 + 5 = 12, so at the fifth.
    expect([ideas('A', 0)[0]?.draft.iconColor, ideas('', 1)[0]?.draft.iconColor]).toEqual(['#7e22ce', '#b91c1c']);
  });

  it('set letters larger where no shape holds them, and are numbered', () => {
    for (const { draft } of ideas('A', 0))
      expect([draft.shape, draft.fontSize]).toEqual([draft.shape, draft.shape === 'none' ? '40' : '34']);
    expect(ideas('A', 0).map(({ label }) => Number(label.split(':')[0]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(ideas('A', 0)[2]?.label).toBe('3: Georgia regular, no shape');
    expect(ideas('A', 0)[3]?.label).toBe('4: Inter black, circle');
  });
});
