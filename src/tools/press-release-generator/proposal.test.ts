import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { findFaults } from './checks';
import { state, type Answers, type Made, type PressData } from './model';
import { describeWording, dropSections, findObjection, takeSections, toReleaseTask } from './proposal';
import { releaseWriter } from './writer';
import { countRelease, listWordings, toPlain, toRelease } from './release';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const dataOf = (more: Partial<Answers> = {}): PressData => {
  const answers: Answers = {
    ...state.start(around).answers,
    companyName: 'Blue River Coffee',
    headline: 'Blue River Coffee opens second roastery',
    location: 'Portland, Oregon',
    announcement: 'Blue River Coffee will open a second roastery on Tuesday.',
    quote: 'People asked for beans that were roasted this week. Now they get them.',
    quotePerson: 'Ana Reyes',
    quoteTitle: 'founder',
    contactName: 'Theo Marsh',
    contactEmail: 'press@blueriver.example',
    contactPhone: '555-0142',
    ...more,
  };
  return { answers, made: { answers, today: around.today, zone: 'America/Los_Angeles', wording: 0 } };
};
const madeOf = ({ made }: PressData): Made => made as Made;
const textOf = (data: PressData) => toPlain(toRelease(madeOf(data)));
const partsOf = (data: PressData, sections: { title: string; text: string }[]) => toReleaseTask(madeOf(data)).toParts({ sections });
const take = (data: PressData, sections: { title: string; text: string }[], source = 'test-model') =>
  takeSections(data, { sections }, new Set(partsOf(data, sections).map(({ id }) => id)), source);
const faultsOf = (data: PressData) => findFaults({ ...madeOf(data), answers: data.answers });
const printedQuote =
  '“People asked for beans that were roasted this week,” said Ana Reyes, founder of Blue River Coffee. “Now they get them.”';
const dateline = 'PORTLAND, Ore., Nov. 15, 2026 — ';

const sentence = 'The roastery on Front Street will hold two drums and a counter where neighbors can taste each batch. ';
const long = { title: 'News', text: `${sentence.repeat(12)}\n${sentence.repeat(11)}\n[Quote]` };
const about = { title: 'About the company', text: 'Blue River Coffee has roasted coffee in Portland since 2014.' };

describe('the question', () => {
  it('asks for 400 to 600 words in all, and counts what is printed around them', () => {
    expect(toReleaseTask(madeOf(dataOf())).failure).toBe('Failed to generate press release. Please try again.');
    expect(releaseWriter.failure).toBe('Failed to generate press release. Please try again.');
    const { request, data } = toReleaseTask(madeOf(dataOf())).prompt;
    expect(request).toContain('400 to 600 words in all');
    // Headline 6, dateline 5, quote 21, "About Blue River Coffee" 4: 36 words.
    expect(request).toContain('together take 364 to 564 words');
    expect(data['Main Announcement']).toBe('Blue River Coffee will open a second roastery on Tuesday.');
    expect(data['Section: News']).toContain('[Quote]');
    expect(data['Section: News']).not.toContain('PORTLAND');
  });

  it('holds no contact', () => {
    expect(JSON.stringify(toReleaseTask(madeOf(dataOf())).prompt)).not.toMatch(/Theo Marsh|press@blueriver|555-0142/);
  });

  it('says that nobody is quoted where nobody is', () => {
    const { request, data } = toReleaseTask(madeOf(dataOf({ quote: '' }))).prompt;
    expect(request).toContain('Nobody is quoted');
    expect(data['Section: News']).not.toContain('[Quote]');
  });
});

