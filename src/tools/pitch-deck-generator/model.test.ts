import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, readableOn } from '@/lib/contrast';
import { isComplete } from '@/lib/fields';
import { detectPictureType, fitInto } from '@/lib/logos';
import { currencyOf, findAmount, formatAmount, readAmount, toAsk } from './amount';
import { deckTypes, sampleAnswers } from './content';
import { splitPlaceholders, toDeck } from './deck';
import { makeHtml } from './deck-html';
import { layPages } from './layout';
import { countWords, currencyOfAsk, isFinalDeck, lintDeck } from './lint';
import {
  addSlide,
  clampIndex,
  currencyForAsk,
  duplicateSlide,
  editSlide,
  fields,
  fileStem,
  isSample,
  moveSlide,
  putSlides,
  removeSlide,
  slidesToShow,
  startOver,
  state,
  type DeckData,
  type Slide,
  type SlideText,
} from './model';
import { shares } from './shares';
import { checkContrast, formatRatio, readTheme, toReadableTheme } from './theme';

const around = { today: '2026-11-15', currency: 'USD' };
const written = deckTypes.map((type) => ({ type, title: type, content: `about ${type}`, notes: '' }));
const start = state.start(around);
const made = (data: DeckData = start) => putSlides(data, written);
const sample = state.sample?.(around) as DeckData;
const withSlides = (...slides: (Partial<Slide> & Pick<Slide, 'type'>)[]): DeckData => ({
  ...start,
  slides: slides.map((slide, index) => ({ id: `slide-${index + 1}`, title: 'Head', content: '', notes: '', isEdited: true, ...slide })),
});
const textsOf = (data: DeckData, currency = 'USD') => lintDeck(data, currency).map(({ text }) => text);

