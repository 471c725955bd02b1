import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { toHtml } from '@/formats/html';
import { isComplete } from '@/lib/fields';
import { listGaps, showGaps } from '@/lib/gaps';
import { findFaults } from './checks';
import { industries } from './content';
import { toHeadline, toLead } from './lead';
import { fields, fileStem, isStale, type Answers, type Made } from './model';
import { countPitch, toMailLink, toPitch, toPitchDocument } from './pitch';
import { toPrompt } from './prompt';
import { countRelease, headlineOf, toPlain, toRelease } from './release';
import { describeSendTime, toCalendar } from './timing';
import { releaseWriter } from './writer';
import { today, start, make, sample, textOf, words } from './test-data';

describe('the lead', () => {
  const lead = (first: string, description = '') => toLead(first, { company: 'Acme', description });

  it('says who, then what, however the news was typed', () => {
    const leads: [string, string][] = [
      ['Acme today opened a shop', 'Acme, a technology company, today opened a shop.'],
      ['launches a bread subscription', 'Acme, a technology company, launches a bread subscription.'],
      ['has raised $5 million', 'Acme, a technology company, has raised $5 million.'],
      ['We are excited to announce our new app', 'Acme, a technology company, today announced its new app.'],
      ['We’re opening a second shop in Leeds.', 'Acme, a technology company, is opening a second shop in Leeds.'],
      ['A new app that will help bakers', 'Acme, a technology company, today announced a new app that will help bakers.'],
      ['Customers can now order online', 'Acme, a technology company, announced today that customers can now order online.'],
      ['Portland residents can order', 'Acme, a technology company, announced today that Portland residents can order.'],
      ['Introducing Loaf, a bread app', 'Acme, a technology company, today introduced Loaf, a bread app.'],
      ['Launching our app in May', 'Acme, a technology company, is launching its app in May.'],
      ['To open ten stores', 'Acme, a technology company, will open ten stores.'],
      ['The new store opens Friday', 'Acme, a technology company, announced today that the new store opens Friday.'],
      ['Now open in Leeds', 'Acme, a technology company, is now open in Leeds.'],
      ['Celebrating ten years', 'Acme, a technology company, is celebrating ten years.'],
      [
        'Opening a shop has been a dream',
        'Acme, a technology company, today made the following announcement: Opening a shop has been a dream.',
      ],
      ['New roastery in Leeds', 'Acme, a technology company, today made the following announcement: New roastery in Leeds.'],
      ['Launch of a tea shop', 'Acme, a technology company, today announced the launch of a tea shop.'],
      ['New partnership with Loaf', 'Acme, a technology company, today announced a new partnership with Loaf.'],
      ['Launch our app', 'Acme, a technology company, will launch its app.'],
      ['The company will open a shop', 'Acme, a technology company, will open a shop.'],
      ['Our app hits a million users', 'Acme, a technology company, announced today that its app hits a million users.'],
      ['We hit 10,000 users', 'Acme, a technology company, hit 10,000 users.'],
      ['We frobnicate tea', 'Acme, a technology company, today made the following announcement: We frobnicate tea.'],
      ['Funding: $5 million', 'Acme, a technology company, today made the following announcement. Funding: $5 million.'],
      ['Acme and Loaf partner', 'Acme and Loaf partner.'],
    ];
    for (const [typed, expected] of leads) expect(lead(typed, 'a technology company')).toBe(expected);
  });

  it('leaves alone what names the company already', () => {
    expect(lead('Acme’s app is out')).toBe('Acme’s app is out.');
    expect(lead('Two founders of Acme have won a prize!')).toBe('Two founders of Acme have won a prize!');
    expect(lead('Acmex is another company')).toBe('Acme announced today that Acmex is another company.');
  });

  it('knows the company without the end of its name', () => {
    const full = (first: string, description = '') => toLead(first, { company: 'Acme, Inc.', description });
    expect(full('Acme launches a robot')).toBe('Acme, Inc. launches a robot.');
    expect(full('Acme launches a robot', 'a retail company')).toBe('Acme, Inc., a retail company, launches a robot.');
    expect(full('Acme Notes is out')).toBe('Acme Notes is out.');
    expect(full('Customers of Acme can pay by phone')).toBe('Customers of Acme can pay by phone.');
    expect(toHeadline('Acme launches a robot.', 'Acme, Inc.')).toBe('Acme launches a robot');
  });

  it('takes a name full of signs', () => {
    expect(toLead('A+ (B)* opens', { company: 'A+ (B)*', description: 'a retail company' })).toBe('A+ (B)*, a retail company, opens.');
  });

  it('makes a headline of the announcement where there is none', () => {
    expect(toHeadline('We are proud to introduce Loaf.', 'Acme')).toBe('Acme introduces Loaf');
    expect(toHeadline('Acme today opened a shop.', 'Acme')).toBe('Acme opens a shop');
    expect(toHeadline('A new app that helps.', 'Acme')).toBe('Acme announces a new app that helps');
    expect(toHeadline('Customers can order', 'Acme')).toBe('Acme: Customers can order');
    expect(toHeadline('Our CEO will step down.', 'Acme, Inc.')).toBe('Acme’s CEO will step down');
    expect(toHeadline('Our CEO will step down.', 'Nimbus')).toBe('Nimbus’ CEO will step down');
    expect(toHeadline('Launch our app!', 'Acme')).toBe('Acme to launch its app');
    expect(toHeadline('The company opens a shop.', 'Acme')).toBe('Acme opens a shop');
    expect(toHeadline('Partnership with Loaf', 'Acme')).toBe('Acme announces a partnership with Loaf');
    expect(toHeadline('Funding: $5 million', 'Acme')).toBe('Acme — Funding: $5 million');
    expect(toHeadline('Loaf buys Acme Inc.', 'Acme')).toBe('Loaf buys Acme Inc.');
    expect(toHeadline('Celebrating ten years of bread!!', 'Acme')).toBe('Acme celebrates ten years of bread');
    expect(toHeadline('Today Acme is launching Loaf.', 'Acme')).toBe('Today Acme is launching Loaf');
    expect(toHeadline('After two years, Acme launched Loaf.', 'Acme')).toBe('After two years, Acme launched Loaf');
    expect(headlineOf(make({ announcement: 'Acme will open from 10 a.m. to 4 p.m. Entry is free.' }).answers)).toBe(
      'Acme will open from 10 a.m. to 4 p.m.',
    );
    expect(headlineOf(make({ announcement: 'acme opens a shop. it sells tea.' }).answers)).toBe('acme opens a shop');
    // Too long for a headline: the user writes one, nothing is cut.
    expect(toHeadline(`Acme opened a shop in Leeds, which ${'is very long '.repeat(10)}`, 'Acme')).toBe('');
    expect(toHeadline(`Acme ${'x'.repeat(120)}`, 'Acme')).toBe('');
  });
});

