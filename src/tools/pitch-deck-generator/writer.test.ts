import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { hashText, seededRandom } from '@/lib/random';
import { findTrade } from '@/writer/trades';
import { deckTypes, sampleAnswers } from './content';
import { hasPlaceholder, type Answers } from './model';
import { toPoints } from './points';
import { writeSlides } from './slides';
import { pitchWriter } from './writer';

const bare: Answers = {
  companyName: 'Acme',
  industry: 'Retail',
  problem: '',
  solution: '',
  targetMarket: '',
  fundingAmount: '',
  useOfFunds: '',
};

const randomOf = (answers: Answers, seed: number) =>
  seededRandom(hashText(`${pitchWriter.type}${JSON.stringify(pitchWriter.payload({ answers, currency: 'USD' }))}${seed}`));
const write = (answers: Answers, seed = 0) => writeSlides(answers, 'USD', findTrade, randomOf(answers, seed));
const slideOf = (type: string, answers: Answers, seed = 0) => write(answers, seed).find((slide) => slide.type === type);
const textOf = (answers: Answers, seed = 0) =>
  write(answers, seed)
    .map(({ title, content, notes }) => `${title}\n${content}\n${notes}`)
    .join('\n');

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
    '[x]',
    'x'.repeat(400),
  ),
);
const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  companyName: naughty,
  industry: fc.oneof(naughty, fc.constantFrom('SaaS', 'Restaurants', 'Dental clinic', 'Fintech', 'Underwater basketry')),
  problem: naughty,
  solution: naughty,
  targetMarket: naughty,
  fundingAmount: fc.oneof(naughty, fc.constantFrom('2000000', '1.5M', '€3m', 'two million')),
  useOfFunds: naughty,
});

describe('the writer', () => {
  it('is of type pitch and hands over the seven answers', () => {
    expect(pitchWriter.type).toBe('pitch');
    expect(pitchWriter.payload({ answers: { ...sampleAnswers }, currency: 'USD' })).toEqual(sampleAnswers);
  });

  it('writes ten slides in order, the last to say thanks', async () => {
    const slides = await pitchWriter.write({ answers: { ...sampleAnswers }, currency: 'USD' }, seededRandom(1));
    expect(slides.map(({ type }) => type)).toEqual([...deckTypes]);
    expect(slides.at(-1)?.title).toBe('Thank You');
    expect(slides[0]?.title).toBe('Tidepool Booking');
  });

  it('puts the user’s words on the slides', () => {
    const answers = { ...sampleAnswers };
    expect(slideOf('problem', answers)?.content).toContain(
      'Small clinics lose paid hours to missed appointments\nReception spends the morning on the phone',
    );
    expect(slideOf('solution', answers)?.content).toContain('Reminders go out by text message');
    expect(slideOf('market', answers)?.content).toContain(': Independent physiotherapy clinics');
    expect(slideOf('funding', answers)?.content).toMatch(/\$750,000\n50% product\n30% sales\n20% support\n/);
  });

  it('keeps names as they were typed, and claims no place in a queue for a market', () => {
    const answers = { ...bare, companyName: 'Lee & Co.', industry: 'Amazon tools', targetMarket: 'Texas dentists' };
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const text = textOf(answers, seed);
      expect(text).not.toMatch(/texas dentists|: amazon tools|felt most|buys first/);
      expect(slideOf('title', answers, seed)?.title).toBe('Lee & Co.');
      expect(slideOf('market', answers, seed)?.content).toMatch(/: Texas dentists\n(?:Sector|Industry): Amazon tools\n/);
    }
    expect(slideOf('title', { ...bare, companyName: 'Acme.' })?.title).toBe('Acme');
  });

  it.each(['0', '0.00', '-5', '$-500', '---'])('asks for nothing when the amount is %j', (fundingAmount) => {
    const answers = { ...bare, fundingAmount };
    expect(slideOf('funding', answers)?.content).toContain('[replace: the amount you ask for]');
    expect(slideOf('title', answers)?.content).not.toContain(fundingAmount);
  });

  it('claims a return only in brackets, and what it cannot know as well', () => {
    for (const answers of [bare, { ...sampleAnswers }]) {
      expect(slideOf('funding', answers)?.content.split('\n').at(-1)).toBe('[replace: Expected ROI of 10x in 5 years]');
      for (const type of ['business-model', 'traction', 'team', 'financials']) {
        expect(slideOf(type, answers)?.content.split('\n').every(hasPlaceholder)).toBe(true);
      }
    }
  });

  it('makes up no figure: outside brackets, every digit was typed', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(20), (answers, seed) => {
        const typed = Object.values(answers).join(' ');
        for (const { content } of write(answers, seed)) {
          for (const line of content.split('\n')) {
            if (hasPlaceholder(line)) continue;
            for (const digit of line.match(/\p{Nd}/gu) ?? []) if (digit !== '0') expect(typed).toContain(digit);
          }
        }
      }),
    );
  });

  it('writes clean lines for any answers, the same for the same seed', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(50), (answers, seed) => {
        const slides = write(answers, seed);
        expect(write(answers, seed)).toEqual(slides);
        const typed = Object.values(answers).join(' ');
        expect(slides).toHaveLength(10);
        for (const { title, content, notes } of slides) {
          expect(content).not.toBe('');
          expect(notes).not.toBe('');
          for (const line of [title, ...content.split('\n'), ...notes.split('\n')]) {
            expect(line).not.toBe('');
            if (!/undefined|null|nan/i.test(typed)) expect(line).not.toMatch(/undefined|null|NaN/);
            expect(line).not.toMatch(/""|''|“”|‘’|\(\)/);
            expect(line).not.toMatch(/\s\s|\s[.,;:!?]|^\s|\s$/);
            expect(line.match(/\[replace:/g)?.length ?? 0).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: atMost(200) },
    );
  });

  it('finds other words with another seed', () => {
    const texts = new Set([0, 1, 2, 3, 4].map((seed) => textOf({ ...sampleAnswers }, seed)));
    expect(texts.size).toBe(5);
  });

  it('differs between two companies in more than their own words', () => {
    const one: Answers = { ...bare, companyName: 'Ovenly', industry: 'Restaurants', problem: 'Lunch is slow', solution: 'Bread by bike' };
    const other: Answers = { ...bare, companyName: 'Ledgera', industry: 'Fintech', problem: 'Books are late', solution: 'Books by phone' };
    const mask = (answers: Answers, seed: number) =>
      Object.values(answers)
        .filter((value) => value !== '')
        .reduce(
          (text, value) => text.replaceAll(new RegExp(value, 'gi'), '#'),
          write(answers, seed)
            .map(({ content, notes }) => `${content}\n${notes}`)
            .join('\n'),
        );
    const linesOf = (answers: Answers, seed: number) => new Set(mask(answers, seed).split('\n'));
    const shares = Array.from({ length: 10 }, (_, seed) => {
      const [first, second] = [linesOf(one, seed), linesOf(other, seed)];
      return [...first].filter((line) => second.has(line)).length / first.size;
    });
    expect(Math.max(...shares)).toBeLessThan(0.6);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.4);
    // Two of one trade differ too: the seed comes from all answers.
    expect(mask(one, 0)).not.toBe(mask({ ...one, companyName: 'Crustly' }, 0));
  });
});

