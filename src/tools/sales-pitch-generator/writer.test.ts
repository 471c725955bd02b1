import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { countCharacters, countWords } from './frames';
import { findAsks, readText, splitLetter } from './checks';
import { mailIds, sampleAnswers, standardObjections, textIds } from './content';
import type { Answers } from './model';
import { writePitch } from './pitch';
import { readSaid, readWords, splitItems } from './words';
import { pitchWriter, toPrompt } from './writer';

const none: Answers = {
  productName: '',
  industry: '',
  targetAudience: '',
  keyFeatures: '',
  painPoints: '',
  uniqueSellingPoints: '',
  pricing: '',
  competitorComparison: '',
  callToAction: '',
};
const bare: Answers = { ...none, productName: 'Acme', targetAudience: 'Busy parents' };
const full = (more: Partial<Answers>): Answers => ({ ...sampleAnswers, ...more });

const everything = (answers: Answers, wording = 0) => {
  const { texts, objections, starter } = writePitch({ answers, wording });
  return [
    ...textIds.map((id) => texts[id]),
    ...objections.flatMap(({ acknowledge, ask, answer, confirm }) => [acknowledge, ask, answer, confirm]),
    ...Object.values(starter),
  ];
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
    '$& $1',
    ',,,',
    '…',
    'line\nbreak',
    '\u202Eabc',
    'x'.repeat(400),
    '()',
    '- a\n- b',
  ),
  fc.constantFrom(
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'Fast, cheap, good',
    'It is slow. It breaks. Nobody helps.',
    '1,000 seats (A, B), 2.5 hours',
  ),
);
const answersArbitrary: fc.Arbitrary<Answers> = fc.record({
  productName: naughty,
  industry: fc.oneof(naughty, fc.constantFrom('SaaS', 'Restaurants', 'Dental clinic', 'Fintech')),
  targetAudience: fc.oneof(naughty, fc.constantFrom('Small Business Owners', 'Clinics', 'Parents')),
  keyFeatures: naughty,
  painPoints: naughty,
  uniqueSellingPoints: naughty,
  pricing: naughty,
  competitorComparison: naughty,
  callToAction: naughty,
});

describe('words of the user in a sentence', () => {
  const wordings = [0, 1, 2, 3, 4, 5];
  const all = (answers: Answers) => wordings.flatMap((wording) => everything(answers, wording)).join('\n');

  it('tells a clause from a thing', () => {
    for (const thing of ['fuel costs', 'rising cost of fuel', 'missed deliveries', 'stale bread', 'manual work'])
      expect(readSaid(thing, 4).isPlain, thing).toBe(true);
    for (const clause of ['dogs hate the car', 'invoices get lost', 'tickets cost too much', 'don’t know who pays', 'customers cancel'])
      expect(readSaid(clause, 4).isPlain, clause).toBe(false);
    expect(all({ ...bare, painPoints: 'dogs hate the car' })).not.toMatch(/(?:about|without|of|leave|against|with) dogs hate/);
  });

  it('adds no second "and" to a list that brings its own', () => {
    const text = all({
      ...bare,
      targetAudience: 'farmers, co-ops and rural schools',
      uniqueSellingPoints: 'family-owned; licensed and insured',
    });
    expect(text).toContain('farmers, co-ops and rural schools');
    expect(text).toContain('family-owned, licensed and insured');
    expect(text).not.toContain('and co-ops and');
  });

  it('reads who buys by the people named first', () => {
    expect(readWords({ ...bare, targetAudience: 'Parents of middle school kids' }).isBusiness).toBe(false);
    expect(readWords({ ...bare, targetAudience: 'Busy working parents near shops' }).isBusiness).toBe(false);
    expect(readWords({ ...bare, targetAudience: 'Owners of small shops' }).isBusiness).toBe(true);
    expect(all({ ...bare, targetAudience: 'Parents of middle school kids' })).not.toContain('{{company}}');
  });

  it('puts an industry into a sentence, whatever its shape', () => {
    const opening = (industry: string) => writePitch({ answers: { ...bare, industry }, wording: 0 }).texts.detailed.split('\n\n')[1] ?? '';
    expect(opening('bakery')).toMatch(/^In the bakery business, /);
    expect(opening('Logistics')).toMatch(/^In logistics, /);
    expect(opening('Pet grooming')).toMatch(/^In pet grooming, /);
    expect(opening('Software industry')).toMatch(/^In the software industry, /);
  });

  it('calms what shouts', () => {
    const text = all({ ...bare, targetAudience: 'Gen Z shoppers!!!', pricing: '$9.99!!!', callToAction: 'SHOP NOW!!!' });
    expect(text).not.toMatch(/!!/);
    expect(text).toContain('for Gen Z shoppers.');
    expect(text).toContain('SHOP NOW!');
  });

  it('counts the call to action as the one ask, however it begins', () => {
    for (const callToAction of [
      'Play the demo',
      'Donate a book',
      'Have a look at example.com',
      'Get a free site survey',
      'Shop now',
      'See it at example.com',
      'Text us',
      'Take the tour',
      'free tasting box',
    ])
      for (const id of ['email', 'day3'] as const) {
        const letter = writePitch({ answers: { ...sampleAnswers, callToAction }, wording: 0 }).texts[id];
        expect(readText(id, letter).warnings, callToAction).toEqual([]);
      }
  });
});