describe('the release', () => {
  it('has the parts newsrooms expect, in order', () => {
    expect(
      textOf(
        make({ location: 'Leeds, England', contactName: 'Jo Hay', contactEmail: 'jo@acme.example', backgroundInfo: 'Acme sells tea' }),
      ),
    ).toBe(
      [
        'FOR IMMEDIATE RELEASE',
        'Acme opened a shop',
        'LEEDS, England, Nov. 15, 2026 — Acme opened a shop.',
        'About Acme',
        'Acme sells tea.',
        'Media Contact',
        'Jo Hay\nAcme\njo@acme.example',
        '###\n',
      ].join('\n\n'),
    );
  });

  it('holds every answer', () => {
    const { answers } = sample;
    const text = textOf(sample);
    for (const name of [
      'companyName',
      'headline',
      'quotePerson',
      'backgroundInfo',
      'contactName',
      'contactEmail',
      'contactPhone',
      'callToAction',
      'targetAudience',
    ] as const)
      expect(text).toContain(answers[name]);
    for (const line of answers.keyBenefits.split('\n')) expect(text).toContain(`- ${line}`);
    expect(text).toContain('Harbor Lane Bakery, a food and beverage company, will open');
    expect(text.startsWith('[Sample]\n\nFOR IMMEDIATE RELEASE')).toBe(true);
    expect(countRelease(sample)).toBeGreaterThanOrEqual(300);
    expect(countRelease(sample)).toBeLessThanOrEqual(500);
    expect(findFaults(sample)).toEqual([]);
  });

  it('prints a quote only where there is one', () => {
    expect(textOf(make({ quotePerson: 'Ana Ruiz', quoteTitle: 'CEO' }))).not.toMatch(/Ana|said|“/);
    const said = (quote: string, more: Partial<Answers> = {}) =>
      showGaps(textOf(make({ quote, quotePerson: 'Ana Ruiz', quoteTitle: 'CEO', ...more })))
        .split('\n')
        .find((line) => line.includes(' said '));
    expect(said('It works.')).toBe('“It works,” said Ana Ruiz, CEO of Acme.');
    expect(said('"It works"')).toBe('“It works,” said Ana Ruiz, CEO of Acme.');
    expect(said('It works! Call it "done"')).toBe('“It works!” said Ana Ruiz, CEO of Acme. “Call it ‘done.’”');
    expect(said('"Fail fast" is our "motto"')).toBe('“‘Fail fast’ is our ‘motto,’” said Ana Ruiz, CEO of Acme.');
    expect(said('Yes', { quotePerson: '', quoteTitle: '' })).toBe('“Yes,” said [Quoted Person] of Acme.');
    expect(said('Yes', { quoteTitle: 'head of tea' })).toBe('“Yes,” said Ana Ruiz, head of tea.');
    expect(said('yes.', { quoteTitle: 'head of sales', quotePerson: 'Ana Ruiz Jr.' })).toBe(
      '“Yes,” said Ana Ruiz Jr., head of sales at Acme.',
    );
    expect(said('Yes', { quoteTitle: 'Acme CEO', companyName: 'Acme Inc.' })).toBe('“Yes,” said Ana Ruiz, Acme CEO.');
  });

  it('takes a quote that comes with its own “she said”', () => {
    const has = (answers: Partial<Answers>, expected: string) => expect(textOf(make(answers)).split('\n')).toContain(expected);
    const quote = '"I am glad to join," she said. "It is time."';
    has({ quote, quotePerson: 'Ana Ruiz', quoteTitle: 'CEO' }, '“I am glad to join,” said Ana Ruiz, CEO of Acme. “It is time.”');
    const whole = '"We love it," said Ana Ruiz, CEO of Acme. "It folds."';
    has({ quote: whole, quotePerson: 'Ana Ruiz', quoteTitle: 'CEO' }, '“We love it,” said Ana Ruiz, CEO of Acme. “It folds.”');
    has({ quote: whole }, '“We love it,” said Ana Ruiz, CEO of Acme. “It folds.”');
    // Somebody else’s words inside a quote are part of it.
    has({ quote: 'My mother said "never give up"', quotePerson: 'Ana Ruiz' }, '“My mother said ‘never give up,’” said Ana Ruiz of Acme.');
  });

  it('keeps paragraphs, lists and broken lines apart', () => {
    const text = textOf(
      make({
        announcement:
          'Acme opened a shop on Tuesday in the middle of the old town of\nLeeds, where it began.\nIt sells bread:\n- rye\n2. wheat.\n\nthe end. it closes at 5',
      }),
    );
    expect(textOf(make({ announcement: 'Acme has news:\n- tea' }))).toContain('— Acme has news:\n\n- Tea');
    expect(text).toContain(
      'in the middle of the old town of Leeds, where it began.\n\nIt sells bread:\n\n- Rye\n- Wheat\n\nThe end. It closes at 5.',
    );
  });

  it('lists benefits and facts as they were given', () => {
    const has = (answers: Partial<Answers>, expected: string) => expect(textOf(make(answers))).toContain(expected);
    has({ keyBenefits: '- Fast\n2. cheap' }, 'Key benefits:\n\n- Fast\n- Cheap');
    has({ keyBenefits: 'It saves an hour a day.' }, '\n\nIt saves an hour a day.\n');
    has({ keyBenefits: 'Lower costs, less waste' }, 'Key benefits:\n\n- Lower costs, less waste');
    has(
      { targetAudience: 'Small cafes.', price: '$4.20 a loaf', edge: 'We answer in 5 minutes', proof: '14 cafés; none has left' },
      'At a glance:\n\n- Who it is for: Small cafes\n- What sets it apart: “We answer in 5 minutes”\n- Price: $4.20 a loaf\n- Results so far: 14 cafés; none has left',
    );
    has({ callToAction: 'acme.example/tea' }, 'For more information, visit acme.example/tea.');
    has({ callToAction: 'acme.example.' }, 'For more information, visit acme.example.');
    has({ callToAction: '+1 (555) 010-0100' }, 'For more information, call +1 (555) 010-0100.');
    has({ callToAction: 'call us' }, 'Call us.');
  });

  it('leaves what only a person can say to that person', () => {
    const text = textOf(
      make({
        announcement: 'I founded this company because nobody answers the phone. It opened in May. My sister joined me. We frobnicate tea.',
        quotePerson: 'Ana Ruiz',
        quoteTitle: 'founder',
        backgroundInfo: 'I sell tea.',
      }),
    );
    expect(text).toContain(
      '— “I founded this company because nobody answers the phone,” said Ana Ruiz, founder of Acme. It opened in May. “My sister joined me,” Ana Ruiz said. “We frobnicate tea.”',
    );
    expect(text).toContain('“I sell tea,” said Ana Ruiz, founder of Acme.');
    expect(listGaps(toRelease(make({ announcement: 'I founded it.' })))).toContain('Quoted Person');
  });

  it('is a draft until every place is filled', () => {
    const document = toRelease(make());
    expect(document.mark).toBe('Draft');
    expect(listGaps(document)).toEqual(['CITY', 'Background Information', 'Contact Name', 'Contact E-mail']);
    expect(toRelease(make({ location: 'Leeds', backgroundInfo: 'x', contactName: 'Jo', contactPhone: '555' })).mark).toBeUndefined();
  });

  it('takes the need, the way it works and what comes next as paragraphs of their own, in the third person', () => {
    const text = textOf(
      make({
        companyName: 'Padaria São Bento, Lda.',
        announcement: 'Padaria São Bento opens its second shop on Friday.',
        quote: 'Come early.',
        quotePerson: 'Ana',
        need: 'Bread sells out by ten. We turned away 40 people a day in October.',
        how: 'We bake at night. Guests watch the oven.',
        next: 'A third shop follows in May.',
      }),
    );
    const order = ['opens its second shop', 'turned away 40 people', 'Come early', 'bakes at night', 'A third shop follows'];
    const places = order.map((words) => text.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(text).toContain('— Padaria São Bento, Lda. opens its second shop on Friday.');
  });

  it('is told three ways: news first, a voice first, in brief', () => {
    const texts = [0, 1, 2].map((wording) => textOf({ ...sample, wording }));
    expect(new Set(texts).size).toBe(3);
    expect(textOf({ ...sample, wording: 3 })).toBe(texts[0]);
    const [news = '', voice = '', brief = ''] = texts;
    expect(voice.indexOf('“I learned')).toBeLessThan(voice.indexOf('Evening students'));
    expect(news.indexOf('“I learned')).toBeGreaterThan(news.indexOf('Evening students'));
    expect(brief).not.toContain('Evening students');
    expect(countRelease({ ...sample, wording: 2 })).toBeLessThan(countRelease(sample) / 1.5);
  });

  it('asks for a company and an announcement alone', () => {
    expect(isComplete(fields, { ...start, companyName: 'Acme', announcement: ' ' })).toBe(false);
    expect(isComplete(fields, { ...start, companyName: '', announcement: 'x' })).toBe(false);
    expect(isComplete(fields, make().answers)).toBe(true);
    const made = make();
    expect(isStale({ answers: { ...made.answers, sendDay: today }, made })).toBe(false);
    expect(isStale({ answers: { ...made.answers, quote: 'x' }, made })).toBe(true);
    expect(fileStem('press-release', { ...start, companyName: 'Acme, Inc.' })).toBe('press-release-acme-inc');
    expect(fileStem('press-release', { ...start, companyName: 'Blue River/Coffee' })).toBe('press-release-blue-river-coffee');
    expect(fileStem('press-release', sample.answers)).toBe('sample-press-release-harbor-lane-bakery');
  });

  it('gives a helper all answers and the length asked for', async () => {
    const payload = releaseWriter.payload(sample);
    expect(payload.words).toBe('400 to 600');
    for (const name of Object.keys(fields) as (keyof Answers)[]) expect(payload[name]).toBe(sample.answers[name]);
    expect(toPlain(await releaseWriter.write(sample, () => 0.5))).toBe(textOf(sample));
    const prompt = toPlain(toPrompt(sample));
    expect(prompt).toContain('400 to 600 words');
    for (const name of ['companyName', 'quote', 'targetAudience', 'keyBenefits', 'industry'] as const)
      expect(prompt).toContain(`${fields[name].label}: ${sample.answers[name]}`);
  });
});

describe('a pitch', () => {
  it('cuts neither its subject nor the news', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
    const subjectOf = (headline: string) => toPitch(make({ headline })).subject.replace('Story idea: ', '');
    expect(subjectOf('Acme opens on Nov. 20, 2026')).toBe('Acme opens on Nov. 20, 2026');
    expect(subjectOf(words(19))).toBe('news from Acme');
    expect(toPitch(make({ announcement: `Acme ${words(80)}` })).body[1]).toBe(
      'There is news from Acme; the headline is in the subject line.',
    );
  });
});

