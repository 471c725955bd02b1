import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { emptyDraft, optionLabel, readDraft } from '@/lib/fields';
import { toMarkdown } from '@/formats/markdown';
import { describePlan, planCapacity, readCapacity } from './capacity';
import { drawMatrix, moveByKey, spreadPoints, toDots } from './matrix';
import { featureIdentity, isKept, startFilter } from './list';
import { categories, fields, methods, startExtra, state, statuses, type Feature, type Method } from './model';
import { toRankedSheet, toReport } from './report';
import { countBands, findOutranked, mixesScales } from './notes';
import { toMatrixPicture } from './picture';
import { bandOf, quadrantOf, rankFeatures, ratioOf, scorerOf } from './scores';
import { computeStability, scoresIn } from './stability';

const around = { today: '2026-11-15', currency: 'USD' };
const feature = (more: Partial<Feature> = {}): Feature => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), title: 'x' }, around).values,
  ...more,
});
const by = (method: Method) => ({ ...startExtra, method });
const scoreBy = (method: Method, more: Partial<Feature>) => scorerOf(by(method))(feature(more));
const titles = (features: readonly Feature[], method: Method = 'ratio') =>
  rankFeatures(features, by(method)).map((item) => item.feature.title);

describe('a feature', () => {
  it('starts at 5 and 5 in the backlog and needs only a title', () => {
    const reading = readDraft(fields, emptyDraft(fields, around.today), around);
    expect(reading.problems).toEqual({ title: 'Enter a title.' });
    expect(reading.values).toMatchObject({ impact: 5, effort: 5, status: 'backlog', category: 'Core Functionality' });
  });

  it('has nine categories and four statuses, shown with capitals and without hyphens', () => {
    expect(categories).toHaveLength(9);
    expect(statuses.map((status) => optionLabel(fields.status, status))).toEqual(['Backlog', 'Planned', 'In progress', 'Completed']);
  });
});

it('a list is narrowed by category, status and quadrant together', () => {
  const all = [
    feature({ id: 'a', impact: 9, effort: 2, category: 'Security', status: 'planned' }),
    feature({ id: 'b', impact: 2, effort: 9, category: 'Security' }),
    feature({ id: 'c', impact: 9, effort: 2 }),
  ];
  const kept = (more: Partial<typeof startFilter>) => all.filter((one) => isKept(one, { ...startFilter, ...more })).map(({ id }) => id);
  const [first] = all as [Feature];
  expect(kept({})).toEqual(['a', 'b', 'c']);
  expect(kept({ category: 'Security' })).toEqual(['a', 'b']);
  expect(kept({ status: 'backlog' })).toEqual(['b', 'c']);
  expect(kept({ quadrant: quadrantOf(first) })).toEqual(['a', 'c']);
  expect(kept({ category: 'Security', status: 'planned', quadrant: quadrantOf(first) })).toEqual(['a']);
  expect(kept({ category: 'Security', status: 'completed' })).toEqual([]);
});

