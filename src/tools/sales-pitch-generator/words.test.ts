import { describe, expect, it } from 'vitest';
import { state, type PitchData } from './model';
import { pitchReplySchema } from './reply';
import { clip, end, joinItems, readSaid, readWords, splitItems } from './words';

const { answers } = state.start({ today: '2026-11-15', currency: 'USD' });
const words = (more: Partial<PitchData['answers']>) => readWords({ ...answers, productName: 'Loafly', targetAudience: 'bakers', ...more });

describe('a phrase', () => {
  it('is cut after whole words', () => {
    expect([clip('one two', 7), clip('one two', 6), clip('onetwo', 5), clip('one, two', 5)]).toEqual(['one two', 'one…', 'onetw…', 'one…']);
    expect([end('Go'), end('Go!'), end('Go…')]).toEqual(['Go.', 'Go!', 'Go…']);
    expect([joinItems(['a', 'b', 'c']), joinItems(['a', 'salt and pepper']), joinItems(['a', 'b'], 'or')]).toEqual([
      'a, b and c',
      'a, salt and pepper',
      'a or b',
    ]);
  });

  it('is a list by commas, lines or marks, and keeps numbers and brackets', () => {
    expect(splitItems('a, b; c', 9)).toEqual(['a', 'b', 'c']);
    expect(splitItems('- a\n2) b\n• and c', 9)).toEqual(['a', 'b', 'c']);
    expect(splitItems('a, b, c', 2)).toEqual(['a', 'b']);
    expect(splitItems('1,000 loaves (rye, wheat), tea', 9)).toEqual(['1,000 loaves (rye, wheat)', 'tea']);
    expect(splitItems('Bread goes stale. Staff forget, too.', 9)).toEqual(['Bread goes stale', 'Staff forget, too']);
    expect(splitItems('when it rains, we close', 9)).toEqual(['when it rains, we close']);
    expect(splitItems('x'.repeat(90), 1)[0]).toBe('x'.repeat(90));
    expect(splitItems('x'.repeat(91), 1)[0]).toBe(`${'x'.repeat(90)}…`);
  });

  it('is a thing, or a clause', () => {
    const plain = (raw: string) => readSaid(raw, 4).isPlain;
    expect(['stale bread', 'fuel costs', 'half the price', 'sales calls'].map(plain)).toEqual([true, true, true, true]);
    expect(
      [
        'bread is stale',
        'tickets cost too much',
        'post an ad',
        'big firms charge by the hour',
        'they forget',
        'one two three four five six seven eight nine ten',
      ].map(plain),
    ).toEqual([false, false, false, false, false, false]);
    expect(plain('')).toBe(false);
    expect(readSaid('Lack of time, They wait', 4).items).toEqual(['a lack of time', 'people wait']);
    expect([words({ painPoints: 'no time' }).pains.isPlain, words({ painPoints: 'stale bread' }).pains.isPlain]).toEqual([false, true]);
  });
});

describe('what is sold', () => {
  it.each([
    ['Loafly', 'Loafly', 'is'],
    ['handmade candles', 'our handmade candles', 'are'],
    ['a planner', 'our planner', 'is'],
    ['We sell bread', 'bread', 'is'],
    ['Bread box', 'our bread box', 'is'],
    ['an app called Loafly', 'Loafly', 'is'],
    ['Acme Inc.', 'Acme Inc.', 'is'],
    ['', 'our product', 'is'],
  ])('“%s” is “%s”, which %s', (productName, product, are) => {
    const read = words({ productName });
    expect([read.product, read.verbs.are]).toEqual([product, are]);
  });

  it('has at most so many features, pains and points', () => {
    const list = 'a1, b2, c3, d4, e5, f6, g7, h8';
    const read = words({ keyFeatures: list, painPoints: list, uniqueSellingPoints: list });
    expect([read.bullets.length, read.features.items.length, read.pains.items.length, read.points.items.length]).toEqual([3, 6, 4, 4]);
  });
});

describe('the ask and the comparison', () => {
  it.each([
    ['example.com/try', 'Visit example.com/try.'],
    ['a@b.co', 'Write to a@b.co.'],
    ['to book a demo', 'The next step is to book a demo.'],
    ['free trial', 'The next step: free trial.'],
    ['Ready to start??!', 'Ready to start?'],
    ['', ''],
  ])('“%s” becomes “%s”', (callToAction, ask) => {
    expect(words({ callToAction }).ask).toBe(ask);
  });

  it('names rivals, or says how it compares', () => {
    expect(words({ competitorComparison: 'Crumb, Dough Desk' }).comparison).toBe(
      'If you compare it with Crumb or Dough Desk, put the same questions to each.',
    );
    expect(words({ competitorComparison: 'Cheaper than an agency' }).comparison).toBe('How it compares: cheaper than an agency.');
    expect(words({ competitorComparison: 'Unlike Crumb it counts' }).comparison).toBe('Unlike Crumb it counts.');
    expect(words({ productName: 'candles', competitorComparison: 'Cheaper than an agency' }).comparison).toBe(
      'How they compare: cheaper than an agency.',
    );
    expect(words({}).comparison).toBe('');
  });

  it('knows who buys for work', () => {
    expect(
      ['bakery owners', 'dog owners', 'parents of school kids', 'small shops', 'runners'].map(
        (targetAudience) => words({ targetAudience }).isBusiness,
      ),
    ).toEqual([true, false, false, true, false]);
    expect(words({ targetAudience: '' }).audience).toBe('people who need it');
    expect(words({ targetAudience: 'bakers, especially in towns' }).audience).toBe('bakers, especially in towns');
  });
});

describe('a reply of a model', () => {
  const step = { objection: '', acknowledge: '', ask: '', answer: '', confirm: '' };
  const reply = { elevator: '', detailed: '', email: { subject: '', body: '' }, objections: [] };
  const fits = (change: object) => pitchReplySchema.safeParse({ ...reply, ...change }).success;
  const within = (make: (text: string) => object, limit: number) =>
    expect([fits(make('x'.repeat(limit))), fits(make('x'.repeat(limit + 1)))]).toEqual([true, false]);

  it('fits up to its limits', () => {
    within((elevator) => ({ elevator }), 3000);
    within((detailed) => ({ detailed }), 8000);
    within((subject) => ({ email: { subject, body: '' } }), 300);
    within((body) => ({ email: { subject: '', body } }), 5000);
    within((objection) => ({ objections: [{ ...step, objection }] }), 2000);
    within((answer) => ({ objections: [{ ...step, answer }] }), 1000);
    const many = (count: number) => fits({ objections: Array.from({ length: count }, () => step) });
    expect([many(40), many(41)]).toEqual([true, false]);
  });
});
