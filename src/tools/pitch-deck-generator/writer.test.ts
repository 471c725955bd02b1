import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { seededRandom } from '@/lib/random';
import { deckTypes, sampleAnswers } from './content';
import { hasPlaceholder, readAnswers, state, type Answers } from './model';
import { toFigureLines, toPoints } from './points';
import { approaches, writeSlides } from './slides';
import { pitchWriter } from './writer';

const around = { today: '2026-11-15', currency: 'USD' };
const none = readAnswers(state.start(around));
const bare: Answers = { ...none, companyName: 'Acme', industry: 'Retail' };
const sample: Answers = { ...none, ...sampleAnswers };

const write = (answers: Answers, times = 0) => writeSlides(answers, 'USD', approaches[times % 3] ?? 'in full');
const slideOf = (type: string, answers: Answers, times = 0) => write(answers, times).find((slide) => slide.type === type);
const textOf = (answers: Answers, times = 0) =>
  write(answers, times)
    .map(({ title, content, notes }) => `${title}\n${content}\n${notes}`)
    .join('\n');

const naughty = fc.oneof(
  fc.string({ unit: anySign, maxLength: 60 }),
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
  industry: naughty,
  problem: naughty,
  solution: naughty,
  targetMarket: naughty,
  fundingAmount: fc.oneof(naughty, fc.constantFrom('2000000', '1.5M', '€3m', 'two million')),
  useOfFunds: naughty,
  rivals: naughty,
  edge: naughty,
  price: naughty,
  model: naughty,
  proof: naughty,
  marketSize: naughty,
  founders: naughty,
  figures: naughty,
  contact: naughty,
});

