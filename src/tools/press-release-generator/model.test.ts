import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toHtml } from '@/formats/html';
import { toIcs } from '@/formats/ics';
import { isComplete } from '@/lib/fields';
import { listGaps, showGaps } from '@/lib/gaps';
import { findFaults, findWs, type Change } from './checks';
import { industries } from './content';
import { formatLocaleDay, formatPressDay, formatPressTime, readReleaseDay } from './dates';
import { toHeadline, toLead } from './lead';
import { describeDate, fields, fileStem, isStale, state, type Answers, type Made } from './model';
import { countPitch, toMailLink, toPitch, toPitchDocument } from './pitch';
import { toDatelinePlace } from './places';
import { toPrompt } from './prompt';
import { countRelease, datelineOf, headlineOf, toPlain, toRelease } from './release';
import { restyle, withoutHype } from './style';
import { toThirdPerson } from './third-person';
import { describeEmbargo, describeSendTime, nameZone, suggestFor, suggestSendTime, toCalendar } from './timing';
import { releaseWriter } from './writer';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const start = state.start(around).answers;
const basics = { companyName: 'Acme', announcement: 'Acme opened a shop.' };
const make = (answers: Partial<Answers> = {}, more: Partial<Omit<Made, 'answers'>> = {}): Made => ({
  answers: { ...start, ...basics, ...answers },
  today,
  zone: 'America/New_York',
  wording: 0,
  ...more,
});
const sample = state.sample?.(around).made as Made;
const textOf = (made: Made) => toPlain(toRelease(made));
const idsOf = (made: Made) => findFaults(made).map(({ id }) => id);
const checkOf = (made: Made, id: string) => findFaults(made).find((check) => check.id === id);

