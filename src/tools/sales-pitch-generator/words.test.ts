import { describe, expect, it } from 'vitest';
import { state, type PitchData } from './model';
import { pitchReplySchema } from './reply';
import { end, readWords, splitItems } from './words';

const { answers } = state.start({ today: '2026-11-15', currency: 'USD' });
const words = (more: Partial<PitchData['answers']>) => readWords({ ...answers, productName: 'Loafly', targetAudience: 'bakers', ...more });

describe('a phrase', () => {
  it('ends with one mark', () => {
    expect([end('Go'), end('Go!'), end('Go…'), end('“Go?”')]).toEqual(['Go.', 'Go!', 'Go…', '“Go?”']);
  });

  it('is a list by commas, lines or marks, and keeps numbers and brackets', () => {
    expect(splitItems('a, b; c')).toEqual(['a', 'b', 'c']);
    expect(splitItems('- a\n2) b\n• and c')).toEqual(['a', 'b', 'and c']);
    expect(splitItems('1,000 loaves (rye, wheat), tea')).toEqual(['1,000 loaves (rye, wheat)', 'tea']);
  });
});

describe('the ask and the comparison', () => {
  it.each([
    ['example.com/try', 'Visit example.com/try.'],
    ['a@b.co', 'Write to a@b.co.'],
    ['to book a demo', 'The next step is to book a demo.'],
    ['free trial', 'The next step is simple. Free trial.'],
    ['Ready to start?', 'Ready to start?'],
    ['book a demo!', 'Book a demo!'],
    ['', ''],
  ])('“%s” becomes “%s”', (callToAction, ask) => {
    expect(words({ callToAction }).ask).toBe(ask);
  });

  it('knows rivals from a comparison', () => {
    const namesRivals = (competitorComparison: string) => words({ competitorComparison }).namesRivals;
    expect(['Crumb, Dough Desk', 'Paper and a marker', 'Frozen loaves from the cash and carry'].map(namesRivals)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Cheaper than an agency', 'Unlike Crumb it counts', 'Big firms have no time for you', ''].map(namesRivals)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('work of earlier versions', () => {
  it('opens, with the questions that were not asked then left open', () => {
    const { what: _what, proof: _proof, ...asked } = answers;
    const start = state.start({ today: '', currency: 'USD' });
    const old = { ...start, answers: asked, made: { answers: asked, wording: 2 } };
    expect(state.migrate?.(old, 1)).toEqual({ ...start, made: { answers: start.answers, wording: 2 } });
    expect(state.migrate?.({ ...old, made: null }, 1)).toEqual(start);
    expect(state.migrate?.('garbage', 1)).toBe('garbage');
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
