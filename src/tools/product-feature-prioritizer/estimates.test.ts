import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { sheetSchema } from '@/lib/ask-schema';
import { describeJudged, judgeFeatures, medianOf, takeEstimates, toEstimateSheet, toMedians } from './estimates';
import { toJira } from './jira';
import { startExtra, state, type Feature } from './model';
import { sampleFeatures } from './sample';
import { schema } from './schema';
import { shares } from './shares';

const [first, second] = sampleFeatures() as [Feature, Feature];
const features: Feature[] = [
  { ...first, id: 'a', title: 'Dark mode', status: 'backlog' },
  { ...second, id: 'b', title: 'Export', status: 'completed' },
];
const sheet = toEstimateSheet(features);
const [impact = '', effort = ''] = sheet.questions.map(({ id }) => id);
const reply = (name: string, given: [string, string]) => ({
  id: name,
  sheet: 'estimates',
  name,
  answers: { [impact]: given[0], [effort]: given[1] },
});

describe('team estimates', () => {
  it('ask for what is open, without saying what was thought before', () => {
    expect(sheet.questions.map(({ label }) => label)).toEqual(['Dark mode: impact', 'Dark mode: effort']);
    expect(sheetSchema.safeParse(sheet).success).toBe(true);
  });
  it('count by their median, and say where they are far apart', () => {
    const estimates = takeEstimates([], features, [reply('Ana', ['8', '3']), reply('Bo', ['4', '4']), reply('Cy', ['7', '5'])]);
    const [judged] = judgeFeatures(features, estimates);
    // 4, 7, 8 and 3, 4, 5
    expect(judged).toMatchObject({
      count: 3,
      impact: { median: 7, low: 4, high: 8 },
      effort: { median: 4, low: 3, high: 5 },
      isSplit: true,
    });
    expect(describeJudged({ median: 7, low: 4, high: 8 })).toBe('7, from 4 to 8');
    expect([...toMedians(features, estimates)]).toEqual([['a', { impact: 7, effort: 4 }]]);
    // Two of them: 8 and 3 are 5.5, which is 6 as a whole score.
    expect(medianOf([8, 3])).toBe(5.5);
  });
  it('take a later answer instead of an earlier one, and only scores there are', () => {
    const twice = takeEstimates(takeEstimates([], features, [reply('Ana', ['8', '3'])]), features, [reply('ANA ', ['2', '2'])]);
    expect(twice).toEqual([{ name: 'ANA', scores: { a: { impact: 2, effort: 2 } } }]);
    for (const typed of ['0', '11', 'abc', '']) expect(takeEstimates([], features, [reply('Ana', [typed, '3'])])[0]?.scores).toEqual({});
  });
  it('stay within what was said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 })), { minLength: 1, maxLength: 9 }),
        (given) => {
          const estimates = takeEstimates(
            [],
            features,
            given.map(([i, e], index) => reply(`P${index}`, [String(i), String(e)])),
          );
          const [judged] = judgeFeatures(features, estimates);
          expect(judged?.count).toBe(given.length);
          for (const part of [judged?.impact, judged?.effort])
            expect(part && part.low <= part.median && part.median <= part.high).toBe(true);
        },
      ),
      { numRuns: atMost(200) },
    );
  });
  it('are kept with the features', () => {
    const data = state.start({ today: '2026-11-17', currency: 'USD' });
    const estimates = takeEstimates([], features, [reply('Ana', ['8', '3'])]);
    expect(schema.safeParse({ ...data, records: features, extra: { ...data.extra, estimates } }).success).toBe(true);
    const { estimates: _none, ...older } = data.extra;
    expect(state.migrate?.({ ...data, extra: older }, 1)).toEqual(data);
  });
});

describe('a file for Jira', () => {
  it('has the columns its importer knows, best first', () => {
    const sheetOf = toJira(
      [
        { ...first, id: 'a', title: 'A', impact: 2, effort: 9 },
        { ...first, id: 'b', title: 'B', impact: 9, effort: 2 },
      ],
      startExtra,
    );
    expect(sheetOf.columns.map(({ label }) => label)).toEqual(['Issue Type', 'Summary', 'Description', 'Priority', 'Status', 'Labels']);
    expect(sheetOf.rows.map((row) => [row[0], row[1], row[3]])).toEqual([
      ['Story', 'B', 'High'],
      ['Story', 'A', 'Medium'],
    ]);
  });
});

describe('what goes to a roadmap', () => {
  it('says how much it is wanted: 50,000 × 5 × 80% ÷ 5', () => {
    const around = { today: '2026-11-18', currency: 'USD' };
    const base = { ...first, impact: 5, effort: 5, confidence: 80, riceImpact: 'same' as const, personMonths: 0 };
    const records = [
      { ...base, id: 'a', title: 'A', reach: 50_000, requestedBy: '12 votes' },
      { ...base, id: 'b', title: 'B', reach: 90_000, requestedBy: 'Ana' },
    ];
    const start = state.start(around);
    const offered = shares.offers?.features?.({ ...start, records, extra: { ...start.extra, method: 'rice' } }, around) ?? [];
    expect(offered.map(({ demand }) => demand)).toEqual(['RICE score 40,000, 12 votes', 'RICE score 72,000']);
  });
});