describe('what is sold', () => {
  const wordings = [0, 1, 2, 3, 4, 5, 6, 7];
  const all = (answers: Answers) => wordings.flatMap((wording) => everything(answers, wording)).join('\n');
  const sell = (productName: string) => all(full({ productName }));

  it('may be many things, and then everything agrees with them', () => {
    const text = sell('handmade candles');
    expect(text).toContain('our handmade candles are made for independent restaurant owners');
    expect(text).toContain('Our handmade candles');
    expect(text).toContain('What sets them apart');
    expect(text).not.toMatch(/candles (?:is|was|takes|starts|comes)\b|built our|[Ww]hat it (?:costs|brings|does)|Our answer is/);
  });

  it('is ours where it only says what it is, and keeps its name where it has one', () => {
    expect(readWords({ ...bare, productName: 'a meal planning app' }).product).toBe('our meal planning app');
    expect(readWords({ ...bare, productName: 'AI scheduling assistant' }).product).toBe('our AI scheduling assistant');
    expect(readWords({ ...bare, productName: 'We built an app called Fido' }).product).toBe('Fido');
    for (const name of ['kvasir', 'Solar Roofs', 'Larkrota pro', 'The Ordinary', '3 Bears Daycare', 'eBay', 'Acme Inc.'])
      expect(readWords({ ...bare, productName: name }).product).toBe(name);
    expect(sell('Acme Inc.')).toContain('Acme Inc. is made for');
    expect(sell('Acme Inc.')).not.toContain('..');
    expect(sell('PIXELRAGE!!')).not.toMatch(/!\?|!\./);
  });
});