describe('slides', () => {
  it('are ten, in the order investors expect, each with an id of its own', () => {
    const { slides, seed } = made();
    expect(slides.map(({ type }) => type)).toEqual([...deckTypes]);
    expect(new Set(slides.map(({ id }) => id)).size).toBe(10);
    expect(seed).toBe(1);
  });

  it('need a company and an industry', () => {
    const answers = { ...start.draft, ...sampleAnswers };
    expect(isComplete(fields, answers)).toBe(true);
    expect(isComplete(fields, { ...answers, companyName: '' })).toBe(false);
    expect(isComplete(fields, { ...answers, industry: '' })).toBe(false);
  });

  it('keep what was edited when they are written again', () => {
    const edited = editSlide(made(), 'slide-2', { content: 'Mine' });
    const again = putSlides(
      edited,
      written.map((slide) => ({ ...slide, content: 'new words' })),
    );
    expect(again.slides.map(({ content }) => content)).toEqual(['new words', 'Mine', ...Array.from({ length: 8 }, () => 'new words')]);
    expect(again.slides.map(({ id }) => id)).toEqual(edited.slides.map(({ id }) => id));
    expect(again.seed).toBe(2);
  });

  it('are added behind the open one, duplicated, moved and removed', () => {
    const added = addSlide(made(), 'slide-3');
    expect(added.slides[3]).toMatchObject({ id: 'slide-11', type: 'custom', title: 'New slide' });
    const doubled = duplicateSlide(added, 'slide-1');
    expect(doubled.slides[1]).toMatchObject({ id: 'slide-12', type: 'title', content: 'about title' });
    const moved = moveSlide(doubled, 'slide-10', 0);
    expect(moved.slides[0]?.id).toBe('slide-10');
    expect(moveSlide(moved, 'slide-10', -1)).toBe(moved);
    expect(moveSlide(moved, 'gone', 1)).toBe(moved);
    expect(removeSlide(moved, 'slide-10').slides).toHaveLength(11);
    expect(startOver(moved)).toMatchObject({ slides: [], seed: 0, draft: moved.draft });
  });

  it('never repeat an id, whatever is done to them', () => {
    const step = fc.record({ kind: fc.constantFrom('add', 'double', 'remove', 'move', 'new'), at: fc.nat(12), to: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let data = made();
        for (const { kind, at, to } of steps) {
          const id = data.slides[at]?.id ?? 'gone';
          if (kind === 'add') data = addSlide(data, id);
          else if (kind === 'double') data = duplicateSlide(data, id);
          else if (kind === 'remove') data = removeSlide(data, id);
          else if (kind === 'move') data = moveSlide(data, id, to);
          else data = made(startOver(data));
          expect(new Set(data.slides.map((slide) => slide.id)).size).toBe(data.slides.length);
        }
      }),
    );
  });

  it('have an open one between the first and the last', () => {
    expect([-3, 0, 4, 9, 10, 99].map((index) => clampIndex(index, 10))).toEqual([0, 0, 4, 9, 9, 9]);
    expect(clampIndex(3, 0)).toBe(0);
  });

  it('leave out what still waits to be replaced, if asked', () => {
    const data = withSlides(
      { type: 'title', title: 'Acme', content: 'Tools\n[replace: contact]' },
      { type: 'traction', content: '[replace: users]\n[replace: revenue]' },
      { type: 'custom', content: '' },
    );
    expect(slidesToShow(data)).toHaveLength(3);
    const left = slidesToShow({ ...data, leavesOutUntouched: true });
    expect(left.map(({ type, lines }) => [type, lines])).toEqual([
      ['title', ['Tools']],
      ['custom', []],
    ]);
    const onlyOpen = { ...withSlides({ type: 'team', content: '[replace: names]' }), leavesOutUntouched: true };
    expect(slidesToShow(onlyOpen)).toHaveLength(1);
  });

  it('say when they are the sample, in the file name too', () => {
    expect(isSample(sample)).toBe(true);
    expect(fileStem(sample)).toBe('sample-tidepool-booking-pitch-deck');
    expect(fileStem({ ...start, draft: { ...start.draft, companyName: 'Luigi & Sons / Rome' } })).toBe('luigi-sons-rome-pitch-deck');
    expect(fileStem({ ...start, draft: { ...start.draft, companyName: 'Acme Inc.' } })).toBe('acme-inc-pitch-deck');
    expect(fileStem(start)).toBe('pitch-deck');
    expect(fileStem(withSlides({ type: 'title', title: 'New Name' }))).toBe('new-name-pitch-deck');
    // The sample's answers written again are still the sample's.
    expect(isSample(made(startOver(sample)))).toBe(true);
    expect(isSample(made())).toBe(false);
  });
});