describe('the writer', () => {
  it('is of type pitch and hands over the answers', () => {
    expect(pitchWriter.type).toBe('pitch');
    expect(pitchWriter.payload({ answers: sample, currency: 'USD', times: 0 })).toEqual(sample);
  });

  it('writes ten slides in order, the last to say thanks', async () => {
    const slides = await pitchWriter.write({ answers: sample, currency: 'USD', times: 0 }, seededRandom(1));
    expect(slides.map(({ type }) => type)).toEqual([...deckTypes]);
    expect(slides.at(-1)?.title).toBe('Thank You');
    expect(slides[0]?.title).toBe('Tidepool Booking');
  });

  it('puts the user’s words on the slides', () => {
    expect(slideOf('problem', sample)).toMatchObject({
      title: 'Small clinics lose paid hours to missed appointments',
      content: 'Reception spends the morning on the phone',
    });
    expect(slideOf('market', sample)?.content).toBe('Who buys: Independent physiotherapy clinics');
    expect(slideOf('funding', sample)).toMatchObject({
      title: 'We are raising $750,000',
      content: '50% product\n30% sales\n20% support',
    });
  });

  it('keeps names, quotes and questions as they were typed', () => {
    const answers = { ...bare, companyName: 'Lee & Co.', industry: 'Amazon tools', targetMarket: 'Texas dentists', problem: '"Why me?"' };
    expect(slideOf('title', answers)).toMatchObject({ title: 'Lee & Co.', content: 'Amazon tools' });
    expect(slideOf('market', answers)?.content).toBe('Who buys: Texas dentists');
    expect(slideOf('market', { ...bare, targetMarket: 'We sell to clinics.' })?.content).toBe('We sell to clinics');
    expect(slideOf('problem', answers)?.content).toBe('"Why me?"');
  });

  it('says who buys and what is done for them on one slide each', () => {
    const answers = {
      ...bare,
      problem: 'Bread comes late.',
      solution: 'Loaves before six.',
      targetMarket: 'Cafés',
      fundingAmount: '90000',
    };
    expect(slideOf('title', answers)?.content).toBe('Retail\nRaising $90,000');
    for (const words of ['Bread comes late', 'Loaves before six', 'Cafés'])
      expect(write(answers).filter(({ title, content }) => `${title}\n${content}`.includes(words))).toHaveLength(1);
  });

  it('never cuts a long line', () => {
    const solution = `We place a connected water station on site, ${'fill it, '.repeat(12)}and take it away again`;
    expect(slideOf('solution', { ...bare, solution })?.content).toBe(solution);
  });

  it.each(['0', '0.00', '-5', '$-500', '---'])('asks for nothing when the amount is %j', (fundingAmount) => {
    const answers = { ...bare, fundingAmount };
    expect(slideOf('funding', answers)?.content).toBe('To add: how much you are raising, and what for');
    expect(slideOf('title', answers)?.content).toBe('Retail');
  });

  it('says in one line what a slide needs that nothing was said about, and promises nothing', () => {
    const open = write(bare).filter(({ content }) => hasPlaceholder(content));
    expect(open.map(({ type }) => type)).toEqual(deckTypes.slice(1));
    for (const { content } of open) expect(content).toMatch(/^To add: [^\n[]+$/);
    expect(textOf(sample)).not.toMatch(/ROI|10x|\[/);
  });

  it('asks for what a subscription is measured by only where there is one', () => {
    expect(slideOf('traction', { ...bare, price: '$25 per month' })?.content).toContain('recurring revenue');
    expect(slideOf('traction', { ...bare, price: '$4.20 a loaf' })?.content).not.toContain('recurring');
  });

  it('tells the deck another way each time', () => {
    const answers = { ...sample, proof: '38 paying clinics', edge: 'It fills canceled slots' };
    expect(slideOf('problem', answers, 1)?.title).toBe('The Problem');
    // A line alone is the slide; the first of several is its title.
    expect(slideOf('traction', answers, 0)).toMatchObject({ title: 'Traction', content: '38 paying clinics' });
    expect(slideOf('traction', { ...answers, proof: 'Two pilots begin next week. Both are paid for.' }, 0)).toMatchObject({
      title: 'Two pilots begin next week',
      content: 'Both are paid for',
    });
    expect(slideOf('problem', answers, 2)).toMatchObject({
      title: 'The Problem',
      content: 'Small clinics lose paid hours to missed appointments',
    });
    expect(slideOf('problem', answers, 2)?.notes).toContain('Reception spends the morning on the phone');
    expect(new Set([0, 1, 2].map((times) => JSON.stringify(write(answers, times)))).size).toBe(3);
  });

  it('says how it earns money beside the price', () => {
    expect(slideOf('business-model', { ...bare, price: '$85 a day', model: 'day rentals, plus repairs by the hour' })?.content).toBe(
      'Price: $85 a day\nHow it earns money: Day rentals, plus repairs by the hour',
    );
  });

  it('makes up no figure: every digit was typed', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(2), (answers, times) => {
        const typed = Object.values(answers).join(' ');
        for (const { content } of write(answers, times))
          for (const digit of content.match(/\p{Nd}/gu) ?? []) if (digit !== '0') expect(typed).toContain(digit);
      }),
    );
  });

  it('writes lines for any answers', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(2), (answers, times) => {
        const slides = write(answers, times);
        expect(slides).toHaveLength(10);
        for (const { title, content, notes } of slides)
          for (const line of [title, ...(content === '' ? [] : content.split('\n')), ...notes.split('\n')]) {
            expect(line.trim()).not.toBe('');
            expect(line).not.toMatch(/\n|\s\s|^\s|\s$/);
          }
      }),
      { numRuns: atMost(200) },
    );
  });
});

