import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, startExtra, type Feature, type Method } from './model';
import { toRankedSheet, toReport } from './report';
import { compareStandings, isHigh, quadrantOf, rankFeatures, readWeights, scorerOf } from './scores';

const around = { today: '2026-11-15', currency: 'USD' };
const feature = (more: Partial<Feature> = {}): Feature => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, ''), title: 'x' }, around).values,
  ...more,
});
const by = (method: Method, more: object = {}) => ({ ...startExtra, method, ...more });
const text = (method: Method, more: Partial<Feature>) => scorerOf(by(method))(feature(more)).text;

describe('scores by hand', () => {
  it('RICE: reach × impact × confidence ÷ months', () => {
    const rice = (more: Partial<Feature>) => text('rice', { reach: 100, riceImpact: '2', confidence: 50, personMonths: 4, ...more });
    // 100 × 2 × 50% ÷ 4 = 25
    expect([rice({}), rice({ reach: 0 }), rice({ personMonths: 0, effort: 5 }), rice({ riceImpact: 'same', impact: 8 })]).toEqual([
      '25.0',
      '—',
      '20.0',
      '100',
    ]);
    expect([rice({ reach: 4 }), rice({ reach: 3 }), rice({ reach: 400 }), rice({ reach: 396 })]).toEqual(['1.0', '0.750', '100', '99.0']);
    expect(scorerOf(by('rice'))(feature({ reach: 0 })).reason).toBe('Needs a reach.');
  });

  it('ICE, WSJF and MoSCoW', () => {
    // 8 × 5 × (11 − 3): 320
    expect(text('ice', { impact: 8, confidence: 50, effort: 3 })).toBe('320');
    expect(text('wsjf', { impact: 8, urgency: 5, riskReduction: 2, effort: 4 })).toBe('3.8');
    expect(text('moscow', { moscow: 'wont' })).toBe('Won’t have');
    const value = (moscow: Feature['moscow'], impact = 5) => scorerOf(by('moscow'))(feature({ moscow, impact, effort: 5 })).value;
    expect([value('must'), value('should'), value('could'), value('wont'), value('none')]).toEqual([5010, 4010, 3010, 2010, 1010]);
  });

  it('by weights of one’s own', () => {
    const weighted = (weights: object, more: Partial<Feature> = {}) =>
      scorerOf(by('custom', { weights: { ...startExtra.weights, ...weights } }))(
        feature({ impact: 8, effort: 3, confidence: 70, urgency: 4, riskReduction: 2, own: 9, ...more }),
      );
    // (40 × 8 + 30 × 8 + 10 × 7 + 10 × 4 + 10 × 2) / 100 × 10 = 69
    expect(weighted({}).text).toBe('69.0');
    expect(weighted({ impact: '0', ease: '0', confidence: '0', urgency: '0', riskReduction: '0' })).toMatchObject({
      value: undefined,
      reason: 'All weights are 0.',
    });
    expect(weighted({ impact: '0', ease: '0', confidence: '0', urgency: '0', riskReduction: '0', own: '1' }).text).toBe('90.0');
    expect([
      readWeights({ ...startExtra.weights, ownName: ' ' }).ownName,
      readWeights({ ...startExtra.weights, impact: 'x' }).impact,
    ]).toEqual(['Own criterion', 0]);
  });
});