describe('what the user says of it', () => {
  const wordings = [0, 1, 2, 3, 4, 5, 6, 7];
  const all = (answers: Answers) => wordings.flatMap((wording) => everything(answers, wording)).join('\n');

  it('is never wanted without what is missing', () => {
    expect(all({ ...bare, painPoints: 'no books at home' })).not.toMatch(/(?:without|about|of|behind|around|handle|because of) no books/);
  });

  it('is told from a list where it is a sentence or an order', () => {
    expect(splitItems('Good bars are far away. Beer all tastes the same.', 4)).toEqual([
      'Good bars are far away',
      'Beer all tastes the same',
    ]);
    expect(splitItems('When it rains, the roof leaks.', 4)).toEqual(['When it rains, the roof leaks']);
    expect(splitItems('Fast, cheap. Good', 4)).toEqual(['Fast', 'cheap', 'Good']);
    expect(all({ ...bare, keyFeatures: 'Post an ad in two minutes' })).not.toMatch(/(?:with|get|gives you) post an ad/);
    expect(all({ ...bare, competitorComparison: 'Big firms charge by the hour' })).not.toContain('compare it with big firms charge');
    expect(all({ ...bare, painPoints: 'They do not know their rights' })).toContain('people do not know their rights');
    expect(readSaid('visits a month, half the price, sales calls', 4).isPlain).toBe(true);
  });

  it('is not weighed where the price names no figure', () => {
    for (const pricing of ['free', 'on request'])
      expect(all({ ...bare, pricing })).not.toMatch(/Set that beside|Whether that is much|To judge it/);
  });

  it('is new in every email of a row, or left out', () => {
    for (const answers of [full({}), full({ keyFeatures: 'rotas' }), full({ competitorComparison: '' }), { ...bare, pricing: '$5' }])
      for (const wording of wordings) {
        const { texts } = writePitch({ answers, wording });
        const { ask } = readWords(answers);
        const frame = new Set(['Hi {{first_name}},', 'Best regards,\n{{sender_name}}', ask]);
        const said = mailIds.flatMap((id) => splitLetter(texts[id]).body.split('\n\n')).filter((paragraph) => !frame.has(paragraph));
        if (ask !== '') expect(new Set(said).size).toBe(said.length);
      }
  });

  it('is worded anew for each objection', () => {
    for (const wording of wordings) {
      const answers = writePitch({ answers: sampleAnswers, wording }).objections.map(({ answer }) =>
        answer.split(/(?<=[.!?]) (?=\p{Lu})/u),
      );
      expect(new Set(answers.flat()).size).toBe(answers.flat().length);
    }
  });
});

