import { describe, expect, it } from 'vitest';
import { card, layOutChart, stepFrom } from './chart-layout';
import { toTeamDocument, type FileChoices } from './files';
import { fields, type Member, type OpenRole } from './model';
import { addOpenRoles, buildTree } from './org-tree';
import { foldForPage, pngScale, toChartPicture } from './picture';

const member = (id: string, reportsTo = ''): Member => ({
  id,
  name: id,
  role: 'Baker',
  department: 'Operations',
  reportsTo,
  email: '',
  phone: '',
  location: '',
  skills: [],
  bio: '',
  startDate: '',
  salary: 1000,
  performance: 5,
  unrated: false,
  grant: 0,
  photo: '',
});
const role = (id: string, reportsTo: string): OpenRole => ({
  id,
  title: 'Designer',
  department: 'Design',
  startMonth: '2027-02',
  reportsTo,
  scenario: 'both',
  salary: 0,
});
const treeOf = (...pairs: string[]) => buildTree(pairs.map((pair) => member(pair[0] ?? '', pair[1] ?? '')));
const lay = (tree: ReturnType<typeof treeOf>, ...folded: string[]) => layOutChart(tree, new Set(folded));
const placesOf = ({ nodes }: ReturnType<typeof layOutChart>) => Object.fromEntries(nodes.map(({ id, x, y }) => [id, [x, y]]));

/** Cards are 188 by 66, 20 apart, and 106 from rank to rank. */
describe('the chart', () => {
  it('puts a manager over the middle of the reports, with lines that turn halfway', () => {
    const chart = lay(treeOf('a', 'ba', 'ca'));
    expect(placesOf(chart)).toEqual({ a: [104, 0], b: [0, 106], c: [208, 106] });
    expect(chart).toMatchObject({ width: 396, height: 172, links: ['M198 66V86H94V106', 'M198 66V86H302V106'], undrawn: 0 });
    expect(chart.looseTop).toBeUndefined();
  });

  it('stacks four reports who lead nobody, twelve apart; three stand in a row', () => {
    const stack = lay(treeOf('a', 'ba', 'ca', 'da', 'ea'));
    expect(placesOf(stack)).toEqual({ a: [0, 0], b: [24, 106], c: [24, 184], d: [24, 262], e: [24, 340] });
    expect([stack.width, stack.height, stack.links[0], stack.links[3]]).toEqual([212, 406, 'M12 66V139H24', 'M12 66V373H24']);
    const row = lay(treeOf('a', 'ba', 'ca', 'da'));
    expect(placesOf(row)).toEqual({ a: [208, 0], b: [0, 106], c: [208, 106], d: [416, 106] });
    // One who leads somebody keeps them all in a row.
    expect(placesOf(lay(treeOf('a', 'ba', 'ca', 'da', 'ea', 'fb')))).toMatchObject({ b: [0, 106], e: [624, 106], f: [0, 212] });
  });

  it('keeps two heads forty apart, and stands who is alone below, four to a row or more', () => {
    expect(placesOf(lay(treeOf('a', 'ba', 'c', 'dc')))).toEqual({ a: [0, 0], b: [0, 106], c: [228, 0], d: [228, 106] });
    const loose = lay(treeOf('a', 'ba', 'v', 'w', 'x', 'y', 'z'));
    // 172 for the tree and 40 below it; 28 for the words above them.
    expect(loose.looseTop).toBe(212);
    expect(placesOf(loose)).toMatchObject({ v: [0, 240], w: [208, 240], y: [624, 240], z: [0, 318] });
    // A tree of five cards is 1,020 wide: five to a row.
    const wide = lay(treeOf('a', 'ba', 'ca', 'da', 'ea', 'fa', 'gb', 'v', 'w', 'x', 'y', 'z', '1'));
    expect(wide.width).toBe(1020);
    expect([placesOf(wide).z?.[0], placesOf(wide)['1']?.[0]]).toEqual([832, 0]);
    const alone = lay(treeOf('v', 'w'));
    expect([alone.looseTop, placesOf(alone)]).toEqual([undefined, { v: [0, 0], w: [208, 0] }]);
    expect(lay(treeOf())).toMatchObject({ width: card.width, height: card.height, nodes: [] });
  });

  it('counts who is folded away and who is still to be found', () => {
    const tree = addOpenRoles(treeOf('a', 'ba', 'cb'), [role('r', 'a'), role('s', 'b')]);
    const head = (...folded: string[]) => lay(tree, ...folded).nodes.find(({ id }) => id === 'a');
    expect(head()).toMatchObject({ reports: 1, hidden: 0, openRoles: 1, hiddenRoles: 0 });
    expect(head('a')).toMatchObject({ reports: 1, hidden: 2, openRoles: 1, hiddenRoles: 2 });
    expect(lay(tree, 'a').nodes).toHaveLength(1);
  });

  it('draws four hundred cards, the highest ranks first, and says how many more there are', () => {
    const many = (count: number) => buildTree([member('a'), ...Array.from({ length: count }, (_, index) => member(`m${index}`, 'a'))]);
    const [full, more] = [layOutChart(many(399), new Set()), layOutChart(many(401), new Set())];
    expect([full.nodes.length, full.undrawn, more.nodes.length, more.undrawn]).toEqual([400, 0, 400, 2]);
  });

  it('is walked with the arrow keys', () => {
    const chart = lay(treeOf('a', 'ba', 'ca', 'd', 'ed'));
    const steps = (id: string) => ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'].map((key) => stepFrom(chart, id, key));
    expect(steps('a')).toEqual([undefined, 'b', undefined, 'd', undefined]);
    expect(steps('c')).toEqual(['a', undefined, 'b', undefined, undefined]);
    expect(stepFrom(chart, 'nobody', 'ArrowUp')).toBeUndefined();
  });
});