describe('the amount', () => {
  it('is read as people write it and shown in the currency', () => {
    const read = (typed: string, currency = 'USD') => {
      const minor = readAmount(typed, currency);
      return minor === undefined ? typed : formatAmount(minor, currency);
    };
    expect(read('2000000')).toBe('$2,000,000');
    expect(read('$2M')).toBe('$2,000,000');
    expect(read('1.5 million')).toBe('$1,500,000');
    expect(read('1.500 million')).toBe('$1,500,000');
    expect(read('.5M')).toBe('$500,000');
    expect(read('$.75 million')).toBe('$750,000');
    expect(read('750k')).toBe('$750,000');
    expect(read('USD 250,000')).toBe('$250,000');
    expect(read('99.5')).toBe('$99.50');
    expect(read('2 million', 'EUR')).toBe('€2,000,000');
    expect(read('5000000', 'JPY')).toBe('¥5,000,000');
  });

  it.each([
    [1e3, ['k', 'K', ' thousand']],
    [1e6, ['m', 'mm', 'mn', ' mio', ' Million']],
    [1e9, ['b', 'bn', ' billion']],
  ])('is %d times as much with each of %j', (times, words) => {
    expect(words.map((word) => readAmount(`2${word}`, 'USD'))).toEqual(words.map(() => 200 * times));
    expect(readAmount(`0${words[0]}`, 'USD')).toBeUndefined();
  });

  it('is what moving the decimal point gives, for any figure and size', () => {
    const zeros = { '': 0, k: 3, ' thousand': 3, M: 6, ' million': 6, bn: 9 } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(...(Object.keys(zeros) as (keyof typeof zeros)[])),
        (whole, rest, size) => {
          const decimals = String(rest).padStart(2, '0');
          const minor = Number(`${whole}${decimals}${'0'.repeat(zeros[size])}`);
          expect(readAmount(`$${whole}.${decimals}${size}`, 'USD')).toBe(minor);
        },
      ),
    );
  });

  it('stays as typed where it is none, or in another currency', () => {
    for (const typed of ['€2M', 'about two million', '2-3M', '', '0', '-5', '1e99', '9'.repeat(40), '2 apples']) {
      expect(readAmount(typed, 'USD')).toBeUndefined();
    }
  });

  it('is found on a slide', () => {
    expect(findAmount('We are raising $750,000\n50% product\nEnough for 18 months', 'USD')).toBe(75_000_000);
    expect(findAmount('The round: $1.5M', 'USD')).toBe(150_000_000);
    expect(findAmount('The round: $.5M', 'USD')).toBe(50_000_000);
    expect(findAmount('Nothing here', 'USD')).toBeUndefined();
    // The largest of several, whichever comes first.
    expect(findAmount('$1M for product, $2M in all, $500k for sales', 'USD')).toBe(200_000_000);
    expect(findAmount('We ask for 750,000', 'USD')).toBe(75_000_000);
    expect(findAmount('We ask for 750,000 CHF', 'CHF')).toBe(75_000_000);
    expect(findAmount('We ask for £750,000', 'USD')).toBeUndefined();
  });

  it('keep the sign or code they were typed with', () => {
    const asks: [string, string][] = [
      ['£200k', '£200,000'],
      ['200k', '$200,000'],
      ['CAD 1.5m', 'CAD 1,500,000'],
      ['C$ 200k', 'C$200,000'],
      ['200 000 CHF', '200,000 CHF'],
      ['€1.2 million', '€1,200,000'],
      ['Between £1m and £2m', 'Between £1m and £2m'],
    ];
    for (const [typed, said] of asks) expect(toAsk(typed, 'USD'), typed).toBe(said);
    const adopted = ['£200k', '€1.2 million', '$200k', '200k', '£', 'about £2m or so', '200 000 CHF'].map((typed) =>
      currencyForAsk(typed, 'USD'),
    );
    expect(adopted).toEqual(['GBP', 'EUR', undefined, undefined, undefined, undefined, 'CHF']);
    expect(currencyForAsk('$200k', 'CAD')).toBeUndefined();
    expect(toAsk('$200k', 'CAD')).toBe('$200,000');
    expect(currencyOf(['200k', '£50k product, £150k sales'], 'USD')).toBe('GBP');
    expect(currencyOf(['200k', '£50k product, €150k sales'], 'USD')).toBe('USD');
    expect(currencyOfAsk(withSlides({ type: 'funding', content: 'We ask for £750,000' }), 'USD')).toBe('GBP');
  });
});