const ordinaryWord = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvw'), minLength: 6, maxLength: 9 });
const phrase = (most: number) => fc.array(ordinaryWord, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const list = (most: number) =>
  fc.oneof(
    fc.constant(''),
    fc.array(phrase(6), { minLength: 1, maxLength: most }).map((items) => items.join(', ')),
  );
const ordinaryAnswers: fc.Arbitrary<Answers> = fc.record({
  productName: phrase(3),
  industry: fc.constantFrom('', 'SaaS', 'Retail', 'Candle making'),
  targetAudience: phrase(8),
  keyFeatures: list(7),
  painPoints: list(5),
  uniqueSellingPoints: list(5),
  pricing: fc.constantFrom('', '$29 per month', 'Free for one user, $20 per user after that'),
  competitorComparison: fc.constantFrom('', 'Asana, Trello', 'Unlike a diary, it fills gaps', 'cheaper than an agency'),
  callToAction: fc.constantFrom(
    '',
    'Book a demo',
    'Free 14-day trial',
    'Call us today!',
    'Would you like a demo?',
    'to try it for a week',
    'Visit example.com',
  ),
});

describe('what the writer is asked', () => {
  it('is one prompt with the nine answers', () => {
    const prompt = toPrompt(sampleAnswers);
    expect(prompt).toContain('a 30-second elevator pitch, a 2-minute pitch, a sales email template and responses to common objections');
    for (const answer of Object.values(sampleAnswers)) expect(prompt).toContain(answer);
    expect(pitchWriter.payload({ answers: sampleAnswers, wording: 3 })).toEqual({ prompt });
  });

  it('gives the texts that the screen shows', async () => {
    const made = { answers: sampleAnswers, wording: 0 };
    expect(await pitchWriter.write(made, () => 0)).toEqual(writePitch(made));
  });
});

describe('the texts', () => {
  it('are the same for the same answers and wording, and others for another wording', () => {
    expect(writePitch({ answers: sampleAnswers, wording: 4 })).toEqual(writePitch({ answers: sampleAnswers, wording: 4 }));
    const sets = [0, 1, 2, 3, 4, 5].map((wording) => everything(sampleAnswers, wording).join('\n'));
    expect(new Set(sets).size).toBe(6);
  });

  it('use all nine answers', () => {
    const text = everything(sampleAnswers).join('\n');
    for (const words of [
      'Larkrota',
      'restaurants',
      'independent restaurant owners',
      'drag-and-drop rotas',
      'payroll export',
      'evenings lost to phone calls',
      'nothing for staff to install',
      '$39 per location per month',
      'Unlike a spreadsheet, everyone sees the latest rota.',
      'Book a 20-minute walkthrough at larkrota.example.',
    ])
      expect(text).toContain(words);
  });

  it('answer the four usual objections in four steps', () => {
    const { objections } = writePitch({ answers: bare, wording: 0 });
    expect(objections.map(({ objection }) => objection)).toEqual(Object.values(standardObjections));
    for (const { acknowledge, ask, answer, confirm } of objections) {
      for (const step of [acknowledge, ask, answer, confirm]) expect(step).toMatch(/[.?!]$/);
      expect(ask).toMatch(/\?$/);
      expect(confirm).toMatch(/\?$/);
      expect(answer).toContain('Acme');
    }
  });

  it('list the first three features of the email, and no list without features', () => {
    const { email } = writePitch({ answers: full({ keyFeatures: 'one, two,three , four' }), wording: 0 }).texts;
    expect(email.match(/^- .*$/gm)).toEqual(['- One', '- Two', '- Three']);
    expect(email).not.toContain('four');
    expect(writePitch({ answers: bare, wording: 0 }).texts.email).not.toMatch(/^- |:$/m);
  });

  it('leave out the sentence of what was not answered', () => {
    for (let wording = 0; wording < 20; wording += 1) {
      const text = everything(bare, wording).join('\n');
      expect(text).not.toMatch(/What you get|What sets it apart|On price|Pricing|costs:|How it compares|The next step|problem:/);
    }
  });

  it('stay within half a minute, two minutes, 125 words, 300 characters and one ask, for ordinary answers', () => {
    fc.assert(
      fc.property(ordinaryAnswers, fc.nat(30), (answers, wording) => {
        const { texts } = writePitch({ answers, wording });
        // 65 words are half a minute at 130 words a minute, 260 are two.
        for (const id of ['elevator', 'opener', 'voicemail'] as const) expect(countWords(texts[id])).toBeLessThanOrEqual(65);
        expect(countWords(texts.detailed)).toBeLessThanOrEqual(260);
        for (const id of mailIds) {
          const { subject, body } = splitLetter(texts[id]);
          expect(subject).not.toBe('');
          expect(countCharacters(subject)).toBeLessThanOrEqual(60);
          expect(countWords(body)).toBeLessThanOrEqual(125);
          expect(findAsks(body)).toHaveLength(1);
        }
        expect(findAsks(texts.linkedin)).toHaveLength(1);
        for (const id of textIds) expect(readText(id, texts[id]).warnings).toEqual([]);
      }),
      { numRuns: atMost(200) },
    );
  });

  it('are clean sentences for any answers, with no figure that was not typed', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.nat(30), (answers, wording) => {
        const typed = Object.values(answers).join(' ');
        for (const text of everything(answers, wording)) {
          if (!/undefined|null|nan/i.test(typed)) expect(text).not.toMatch(/undefined|null|NaN/);
          expect(text).not.toMatch(/""|''|“”|‘’|\(\)/);
          expect(text).not.toMatch(/ {2}| [.,;:!?]|^\s|\s$/);
          if (!/\.\s*\./.test(typed)) expect(text).not.toMatch(/\.\./);
          expect(text).toMatch(/[.?!…]$|\{\{sender_name\}\}$/);
          for (const digit of text.match(/\d/g) ?? []) expect(typed).toContain(digit);
        }
        expect(countCharacters(writePitch({ answers, wording }).texts.linkedin)).toBeLessThanOrEqual(300);
      }),
      { numRuns: atMost(250) },
    );
  });

  it('differ between two products in more than the name', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        fc.pre(a !== b);
        const texts = (name: string) => everything(full({ productName: name })).map((text) => text.replaceAll(name, '@'));
        expect(texts(`Product${a}`)).not.toEqual(texts(`Product${b}`));
      }),
    );
  });

  it('differ between two trades in more than the user’s words', () => {
    const strip = (answers: Answers) => {
      const { product, industry, audience } = readWords(answers);
      return everything(answers).map((text) => [product, industry, audience].reduce((left, words) => left.replaceAll(words, '@'), text));
    };
    const clinics = strip({ ...bare, industry: 'Software', targetAudience: 'Dental clinics' });
    const cafes = strip({ ...bare, industry: 'Software', targetAudience: 'Independent restaurants' });
    expect(clinics.filter((text, index) => text === cafes[index]).length).toBeLessThan(clinics.length / 2);
    const words = (targetAudience: string) =>
      Array.from({ length: 12 }, (_, wording) => everything({ ...bare, targetAudience }, wording).join('\n')).join('\n');
    expect(words('Dental clinics')).toContain('missed appointments');
    expect(words('Independent restaurants')).toContain('table turns');
    expect(words('Independent restaurants')).not.toContain('missed appointments');
    const gains = (industry: string) =>
      Array.from({ length: 12 }, (_, wording) => everything({ ...bare, industry, painPoints: 'noise' }, wording).join('\n')).join('\n');
    expect(gains('Travel')).toContain('prices with everything in them');
    expect(gains('Online shop')).toContain('one price with shipping in it');
  });
});

