import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { countCharacters, countWords } from './frames';
import { findAsks, readText, splitLetter } from './checks';
import { mailIds, sampleAnswers, standardObjections, textIds } from './content';
import type { Answers } from './model';
import { writePitch } from './pitch';
import { flat, readWords, remark } from './words';
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
  what: '',
  proof: '',
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
  what: naughty,
  proof: naughty,
});

describe('the answers', () => {
  it('stay as they were typed, whole', () => {
    const text = everything(
      full({
        painPoints: '"Who has my child tonight?"',
        targetAudience: 'Heads of Security at Yahoo!',
        pricing: 'from €1.900, VAT included',
      }),
    ).join('\n');
    expect(text).toContain('"Who has my child tonight?" Does that sound familiar?');
    expect(text).toContain('Who is it for? Heads of Security at Yahoo!');
    expect(text).toContain('from €1.900, VAT included.');
    expect(flat('- one\n- two, three.\n')).toBe('one, two, three');
    expect(remark('Late. Again', 'that is it.')).toBe('Late. Again – that is it.');
  });

  it('begin the texts in turn, and each text has another order then', () => {
    const answers = full({ proof: '22 restaurants' });
    const starts = [0, 1, 2, 3].map((wording) => writePitch({ answers, wording }).texts.elevator.split(' – ')[0]);
    expect(starts).toEqual([
      'Last-minute no-shows, rotas kept in spreadsheets, evenings lost to phone calls',
      sampleAnswers.what,
      '22 restaurants',
      'Set up in one evening, nothing for staff to install',
    ]);
    expect(writePitch({ answers, wording: 4 }).texts.elevator.split(' – ')[0]).toBe(starts[0]);
  });

  it('reads who buys by the people named first', () => {
    const isBusiness = (targetAudience: string) => readWords({ ...bare, targetAudience }).isBusiness;
    for (const audience of ['Parents of middle school kids', 'Busy working parents near shops', 'dog owners', 'runners', 'Women over 30'])
      expect(isBusiness(audience), audience).toBe(false);
    for (const audience of ['Owners of small shops', 'Heads of Security at fintechs', 'bakery owners'])
      expect(isBusiness(audience), audience).toBe(true);
    expect(everything({ ...bare, targetAudience: 'Parents of middle school kids' }).join()).not.toContain('{{company}}');
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

  it('are new in every email of a row, or left out', () => {
    for (const answers of [full({}), full({ keyFeatures: 'rotas' }), full({ competitorComparison: '' })])
      for (const wording of [0, 1, 2, 3]) {
        const { texts } = writePitch({ answers, wording });
        const frame = new Set(['Hi {{first_name}},', 'Best regards,\n{{sender_name}}', readWords(answers).ask]);
        const said = mailIds.flatMap((id) => splitLetter(texts[id]).body.split('\n\n')).filter((paragraph) => !frame.has(paragraph));
        expect(new Set(said).size).toBe(said.length);
      }
  });

  it('are given to one objection each', () => {
    for (const wording of [0, 1, 2, 3]) {
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
  what: phrase(8),
  proof: list(2),
});

describe('what the writer is asked', () => {
  it('is one prompt with the nine answers', () => {
    const prompt = toPrompt(sampleAnswers);
    expect(prompt).toContain('a 30-second elevator pitch, a 2-minute pitch, a sales email template and responses to common objections');
    for (const answer of Object.values(sampleAnswers)) expect(prompt).toContain(answer);
    expect(prompt).not.toContain('What you can show for it');
    expect(toPrompt(full({ proof: '22 restaurants' }))).toContain('What you can show for it: 22 restaurants');
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

  it('name the company in an email to a business, and none in one to a person', () => {
    const subjectFor = (targetAudience: string, wording: number) =>
      splitLetter(writePitch({ answers: { ...bare, targetAudience }, wording }).texts.email).subject;
    for (const wording of [0, 1, 2]) {
      expect(subjectFor('Owners of independent clinics', wording)).toContain('{{company}}');
      expect(subjectFor('Busy parents', wording)).not.toContain('{{');
      expect(subjectFor('Busy parents', wording)).toContain('Acme');
    }
  });

  it('use all nine answers', () => {
    const text = everything(sampleAnswers).join('\n');
    for (const words of [
      'Larkrota',
      'Restaurants',
      'independent restaurant owners',
      'Drag-and-drop rotas',
      'Payroll export',
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
      expect(answer).not.toBe('');
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
      expect(text).not.toMatch(/What you get|Why us|does it cost|What else is there|The next step|familiar|our field/);
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
        // What was typed may hold any marks; the frames bring none of these.
        const marks = [/""|''|“”|‘’|\(\)/, / [.,;:!?]/, /\.\./, ...(/undefined|null|nan/i.test(typed) ? [] : [/undefined|null|NaN/])];
        const strange = [/ {2}|^\s|\s$/, ...marks.filter((mark) => !mark.test(typed))];
        const texts = everything(answers, wording);
        expect(texts.filter((text) => strange.some((mark) => mark.test(text)))).toEqual([]);
        expect(texts.filter((text) => !/[.?!…]["”’)]*$|\{\{sender_name\}\}$/.test(text))).toEqual([]);
        expect((texts.join(' ').match(/\d/g) ?? []).filter((digit) => !typed.includes(digit))).toEqual([]);
        expect(countCharacters(writePitch({ answers, wording }).texts.linkedin)).toBeLessThanOrEqual(300);
      }),
      { numRuns: atMost(250) },
    );
  });
});
