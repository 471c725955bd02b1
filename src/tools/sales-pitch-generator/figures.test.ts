import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { state } from './model';
import { computeRoi, noRoi, readRoi, roiSteps, roiText, type RoiDraft } from './roi';
import { countFault, explainTrial, judgeTrial, setTrial, trialBlocks, trialsOf, type Trial } from './trials';

const around = { today: '2026-11-17', currency: 'USD' };

describe('what a customer gains', () => {
  const say = (draft: Partial<RoiDraft>, product = 'Larkrota') => {
    const { values, roi } = readRoi({ ...noRoi, ...draft }, around);
    return roi ? { steps: roiSteps({ values, roi }, 'USD'), text: roiText({ values, roi }, product, 'USD'), roi } : undefined;
  };

  it('is said with each of its sources, and without those that are nothing', () => {
    // 10.00 + 5.50 = 15.50, less 3.00 = 12.50 a month; 25.00 ÷ 6.00 = 4.1667
    expect(say({ savings: '10', revenue: '5.50', price: '3', months: '2' }, ' ')).toMatchObject({
      steps: [
        'Benefit per month: $10.00 savings + $5.50 extra profit = $15.50',
        'Left per month: $15.50 − $3.00 = $12.50',
        'Cost over 2 months: $3.00 × 2 = $6.00',
        'Left over 2 months: $31.00 − $6.00 = $25.00',
        'Return: $25.00 ÷ $6.00 = 417%',
      ],
      text: 'By your own figures, $10.00 saved elsewhere and $5.50 in extra profit make $15.50 a month. It costs $3.00 a month. Over 2 months that leaves $25.00.',
    });
    expect(say({ hours: '2', rate: '25', savings: '10', price: '3', months: '1' })?.text).toBe(
      'By your own figures, 2 hours a month at $25.00 an hour and $10.00 saved elsewhere make $60.00 a month. Larkrota costs $3.00 a month. Over 1 month that leaves $57.00.',
    );
    expect(say({ hours: '2', rate: '25', price: '3', months: '1' })?.text).toContain('an hour come to $50.00 a month.');
    expect(say({ savings: '10', price: '3', months: '1' })?.text).toContain('$10.00 saved elsewhere make $10.00 a month.');
  });

  it('names every cent, and a single hour as one', () => {
    const cents = { hours: '1', rate: '0.01', savings: '0.01', revenue: '0.01', price: '0.01', setup: '0.01', months: '1' };
    expect(say(cents, 'It')).toMatchObject({
      steps: [
        'Benefit per month: 1 hour × $0.01 + $0.01 savings + $0.01 extra profit = $0.03',
        'Left per month: $0.03 − $0.01 = $0.02',
        'Cost over 1 month: $0.01 × 1 + $0.01 = $0.02',
        'Left over 1 month: $0.03 − $0.02 = $0.01',
        'Return: $0.01 ÷ $0.02 = 50%',
      ],
      text: 'By your own figures, 1 hour a month at $0.01 an hour, $0.01 saved elsewhere and $0.01 in extra profit make $0.03 a month. It costs $0.01 a month and $0.01 once. Over 1 month that leaves $0.01. The one-time cost is back after 1 month.',
    });
    expect(say({ hours: '1', rate: '25', price: '3', months: '1' })?.text).toContain('1 hour a month at $25.00 an hour comes to $25.00');
    expect(say({ hours: '0.3125', rate: '32', price: '3' })?.steps[0]).toBe('Benefit per month: 0.3125 hours × $32.00 = $10.00');
    expect(say({ hours: '1.5', rate: '20', price: '3', months: '1' })?.text).toContain(
      '1.5 hours a month at $20.00 an hour come to $30.00',
    );
  });

  it('is more, nothing or less than it costs', () => {
    expect(say({ savings: '10', price: '10', months: '3' })?.text).toMatch(/Over 3 months that comes out even\.$/);
    expect(say({ savings: '10', price: '9.99', months: '1' })?.text).toMatch(/Over 1 month that leaves \$0\.01\.$/);
    expect(say({ savings: '10', price: '10.01', months: '1' })?.text).toMatch(/Over 1 month that is \$0\.01 more than it brings\.$/);
    // A single cent on either side is a figure.
    expect([say({ savings: '0.01', price: '0.01' }), say({ savings: '0.01', setup: '0.01' })].every(Boolean)).toBe(true);
    expect([say({ savings: '0', price: '1' }), say({ savings: '1', price: '0' })]).toEqual([undefined, undefined]);
  });

  it('pays back what is paid once in whole months, or never', () => {
    const back = (setup: string, price = '') => say({ savings: '100', setup, price });
    expect([back('200')?.roi.payback, back('200.01')?.roi.payback, back('100')?.roi.payback]).toEqual([2, 3, 1]);
    expect(back('200')?.text).toMatch(/Larkrota costs \$200\.00 once\. .* The one-time cost is back after 2 months\.$/);
    expect(back('200', '50')?.text).toContain('Larkrota costs $50.00 a month and $200.00 once.');
    // Nothing is left of a month: it never comes back.
    expect([back('200', '100')?.roi.payback, back('200', '100')?.text.includes('is back')]).toEqual([undefined, false]);
    expect(back('', '50')?.text).not.toContain('is back');
    expect(back('200')?.steps[2]).toBe('Cost over 12 months: $0.00 × 12 + $200.00 = $200.00');
  });

  it('is no share of a cost of nothing', () => {
    const free = { hours: 0, rate: 0, savings: 100, revenue: 0, price: 0, setup: 0, months: 12 };
    expect(computeRoi(free)).toMatchObject({ totalNet: 1200, share: undefined, payback: 0 });
    expect(computeRoi({ ...free, setup: 1 }).share).toBe(1199);
    const roi = computeRoi(free);
    expect(roiSteps({ values: free, roi }, 'USD')).toHaveLength(4);
  });
});

