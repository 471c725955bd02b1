import { describe, expect, it } from 'vitest';
import { drawCircles, scaleNote } from './drawing';
import { listGuards } from './guards';
import {
  canDraw,
  computeMarket,
  countCustomers,
  fields,
  isBlank,
  projectSizes,
  segmentFields,
  state,
  type MarketData,
  type MarketInputs,
} from './model';
import { toCaption } from './report';
import { sizeSegments, toWholeMarket } from './segments';
import { shares } from './shares';
import { describeSource, formatCustomers, formatGap, listSources, listSteps, yearName } from './words';
import { readDraft } from '@/lib/fields';
import { isTaken } from '@/lib/fields/test-data';
import { labels } from './content';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const withDraft = (draft: Partial<MarketData['draft']>): MarketData => ({ ...start, draft: { ...start.draft, ...draft } });
const inputsOf = (draft: Partial<MarketData['draft']>): MarketInputs => readDraft(fields, withDraft(draft).draft, around).values;

/** Areas of 100 to 25 to 1: radii of 150, 75 and 15. */
describe('the circles', () => {
  const sizes = { tam: 10_000, sam: 2_500, som: 100 };
  const draw = (width: number, some = sizes, caption?: { title: string; subtitle: string; foot: string }) =>
    drawCircles(some, { width, currency: 'USD', ...(caption ? { caption } : {}) });
  const texts = (drawn: ReturnType<typeof drawCircles>) =>
    drawn.shapes.flatMap(({ text, attributes: { x, y } }) => (text === undefined ? [] : [[text, x, y]]));
  const radii = (drawn: ReturnType<typeof drawCircles>) =>
    drawn.shapes.flatMap(({ tag, attributes }) => (tag === 'circle' ? [attributes.r] : []));
  const lines = (drawn: ReturnType<typeof drawCircles>) =>
    drawn.shapes.flatMap(({ tag, attributes }) => (tag === 'polyline' ? [attributes.points] : []));

  it('share one middle, with a line from each edge to its words', () => {
    const drawn = draw(720);
    expect([drawn.height, radii(drawn)]).toEqual([308, [150, 75, 15]]);
    // The words stand 0.68 of 150 above, at and below the middle of 154; there the edge is √(1 − 0.68²) = 0.7332 of its radius to the right.
    expect(lines(drawn)).toEqual(['263.98,52 310,52 342,52', '229,154 310,154 342,154', '165,164.2 310,256 342,256']);
    expect(texts(drawn).map(([, x, y]) => [x, y])).toEqual([
      [348, 47],
      [348, 68],
      [348, 149],
      [348, 170],
      [348, 251],
      [348, 272],
    ]);
    expect(texts(drawn).map(([text]) => text)[1]).toBe(`$100 ${labels.perYear}`);
  });

  it('are smaller on a narrow screen, and their words shorter', () => {
    expect([radii(draw(460))[0], radii(draw(459))[0], radii(draw(200))[0], radii(draw(2000))[0]]).toEqual([119.6, 119.34, 60, 150]);
    expect([texts(draw(460))[0]?.[0], texts(draw(459))[0]?.[0]]).toEqual([expect.stringMatching(/^TAM · /), `TAM ${labels.perYear}`]);
    // 64 is the middle: 60 of the circle and 22 further.
    expect(texts(draw(200))[0]?.[1]).toBe(146);
    expect(texts(draw(459))[1]?.[0]).toBe('$100');
  });

  it('are to scale down to a radius of four; what is nothing has no circle', () => {
    // 150 × √(16 ÷ 22,500) = 4.
    const small = (som: number) => draw(720, { tam: 22_500, sam: 22_500, som });
    expect([small(16).isToScale, small(15).isToScale, small(0).isToScale]).toEqual([true, false, true]);
    expect([radii(small(15)), radii(small(0)), lines(small(0)).length]).toEqual([[150, 150, 4], [150, 150], 2]);
    expect(radii(draw(720, { tam: 0, sam: 0, som: 0 }))).toEqual([]);
    expect(scaleNote(true)).not.toBe(scaleNote(false));
    expect([canDraw({ tam: 0, sam: null, som: 0 }), canDraw({ tam: 0, sam: 0, som: 1 })]).toEqual([false, true]);
  });

  it('have room for a caption in files, whose second line is cut at 84 letters', () => {
    const subtitle = (text: string) => texts(draw(720, sizes, { title: 'Market size', subtitle: text, foot: 'Foot' })).at(-2)?.[0];
    const drawn = draw(720, sizes, { title: 'Market size', subtitle: 'Shops', foot: 'Foot' });
    expect([drawn.height, texts(drawn).slice(-3)]).toEqual([
      418,
      [
        ['Market size', 4, 28],
        ['Shops', 4, 52],
        ['Foot', 4, 410],
      ],
    ]);
    expect(texts(drawn)[0]).toEqual([expect.stringMatching(/^TAM/), 348, 123]);
    expect([subtitle('a'.repeat(84)), subtitle('a'.repeat(85))]).toEqual(['a'.repeat(84), `${'a'.repeat(84)}…`]);
    // A wide letter takes two places.
    expect([subtitle('店'.repeat(42)), subtitle('店'.repeat(43))]).toEqual(['店'.repeat(42), `${'店'.repeat(42)}…`]);
    expect(toCaption(start, inputsOf({ geography: 'Spain' }), 'USD', around.today)).toEqual({
      title: 'Market size',
      subtitle: 'Spain',
      foot: `Top-down · USD ${labels.perYear} · 15 Nov 2026`,
    });
    expect(toCaption(start, inputsOf({ geography: 'Spain', targetCustomers: 'Shops' }), 'USD', '').subtitle).toBe('Shops, Spain');
  });
});

