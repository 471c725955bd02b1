import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { toMessages } from '@/writer/prompts';
import { writeAdvice } from './advice';
import { sampleAnswers, strategies } from './content';
import { toDocument } from './document';
import { analyse } from './evidence';
import { readAnswers, type PricingData } from './model';
import { nameProposal, takeStrategies, toPricingTask, type PricingReply } from './proposal';
import { pricingReplySchema } from './reply';
import { schema } from './schema';
import { changeTaken, describeSource, mostTaken, removeTaken } from './taken';
import { around, start as empty } from './test-data';

const start: PricingData = { ...empty, draft: { ...sampleAnswers }, hasResult: true };
const answers = readAnswers(start, around);

const reply: PricingReply = {
  strategies: [
    {
      name: 'Pay per booking',
      description: 'A small fee for\neach\u0000 kept \u202ebooking.',
      why: 'Clinics pay when they earn.',
      risk: 'Quiet months.',
      firstStep: 'Ask five clinics.',
    },
    { name: ' ', description: 'Nameless.', why: '', risk: '', firstStep: '' },
    { name: 'pay per booking', description: 'a small fee for each kept booking.', why: 'Again.', risk: '', firstStep: '' },
    { name: 'Annual plan', description: 'Two months free when paid by the year.', why: '', risk: 'Refunds.', firstStep: '' },
  ],
};
function makeIds() {
  let made = 0;
  return () => `new-${(made += 1)}`;
}
const all = new Set(['strategy-1', 'strategy-2', 'strategy-3', 'strategy-4']);
const take = (data: PricingData, chosen: ReadonlySet<string> = all, from = reply) =>
  takeStrategies(data, from, chosen, 'gpt-test', makeIds());
const textOf = (data: PricingData) => {
  const analysis = analyse(data, around);
  return toText(toDocument(data, analysis, writeAdvice(answers, data), around));
};

describe('what a model is asked for', () => {
  it('holds the answers as data, the number wanted and the names that are there already', () => {
    const { prompt } = toMessages(toPricingTask(answers).prompt, {});
    for (const part of [
      'Three to five',
      'Value-Based, Competitive, Penetration',
      'product: Booking software',
      'market: Independent physiotherapy clinics',
    ])
      expect(prompt).toContain(part);
  });

  it('is offered by name, without what is empty or there twice', () => {
    expect(toPricingTask(answers).toParts(reply)).toEqual([
      {
        id: 'strategy-1',
        title: 'Strategy 1: Pay per booking',
        text: 'A small fee for each kept booking.\nWhy it fits: Clinics pay when they earn.\nRisk: Quiet months.\nFirst step: Ask five clinics.',
      },
      { id: 'strategy-2', title: 'Strategy 2: Annual plan', text: 'Two months free when paid by the year.\nRisk: Refunds.' },
    ]);
  });

  it('is not offered where it is one of ours in our words', () => {
    const { name, description } = strategies.penetration;
    const repeated = { name: name.toUpperCase(), description: ` ${description}`, why: 'It repeats.', risk: '', firstStep: '' };
    expect(toPricingTask(answers).toParts({ strategies: [repeated, { ...repeated, description: 'Free for a year.' }] })).toHaveLength(1);
  });

  it('is kept apart by product', () => {
    expect(nameProposal(answers)).toBe('the pricing of Booking software');
    expect(nameProposal({ ...answers, productType: '  ' })).toBe('the pricing of your product');
    expect(nameProposal({ ...answers, productType: 'x'.repeat(90) })).toBe(`the pricing of ${'x'.repeat(60)}…`);
  });
});

describe('what is taken over', () => {
  it('stands beside ours with its source, once', () => {
    const data = take(start, new Set(['strategy-2']));
    expect(data.taken).toEqual([
      {
        id: 'new-1',
        name: 'Annual plan',
        description: 'Two months free when paid by the year.',
        why: '',
        risk: 'Refunds.',
        firstStep: '',
        source: 'gpt-test',
        product: 'Booking software',
      },
    ]);
    expect(take(data, new Set(['strategy-2']))).toBe(data);
    expect(take(data).taken?.map(({ name }) => name)).toEqual(['Annual plan', 'Pay per booking']);
    expect(take(start, new Set())).toBe(start);
  });

  it('can be changed and removed, and does not grow without end', () => {
    const data = take(start);
    const changed = changeTaken(data, 'new-1', { risk: 'My own words' });
    expect(changed.taken?.[0]).toMatchObject({ name: 'Pay per booking', risk: 'My own words', source: 'gpt-test' });
    expect(removeTaken(changed, 'new-1').taken?.map(({ id }) => id)).toEqual(['new-2']);
    const full = {
      ...data,
      taken: Array.from({ length: mostTaken }, (_, index) => ({ ...data.taken![0]!, id: `t${index}`, name: `${index}` })),
    };
    expect(take(full)).toBe(full);
  });

  it('goes into the files with its source, and leaves our ranking alone', () => {
    const data = take(start);
    const text = textOf(data);
    for (const part of [
      'Strategies you took over',
      'Pay per booking',
      'Written by gpt-test, accepted by you.',
      'First step: Ask five clinics.',
      'say who wrote them',
    ])
      expect(text).toContain(part);
    expect(textOf(start)).not.toContain('took over');
    expect(analyse(data, around).fits).toEqual(analyse(start, around).fits);
  });

  it('says so once the product is another', () => {
    const [strategy] = take(start).taken ?? [];
    expect(strategy && describeSource(strategy, 'Booking  software')).toBe('Written by gpt-test, accepted by you.');
    expect(strategy && describeSource(strategy, 'Candles')).toContain('It was written for Booking software.');
    const long = { ...start, draft: { ...start.draft, productType: 'Booking software '.repeat(30) } };
    expect(describeSource(take(long).taken![0]!, long.draft.productType)).toBe('Written by gpt-test, accepted by you.');
  });

  it('fits the state, whatever fits the reply', () => {
    const words = (longest: number) =>
      fc.oneof(fc.string({ unit: anySign, maxLength: 30 }), fc.constantFrom('', ' \n', 'x'.repeat(longest)));
    const anyReply: fc.Arbitrary<PricingReply> = fc.record({
      strategies: fc.array(
        fc.record({ name: words(120), description: words(1000), why: words(1000), risk: words(1000), firstStep: words(1000) }),
        { maxLength: 8 },
      ),
    });
    fc.assert(
      fc.property(anyReply, fc.string(), (any, source) => {
        expect(pricingReplySchema.safeParse(any).success).toBe(true);
        const parts = toPricingTask(answers).toParts(any);
        expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
        const data = takeStrategies(start, any, new Set(parts.map(({ id }) => id)), source, makeIds());
        expect(data.taken ?? []).toHaveLength(parts.length);
        expect(schema.safeParse(data).success).toBe(true);
        textOf(data);
      }),
      { numRuns: atMost(30) },
    );
  });
});
