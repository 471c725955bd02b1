import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { hashText, seededRandom } from '@/lib/random';
import { quadrants, sampleAnswers } from './content';
import type { Answers } from './model';
import { suggest } from './suggest';
import { vocabularies } from './vocabulary';
import { swotWriter } from './writer';

const bare: Answers = {
  companyName: 'Acme',
  industry: 'Retail',
  businessModel: '',
  targetMarket: '',
  keyProducts: '',
  mainCompetitors: '',
};

const randomFor = (answers: Answers, seed: number) =>
  seededRandom(hashText(`${swotWriter.type}${JSON.stringify(swotWriter.payload(answers))}${seed}`));
const write = (answers: Answers, seed = 0) => suggest(answers, randomFor(answers, seed));
const textsOf = (answers: Answers, seed = 0) => {
  const result = write(answers, seed);
  return quadrants.flatMap((quadrant) => result[quadrant].map(({ text }) => text));
};

const naughty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    '  ',
    '""',
    "''",
    '“”',
    'a , b ; c .',
    '"Quoted" Ltd.',
    '$& $1 {industry}',
    ',,,',
    '…',
    'line\nbreak',
    '\u202Eabc',
    'x'.repeat(400),
  ),
);
const answersArbitrary: fc.Arbitrary<Answers> = fc.record({
  companyName: naughty,
  industry: fc.oneof(naughty, fc.constantFrom('SaaS', 'Restaurants', 'Dental clinic', 'Fintech')),
  businessModel: naughty,
  targetMarket: naughty,
  keyProducts: naughty,
  mainCompetitors: naughty,
});

describe('the writer', () => {
  it('is of type swot and hands over the six answers', () => {
    expect(swotWriter.type).toBe('swot');
    expect(swotWriter.payload(sampleAnswers)).toEqual({
      company: 'Harbor Booking',
      industry: 'SaaS for health clinics',
      model: 'Monthly subscription per practitioner',
      market: 'Independent physiotherapy clinics',
      products: 'online booking, reminder messages, waiting lists',
      competitors: 'Clinic Desk, PhysioPlan, paper diaries',
    });
  });

  it('fetches its words by itself', async () => {
    expect(await swotWriter.write(sampleAnswers, randomFor(sampleAnswers, 3))).toEqual(write(sampleAnswers, 3));
  });

  it('writes the same for the same answers and seed, and other text for another seed', () => {
    expect(write(sampleAnswers)).toEqual(write(sampleAnswers));
    expect(textsOf(sampleAnswers, 1)).not.toEqual(textsOf(sampleAnswers, 0));
  });

  it('writes eight different, clean sentences a quadrant for any answers', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.nat(50), (answers, seed) => {
        const result = write(answers, seed);
        const typed = Object.values(answers).join(' ');
        for (const quadrant of quadrants) {
          const texts = result[quadrant].map(({ text }) => text);
          expect(new Set(texts).size).toBe(8);
          for (const { text, subject } of result[quadrant]) {
            expect(subject).not.toBe('');
            if (!/undefined|null|nan/i.test(typed)) expect(text).not.toMatch(/undefined|null|NaN/);
            expect(text).not.toMatch(/""|''|“”|‘’|\(\)/);
            expect(text).not.toMatch(/\s\s|\s[.,;:!?]|^\s|\s$/);
            expect(text).toMatch(/[.?!…]$/);
            expect(text).not.toMatch(/[!?…]\.(?:\s|$)/);
            for (const digit of text.match(/\p{N}/gu) ?? []) expect(typed).toContain(digit);
          }
        }
      }),
      { numRuns: atMost(300) },
    );
  });

  it('ends no sentence twice', () => {
    const loud = {
      ...bare,
      companyName: 'Ready!',
      keyProducts: 'Where to?',
      mainCompetitors: `A very long name ${'and more of it '.repeat(12)}`,
    };
    const texts = Array.from({ length: 6 }, (_, seed) => textsOf(loud, seed)).flat();
    expect(texts.join('\n')).toContain('Ready! ');
    for (const text of texts) expect(text).not.toMatch(/[!?…]\.|\.\./);
  });

  it('leaves out what was not answered', () => {
    const text = textsOf(bare).join('\n');
    expect(text).not.toMatch(/business model|target market/);
    expect(textsOf({ ...bare, targetMarket: 'Students' }).join('\n')).toContain('students');
  });

  it('uses every answer in every quadrant', () => {
    const result = write(sampleAnswers);
    for (const quadrant of quadrants) {
      const text = result[quadrant].map((one) => one.text).join('\n');
      for (const word of ['online booking', 'independent physiotherapy clinics', 'monthly subscription per practitioner', 'PhysioPlan']) {
        expect(text.toLowerCase()).toContain(word.toLowerCase());
      }
    }
  });

  it('gives two companies with the same answers more than another name', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        fc.pre(a !== b);
        const one = textsOf({ ...bare, companyName: `Company${a}` }).map((text) => text.replaceAll(`Company${a}`, '@'));
        const other = textsOf({ ...bare, companyName: `Company${b}` }).map((text) => text.replaceAll(`Company${b}`, '@'));
        expect(one).not.toEqual(other);
        expect([...one].sort()).not.toEqual([...other].sort());
      }),
    );
  });

  it.each([
    ['SaaS for health clinics', 'usage data'],
    ['Online store for toys', 'repeat orders'],
    ['Fashion retail', 'display'],
    ['Italian restaurant', 'menu'],
    ['Dental clinic', 'waiting times'],
    ['Language school', 'learners'],
    ['Fintech', 'trust'],
    ['Furniture manufacturing', 'reject rates'],
    ['Marketing agency', 'refer others'],
    ['Real estate', 'local streets'],
    ['Boutique hotels', 'reviews'],
    ['Podcasts and media', 'voice'],
    ['Solar energy', 'installers'],
    ['Non-profit', 'volunteers'],
    ['Freight logistics', 'on-time delivery'],
    ['Organic farm', 'harvest'],
  ])('knows the words of %s', (industry, expected) => {
    // Over a few seeds every subject of the trade comes up.
    const subjects = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) => write({ ...bare, industry }, seed).strengths.map(({ subject }) => subject));
    expect(subjects.join('\n').toLowerCase()).toContain(expected);
  });

  it('still writes for a trade it does not know, in the user’s word for it', () => {
    expect(textsOf({ ...bare, industry: 'Falconry' }).join('\n')).toContain('falconry');
    const movers = Array.from({ length: 8 }, (_, seed) => textsOf({ ...bare, industry: 'Moving company' }, seed).join('\n')).join('\n');
    expect(movers).toContain('your industry (moving company)');
    expect(movers).not.toMatch(/(?:in|for|rules for) moving company/);
  });

  it('has five subjects a quadrant in each trade, none with a digit', () => {
    for (const vocabulary of Object.values(vocabularies)) {
      for (const quadrant of quadrants) {
        const subjects = vocabulary[quadrant].split(';');
        expect(new Set(subjects).size).toBe(5);
        for (const subject of subjects) expect(subject).toMatch(/^[a-z][^\d]+[^.\s]$/);
      }
    }
  });
});
