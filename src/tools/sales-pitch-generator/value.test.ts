import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { textIds } from './content';
import { state } from './model';
import { computeRoi, noRoi, readRoi, roiBlocks, roiSteps, roiText } from './roi';
import { schema } from './schema';
import { cardAcceptance } from './take-cards';
import { countFault, explainTrial, judgeTrial, removeTrial, setTrial, trialBlocks, trialsOf, type Trial } from './trials';

const around = { today: '2026-11-17', currency: 'USD' };
const typed = { ...noRoi, hours: '12', rate: '25', price: '39', setup: '200' };

describe('return on investment', () => {
  it('is what is left of the benefit, worked by hand', () => {
    const { values, roi } = readRoi(typed, around);
    // 12 × $25 = $300 a month, less $39 = $261; 12 × $39 + $200 = $668; $3,600 − $668 = $2,932; ÷ $668 = 439 %; $200 ÷ $261 < 1 month.
    expect(roi).toEqual({
      time: 30_000,
      benefit: 30_000,
      net: 26_100,
      months: 12,
      totalBenefit: 360_000,
      totalCost: 66_800,
      totalNet: 293_200,
      share: 293_200 / 66_800,
      payback: 1,
    });
    if (!roi) return;
    expect(roiSteps({ values, roi }, 'USD')).toEqual([
      'Benefit per month: 12 hours × $25.00 = $300.00',
      'Left per month: $300.00 − $39.00 = $261.00',
      'Cost over 12 months: $39.00 × 12 + $200.00 = $668.00',
      'Left over 12 months: $3,600.00 − $668.00 = $2,932.00',
      'Return: $2,932.00 ÷ $668.00 = 439%',
    ]);
    expect(roiText({ values, roi }, 'Larkrota', 'USD')).toBe(
      'By your own figures, 12 hours a month at $25.00 an hour come to $300.00 a month. Larkrota costs $39.00 a month and $200.00 once. Over 12 months that leaves $2,932.00. The one-time cost is back after 1 month.',
    );
  });
  it('asks for what is missing, and never takes a loss for a gain', () => {
    expect(readRoi(noRoi, around)).toMatchObject({ roi: undefined, missing: 'Enter what the customer saves or gains and what it costs.' });
    expect(readRoi({ ...typed, hours: 'many' }, around)).toMatchObject({ roi: undefined, missing: 'Correct the figures that are marked.' });
    const { values, roi } = readRoi({ ...noRoi, savings: '10', price: '30', months: '6' }, around);
    expect(roi).toMatchObject({ net: -2_000, totalNet: -12_000, payback: undefined });
    expect(roi && roiText({ values, roi }, '', 'USD')).toContain('Over 6 months that is $120.00 more than it brings.');
    expect(roiBlocks(noRoi, 'x', around)).toEqual([]);
    expect(roiBlocks(typed, 'x', around)).toHaveLength(4);
  });
  it('adds up for any figures', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, fc.integer({ min: 1, max: 60 }), (rate, savings, revenue, price, setup, months) => {
        const roi = computeRoi({ hours: 3, rate, savings, revenue, price, setup, months });
        expect(roi.totalNet).toBe(roi.net * months - setup);
        expect(roi.totalCost + roi.totalNet).toBe(roi.totalBenefit);
        if (roi.payback !== undefined) expect(roi.payback * roi.net).toBeGreaterThanOrEqual(setup);
      }),
      { numRuns: atMost(200) },
    );
  });
});

describe('two wordings', () => {
  const trial = (more: Partial<Trial> = {}): Trial => ({
    id: '1',
    text: 'email',
    a: 'First',
    b: 'Second',
    sentA: '200',
    repliesA: '10',
    sentB: '200',
    repliesB: '30',
    note: '',
    ...more,
  });
  it('have a winner where chance alone would seldom do it', () => {
    // 5 % against 15 %, pooled 10 %: z = 0.1 ÷ √(0.09 × 0.01) = 3.33.
    expect(judgeTrial(trial())).toMatchObject({ rateA: 0.05, rateB: 0.15, winner: 'b', verdict: 'A 5.0%, B 15.0%. B won (p < 0.01).' });
    // 10 and 14 of 200: pooled 6 %, z = 0.02 ÷ √(0.0564 × 0.01) = 0.84, p = 0.40.
    expect(judgeTrial(trial({ repliesB: '14' }))).toMatchObject({
      winner: undefined,
      verdict: 'A 5.0%, B 7.0%. No clear winner: chance alone could do this (p = 0.40).',
    });
    expect(judgeTrial(trial({ sentA: '10', repliesA: '1', sentB: '10', repliesB: '3' }))?.verdict).toContain('Too few so far');
  });
  it('say what is missing', () => {
    for (const odd of [{ sentA: '' }, { repliesA: 'x' }, { repliesB: '201' }, { sentB: '0' }])
      expect(judgeTrial(trial(odd))).toBeUndefined();
    expect(explainTrial(trial({ repliesB: '201' }))).toBe('There can’t be more replies than were sent.');
    expect(explainTrial(trial({ sentA: '' }))).toContain('Enter how many');
    expect([countFault('12'), countFault(''), countFault('1.5')]).toEqual(['', '', 'Enter a whole number.']);
  });
  it('are kept with the pitch, and older work opens without them', () => {
    const data = state.start(around);
    expect(schema.safeParse(data).success).toBe(true);
    const kept = setTrial(setTrial({ ...data, roi: typed }, trial()), trial({ note: 'Fridays' }));
    expect(schema.safeParse(kept).data).toEqual(kept);
    expect(trialsOf(kept)).toHaveLength(1);
    expect(trialsOf(removeTrial(kept, '1'))).toEqual([]);
    expect(trialBlocks(trialsOf(kept))).toHaveLength(6);
    expect(textIds).toContain(trial().text);
  });
});

it('takes what is said of a competitor as an objection with an answer, and later only what changed', () => {
  const { plan } = cardAcceptance;
  const source = { doc: 'd1', tool: 'Rivals', name: '' };
  const card = { key: 'r1', rival: 'Rota Pro', answers: ['Set up in a day', 'No contract.'], questions: ['How long did setup take?'] };
  const taken = plan(state.start(around), [card], source, around);
  expect(taken.names).toEqual(['Rota Pro']);
  expect(taken.data.objections).toEqual([
    {
      id: 'd1-r1',
      objection: 'Why not Rota Pro?',
      acknowledge: '',
      ask: 'How long did setup take?',
      answer: 'Set up in a day. No contract.',
      confirm: '',
    },
  ]);
  expect(schema.safeParse(taken.data).success).toBe(true);
  expect(plan(taken.data, [card], source, around).data).toBe(taken.data);
  expect(plan(taken.data, [{ ...card, answers: ['Half the price'] }], source, around).changed).toEqual(['Rota Pro']);
});