describe('the date', () => {
  it('starts as today in the reader’s own notation', () => {
    expect(start.date).toBe(new Date(2026, 10, 15).toLocaleDateString());
    expect(state.start({ ...around, today: '' }).answers.date).toBe('');
    expect(formatLocaleDay(today, 'de-DE')).toBe('15.11.2026');
  });

  it('is read in that notation', () => {
    expect(readReleaseDay('05/11/2026', today, 'en-GB')).toBe('2026-11-05');
    expect(readReleaseDay('05/11/2026', today, 'en-US')).toBe('2026-05-11');
    // 25 can only be a day, whoever writes it.
    expect(readReleaseDay('12/25/2026', today, 'en-GB')).toBe('2026-12-25');
    for (const typed of [
      'November 15, 2026',
      'Nov. 15, 2026',
      '15 Nov 2026',
      '2026-11-15',
      '15.11.2026',
      'today',
      'Nov 15th, 2026',
      '15 Nov 2026.',
    ])
      expect(readReleaseDay(typed, today, 'en-US')).toBe(today);
    for (const typed of ['', 'soon', '31/31/2026']) expect(readReleaseDay(typed, today, 'en-US')).toBeUndefined();
  });

  it('comes back from every notation it is offered in', () => {
    for (const locale of ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP', 'ar-EG', 'fa-IR', 'th-TH', 'hu-HU', 'ko-KR'])
      for (const day of ['2026-11-05', '2026-02-28', '2027-01-01'])
        expect(readReleaseDay(formatLocaleDay(day, locale), day, locale)).toBe(day);
  });

  it('is printed as newspapers print it', () => {
    expect(['2026-11-15', '2026-03-03', '2026-09-30', '2026-05-01'].map(formatPressDay)).toEqual([
      'Nov. 15, 2026',
      'March 3, 2026',
      'Sept. 30, 2026',
      'May 1, 2026',
    ]);
    expect(['09:00', '14:30', '12:00', '00:00', '00:15'].map(formatPressTime)).toEqual([
      '9 a.m.',
      '2:30 p.m.',
      'noon',
      'midnight',
      '12:15 a.m.',
    ]);
    expect(describeDate('11/15/2026', today)).toEqual({ hint: 'Printed as Nov. 15, 2026.' });
    expect(describeDate('soon', today).note).toContain('could not be read');
  });
});

describe('the dateline', () => {
  it('has the city in capitals and the state as newspapers shorten it', () => {
    const places = ['Portland, Oregon', 'austin, tx', 'Boise, Idaho', 'Atlanta, Georgia', 'Leeds, England', 'London', 'New York, N.Y.'];
    expect(places.map(toDatelinePlace)).toEqual([
      'PORTLAND, Ore.',
      'AUSTIN, Texas',
      'BOISE, Idaho',
      'ATLANTA',
      'LEEDS, England',
      'LONDON',
      'NEW YORK',
    ]);
    // A city that everybody knows stands alone, in its own state; a full stop at the end was a slip.
    expect(
      ['Atlanta, Texas', 'San Francisco, CA', 'Washington, D.C.', 'Paris, France.', 'Salem, Ore.', 'Salem, Oregon.'].map(toDatelinePlace),
    ).toEqual(['ATLANTA, Texas', 'SAN FRANCISCO', 'WASHINGTON', 'PARIS, France', 'SALEM, Ore.', 'SALEM, Ore.']);
  });

  it('does not take a country for a state', () => {
    expect(['Berlin, DE', 'Perth, WA', 'Tbilisi, Georgia', 'Toronto, CA'].map(toDatelinePlace)).toEqual([
      'BERLIN, DE',
      'PERTH, WA',
      'TBILISI, Georgia',
      'TORONTO, CA',
    ]);
  });

  it('leaves open what is missing and prints a date it cannot read', () => {
    expect(showGaps(datelineOf(make()))).toBe('[CITY], Nov. 15, 2026');
    expect(showGaps(datelineOf(make({ location: 'Leeds', date: '' })))).toBe('LEEDS, [Date]');
    expect(showGaps(datelineOf(make({ location: 'Leeds', date: 'Christmas Day' })))).toBe('LEEDS, Christmas Day');
  });
});

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

describe('the third person', () => {
  it('turns what it knows and nothing else', () => {
    expect(toThirdPerson('We opened a shop. We also offer classes, and our bread sells.\nPeople come to us.', 'Acme')).toBe(
      'Acme opened a shop. The company also offers classes, and its bread sells.\nPeople come to the company.',
    );
    expect(toThirdPerson('She said “we win” and we won in the US.', 'Acme')).toBe('She said “we win” and Acme won in the US.');
    expect(toThirdPerson('We’ve raised £2m. It’s our best round in six weeks.', 'Acme')).toBe(
      'Acme has raised £2m. It’s the company’s best round in six weeks.',
    );
    expect(
      toThirdPerson('We think we can host you. We left the old office, which we don’t miss. Let us know before you visit us.', 'Acme'),
    ).toBe(
      'Acme thinks it can host you. The company left the old office, which it does not miss. Let the company know before you visit it.',
    );
    for (const typed of ['We frobnicate.', 'All of us are proud.', 'We, the founders, began.'])
      expect(toThirdPerson(typed, 'Acme'), typed).toBeUndefined();
  });

  it.each([
    ['We design and build houses.', 'Acme designs and builds houses.'],
    ['We bake, roast and deliver bread.', 'Acme bakes, roasts and delivers bread.'],
    ['We were founded in 2010 and are based in Leeds.', 'Acme was founded in 2010 and is based in Leeds.'],
    ['We roast beans, pack them and ship them.', 'Acme roasts beans, packs them and ships them.'],
    ['We sell tea, bake bread and make cakes.', 'Acme sells tea, bakes bread and makes cakes.'],
    ['We make bread and have won prizes.', 'Acme makes bread and has won prizes.'],
    ['We offer design and support.', 'Acme offers design and support.'],
    ['We will open and sell.', 'Acme will open and sell.'],
    ['We help cafes roast and sell coffee.', 'Acme helps cafes roast and sell coffee.'],
    ['We serve people who live and work here and are old.', 'Acme serves people who live and work here and are old.'],
    ['At Acme, we believe in tea.', 'Acme believes in tea.'],
    ['We founded our company in 2010.', 'Acme founded the company in 2010.'],
    ['It was ours. The US loves us.', "It was the company's. The US loves the company."],
  ])('keeps every verb with its subject: %s', (typed, expected) => {
    expect(toThirdPerson(typed, 'Acme')).toBe(expected);
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

describe('embargo and send time', () => {
  const embargo = { release: 'embargo', embargoDay: '2026-11-17', embargoTime: '09:00' } as const;

  it('names an hour that nobody can mistake', () => {
    expect(textOf(make(embargo)).split('\n')[2]).toBe('EMBARGOED UNTIL 9 a.m. EST (UTC-5), Tuesday, Nov. 17, 2026');
    expect(describeEmbargo(make({ ...embargo, embargoZone: 'Europe/Berlin' }).answers, 'UTC')).toBe(
      '9 a.m. Berlin time (UTC+1), Tuesday, Nov. 17, 2026',
    );
    // Summer time: 2026-07-01 in New York is four hours behind.
    expect(nameZone('America/New_York', Date.parse('2026-07-01T12:00:00Z'))).toBe('EDT (UTC-4)');
    expect(showGaps(describeEmbargo(make({ ...embargo, embargoDay: '', embargoTime: '' }).answers, 'UTC'))).toBe(
      '[Embargo time] UTC, [Embargo date]',
    );
    expect(toRelease(make({ ...embargo, embargoDay: '' })).mark).toBe('Draft');
  });

  it('suggests Tuesday to Thursday at 10 in the outlet’s zone', () => {
    // Sunday 15 November, noon in UTC: the next Tuesday is the 17th.
    const sunday = Date.parse('2026-11-15T12:00:00Z');
    expect(suggestSendTime('', sunday, 'America/New_York')).toEqual({ day: '2026-11-17', time: '10:00' });
    // Thursday 19 November, 15:30 in UTC is 10:30 in New York: too late there, in time in Los Angeles (7:30).
    const thursday = Date.parse('2026-11-19T15:30:00Z');
    expect(suggestSendTime('', thursday, 'America/New_York')?.day).toBe('2026-11-24');
    expect(suggestSendTime('', thursday, 'America/Los_Angeles')?.day).toBe('2026-11-19');
    expect(suggestFor(make({ date: '2026-12-04' }).answers, today, 'UTC', sunday)?.day).toBe('2026-12-08');
    expect(suggestFor(make({ ...embargo, date: '2026-12-04' }).answers, today, 'UTC', sunday)?.day).toBe('2026-11-17');
  });

  it('says what a send time means here and there', () => {
    const now = Date.parse('2026-11-15T12:00:00Z');
    const describe = (answers: Partial<Answers>) => describeSendTime(make(answers).answers, 'Europe/Berlin', now);
    expect(describe({ sendDay: '2026-11-17' })).toBeUndefined();
    expect(describe({ sendDay: '2026-11-17', sendTime: '10:00', outletZone: 'America/New_York' })).toEqual({
      text: 'Tuesday, Nov. 17, 2026, 10 a.m. EST (UTC-5); for you Tuesday, Nov. 17, 2026, 4 p.m.',
      isGood: true,
    });
    expect(describe({ sendDay: '2026-11-17', sendTime: '14:00' })?.isGood).toBe(true);
    expect(describe({ sendDay: '2026-11-17', sendTime: '14:01' })?.text).toContain('Outside the best time');
    expect(describe({ sendDay: '2026-11-20', sendTime: '10:00' })?.text).toContain('Outside the best time');
    expect(describe({ sendDay: '2026-11-12', sendTime: '10:00' })?.text).toContain('has passed');
    expect(describe({ ...embargo, embargoZone: 'UTC', sendDay: '2026-11-18', sendTime: '10:00' })?.text).toContain('The embargo has ended');
  });

  it('goes into a calendar at the right instant', () => {
    const { answers } = make({ ...embargo, sendDay: '2026-11-17', sendTime: '10:00', outletZone: 'America/New_York' });
    const entries = toCalendar(answers, headlineOf(answers), 'Europe/Berlin');
    expect(entries.map(({ title }) => title)).toEqual(['Send press release: Acme opened a shop', 'Embargo ends: Acme opened a shop']);
    expect(toIcs('x', entries, new Date(0))).toContain('DTSTART;TZID=America/New_York:20261117T100000');
    // The next release of the same company does not take the place of this one; the same one, moved, does.
    const idsOf = (headline: string, sendDay = '2026-11-17') => toCalendar({ ...answers, sendDay }, headline, 'UTC').map(({ id }) => id);
    expect(new Set([...idsOf('Acme opened a shop'), ...idsOf('Acme closed a shop')]).size).toBe(4);
    expect(idsOf('Acme opened a shop', '2026-11-18')).toEqual(idsOf('Acme opened a shop'));
    expect(toCalendar(start, 'x', 'UTC')).toEqual([]);
    expect(toCalendar({ ...sample.answers, sendDay: today, sendTime: '10:00' }, 'x', 'UTC')[0]?.title).toBe(
      'Sample: Send press release: x',
    );
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

describe('newspaper style', () => {
  it('writes dates, times, shares, sums and numbers its way', () => {
    const rows: [Parameters<typeof restyle>[1], string, string][] = [
      ['dates', 'On November 15th, 3 March 2026 and Sep 5.', 'On Nov. 15, March 3, 2026 and Sept. 5.'],
      ['dates', 'In November 2026, on Nov. 15 and May 5; may 5 people come.', 'In November 2026, on Nov. 15 and May 5; may 5 people come.'],
      ['times', 'From 10am to 2:30 PM, at 12:00 pm. At 5 PM.', 'From 10 a.m. to 2:30 p.m., at noon. At 5 p.m.'],
      ['percent', '10 percent and 3.5 %, not 20%', '10% and 3.5%, not 20%'],
      ['money', '$5,000,000, $2.5M and $1,234,567', '$5 million, $2.5 million and $1,234,567'],
      ['numbers', '3 stores opened with 5 ovens and twelve bakers.', 'Three stores opened with five ovens and 12 bakers.'],
      [
        'numbers',
        'Series 2 funding, 5 million users, 2 to 3 people, 4 years old, twenty-five beds',
        'Series 2 funding, 5 million users, 2 to 3 people, 4 years old, 25 beds',
      ],
      ['dates', 'On May 5th 2026 and May 6, 2026', 'On May 5, 2026 and May 6, 2026'],
      ['numbers', 'On page 4 it says 7 of 9; 9 year olds; one hundred ten', 'On page 4 it says 7 of 9; 9 year olds; one hundred ten'],
      ['numbers', 'See https://acme.example/5 apples and a 3.5 mile walk', 'See https://acme.example/5 apples and a 3.5 mile walk'],
    ];
    for (const [habit, typed, expected] of rows) expect(restyle(typed, habit).text).toBe(expected);
  });

  it('takes hype out where nothing breaks', () => {
    const rows = [
      ['An innovative oven and a cutting-edge app', 'An oven and an app'],
      ['the amazing, fast tool', 'the fast tool'],
      ['It is revolutionary.', 'It is revolutionary.'],
      ['It works. Innovative software in an incredible hour.', 'It works. Software in an hour.'],
      ['a revolutionary, cutting-edge oven', 'an oven'],
      ['It is innovative and fast', 'It is innovative and fast'],
    ];
    for (const [typed = '', expected] of rows) expect(withoutHype(typed)).toBe(expected);
  });
});

describe('the review', () => {
  const clean = { ...sample, answers: { ...sample.answers } };
  const edited = (answers: Partial<Answers>) => ({ ...clean, answers: { ...clean.answers, ...answers } });

  it('counts headline and words', () => {
    expect(idsOf(edited({ headline: 'x'.repeat(99) }))).toEqual([]);
    expect(checkOf(edited({ headline: 'x'.repeat(100) }), 'headline-long')?.text).toBe(
      'The headline has 100 characters. Keep it under 100.',
    );
    expect(idsOf(make())).toContain('short');
    // Beside the announcement stand the headline, the dateline and the portrait: what is left to count up to the limits.
    const lengthOf = (words: number) => {
      const announcement = `Acme opened because ${'word '.repeat(words)}`;
      const made = make({ headline: 'Acme opens', location: 'Leeds', backgroundInfo: 'Acme sells tea.', announcement });
      return { words: countRelease(made), faults: idsOf(made).filter((id) => id === 'short' || id === 'long') };
    };
    const rest = lengthOf(100).words - 100;
    expect([299, 300, 600, 601].map((words) => lengthOf(words - rest))).toEqual([
      { words: 299, faults: ['short'] },
      { words: 300, faults: [] },
      { words: 600, faults: [] },
      { words: 601, faults: ['long'] },
    ]);
    expect(idsOf(edited({ announcement: `Harbor Lane Bakery opened because ${'word '.repeat(700)}` }))).toContain('long');
  });

  it('looks for the five Ws', () => {
    const missing = (made: Made) =>
      findWs(made)
        .filter(({ isThere }) => !isThere)
        .map(({ label }) => label);
    expect(missing(clean)).toEqual([]);
    expect(missing(edited({ location: '', date: 'soon', keyBenefits: '', announcement: 'News.' }))).toEqual(['When', 'Where', 'Why']);
    expect(missing(edited({ companyName: '', announcement: '' }))).toEqual(['Who', 'What']);
  });

  it('finds hype, feelings, loud marks, first person, dates and numbers, each settled with one press', () => {
    let made = edited({
      headline: 'Harbor Lane Bakery launches revolutionary bread!',
      announcement: `Harbor Lane Bakery is thrilled to announce 5 ovens on November 17th at 9:00 AM. We raised $5,000,000, or 30 percent of our goal. ${clean.answers.announcement}`,
      quoteTitle: 'Founder',
    });
    const expected = [
      'hype',
      'delight',
      'reported',
      'loud',
      'style-dates',
      'style-times',
      'style-percent',
      'style-money',
      'style-numbers',
      'title',
    ];
    // A text in the first person is turned as a whole, feelings included.
    expect(idsOf(made)).toEqual(expected.filter((id) => id !== 'delight'));
    for (let presses = 0; presses < 12; presses += 1) {
      const fix = findFaults(made)[0]?.fixes?.[0];
      if (!fix) break;
      made = { ...made, answers: { ...made.answers, ...fix.change } };
    }
    expect(idsOf(made)).toEqual([]);
    expect(made.answers.announcement).toMatch(
      /^Harbor Lane Bakery today announced five ovens on Nov\. 17 at 9 a\.m\. Harbor Lane Bakery raised \$5 million, or 30% of its goal\./,
    );
    expect(idsOf(edited({ backgroundInfo: 'Harbor Lane Bakery is proud to present bread.' }))).toContain('delight');
  });

  it('says what was put in the third person, and what could not be', () => {
    const told = make({ announcement: 'We opened a shop. We serve tea because our guests ask.' });
    expect(textOf(told)).toContain('Acme opened a shop. The company serves tea because its guests ask.');
    expect(checkOf(told, 'reported')?.fixes?.[0]?.change).toEqual<Change>({
      announcement: 'Acme opened a shop. The company serves tea because its guests ask.',
    });
    expect(idsOf(make({ announcement: 'I am opening my own studio.' }))).toContain('first-person');
    expect(idsOf(make({ announcement: 'Acme bought a World War I plane. “I am glad,” she said.' }))).not.toContain('first-person');
    expect(checkOf(make({ announcement: 'We frobnicate our tea.' }), 'first-person')?.text).toContain('Main Announcement');
  });

  it('compares embargo, date and people', () => {
    const embargo = { release: 'embargo', embargoDay: '2026-11-17' } as const;
    // The form's own date gives way to the day on which the news may appear.
    expect(idsOf(make(embargo))).not.toContain('embargo-date');
    expect(textOf(make({ ...embargo, location: 'Leeds' }))).toContain('LEEDS, Nov. 17, 2026 —');
    expect(describeDate('11/15/2026', today, '2026-11-17').hint).toBe('Printed as Nov. 17, 2026, the day the embargo ends.');
    const dated = {
      ...embargo,
      date: '20 Nov 2026',
      location: 'Leeds',
      backgroundInfo: 'Acme sells tea.',
      contactName: 'Jo',
      contactEmail: 'a@b.c',
    };
    const check = checkOf(make(dated), 'embargo-date');
    expect(check).toMatchObject({ isFault: true, text: 'The dateline says Nov. 20, 2026, but the embargo ends Nov. 17, 2026.' });
    expect(toRelease(make(dated)).mark).toBe('Draft');
    expect(textOf(make(dated))).toMatch(/^\[Draft\]\n\nDraft\..*\n\n- The dateline says Nov\. 20/);
    expect(toRelease(make(dated), [check?.text ?? '']).mark).toBeUndefined();
    expect(idsOf(make({ ...dated, ...check?.fixes?.[0]?.change }))).not.toContain('embargo-date');
    expect(idsOf(make({ ...embargo, embargoDay: '2026-11-14' }))).toContain('embargo-past');
    expect(checkOf(make({ ...embargo, embargoTime: '00:00' }), 'embargo-midnight')?.fixes?.[0]?.change).toEqual({ embargoTime: '00:01' });
    expect(idsOf(make({ headline: 'Contoso buys Acme Inc.' }))).not.toContain('headline-stop');
    expect(toPitch(make({ headline: 'Contoso buys Acme Inc.' })).subject).toBe('Story idea: Contoso buys Acme Inc.');
    expect(toPitch(make({ headline: 'Acme opens...' })).subject).toBe('Story idea: Acme opens');
    expect(idsOf(make({ quotePerson: 'Ana' }))).toContain('no-quote');
    expect(checkOf(make({ quote: 'x', quoteTitle: 'CEO & Co-Founder' }), 'title')?.fixes?.[0]?.change).toEqual({
      quoteTitle: 'CEO & co-founder',
    });
    expect(idsOf(make({ quote: 'x', quoteTitle: 'Chief Pilot at Acme' }))).not.toContain('title');
    expect(idsOf(make({ contactEmail: 'nobody' }))).toEqual(expect.arrayContaining(['email', 'phone']));
  });
});

const words = fc.constantFrom(
  'Acme',
  'bread',
  'we',
  'our',
  'the',
  'is',
  'opens',
  'new',
  '5',
  'Leeds',
  'A',
  'today',
  'Inc.',
  'that',
  '$5',
  'Nov.',
  'innovative',
  'to',
);
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
const anyText = fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 20 }));

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