describe('the picture of a chart', () => {
  const options = { folded: new Set<string>(), day: '15 Nov 2026', isSample: false };
  const wordsIn = (svg: string) =>
    [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]*)</g)].map(([, x, y, text]) => [text, Number(x), Number(y)]);

  it('has a margin of 32, a head of 64, and its words where they belong', () => {
    const { svg, width, height } = toChartPicture(treeOf('a', 'ba', 'ca', 'v'), options);
    // 396 for the chart and twice the margin are less than the least width of 560.
    expect([width, height]).toEqual([560, 172 + 40 + 28 + 66 + 64 + 64]);
    const words = wordsIn(svg);
    expect(words).toContainEqual(['Org chart', 32, 54]);
    expect(words).toContainEqual(['15 Nov 2026', 528, 52]);
    expect(words).toContainEqual(['Reports to nobody yet', 0, 224]);
    expect(words.filter(([, x]) => x === 220).map(([text, , y]) => [text, y])).toEqual([
      ['c', 129],
      ['Baker', 146],
      [expect.any(String), 162],
    ]);
    expect(svg).toContain('<rect x="208.5" y="106.5" width="187" height="65"');
    expect(svg).toContain('<g transform="translate(32 96)">');
    expect(toChartPicture(treeOf('a', 'ba', 'ca', 'da'), options).width).toBe(604 + 64);
  });

  it('says what is folded away, what is open, what is left out and what is a sample', () => {
    const tree = addOpenRoles(treeOf('a', 'ba'), [role('r', 'a')]);
    const folded = toChartPicture(tree, { ...options, folded: new Set(['a']), isSample: true }).svg;
    // Cut to the width of the card.
    expect(wordsIn(folded).map(([text]) => text)).toContain('Operations · 1 below · 1 ope…');
    expect(wordsIn(toChartPicture(tree, options).svg).filter(([text]) => text === 'Operations')).toHaveLength(2);
    expect(folded).toContain('15 Nov 2026 · Sample team');
    expect(folded).toContain('text-anchor="end" fill="#8a5300"');
    const whole = toChartPicture(tree, options).svg;
    expect([whole.includes('below'), whole.includes('Sample'), whole.split('stroke-dasharray').length - 1]).toEqual([false, false, 1]);
    const many = buildTree(Array.from({ length: 401 }, (_, index) => member(`m${index}`)));
    expect(toChartPicture(many, options).svg).toContain('15 Nov 2026 · 1 more not drawn');
    expect(toChartPicture(treeOf('v'), options).svg).not.toContain('Reports to nobody yet');
  });

  it('is twice as sharp as the screen, less where it is very long', () => {
    const scale = (width: number, height: number) => pngScale({ width, height, svg: '' });
    expect([scale(10, 10), scale(15_000, 10), scale(10, 30_000), scale(60_000, 10)]).toEqual([2, 2, 1, 0.5]);
  });

  it('is folded from the lowest ranks up until a page holds it', () => {
    // Thirty managers in a row are 6,220 wide; folded, they stand in a column.
    const team = Array.from({ length: 30 }, (_, index) => [member(`m${index}`, 'a'), member(`n${index}`, `m${index}`)]).flat();
    const tree = buildTree([member('a'), ...team]);
    const fold = foldForPage(tree, new Set());
    expect([fold?.has('a'), fold?.has('m0'), fold?.size]).toEqual([false, true, 30]);
    const small = new Set(['b']);
    expect(foldForPage(treeOf('a', 'ba', 'cb'), small)).toBe(small);
  });
});

describe('the team on paper', () => {
  const around = { today: '2026-11-15', currency: 'USD' };
  const table = (members: Member[], hasPrivate: boolean) => {
    const choices: FileChoices = { hasPrivate, folded: new Set(), burden: 0.3, neededSkills: [], openRoles: [], planInUse: 'a' };
    return toTeamDocument(members, buildTree(members), around, choices).blocks.find((block) => block.kind === 'table');
  };

  it('adds up pay for two and more, where pay is to be seen', () => {
    const foot = (count: number, hasPrivate: boolean) => {
      const found = table([member('a'), member('b', 'a')].slice(0, count), hasPrivate);
      return found?.kind === 'table' ? found.foot : undefined;
    };
    // Two of $10.00.
    expect([foot(2, true), foot(1, true), foot(2, false)]).toEqual([[['Total', '', '', '', '$20.00', '']], undefined, undefined]);
    expect(table([], true)).toBeUndefined();
    expect(fields.performance.default).toBe('5');
  });
});