describe('points', () => {
  it('are the lines or sentences of an answer, without their marks', () => {
    expect(toPoints('- first thing\n* Second thing.\n\n')).toEqual(['First thing', 'Second thing']);
    expect(toPoints('It costs 3.5 hours. Nobody knows why! eBay does')).toEqual(['It costs 3.5 hours', 'Nobody knows why! eBay does']);
  });

  it('do not end at a shortened word, and lose the numbers of a list', () => {
    expect(
      toPoints('Clinics in the U.S. Midwest lose approx. 5 hours, e.g. Mondays. It is the No. 1 complaint of Dr. Smith. No. We asked.'),
    ).toEqual([
      'Clinics in the U.S. Midwest lose approx. 5 hours, e.g. Mondays',
      'It is the No. 1 complaint of Dr. Smith',
      'No',
      'We asked',
    ]);
    expect(toPoints('1. First thing\n2) second thing. Third')).toEqual(['First thing', 'Second thing', 'Third']);
    expect(toPoints('2026 was hard. 20% left')).toEqual(['2026 was hard', '20% left']);
  });

  it('give the money one “and”, and none at the start of a line', () => {
    expect(slideOf('funding', { ...bare, useOfFunds: 'Hiring, marketing and product' })?.content).toMatch(
      /: hiring, marketing and product\n/,
    );
    expect(slideOf('funding', { ...bare, useOfFunds: 'hiring, product' })?.content).toMatch(/: hiring and product\n/);
    expect(slideOf('funding', { ...bare, useOfFunds: '$300,000 product; $200,000 sales, and $1,000 rent' })?.content).toContain(
      '$300,000 product\n$200,000 sales\n$1,000 rent\n',
    );
  });

  it('keep commas inside numbers', () => {
    expect(slideOf('funding', { ...bare, useOfFunds: '$1,200,000 for product, $300,000 for sales' })?.content).toContain(
      '$1,200,000 for product\n$300,000 for sales',
    );
  });
});
