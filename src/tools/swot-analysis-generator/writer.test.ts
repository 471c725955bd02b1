import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { hashText, seededRandom } from '@/lib/random';
import { quadrants, sampleAnswers } from './content';
import type { Answers } from './model';
import { pointsFor } from './points';
import { suggest } from './suggest';
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
const textsOf = (answers: Answers, seed = 0) => Object.values(write(answers, seed)).flat();

const naughty = fc.oneof(
  fc.string({ unit: anySign, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', '  ', '""', ',,,', '…', 'line\nbreak', '$& $1', 'x'.repeat(400)),
);
const answersArbitrary: fc.Arbitrary<Answers> = fc.record({
  companyName: naughty,
  industry: naughty,
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

  it('fetches its points by itself', async () => {
    expect(await swotWriter.write(sampleAnswers, randomFor(sampleAnswers, 3))).toEqual(write(sampleAnswers, 3));
  });

  it('writes the same for the same answers and seed, and another side of them for another seed', () => {
    expect(write(sampleAnswers)).toEqual(write(sampleAnswers));
    const sides = new Set(Array.from({ length: 12 }, (_, seed) => write(sampleAnswers, seed).strengths[0]));
    expect(sides.size).toBe(3);
  });

  it('writes eight different points a quadrant for any answers', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.nat(50), (answers, seed) => {
        const result = write(answers, seed);
        for (const quadrant of quadrants) {
          expect(new Set(result[quadrant]).size).toBe(8);
          for (const text of result[quadrant]) expect(text).toMatch(/^\S(?:.*\S)?$/su);
        }
      }),
      { numRuns: atMost(300) },
    );
  });

  it('leaves out what was not answered, and repeats the rest as it was typed', () => {
    expect(textsOf(bare).join('\n')).not.toMatch(/\{x\}|our customers|what we sell/);
    const typed = { ...bare, targetMarket: ' Heads of Security at "Yahoo!", EU ' };
    expect(textsOf(typed).filter((text) => text.includes('Heads of Security at "Yahoo!", EU'))).toHaveLength(4);
    // Too long to be repeated whole, or a sentence of its own, and never cut.
    for (const keyProducts of ['word '.repeat(60), 'We place a station on site.']) {
      const text = textsOf({ ...bare, keyProducts }).join('\n');
      expect(text).not.toMatch(/word|station/);
      expect(text.match(/what we sell/g)).toHaveLength(4);
    }
  });

  it('uses every answer in every quadrant', () => {
    const result = write(sampleAnswers);
    for (const quadrant of quadrants) {
      const text = result[quadrant].join('\n');
      // In the middle of a sentence a group of people has no capital.
      for (const answer of Object.values(sampleAnswers)) expect(text.toLowerCase()).toContain(answer.toLowerCase());
    }
  });

  it('has no point twice', () => {
    for (const quadrant of quadrants) {
      const all = Object.values(pointsFor[quadrant]).flat();
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