describe('figures in words', () => {
  it('have a sign where they differ, and none where they do not', () => {
    expect([0.1, -0.1, 0.0004, -0.0004, 0].map(formatGap)).toEqual(['+10.0%', '−10.0%', '0.0%', '0.0%', '0.0%']);
    expect(formatGap(null)).toBe(formatCustomers(null));
  });

  it('count whole people', () => {
    expect([0, 0.5, 1, 1.5, 2.4, 1_000.000_000_1, 0.000_000_1].map(formatCustomers)).toEqual([
      '0',
      'less than 1',
      '1',
      'about 2',
      'about 2',
      '1,000',
      '0',
    ]);
    expect([yearName(0), yearName(1)]).toEqual(['Now', 'Year 1']);
  });

  it('name the fields until there is a figure', () => {
    const steps = (draft: Partial<MarketData['draft']>) => listSteps(computeMarket(inputsOf(draft)), 'USD');
    expect(steps({})['top-down'][0]?.how).toBe('Total Population × Average Spending');
    expect(steps({})['bottom-up'][1]?.how).toBe('target customers × Product Price');
    expect(steps({ totalPopulation: '1000', targetPercentage: '10' })['bottom-up'][1]?.how).toMatch(/^100 target customers × /);
  });

  it('say where they come from', () => {
    const [line] = listSources(
      inputsOf({ totalPopulation: '5' }),
      { ...start.evidence, totalPopulation: { source: ' Census ', date: '2026-01-02', confidence: 'High' } },
      'USD',
    );
    expect(line).toMatchObject({ value: '5', source: 'Census', date: '2 Jan 2026', confidence: 'High', hasSource: true });
    expect(line && describeSource(line)).toBe('Census, 2 Jan 2026, high confidence');
    const odd = { source: ' ', date: 'soon', confidence: 'Huge' } as unknown as (typeof start.evidence)['totalPopulation'];
    const [open] = listSources(inputsOf({}), { ...start.evidence, totalPopulation: odd }, 'USD');
    expect(open && describeSource(open)).toBe('No source yet');
  });
});

