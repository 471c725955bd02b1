import { describe, expect, it } from 'vitest';
import { findFaults, findWs, type Change } from './checks';
import { describeDate, type Answers, type Made } from './model';
import { toPitch } from './pitch';
import { countRelease, toRelease } from './release';
import { restyle, withoutHype } from './style';
import { toThirdPerson } from './third-person';
import { today, make, sample, textOf, idsOf } from './test-data';

const checkOf = (made: Made, id: string) => findFaults(made).find((check) => check.id === id);

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