describe('the checks', () => {
  const funding = { type: 'funding', content: 'We are raising $2,000,000' } as const;

  it('find nothing in a clean deck', () => {
    expect(textsOf(withSlides(funding))).toEqual([]);
    expect(textsOf(sample)).toEqual([]);
  });

  it('count words: 40 pass, 41 do not', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    // The title is one word.
    expect(textsOf(withSlides(funding, { type: 'solution', content: words(39) }))).toEqual([]);
    expect(textsOf(withSlides(funding, { type: 'solution', content: words(40) }))).toEqual([
      'Slide 2, Head: 41 words. Above 40, people read instead of listening.',
    ]);
    expect(countWords('- one, two — 3 …')).toBe(3);
  });

  it('find a missing ask', () => {
    const missing = 'The deck does not say how much you are raising: put the amount on the funding slide.';
    expect(textsOf(withSlides({ type: 'team', content: 'Ana' }))).toContain(missing);
    expect(textsOf(withSlides({ type: 'funding', content: '[replace: 5 things]' }))).toContain(missing);
    expect(textsOf(withSlides({ type: 'funding', content: 'Raising 2 million' }))).not.toContain(missing);
  });

  it('find numbers without a source, but not years or names', () => {
    const hasSource = (content: string) =>
      !textsOf(withSlides(funding, { type: 'market', content })).some((text) => text.includes('source'));
    expect(hasSource('9,000 clinics')).toBe(false);
    expect(hasSource('Growing 12% a year')).toBe(false);
    expect(hasSource('9,000 clinics\nSource: health ministry')).toBe(true);
    expect(hasSource('According to the ministry, 9,000 clinics')).toBe(true);
    expect(hasSource('Founded in 2024 for B2B')).toBe(true);
    expect(hasSource('[replace: 3 numbers]')).toBe(true);
  });

  it('keep a deck with open places or a promise a draft', () => {
    const open = { ...withSlides(funding, { type: 'team', content: '[replace: names]\n[Replace: roles]' }), isFinal: true };
    expect(textsOf(open)).toEqual(['Slide 2, Head: 2 places still to fill in.']);
    expect(isFinalDeck(open, lintDeck(open, 'USD'))).toBe(false);
    const promise = { ...withSlides({ ...funding, content: 'Raising $1M\nExpected ROI of 10x in 5 years' }), isFinal: true };
    expect(textsOf(promise)[0]).toContain('promises investors a return');
    expect(isFinalDeck(promise, lintDeck(promise, 'USD'))).toBe(false);
    const other = { ...withSlides({ ...funding, content: 'Raising $1M\nA return of 300%' }), isFinal: true };
    expect(lintDeck(other, 'USD').find(({ id }) => id === 'promise-slide-1')).toMatchObject({ isBlocking: false });
    expect(isFinalDeck(other, lintDeck(other, 'USD'))).toBe(true);
    const settled = { ...open, leavesOutUntouched: true };
    expect(isFinalDeck(settled, lintDeck(settled, 'USD'))).toBe(true);
    expect(editSlide(settled, 'slide-1', { title: 'x' }).isFinal).toBe(false);
  });

  it('add up the shares: 50 + 30 + 10 is 90', () => {
    expect(textsOf(withSlides({ type: 'funding', content: 'Raising $1M\n50% product\n30% sales\n10% rest' }))).toEqual([
      'Slide 1, Head: the shares add up to 90%, not 100%.',
    ]);
    expect(textsOf(withSlides({ type: 'funding', content: 'Raising $1M\n33.3% a\n33.3% b\n33.4% c' }))).toEqual([]);
  });

  it('compare the ask with open rounds', () => {
    const seed = [{ name: 'Seed', minor: 150_000_000 }];
    expect(lintDeck(withSlides(funding), 'USD', seed).map(({ text }) => text)).toEqual([
      'The deck asks for $2,000,000. Your Funding Tracker says: Seed, $1,500,000.',
    ]);
    expect(lintDeck(withSlides(funding), 'USD', [{ name: 'Seed', minor: 200_000_000 }])).toEqual([]);
    // One of several rounds is enough.
    expect(lintDeck(withSlides(funding), 'USD', [...seed, { name: 'A', minor: 200_000_000 }])).toEqual([]);
    // An amount on another slide is none that is asked for.
    const elsewhere = withSlides({ type: 'custom', content: 'Raised $9M\nSource: press' }, funding);
    expect(lintDeck(elsewhere, 'USD', [{ name: 'Seed', minor: 200_000_000 }])).toEqual([]);
  });

  it('say what an open, empty or hard-to-read deck needs', () => {
    expect(textsOf(withSlides(funding, { type: 'problem', title: 'The Problem' }))).toEqual(['Slide 2, The Problem: it has no text yet.']);
    // A title that says something is enough for a slide.
    expect(textsOf(withSlides(funding, { type: 'problem' }))).toEqual([]);
    expect(textsOf(withSlides(funding, { type: 'title' }, { type: 'appendix' }))).toEqual([]);
    expect(textsOf(withSlides({ ...funding, content: 'We are raising $2,000,000, 50% now' }))).toEqual([]);
    const pale = { ...withSlides(funding), theme: { ...start.theme, background: '#ffffff', ink: '#cccccc' } };
    expect(lintDeck(pale, 'USD')).toMatchObject([
      { text: 'Text on background has a contrast of 1.60:1; a projector needs at least 4.5:1.', isBlocking: false },
    ]);
    expect(lintDeck(withSlides({ type: 'team', content: 'Ana' }), 'USD')).toMatchObject([{ id: 'ask', isBlocking: false }]);
  });

  it('say when a text has no room', () => {
    const long = withSlides(funding, { type: 'custom', content: Array.from({ length: 60 }, () => 'a line of words').join('\n') });
    expect(textsOf(long).some((text) => text.includes('too much text for one slide'))).toBe(true);
    expect(
      slidesToShow(sample).every((slide) =>
        (['editorial', 'band', 'dark'] as const).every((layout) => layPages(slide, { ...readTheme(start.theme), layout }).length === 1),
      ),
    ).toBe(true);
  });
});