describe('half a sample', () => {
  it('is a draft that names what is left of the sample between answers of one’s own', () => {
    const half = { ...sample, answers: { ...sample.answers, companyName: 'Acme', contactEmail: 'press@acme.example', quote: '' } };
    const text =
      'Still from the sample: Headline, Main Announcement, Quoted Person, Background Information, Contact Name, Contact Phone, Target Audience, Key Benefits and Call to Action.';
    expect(toRelease(half).mark).toContain('Draft');
    expect(toPlain(toRelease(half))).toContain(text);
    expect(findFaults(half).find(({ id }) => id === 'sample')).toMatchObject({ isFault: true, text });
    expect(toPlain(toRelease(half, [text]))).not.toContain('Still from');
    expect(findFaults(sample).map(({ id }) => id)).not.toContain('sample');
  });
});

describe('the pitch', () => {
  it('is a mail with the news and the sender', () => {
    const { subject, body } = toPitch(sample);
    expect(subject).toBe('Story idea: Harbor Lane Bakery opens Oregon workshop to train 40 home bakers a month');
    expect(body[1]).toBe(
      'Harbor Lane Bakery, a food and beverage company, will open a teaching workshop in Portland on Tuesday, offering paid evening classes and a free Saturday course for people who are out of work.',
    );
    expect(body.at(-1)).toBe('Theo Marsh\nHarbor Lane Bakery\npress@harborlane.example\n555-0142');
    expect(toPlain(toPitchDocument(make({ release: 'embargo', embargoDay: '2026-11-17' })))).toContain(
      'under embargo until 9 a.m. EST (UTC-5)',
    );
    const link = toMailLink(make({ headline: 'Q&A = fun' })) ?? '';
    expect(new URLSearchParams(link.slice(link.indexOf('?'))).get('subject')).toBe('Story idea: Q&A = fun');
    expect(toMailLink(make({ headline: '\ud800' }))).toBeUndefined();
  });
});