describe('the user’s words in a sentence', () => {
  it('keep numbers and brackets whole, and lose list marks', () => {
    expect(splitItems('$1,000 credit, tools (A, B); 2,5 hours\n- lines', 5)).toEqual([
      '$1,000 credit',
      'tools (A, B)',
      '2',
      '5 hours',
      'lines',
    ]);
    expect(splitItems('1. first\n2) second\n• third, and fourth', 5)).toEqual(['first', 'second', 'third', 'fourth']);
    expect(readWords({ ...bare, pricing: `$1,250 ${'per seat and year '.repeat(12)}` }).pricing).toMatch(/^\$1,250 per seat .*…$/);
  });

  it.each([
    ['Small Business Owners', 'small business owners'],
    ['Independent clinics', 'independent clinics'],
    ['Marketing managers', 'marketing managers'],
    ['Shopify store owners', 'Shopify store owners'],
    ['HR teams, recruiters', 'HR teams and recruiters'],
    ['Women aged 25-40, living in cities', 'women aged 25-40, living in cities'],
    ['!!!', 'people who need it'],
  ])('reads the audience %s as %s', (targetAudience, audience) => {
    expect(readWords({ ...bare, targetAudience }).audience).toBe(audience);
  });

  it.each([
    ['Book a demo', 'Book a demo.'],
    ['book a demo!', 'Book a demo!'],
    ['Free trial', 'The next step: free trial.'],
    ['example.com/demo', 'Visit example.com/demo.'],
    ['jo@example.com', 'Write to jo@example.com.'],
    ['To try it', 'The next step is to try it.'],
    ['Would you like to see it', 'Would you like to see it.'],
    ['', ''],
  ])('makes a sentence of the call to action %s', (callToAction, ask) => {
    expect(readWords({ ...bare, callToAction }).ask).toBe(ask);
  });

  it.each([
    ['Asana, Trello', 'If you compare it with Asana or Trello, put the same questions to each.'],
    ['monday.com', 'If you compare it with monday.com, put the same questions to each.'],
    ['Unlike X, we are open', 'Unlike X, we are open.'],
    ['Spreadsheets, paper diaries', 'If you compare it with Spreadsheets or paper diaries, put the same questions to each.'],
    ['Cheaper than an agency', 'How it compares: cheaper than an agency.'],
    [' ', ''],
  ])('makes a sentence of the comparison %s', (competitorComparison, comparison) => {
    expect(readWords({ ...bare, competitorComparison }).comparison).toBe(comparison);
  });

  it('knows things from clauses', () => {
    expect(readSaid('Missed calls, long waits', 4)).toEqual({ items: ['missed calls', 'long waits'], isPlain: true });
    expect(readSaid('Too many calls, lack of time', 4)).toEqual({ items: ['too many calls', 'a lack of time'], isPlain: true });
    expect(readSaid('They lose time, hard to hire', 4).isPlain).toBe(false);
    expect(readSaid('', 4)).toEqual({ items: [], isPlain: false });
  });
});