describe('a trial of two wordings', () => {
  const trial = (a: [sent: string, replies: string], b: [sent: string, replies: string], more: Partial<Trial> = {}): Trial => ({
    id: '1',
    text: 'email',
    a: ' First ',
    b: 'Second',
    sentA: a[0],
    repliesA: a[1],
    sentB: b[0],
    repliesB: b[1],
    note: '',
    ...more,
  });
  const verdict = (...given: Parameters<typeof trial>) => judgeTrial(trial(...given))?.verdict;

  it('says nothing before five replies and five without are to be expected of each', () => {
    // 10 of 100 replied: 5 expected of each 50. Chance alone gives the same of both.
    expect(verdict(['50', '5'], ['50', '5'])).toBe('A 10.0%, B 10.0%. No clear winner: chance alone could do this (p = 1.00).');
    expect(verdict(['50', '4'], ['50', '5'])).toContain('Too few so far');
    // 5 of 100 without a reply: 2.5 expected of each.
    expect(verdict(['50', '48'], ['50', '47'])).toContain('Too few so far');
  });

  it('is won by either, and says how sure that is', () => {
    expect(verdict(['200', '30'], ['200', '10'])).toBe('A 15.0%, B 5.0%. A won (p < 0.01).');
    expect(judgeTrial(trial(['200', '30'], ['200', '10']))?.winner).toBe('a');
    // Pooled 31 of 400: z = 0.055 ÷ √(0.0775 × 0.9225 × 0.01) = 2.057, p = 0.040.
    expect(verdict(['200', '10'], ['200', '21'])).toBe('A 5.0%, B 10.5%. B won (p = 0.04).');
    // Pooled 90 of 500: z = 0.1 ÷ √(0.18 × 0.82 × (1 ÷ 100 + 1 ÷ 400)) = 2.328, p = 0.020.
    expect(verdict(['100', '10'], ['400', '80'])).toBe('A 10.0%, B 20.0%. B won (p = 0.02).');
    expect(verdict(['200', '0'], ['200', '20'])).toBe('A 0.0%, B 10.0%. B won (p < 0.01).');
    // Everybody may have replied.
    expect(verdict(['200', '200'], ['200', '100'])).toBe('A 100.0%, B 50.0%. A won (p < 0.01).');
  });

  it('explains why there is no outcome', () => {
    const more = 'There can’t be more replies than were sent.';
    const enter = 'Enter how many you sent and how many replied, for both.';
    expect([
      explainTrial(trial(['5', '6'], ['', ''])),
      explainTrial(trial(['', ''], ['5', '6'])),
      explainTrial(trial(['5', '5'], ['5', ''])),
      explainTrial(trial(['', '6'], ['5', '5'])),
      explainTrial(trial(['x', '6'], ['', '6'])),
    ]).toEqual([more, more, enter, enter, enter]);
    expect([' ', '0', '7', '-1', '1.5', 'x'].map(countFault)).toEqual(['', '', '', ...Array<string>(3).fill('Enter a whole number.')]);
  });

  it('is added, or takes the place of what it was', () => {
    const first = trial(['5', '1'], ['5', '1']);
    const two = setTrial(setTrial(state.start(around), first), { ...first, id: '2' });
    expect(trialsOf(setTrial(two, { ...first, note: 'Fridays' })).map(({ id, note }) => [id, note])).toEqual([
      ['1', 'Fridays'],
      ['2', ''],
    ]);
  });

  it('is printed with its wordings, its counts and its outcome', () => {
    const printed = (...given: Trial[]) => toText({ title: '', blocks: trialBlocks(given) });
    // Pooled 11 of 400: 5.5 expected of each; z = 0.045 ÷ √(0.0275 × 0.9725 × 0.01) = 2.75, p = 0.006.
    const text = printed(trial([' 200 ', '10'], ['200', '1'], { note: ' Fridays ' }));
    for (const part of [
      'A: First\n',
      'B: Second\n',
      'A: 10 replies of 200. B: 1 reply of 200. A 5.0%, B 0.5%. A won (p < 0.01).',
      'Fridays',
    ])
      expect(text).toContain(part);
    expect(printed(trial(['', ''], ['', '']))).toContain('No result yet.');
    expect([trialBlocks([]), trialBlocks([trial(['', ''], ['', ''])]).length]).toEqual([[], 5]);
  });
});