const sentence = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 40 }), fc.constantFrom('', '.', '!', '?', ','))
  .map(([parts, end]) => `${parts.join(' ').replace(/\.$/, '')}${end}`);

const draftOf = (value: fc.Arbitrary<string>): fc.Arbitrary<Made> =>
  fc.record({
    answers: fc.record(
      Object.fromEntries(
        Object.keys(fields).map((name) => [
          name,
          name === 'industry'
            ? fc.constantFrom('', ...industries)
            : name === 'release'
              ? fc.constantFrom('immediate', 'embargo')
              : name === 'embargoDay' || name === 'sendDay'
                ? fc.constantFrom('', '2026-11-17', '9999-12-31', '0001-01-01')
                : name === 'embargoZone'
                  ? fc.constantFrom('', 'UTC', 'America/Port_of_Spain', 'nowhere')
                  : fc.oneof(fc.constant(''), value),
        ]),
      ),
    ) as unknown as fc.Arbitrary<Answers>,
    today: fc.constant(today),
    zone: fc.constantFrom('UTC', 'America/New_York', ''),
    wording: fc.nat(9),
  });

const anyText = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: anySign, maxLength: 20 }));

describe('whatever is typed', () => {
  it('reads without a slip', () => {
    fc.assert(
      fc.property(draftOf(sentence), (made) => {
        for (const text of [textOf(made), toPlain(toPitchDocument(made))]) {
          expect(text).not.toMatch(/undefined|null|NaN|“”|“,|""|\S {2,}\S|\s[,.](?:\s|$)|\(\)|,,|,\.|\.\.(?!\.)|:\s*\./);
          expect(text).not.toMatch(/[\uE000\uE001]/);
        }
      }),
      { numRuns: atMost(300) },
    );
  });

  it('keeps the pitch under 120 words', () => {
    fc.assert(
      fc.property(draftOf(fc.oneof(sentence, fc.constant('word '.repeat(400)))), (made) => {
        expect(countPitch(made)).toBeLessThan(120);
      }),
      { numRuns: atMost(300) },
    );
  });

  it('never breaks, writes the same twice, and lets nothing run', () => {
    const attack = fc.constantFrom('"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)');
    fc.assert(
      fc.property(draftOf(fc.oneof(anyText, attack)), (made) => {
        expect(textOf(made)).toBe(textOf(made));
        findFaults(made);
        toMailLink(made);
        describeSendTime(made.answers, made.zone, 0);
        toCalendar(made.answers, headlineOf(made.answers), made.zone);
        const html = toHtml(toRelease(made));
        expect(html).not.toMatch(/<script|<img|href="javascript/i);
      }),
      { numRuns: atMost(300) },
    );
  });
});