describe('a release in other words', () => {
  const taken = take(dataOf(), [long, about]);

  it('reaches the length that newsrooms like, and the checks follow it', () => {
    expect(countRelease(madeOf(dataOf()))).toBeLessThan(100);
    // 23 sentences of 18 words, 10 of the portrait and 36 printed around them.
    expect(countRelease(madeOf(taken))).toBe(23 * 18 + 10 + 36);
    expect(faultsOf(dataOf()).map(({ id }) => id)).toContain('short');
    expect(faultsOf(taken).map(({ id }) => id)).not.toContain('short');
  });

  it('keeps dateline, quote and contact to the letter', () => {
    const text = textOf(taken);
    expect(text).toContain(`${dateline}The roastery on Front Street`);
    expect(text).toContain(printedQuote);
    expect(text.match(/People asked/g)).toHaveLength(1);
    expect(text).toContain('Theo Marsh\nBlue River Coffee\npress@blueriver.example\n555-0142');
    expect(text).not.toContain('[Quote]');
    expect(text.trimEnd()).toMatch(/###$/);
  });

  it('is not called a template', () => {
    expect(describeWording(madeOf(dataOf()))).toBe('News first');
    expect(describeWording(madeOf(take(dataOf(), [about])))).toBe('News first, partly worded by test-model');
    expect(describeWording(madeOf(taken))).toBe('News first, partly worded by test-model');
    expect(textOf(dropSections(taken))).toBe(textOf(dataOf()));
  });

  it('follows a new headline, place and quote', () => {
    const made = madeOf(taken);
    const answers = { ...made.answers, headline: 'Another headline', location: 'Boston', quote: 'We listened.' };
    const text = toPlain(toRelease({ ...made, answers }));
    expect(text).toContain('Another headline');
    expect(text).toContain('BOSTON, Nov. 15, 2026 — The roastery');
    expect(text).toContain('“We listened,” said Ana Reyes');
  });

  it('is checked in its own words, and mended there', () => {
    const data = take(dataOf({ announcement: 'We open an amazing roastery!' }), [
      { title: 'News', text: 'The innovative roastery opens on November 17th.\nWe roast 10 percent more!\n[Quote]' },
    ]);
    const texts = Object.fromEntries(faultsOf(data).map(({ id, text }) => [id, text]));
    expect(texts.hype).toContain('“innovative”');
    expect(texts.hype).not.toContain('amazing');
    expect(texts['style-dates']).toContain('“Nov. 17”');
    expect(texts['first-person']).toContain('News');
    expect(texts.loud).toBe('Exclamation marks read like advertising: News.');
    expect(texts.reported).toBeUndefined();
    expect(texts.short).toContain('Ask the model again');
    const change = faultsOf(data).find(({ id }) => id === 'hype')?.fixes?.[0]?.change;
    expect(change?.rewordings?.[0]?.text).toContain('The roastery opens');
    expect(change?.announcement).toBeUndefined();
  });
});

describe('a reply that does not keep to it', () => {
  const newsIn = (data: PressData) => listWordings(madeOf(data))[0]?.text;
  const news = (text: string) => [{ title: 'Section: news', text }];

  it.each([
    ['without the quote', 'One.\nTwo.\nThree.', 'One.\nTwo.\n[Quote]\nThree.'],
    ['with the quote first', '[Quote]\nOne.', 'One.\n[Quote]'],
    ['with the quote in a line', 'One. [quote] - ', 'One.\n[Quote]'],
    ['with it twice', 'One.\n[Quote]\nTwo.\n[Quote]', 'One.\n[Quote]\nTwo.'],
    ['with the quote in full', `One.\n${printedQuote}\nTwo.`, 'One.\n[Quote]\nTwo.'],
    ['with a smoothed quote', 'One. "People asked for beans that were roasted this week, so they get them," Reyes said.', 'One.\n[Quote]'],
    [
      'with what is printed anyway',
      `FOR IMMEDIATE RELEASE\nBlue River Coffee opens second roastery\n${dateline}One.\n###`,
      'One.\n[Quote]',
    ],
    ['with a dateline of its own', 'PORTLAND, OR, November 15, 2026 – One.', 'One.\n[Quote]'],
  ])('%s', (_, text, kept) => {
    const data = take(dataOf(), news(text));
    expect(newsIn(data)).toBe(kept);
    expect(textOf(data).split(printedQuote)).toHaveLength(2);
    expect(textOf(data).split('PORTLAND')).toHaveLength(2);
  });

  it('may not put words in anybody’s mouth', () => {
    const data = dataOf();
    const objections = (text: string) => partsOf(data, news(text)).map((part) => findObjection(part, madeOf(data)));
    expect(objections('One.\n“This changes everything for our city,” said the mayor.')).toEqual([
      'It quotes words that are not in your answers.',
    ]);
    expect(objections('One, called “Front Street”.\n[Quote]')).toEqual(['']);
  });

  it('stays with the company it was written for', () => {
    const [part] = partsOf(dataOf(), [long]);
    const other = dataOf({ companyName: 'Cedar Co' });
    expect(part && findObjection(part, madeOf(other))).toBe('This was written for another company.');
    expect(takeSections(other, { sections: [long] }, new Set([part?.id ?? '']), 'm')).toBe(other);
  });

  it('never breaks the saved work', () => {
    const sections = fc.array(
      fc.record({
        title: fc.oneof(fc.constantFrom('News', 'About the company', 'Section: News', 'Media Contact'), fc.string({ maxLength: 300 })),
        text: fc.oneof(
          fc.string({ unit: anySign, maxLength: 300 }),
          fc
            .array(fc.constantFrom('[Quote]', '“', '”', '\n', '- a', 'said Ana Reyes', '"', 'People asked for beans', '<b>', 'مرحبا', '🎉'))
            .map((all) => all.join(' ')),
          fc.constant('x'.repeat(20_000)),
        ),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(sections, fc.string(), fc.constantFrom('', 'We listened to people in this city.'), (replied, source, quote) => {
        const data = dataOf({ quote });
        const next = take(data, replied, source.repeat(30));
        expect(schema.safeParse(next).success).toBe(true);
        expect(textOf(next)).not.toMatch(/undefined|\[Quote\]/);
        expect(textOf(next)).toContain('press@blueriver.example');
        if (quote !== '') expect(textOf(next)).toContain('“We listened to people in this city,” said Ana Reyes');
      }),
    );
  });
});