describe('points', () => {
  it('are the lines or sentences of an answer, without their marks', () => {
    expect(toPoints('- first thing\n* Second thing.\n\n')).toEqual(['First thing', 'Second thing']);
    expect(toPoints('It costs 3.5 hours. Nobody knows why! eBay does')).toEqual(['It costs 3.5 hours', 'Nobody knows why! eBay does']);
    expect(toPoints('Yellow leaves. Why?')).toEqual(['Yellow leaves. Why?']);
  });

  it('do not end at a shortened word, and lose the numbers of a list', () => {
    expect(
      toPoints('Clinics in the U.S. Midwest lose approx. 5 hours, e.g. Mondays. It is the No. 1 complaint of Dr. Smith. Then we asked.'),
    ).toEqual([
      'Clinics in the U.S. Midwest lose approx. 5 hours, e.g. Mondays',
      'It is the No. 1 complaint of Dr. Smith',
      'Then we asked',
    ]);
    expect(toPoints('1. First thing\n2) second thing')).toEqual(['First thing', 'Second thing']);
    expect(toPoints('2026 was hard. 20% left us')).toEqual(['2026 was hard', '20% left us']);
  });

  it('give the money and the founders a line each where they are a list', () => {
    const fundsOf = (useOfFunds: string) => slideOf('funding', { ...bare, useOfFunds })?.content;
    expect(fundsOf('$300,000 product; $200,000 sales, and $1,000 rent')).toBe('$300,000 product\n$200,000 sales\n$1,000 rent');
    expect(fundsOf('$1,200,000 for product, $300,000 for sales')).toBe('$1,200,000 for product\n$300,000 for sales');
    expect(fundsOf('A second van, which lets us serve the whole of the north, too')).toBe(
      'A second van, which lets us serve the whole of the north, too',
    );
    expect(slideOf('team', { ...bare, founders: 'Ana Reyes, product: ran two clinics\nJoel Park, engineering' })?.content).toBe(
      'Ana Reyes, product: ran two clinics\nJoel Park, engineering',
    );
  });
});

it('a row of figures becomes a line each, so that it is drawn, and everything else stays as it was', () => {
  expect(toFigureLines('TAM KES 4bn, SAM KES 900m, SOM KES 60m')).toEqual(['TAM: KES 4bn', 'SAM: KES 900m', 'SOM: KES 60m']);
  expect(toFigureLines('Jan 3, Feb 5, Mar 9, and Apr 14 bakeries.')).toEqual(['Jan: 3', 'Feb: 5', 'Mar: 9', 'Apr: 14', 'Bakeries']);
  expect(toFigureLines('Q1 2026: $1,200; Q2 2026: $3,400')).toEqual(['Q1 2026: $1,200', 'Q2 2026: $3,400']);
  for (const typed of [
    '14 cafés order every day; none has left',
    'In May 2026 we had 3 pilots, now 9',
    'Jan 3 clinics, Feb 5 labs',
    'Today 12',
    '',
  ])
    expect(toFigureLines(typed)).toEqual(toPoints(typed));
});

describe('three ways to tell a deck', () => {
  const told: Answers = {
    ...bare,
    problem: 'Slots stay empty all day. Staff call people by hand.',
    figures: 'We break even in May. Costs fall every year.',
    proof: 'Jan 3, Feb 5, Mar 9 clinics',
    fundingAmount: '500000',
    useOfFunds: 'Product, sales',
  };
  const bodyOf = (type: string, times: number) => {
    const { title, content, notes } = slideOf(type, told, times) ?? { title: '', content: '', notes: '' };
    return [title, content, notes.split('\n')[0]];
  };

  it('makes the first sentence a headline, shows all, or speaks the rest', () => {
    expect(bodyOf('problem', 0).slice(0, 2)).toEqual(['Slots stay empty all day', 'Staff call people by hand']);
    expect(bodyOf('problem', 1)[1]).toBe('Slots stay empty all day\nStaff call people by hand');
    expect(bodyOf('problem', 2).slice(1)).toEqual(['Slots stay empty all day', 'Staff call people by hand']);
    expect(bodyOf('financials', 2).slice(1)).toEqual(['We break even in May', 'Costs fall every year']);
  });

  it('never takes a row of figures apart, nor the ask', () => {
    for (const times of [0, 1, 2]) expect(bodyOf('traction', times)[1]).toBe('Jan: 3\nFeb: 5\nMar: 9\nClinics');
    expect(bodyOf('funding', 2)[1]).toBe('We are raising $500,000\nProduct\nSales');
  });

  it('leaves a single line on its slide', () => {
    const alone = slideOf('problem', { ...bare, problem: 'Slots stay empty all day.' });
    expect(alone?.content).toContain('Slots stay empty all day');
    expect(alone?.title).not.toBe('Slots stay empty all day');
  });
});