describe('limits', () => {
  it('count no more customers than can be counted exactly', () => {
    const count = (totalPopulation: number) => countCustomers({ ...inputsOf({}), totalPopulation, targetPercentage: 1, conversionRate: 1 });
    expect([count(1e13), count(1e13 + 2)]).toEqual([
      { target: 1e13, converted: 1e13 },
      { target: null, converted: null },
    ]);
  });

  it('take parts of a segment up to the whole, and no figure below nothing', () => {
    for (const field of [segmentFields.targetPercentage, segmentFields.marketShareGoal])
      expect(['0', '100', '-1', '101'].map((typed) => isTaken(field, typed))).toEqual([true, true, false, false]);
    for (const field of [segmentFields.customers, segmentFields.averageSpending])
      expect(['0', '-1'].map((typed) => isTaken(field, typed))).toEqual([true, false]);
  });

  it('ask for evidence above 5%, and not where the share is more than the whole', () => {
    const kinds = (marketShareGoal: string) =>
      listGuards(
        computeMarket(inputsOf({ totalPopulation: '1000', averageSpending: '10', targetPercentage: '50', marketShareGoal })),
        start.evidence,
        'USD',
      ).map(({ kind }) => kind);
    expect([kinds('5'), kinds('5.1'), kinds('100'), kinds('101')]).toEqual([[], ['evidence'], ['evidence'], ['conflict']]);
  });

  it('project this year and five more', () => {
    expect(projectSizes({ tam: 1000, sam: 100, som: null }, 0.1).map(({ tam, sam, som }) => [tam, sam, som])).toEqual([
      [1000, 100, null],
      [1100, 110, null],
      [1210, 121, null],
      [1331, 133, null],
      [1464, 146, null],
      [1611, 161, null],
    ]);
  });
});

describe('segments as a whole market', () => {
  const one = (more: object = {}) => ({
    id: 'a',
    name: 'A',
    customers: '100',
    targetPercentage: '50',
    averageSpending: '10',
    marketShareGoal: '10',
    ...more,
  });
  const whole = (...list: ReturnType<typeof one>[]) => toWholeMarket(sizeSegments(list, 0, around), 'USD');

  it('have their averages, or are none where nothing is spent', () => {
    // $1,000 and $3,000 from 400: $10 each; of them $500 + $3,000; of those $50 + $300.
    expect(whole(one(), one({ customers: '300', targetPercentage: '100' }))).toEqual({
      totalPopulation: '400',
      averageSpending: '10',
      targetPercentage: '87.5',
      marketShareGoal: '10',
    });
    expect(whole(one({ targetPercentage: '0' }))).toMatchObject({ targetPercentage: '0', marketShareGoal: '0' });
    expect([whole(one({ customers: '0' })), whole(one({ averageSpending: '0' })), whole()]).toEqual([undefined, undefined, undefined]);
  });

  it('doubt a sum above the population, and not the same', () => {
    const doubts = (population: number) => sizeSegments([one()], population, around).doubts.length;
    expect([doubts(99), doubts(100), doubts(0)]).toEqual([1, 0, 0]);
  });
});

describe('what the sizes are for other tools', () => {
  const data = withDraft({
    totalPopulation: '1000',
    averageSpending: '10',
    targetPercentage: '50',
    marketShareGoal: '0',
    geography: ' Spain ',
  });

  it('are those above nothing, with what they rest on', () => {
    expect(shares.offers?.sizes?.(data, around)).toEqual([
      { key: 'tam', amount: 1_000_000, currency: 'USD', basis: 'top-down, Spain' },
      { key: 'sam', amount: 500_000, currency: 'USD', basis: 'top-down, Spain' },
    ]);
    expect(shares.claims?.(data, around)).toEqual({ 'market.size': 'TAM $10,000.00, SAM $5,000.00 a year (top-down, Spain).' });
    expect([shares.offers?.sizes?.(start, around), shares.claims?.(start, around)]).toEqual([[], { 'market.size': '' }]);
    // The smallest there is.
    const cent = withDraft({ totalPopulation: '1', averageSpending: '0.01' });
    expect(shares.offers?.sizes?.(cent, around)).toMatchObject([{ key: 'tam', amount: 1 }]);
  });

  it('are nothing that a sample would overwrite as long as nothing is typed', () => {
    expect(isBlank(start)).toBe(true);
    for (const typed of [{ geography: 'x' }, { targetCustomers: 'x' }, { gapReason: 'x' }, { growthRate: '1' }, { productPrice: '1' }])
      expect(isBlank(withDraft(typed))).toBe(false);
    const range = (ends: object) => ({ ...start, ranges: { ...start.ranges, productPrice: { low: '', high: '', ...ends } } });
    expect([isBlank(range({})), isBlank(range({ low: '1' })), isBlank(range({ high: '1' }))]).toEqual([true, false, false]);
    const proof = (more: Partial<(typeof start.evidence)['growthRate']>) => ({
      ...start,
      evidence: { ...start.evidence, growthRate: { ...start.evidence.growthRate, ...more } },
    });
    expect([isBlank(proof({ source: 'x' })), isBlank(proof({ date: '2026-01-01' })), isBlank(proof({ confidence: 'Low' }))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