describe('the look', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 6);
    // #767676 on white is the classic 4.54.
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(formatRatio(4.499)).toBe('4.49:1');
    expect(checkContrast(readTheme(start.theme)).every(({ isReadable }) => isReadable)).toBe(true);
  });

  it('makes any colours readable, and leaves readable ones alone', () => {
    expect(toReadableTheme(start.theme)).toEqual(start.theme);
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, hex, (background, ink, accent) => {
        const theme = readTheme(toReadableTheme({ ...start.theme, background, ink, accent }));
        expect(checkContrast(theme).every(({ isReadable }) => isReadable)).toBe(true);
        expect(contrastOf(readableOn(accent), accent)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('takes pictures by what they hold, and never enlarges them', () => {
    expect(detectPictureType(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('image/png');
    expect(detectPictureType(new TextEncoder().encode('<svg onload="x">'))).toBeUndefined();
    expect(fitInto({ width: 960, height: 240 }, { width: 480, height: 240 })).toEqual({ width: 480, height: 120 });
    expect(fitInto({ width: 10, height: 10 }, { width: 480, height: 240 })).toEqual({ width: 10, height: 10 });
  });
});

describe('the files', () => {
  const htmlOf = async (data: DeckData) => (await makeHtml(toDeck(data, lintDeck(data, 'USD')))).text();

  it('mark drafts, samples and template words on every slide', () => {
    const deck = toDeck(editSlide(made(), 'slide-1', { title: 'Acme' }), []);
    expect(deck.slides.map(({ footer }) => footer)).toEqual(['Acme · Draft', ...Array.from({ length: 9 }, () => 'Acme · Draft')]);
    const long = toDeck(editSlide(made(), 'slide-1', { title: 'Very '.repeat(40) }), []).slides[0]?.footer;
    expect(long).toMatch(/^(Very )+V?e?r?y?… · Draft$/);
    expect(long?.length).toBeLessThan(60);
    expect(toDeck(sample, []).slides[0]?.footer).toBe('Tidepool Booking · Sample · Draft');
    expect(toDeck({ ...sample, isFinal: true }, []).slides[0]?.footer).toBe('Tidepool Booking · Sample');
  });

  it('split a line at its open places', () => {
    expect(splitPlaceholders('To add: your price')).toEqual([{ text: 'To add: your price', isOpen: true }]);
    expect(splitPlaceholders('Price: [replace: figure] a month')).toEqual([
      { text: 'Price: ', isOpen: false },
      { text: '[replace: figure]', isOpen: true },
      { text: ' a month', isOpen: false },
    ]);
  });

  it('present by links and scrolling alone, without any script', async () => {
    const html = await htmlOf(sample);
    expect(html).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"`,
    );
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(html.match(/<section class="slide"/g)).toHaveLength(10);
    expect(html).toContain('scroll-snap-type:y mandatory');
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(links).toHaveLength(10 + 10 + 2 * 9);
    for (const id of new Set(links)) expect(html).toContain(`id="${id}"`);
  });

  it('name as samples the slides that are, and the file only where all are', () => {
    const mixed = editSlide(sample, 'sample-2', { content: 'Our own problem' });
    expect(toDeck(mixed, []).slides.map(({ footer }) => footer.includes('Sample'))).toEqual([
      true,
      false,
      ...Array.from({ length: 8 }, () => true),
    ]);
    expect(toDeck(mixed, []).marks).toEqual(['Draft']);
    expect(fileStem(mixed)).toBe('tidepool-booking-pitch-deck');
    expect(fileStem(sample)).toBe('sample-tidepool-booking-pitch-deck');
    expect(toDeck(addSlide(sample, 'sample-1'), []).marks).toEqual(['Draft']);
  });

  it('keep whatever was typed text', async () => {
    const attacks = [
      '"><img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      '</style><b>',
      '</script><i>',
      '`${x}`',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...attacks), async (attack) => {
        const typed: SlideText = { title: attack, content: `${attack}\n[replace: ${attack}]`, notes: attack };
        const html = await htmlOf({
          ...withSlides({ type: 'custom', ...typed }),
          draft: { ...start.draft, companyName: attack },
          theme: { ...start.theme, background: attack, font: attack, accent: attack },
        });
        expect(html).not.toMatch(/<script/);
        expect(html).not.toMatch(/<img|<b>|<i>|onerror=alert\(1\)>(?!&)/);
        expect(html.match(/<style/g)).toHaveLength(1);
      }),
    );
  });
});

describe('answers of other tools', () => {
  const plan = (data: DeckData) =>
    shares.accepts?.texts?.plan(
      data,
      [
        { means: 'idea.name', text: 'Crumb' },
        { means: 'company.industry', text: 'Food and drink' },
        { means: 'offer.what', text: 'A list for tomorrow' },
        { means: 'business.resources', text: 'Two founders' },
      ],
      { doc: 'idea', tool: 'Idea Validator', name: '' },
      around,
    );

  it('fill what is still empty, once', () => {
    const taken = plan({ ...start, draft: { ...start.draft, companyName: 'Acme' } });
    expect(taken?.names).toEqual(['Industry', 'Solution']);
    expect(taken?.data.draft).toMatchObject({ companyName: 'Acme', industry: 'Food and drink', solution: 'A list for tomorrow' });
    expect(plan(start)?.data.draft.companyName).toBe('Crumb');
    expect(taken && plan(taken.data)?.data).toBe(taken?.data);
  });
});

describe('the company’s look', () => {
  const logo = { png: 'AAAA', width: 10, height: 10 };
  const plan = (data: DeckData, look: object) =>
    shares.accepts?.looks?.plan(data, [look], { doc: 'company', tool: 'Your profile', name: '' }, around);

  it('is taken once, and only where the user has chosen nothing else', () => {
    const taken = plan(start, { accent: '#123456', logo, display: 'Gelasio' });
    expect(taken?.names).toEqual(['Accent Color', 'Font', 'Logo']);
    expect(taken?.data).toMatchObject({ theme: { accent: '#123456', font: 'Georgia' }, logo });
    expect(taken && plan(taken.data, { accent: '#123456', logo, display: 'Gelasio' })?.data).toBe(taken?.data);
    const own = { ...start, theme: { ...start.theme, accent: '#abcdef' } };
    expect(plan(own, { accent: '#123456', display: 'Poppins' })?.data.theme).toMatchObject({ accent: '#abcdef', font: 'Poppins' });
    expect(plan({ ...own, theme: { ...own.theme, font: 'Arial' } }, { accent: '#123456', display: 'Poppins' })?.names).toEqual([]);
  });
});