describe('impact for effort', () => {
  it('is impact ÷ effort × 10 with one decimal', () => {
    const ratio = (impact: number, effort: number) => ratioOf({ impact, effort });
    // 9/5 × 10 = 18; 2/1 × 10 = 20; 10/3 × 10 = 33.33; 1/7 × 10 = 1.43; 2/3 × 10 = 6.67
    expect([ratio(9, 5), ratio(2, 1), ratio(10, 3), ratio(1, 7), ratio(2, 3)]).toEqual([18, 20, 33.3, 1.4, 6.7]);
    expect(scoreBy('ratio', { impact: 5, effort: 5 }).text).toBe('10.0');
  });

  it('is coloured from 15, 10 and 5', () => {
    expect([33, 15, 14.9, 10, 9.9, 5, 4.9, 1].map(bandOf)).toEqual(['high', 'high', 'medium', 'medium', 'low', 'low', 'lowest', 'lowest']);
  });

  it('is counted as high, medium and low', () => {
    // 15, 20 high; 14.3 (10/7), 10 medium; 9 (9/10), 1 low.
    const list = [
      [3, 2],
      [2, 1],
      [10, 7],
      [5, 5],
      [9, 10],
      [1, 10],
    ].map(([impact = 1, effort = 1]) => feature({ impact, effort }));
    expect(countBands(list)).toEqual({ high: 2, medium: 2, low: 2 });
  });

  it('breaks ties by impact, then by title', () => {
    const list = [
      feature({ title: 'b', impact: 1, effort: 1 }),
      feature({ title: 'c', impact: 10, effort: 10 }),
      feature({ title: 'a', impact: 1, effort: 1 }),
    ];
    expect(titles(list)).toEqual(['c', 'a', 'b']);
  });

  it('says where small work stands above important work', () => {
    const list = [feature({ title: 'typo', impact: 2, effort: 1 }), feature({ title: 'search', impact: 9, effort: 5 })];
    expect(titles(list)).toEqual(['typo', 'search']);
    expect(findOutranked(rankFeatures(list, by('ratio')))).toMatchObject({ small: { title: 'typo' }, important: { title: 'search' } });
    expect(findOutranked(rankFeatures(list.slice(1), by('ratio')))).toBeUndefined();
    expect(list.map(quadrantOf)).toEqual(['fill', 'quick']);
  });

  it('has four quadrants with the middle between 5 and 6', () => {
    const at = (impact: number, effort: number) => quadrantOf({ impact, effort });
    expect([at(6, 5), at(6, 6), at(5, 5), at(5, 6)]).toEqual(['quick', 'big', 'fill', 'sink']);
  });
});

describe('the other methods', () => {
  it('RICE: 50,000 × 2 × 0.8 ÷ 3 = 26,667', () => {
    const rice = scoreBy('rice', { reach: 50_000, impact: 2, confidence: 80, effort: 3 });
    expect(rice.text).toBe('26,667');
    expect(rice.value).toBeCloseTo(26667, 2);
    expect(scoreBy('rice', { reach: 50_000, riceImpact: '2', personMonths: 3, confidence: 80 }).text).toBe('26,667');
    // 10 × 0.25 × 0.5 ÷ 0.5 = 2.5
    expect(scoreBy('rice', { reach: 10, riceImpact: '0.25', personMonths: 0.5, confidence: 50 }).text).toBe('2.5');
  });

  it('RICE without a reach is no figure, says why and stands last', () => {
    expect(scoreBy('rice', { reach: 0 })).toEqual({ value: undefined, text: '—', reason: 'Needs a reach.' });
    expect(titles([feature({ title: 'none', impact: 10 }), feature({ title: 'some', reach: 1, impact: 1 })], 'rice')).toEqual([
      'some',
      'none',
    ]);
  });

  it('RICE says when scales are mixed', () => {
    const score = feature({ reach: 5 });
    const months = feature({ reach: 5, personMonths: 2 });
    expect([mixesScales([score, score]), mixesScales([score, months]), mixesScales([months, months])]).toEqual([false, true, false]);
    expect(mixesScales([months, feature()])).toBe(false);
    // Even a reach of one is a figure that is compared.
    expect(mixesScales([months, feature({ reach: 1 })])).toBe(true);
  });

  it('ICE: 8 × 7 × 6 = 336', () => {
    // Confidence 70% is 7, effort 5 is ease 6.
    expect(scoreBy('ice', { impact: 8, confidence: 70, effort: 5 }).text).toBe('336');
    expect(scoreBy('ice', { impact: 10, confidence: 100, effort: 1 }).text).toBe('1,000');
  });

  it('WSJF: (8 + 5 + 3) ÷ 4 = 4', () => {
    expect(scoreBy('wsjf', { impact: 8, urgency: 5, riskReduction: 3, effort: 4 }).text).toBe('4.0');
  });

  it('MoSCoW: by band, then by impact for effort', () => {
    const list = (['none', 'wont', 'could', 'should', 'must'] as const).map((moscow) =>
      feature({ title: moscow, moscow, impact: moscow === 'none' ? 10 : 1, effort: 1 }),
    );
    list.push(feature({ title: 'better must', moscow: 'must', impact: 5, effort: 1 }));
    expect(titles(list, 'moscow')).toEqual(['better must', 'must', 'should', 'could', 'wont', 'none']);
  });

  it('custom weights: a weighted average times 10', () => {
    const weights = { impact: '3', ease: '1', confidence: '0', urgency: '', riskReduction: 'x', own: '0', ownName: '' };
    // (3 × 8 + 1 × (11 − 5)) ÷ 4 = 7.5, times 10 = 75
    expect(scorerOf({ ...by('custom'), weights })(feature({ impact: 8, effort: 5 })).text).toBe('75.0');
    const none = { ...weights, impact: '0', ease: '0' };
    expect(scorerOf({ ...by('custom'), weights: none })(feature()).reason).toBe('All weights are 0.');
  });
});