describe('the ranking', () => {
  it('goes by score, impact, title and place', () => {
    const standing = { value: 1, impact: 1, title: 'b', index: 1 };
    const compare = (more: object) => Math.sign(compareStandings(standing, { ...standing, ...more }));
    expect([
      compare({ value: 2 }),
      compare({ value: 0 }),
      compare({ impact: 2 }),
      compare({ impact: 0 }),
      compare({ title: 'a' }),
      compare({ title: 'c' }),
      compare({ index: 0 }),
      compare({ index: 2 }),
    ]).toEqual([1, -1, 1, -1, 1, -1, 1, -1]);
    const list = [feature({ id: 'a', title: 'A', impact: 2, effort: 4 }), feature({ id: 'b', title: 'B', impact: 9, effort: 3 })];
    expect(rankFeatures(list, by('ratio')).map(({ feature: { id }, rank }) => [id, rank])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect([5, 5.1, 0, 99].map(isHigh)).toEqual([false, true, false, true]);
    expect([
      quadrantOf({ impact: 6, effort: 6 }),
      quadrantOf({ impact: 6, effort: 5 }),
      quadrantOf({ impact: 5, effort: 6 }),
      quadrantOf({ impact: 5, effort: 5 }),
    ]).toEqual(['big', 'quick', 'sink', 'fill']);
  });
});

describe('the report', () => {
  const list = [
    feature({ id: 'a', title: 'Rye', impact: 9, effort: 3, description: 'Dark', requestedBy: 'Ann' }),
    feature({ id: 'b', title: 'Oat', impact: 3, effort: 6, reach: 10 }),
  ];
  const report = (method: Method, more: object = {}, features = list) => toReport(features, by(method, more), around.today);
  const table = (method: Method, more: object = {}) => report(method, more).blocks.find((block) => block.kind === 'table');
  const lists = (method: Method) => report(method).blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []));

  it('has the columns of its method, and capacity where there is one', () => {
    expect(table('ratio')?.columns.map(({ label, weight, align }) => [label, weight, align])).toEqual([
      ['Rank', 0.7, 'right'],
      ['Feature', 3, undefined],
      ['Score', 0.9, 'right'],
      ['Impact', 0.9, 'right'],
      ['Effort', 0.9, 'right'],
      ['Quadrant', 1.3, undefined],
      ['Status', 1.3, undefined],
    ]);
    expect(table('rice')?.columns).toHaveLength(8);
    expect(
      table('rice')
        ?.columns.slice(2, 4)
        .map(({ weight }) => weight),
    ).toEqual([1.5, 1.3]);
    expect(table('ratio', { capacity: '4' })?.rows.map((row) => row.at(-1))).toEqual(['Fits', 'Over']);
    expect(table('ratio')?.rows[0]?.slice(0, 5)).toEqual(['1', 'Rye', '30.0', '9', '3']);
  });

  it('sums up, with what has no score', () => {
    expect(report('ratio').blocks.find((block) => block.kind === 'figures')?.items).toEqual([
      { label: 'High priority (score 15 or more)', value: '1' },
      { label: 'Medium priority (score 10 to under 15)', value: '0' },
      { label: 'Low priority (score under 10)', value: '1' },
    ]);
    expect(lists('rice')[0]).toEqual(['With a RICE score: 1', expect.stringContaining('Highest: '), 'Without a score: 1']);
    expect(lists('ice')[0]).toEqual([
      expect.stringContaining('With a'),
      expect.stringContaining('(Rye)'),
      expect.stringContaining('Lowest: '),
    ]);
    expect(lists('moscow')[0]).toContain('Not decided: 2');
    expect(report('ratio').blocks.find((block) => block.kind === 'cards')?.cards[0]).toMatchObject({
      about: 'Score: 30.0 · Impact: 9/10 · Effort: 3/10',
      blocks: [{ text: 'Dark' }, { kind: 'list', items: ['Category: Core Functionality', 'Requested by: Ann', 'Status: Backlog'] }],
    });
    expect(report('ratio').blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))).toEqual([1, 2, 2]);
    expect(report('ratio', {}, [feature({ id: 'sample-1' })]).mark).toBe('Sample');
    expect([report('ratio', {}, [feature({ id: 'sample-1' }), feature()]).mark, report('ratio', {}, []).mark]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is a sheet in order of rank', () => {
    const sheet = (method: Method) => toRankedSheet(list, by(method), 'USD');
    expect(
      sheet('ratio')
        .columns.slice(-3)
        .map(({ label }) => label),
    ).toEqual(['Score', 'Quadrant', expect.stringContaining('Rank by')]);
    expect(
      sheet('rice')
        .columns.slice(-4)
        .map(({ label }) => label),
    ).toEqual(['Impact / Effort score', 'Quadrant', 'RICE score', 'Rank by RICE']);
    expect(sheet('ratio').rows.map((row) => row.slice(-3).filter((cell) => typeof cell === 'number'))).toEqual([
      [30, 1],
      [5, 2],
    ]);
    expect(sheet('rice').rows[1]?.at(-2)).toBeNull();
  });
});