describe('capacity', () => {
  const list = [
    feature({ id: 'a', title: 'A', impact: 10, effort: 8 }), // 12.5
    feature({ id: 'b', title: 'B', impact: 9, effort: 8 }), // 11.3
    feature({ id: 'c', title: 'C', impact: 8, effort: 8 }), // 10
    feature({ id: 'd', title: 'D', impact: 2, effort: 4 }), // 5
  ];
  const ranked = rankFeatures(list, by('ratio'));

  it('runs down the ranking until the next does not fit', () => {
    // 8 + 8 = 16; the third would make 24.
    const plan = planCapacity(ranked, 'ratio', 20);
    expect(plan.fits.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(plan).toMatchObject({ used: 16, left: 4, firstOver: { id: 'c' }, alsoFits: { id: 'd' } });
    expect(describePlan(plan)).toBe('2 features fit in 20 points: 16 used, 4 left. Next is C (8). D (4) would still fit.');
  });

  it('takes exactly what there is room for, and says when all fits', () => {
    expect(planCapacity(ranked, 'ratio', 16).left).toBe(0);
    expect(describePlan(planCapacity(ranked, 'ratio', 28))).toBe('4 features fit in 28 points: 28 used, 0 left. Everything open fits.');
    const long = rankFeatures([feature({ title: 'x'.repeat(3000), effort: 8 })], by('ratio'));
    expect(describePlan(planCapacity(long, 'ratio', 2))).toContain(`Next is ${'x'.repeat(80)}… (8).`);
    expect(describePlan(planCapacity(ranked, 'ratio', 1))).toContain('0 features fit in 1 point: 0 used, 1 left. Next is A (8).');
  });

  it('passes over finished work, and in MoSCoW over what is not to be had', () => {
    const done = list.map((item) => (item.id === 'a' ? { ...item, status: 'completed' as const, moscow: 'wont' as const } : item));
    expect(planCapacity(rankFeatures(done, by('ratio')), 'ratio', 20).fits.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    const wont = list.map((item) => ({ ...item, moscow: 'wont' as const }));
    expect(planCapacity(rankFeatures(wont, by('moscow')), 'moscow', 20).fits).toEqual([]);
  });

  it('is a number from 0 up or nothing', () => {
    expect(['20', ' 1,000 ', '', '0', '-3', 'many'].map(readCapacity)).toEqual([20, 1000, undefined, 0, undefined, undefined]);
  });
});

const anyFeature = fc
  .record({
    title: fc.string({ maxLength: 4 }),
    impact: fc.integer({ min: 1, max: 10 }),
    effort: fc.integer({ min: 1, max: 10 }),
    status: fc.constantFrom(...statuses),
    reach: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.maxSafeInteger()),
    riceImpact: fc.constantFrom(...fields.riceImpact.options),
    personMonths: fc.oneof(fc.constant(0), fc.double({ noNaN: true })),
    confidence: fc.integer({ min: 0, max: 100 }),
    urgency: fc.integer({ min: 1, max: 10 }),
    riskReduction: fc.integer({ min: 1, max: 10 }),
    own: fc.integer({ min: 1, max: 10 }),
    moscow: fc.constantFrom(...fields.moscow.options),
  })
  .map(feature);
const anyFeatures = fc.array(anyFeature, { maxLength: 14 }).map((list) => list.map((item, index) => ({ ...item, id: `f${index}` })));
const anyMethod = fc.constantFrom(...methods);

describe('rank stability', () => {
  it('names the step that changes the order', () => {
    // 18.0, 17.5 and 2.0: effort of the first up to 6 gives 15.0, behind the second; the third holds.
    const list = [
      feature({ id: 'a', title: 'A', impact: 9, effort: 5 }),
      feature({ id: 'b', title: 'B', impact: 7, effort: 4 }),
      feature({ id: 'c', title: 'C', impact: 2, effort: 10 }),
    ];
    const [first, , last] = computeStability(list, by('ratio'));
    expect(first).toMatchObject({ rank: 1, best: 1, worst: 2 });
    expect(first?.changes).toMatchObject([
      { name: 'impact', from: 9, to: 8, rank: 2, passes: { id: 'b' } },
      { name: 'effort', from: 5, to: 6, rank: 2, passes: { id: 'b' } },
    ]);
    expect(last).toMatchObject({ rank: 3, best: 3, worst: 3, changes: [] });
  });

  it('equals sorting everything again after each step, by every method', () => {
    fc.assert(
      fc.property(anyFeatures, anyMethod, (list, method) => {
        const extra = by(method);
        const rankIn = (features: readonly Feature[], id: string) =>
          rankFeatures(features, extra).find((item) => item.feature.id === id)?.rank;
        for (const { feature: one, rank, best, worst, changes } of computeStability(list, extra)) {
          expect(rank).toBe(rankIn(list, one.id));
          const ranks = scoresIn(extra).flatMap((name) => {
            const [low, high, step] = name === 'confidence' ? [0, 100, 10] : [1, 10, 1];
            return [one[name] - step, one[name] + step]
              .filter((to) => to >= low && to <= high)
              .map((to) => ({
                name,
                to,
                rank: rankIn(
                  list.map((item) => (item.id === one.id ? { ...item, [name]: to } : item)),
                  one.id,
                ),
              }));
          });
          const moved = ranks.filter((item) => item.rank !== rank);
          const keyOf = (item: { name: string; to: number; rank: number | undefined }) => `${item.name} ${item.to} ${item.rank}`;
          expect(changes.map(keyOf).sort()).toEqual(moved.map(keyOf).sort());
          expect([best, worst]).toEqual([
            Math.min(rank, ...moved.map((item) => item.rank ?? 0)),
            Math.max(rank, ...moved.map((item) => item.rank ?? 0)),
          ]);
        }
      }),
      { numRuns: atMost(30) },
    );
  }, 20_000);
});

describe('always', () => {
  it('the ranking holds every feature once, best first, whatever the method', () => {
    fc.assert(
      fc.property(anyFeatures, anyMethod, (list, method) => {
        const ranked = rankFeatures(list, by(method));
        expect(new Set(ranked.map((item) => item.feature.id)).size).toBe(list.length);
        const values = ranked.map(({ score }) => score.value ?? -Infinity);
        expect(values.every((value, index) => index === 0 || (values[index - 1] ?? 0) >= value)).toBe(true);
        expect(ranked.every(({ score }) => !/NaN|Infinity|∞/.test(score.text))).toBe(true);
      }),
    );
  });

  it('what fits never needs more than there is', () => {
    fc.assert(
      fc.property(anyFeatures, fc.integer({ min: 1, max: 60 }), (list, capacity) => {
        const { used, left } = planCapacity(rankFeatures(list, by('ratio')), 'ratio', capacity);
        expect(used <= capacity && used + left === capacity).toBe(true);
      }),
    );
  });

  it('every dot is inside the matrix, none on another, and a drop on its own spot moves nothing', () => {
    fc.assert(
      fc.property(anyFeatures, fc.integer({ min: 240, max: 800 }), (list, side) => {
        const { dots, width, height, toPlace } = drawMatrix(toDots(rankFeatures(list, by('ratio'))), { side });
        expect(dots.every(({ cx, cy }) => cx > 0 && cy > 0 && cx < width && cy < height)).toBe(true);
        const distances = dots.flatMap((a, index) => dots.slice(index + 1).map((b) => Math.hypot(a.cx - b.cx, a.cy - b.cy)));
        expect(distances.every((distance) => distance >= 18)).toBe(true);
        expect(dots.map(({ home }) => toPlace(home.x, home.y))).toEqual(dots.map(({ dot: { impact, effort } }) => ({ impact, effort })));
      }),
    );
  });
});

describe('the matrix', () => {
  it('puts effort across and impact upwards', () => {
    const at = (impact: number, effort: number) => {
      const { dots } = drawMatrix([{ id: 'a', name: 'A', rank: 1, impact, effort }], { side: 440 });
      return { x: dots[0]?.cx ?? 0, y: dots[0]?.cy ?? 0 };
    };
    // A plot of 400 from (34, 24): cells of 40, centres at 34 + 40 × (effort − ½) and 424 − 40 × (impact − ½).
    expect(at(1, 1)).toEqual({ x: 54, y: 404 });
    expect(at(10, 10)).toEqual({ x: 414, y: 44 });
    expect(at(7, 3)).toEqual({ x: 134, y: 164 });
    const { toPlace } = drawMatrix([], { side: 440 });
    expect(toPlace(134, 164)).toEqual({ impact: 7, effort: 3 });
    expect(toPlace(-50, 9000)).toEqual({ impact: 1, effort: 1 });
  });

  it('keeps the names of the quadrants off the plot, where a dot at 10 and 1 would cover them', () => {
    const { frame } = drawMatrix([], { side: 440 });
    const names = frame.filter(({ text }) => ['Quick wins', 'Big bets', 'Fill-ins', 'Time sinks'].includes(text ?? ''));
    // The plot runs from 24 to 424; 13 is the height of a name.
    expect(names.map(({ attributes: { y } }) => Number(y) < 24 || Number(y) - 13 > 424)).toEqual([true, true, true, true]);
  });

  it('spreads dots of equal scores', () => {
    const room = { x: 0, y: 0, width: 100, height: 100 };
    const spots = spreadPoints(
      [1, 2, 3].map(() => ({ x: 50, y: 50 })),
      20,
      room,
    );
    expect(spots[0]).toEqual({ x: 50, y: 50 });
    expect(spots[1]).toEqual({ x: 70, y: 50 });
    expect(new Set(spots.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size).toBe(3);
    // The best stays on its spot, the next stands 24 beside it.
    const dots = [1, 2].map((rank) => ({ id: `${rank}`, name: `${rank}`, rank, impact: 5, effort: 5 }));
    const [a, b] = drawMatrix(dots, { side: 440 }).dots;
    expect([a?.cx, (b?.cx ?? 0) - (a?.cx ?? 0)]).toEqual([214, 24]);
  });

  it('moves by the arrows within 1 to 10', () => {
    expect(moveByKey({ impact: 10, effort: 1 }, 'ArrowUp')).toEqual({ impact: 10, effort: 1 });
    expect(moveByKey({ impact: 5, effort: 5 }, 'ArrowRight')).toEqual({ impact: 5, effort: 6 });
    expect(moveByKey({ impact: 5, effort: 5 }, 'Enter')).toBeUndefined();
  });

  it('is a picture with every word made safe', () => {
    const { svg } = toMatrixPicture([{ id: 'a', name: '<b>&', rank: 1, impact: 5, effort: 5 }], { title: 'T', foot: 'F' });
    expect(svg).toContain('&lt;b&gt;&amp;');
    for (const word of ['Quick wins', 'Big bets', 'Fill-ins', 'Time sinks', 'Impact', 'Effort']) expect(svg).toContain(word);
  });
});

describe('the files', () => {
  const sample = state.sample?.(around);
  if (!sample) throw new Error('There is a sample.');

  it('count high, medium and low in the summary', () => {
    // 18.0, 20.0, 17.5 and 20.0 are high; 8.0 and 3.8 low.
    const text = toMarkdown(toReport(sample.records, sample.extra, around.today));
    expect(text).toContain('- **High priority (score 15 or more):** 4');
    expect(text).toContain('- **Medium priority (score 10 to under 15):** 0');
    expect(text).toContain('- **Low priority (score under 10):** 2');
    expect(text).toContain('**Sample**');
    expect(text).toContain('fit in 20 points: 13 used, 7 left');
    expect(text).not.toMatch(/NaN|undefined|null/);
  });

  it('sum up the score they are ranked by', () => {
    const list = [
      feature({ id: 'a', title: 'Small', impact: 9, effort: 1, reach: 10 }),
      feature({ id: 'b', title: 'Wide', impact: 2, effort: 4, reach: 5000 }),
      feature({ id: 'c', title: 'Unknown', impact: 9, effort: 1 }),
    ];
    const text = toMarkdown(toReport(list, by('rice'), ''));
    // 5,000 × 2 × 0.8 ÷ 4 = 2,000 and 10 × 9 × 0.8 ÷ 1 = 72; by impact for effort it is the other way round.
    expect(text).toContain('- With a RICE score: 2\n- Highest: 2,000 (Wide)\n- Lowest: 72.0 (Small)\n- Without a score: 1');
    expect(text).toContain('By impact / effort score, for comparison:');
    expect(text).toMatch(/### 1\W+Wide[^]*### 2\W+Small/);
    const { columns, rows } = toRankedSheet(list, by('rice'), 'USD');
    const cells = (label: string) => rows.map((row) => row[columns.findIndex((column) => column.label === label)]);
    expect([cells('RICE score'), cells('Rank by RICE'), cells('Impact / Effort score')]).toEqual([
      [2000, 72, null],
      [1, 2, 3],
      [5, 90, 90],
    ]);
    expect(columns.map(({ label }) => label)).not.toContain('Score');
  });

  it('rank by what is shown: level scores go to the higher impact', () => {
    // 1,000.4 and 1,000 are both shown as 1,000.
    const list = [
      feature({ id: 'a', title: 'A', impact: 4, effort: 4, confidence: 100, reach: 1000, personMonths: 3.9984, riceImpact: 'same' }),
      feature({ id: 'b', title: 'B', impact: 8, effort: 8, confidence: 100, reach: 1000, personMonths: 8 }),
    ];
    expect(rankFeatures(list, by('rice')).map((item) => [item.feature.title, item.score.text])).toEqual([
      ['B', '1,000'],
      ['A', '1,000'],
    ]);
  });

  it('carry each method’s own figures', () => {
    for (const method of methods) {
      const sheet = toRankedSheet(sample.records, { ...sample.extra, method }, 'USD');
      expect(sheet.rows.every((row) => row.length === sheet.columns.length)).toBe(true);
      expect(toMarkdown(toReport(sample.records, { ...sample.extra, method }, ''))).not.toMatch(/NaN|undefined|null/);
    }
  });

  it('know a feature again by its words', () => {
    expect(featureIdentity(feature({ title: ' Dark  Mode ' }))).toBe(featureIdentity(feature({ title: 'dark mode', impact: 9 })));
    expect(featureIdentity(feature({ title: 'a' }))).not.toBe(featureIdentity(feature({ title: 'b' })));
  });
});
