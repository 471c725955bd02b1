import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { blendWords } from '@/kinds/names/sounds';
import { findUnwanted } from '@/kinds/names/unwanted';
import { isComplete } from '@/lib/fields';
import { seededRandom } from '@/lib/random';
import { findBrandWords } from './brands';
import { lengths, sampleAnswers, sampleNames, styles } from './content';
import { describeOrigin } from './describe';
import { shortlistFiles } from './files';
import { makeNames, namesAsked, type Suggestion } from './generate';
import { coinWords, joinWordPair } from './joins';
import * as lexicon from './lexicon';
import {
  addPicks,
  fields,
  cleanName,
  countWords,
  domainOf,
  fileStem,
  hasPick,
  isStale,
  longestName,
  mostOnBallot,
  nameKey,
  readNames,
  removePick,
  state,
  type Answers,
  notePick,
  isSamplePick,
} from './model';
import { patterns } from './patterns';
import { readBasis, readPairs } from './roots';
import { scoreName } from './score';
import { classes, judgeStrength } from './strength';
import * as styleWords from './style-words';
import { countVotes, openBallot, readBallot, readVotes, toBallotCode, toVoteCode } from './votes';
import { findWarnings } from './warnings';
import { nameWriter, toPrompt } from './writer';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const answersOf = (given: Partial<Answers>): Answers => ({
  industry: 'bakery',
  keywords: 'rye',
  style: 'modern',
  length: 'medium',
  ...given,
});
const listOf = (given: Partial<Answers>, seed = 0) => makeNames({ answers: answersOf(given), seed });
const namesOf = (list: readonly Suggestion[]) => list.map(({ name }) => name);
const everyMix = styles.flatMap((style) => lengths.map((length) => ({ style, length })));
const anyAnswers = fc.record({
  industry: fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: anySign, maxLength: 20 }),
    fc.constantFrom('bakery', 'Tax software', '日本語', '24', '🦊', 'café & bar'),
  ),
  keywords: fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('', 'rye', 'fresh, green', 'the and of', 'x'.repeat(300), '<script>alert(1)</script>'),
  ),
  style: fc.constantFrom<string>(...styles, 'odd'),
  length: fc.constantFrom<string>(...lengths, ''),
});

describe('generating', () => {
  it.each(everyMix)('gives twenty different names, $style and $length, of the asked number of words', (mix) => {
    for (const words of [{}, { industry: 'Pet food delivery', keywords: 'fresh, paws' }, { industry: 'Consulting', keywords: '' }]) {
      const list = listOf({ ...words, ...mix });
      expect(list).toHaveLength(20);
      expect(new Set(namesOf(list).map(nameKey)).size).toBe(20);
      for (const { name } of list) {
        // Counted both ways: with "&" as a word and without.
        for (const count of [countWords(name), name.split(' ').length]) {
          if (mix.length === 'short') expect(count, name).toBeLessThanOrEqual(2);
          if (mix.length === 'medium') expect([2, 3], name).toContain(count);
          if (mix.length === 'long') expect(count, name).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  it.each(everyMix)('builds at least half of them, $style and $length, on the words supplied', (mix) => {
    const list = namesOf(listOf({ industry: 'bakery', keywords: 'rye', ...mix }));
    expect(list.filter((name) => /rye|bak/i.test(name)).length).toBeGreaterThanOrEqual(10);
    // Of pictures alone come five at most.
    expect(listOf({ industry: 'bakery', keywords: 'rye', ...mix }).filter(({ from }) => from.length === 0).length).toBeLessThanOrEqual(5);
    const alone = namesOf(listOf({ industry: 'Yoga', keywords: '', ...mix }));
    expect(alone.filter((name) => /yoga/i.test(name)).length).toBeGreaterThanOrEqual(10);
  });

  it('honours each style in its own way', () => {
    const byStyle = Object.fromEntries(styles.map((style) => [style, listOf({ style, length: 'short' })]));
    expect(byStyle.abstract?.every(({ category }) => category === 'Coined')).toBe(true);
    expect(byStyle.descriptive?.every(({ category }) => category === 'Descriptive')).toBe(true);
    expect(byStyle.creative?.some(({ category }) => category === 'Alliteration')).toBe(true);
    for (const one of styles) {
      for (const other of styles) {
        if (one >= other) continue;
        const shared = namesOf(byStyle[one] ?? []).filter((name) => namesOf(byStyle[other] ?? []).includes(name));
        expect(shared.length, `${one} and ${other}`).toBeLessThanOrEqual(4);
      }
    }
  });

  it('gives the same list for the same seed and other names for the next', () => {
    for (const mix of everyMix) {
      expect(listOf(mix)).toEqual(listOf(mix));
      const lists = [0, 1, 2].map((seed) => namesOf(listOf(mix, seed)));
      expect(lists[1]).toHaveLength(20);
      expect(
        lists[0]?.filter((name) => lists[1]?.includes(name)),
        JSON.stringify(mix),
      ).toEqual([]);
    }
    // Once the lists of a round are through, names may come back, but never most of them.
    for (const mix of everyMix) {
      for (let seed = 1; seed < 7; seed += 1) {
        const before = namesOf(listOf(mix, seed - 1));
        expect(namesOf(listOf(mix, seed)).filter((name) => before.includes(name)).length, JSON.stringify(mix)).toBeLessThan(10);
      }
    }
    expect(listOf({}, 99_999)).toHaveLength(20);
  });

  it('gives two businesses lists that differ in more than their words', () => {
    const strip = (list: Suggestion[], words: RegExp) => list.map(({ name, description }) => `${name} ${description}`.replace(words, '#'));
    for (const mix of everyMix) {
      const rye = strip(listOf({ ...mix, industry: 'bakery', keywords: 'rye' }), /rye|bakery|bake/gi);
      const oat = strip(listOf({ ...mix, industry: 'bakery', keywords: 'oat' }), /oat|bakery|bake/gi);
      const tax = strip(listOf({ ...mix, industry: 'software', keywords: 'tax' }), /tax|software|soft/gi);
      expect(rye.filter((line) => oat.includes(line)).length, JSON.stringify(mix)).toBeLessThanOrEqual(10);
      expect(rye.filter((line) => tax.includes(line)).length, JSON.stringify(mix)).toBeLessThanOrEqual(8);
    }
  });

  it('keeps the order of the words typed, and joins only words of one sort', () => {
    const lists = (words: Partial<Answers>) =>
      (['short', 'medium', 'long'] as const).flatMap((length) =>
        [0, 1, 2, 3].flatMap((seed) => namesOf(listOf({ style: 'descriptive', ...words, length }, seed))),
      );
    const food = lists({ industry: 'Pet food delivery', keywords: '' });
    expect(food.some((name) => /Pet Food/.test(name))).toBe(true);
    expect(food.filter((name) => /Food Pet\b|Delivery (?:Pet|Food)\b/.test(name))).toEqual([]);
    const tax = lists({ industry: 'Tax software for freelancers', keywords: '' });
    expect(tax.filter((name) => /(?:Tax|Software) Freelancers|Software Tax/.test(name))).toEqual([]);
    const homes = lists({ industry: 'Real estate', keywords: 'key' });
    expect(homes.filter((name) => /\bReal (?!Estate)/.test(name))).toEqual([]);
    const pipes = lists({ industry: 'Plumbing', keywords: 'fast, honest' });
    expect(pipes.some((name) => /Fast & Honest|Honest & Fast/.test(name))).toBe(true);
    expect(pipes.filter((name) => /& Plumbing|Plumbing &/.test(name))).toEqual([]);
  });

  it('makes no name that says a thing twice, is another firm’s, or has a second meaning', () => {
    const trades = ['bakery', 'pet food delivery', 'tax software', 'law firm', 'lighthouse tours'];
    const all = trades.flatMap((industry) =>
      everyMix.flatMap((mix) => [0, 1, 2, 3].flatMap((seed) => namesOf(listOf({ ...mix, industry, keywords: 'clarity' }, seed)))),
    );
    expect(all.filter((name) => /Bakery Bakehouse|Lighthouse House|Firm Company|Clear Clarity/.test(name))).toEqual([]);
    expect(all.filter((name) => /\bFoodora\b|Tax ?haven/i.test(name))).toEqual([]);
    expect(all.filter((name) => / Full of /.test(name))).toEqual([]);
    // A brand that the user typed is theirs to build on.
    expect(namesOf(listOf({ industry: 'zoom lessons', keywords: '' })).some((name) => /\bZoom\b/.test(name))).toBe(true);
  });

  it('shows a name, a domain, a description and a category', () => {
    for (const { name, domain, description, category } of listOf({ length: 'long' })) {
      expect(domain).toBe(`${name.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '')}.com`);
      expect(description).toMatch(/^[“A-Z].*\.$/);
      expect(category).not.toBe('');
    }
  });

  it('leaves no open place, stray mark or unwanted word, whatever was typed', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(40), (answers, seed) => {
        const list = makeNames({ answers, seed });
        expect(list).toHaveLength(namesAsked);
        expect(new Set(namesOf(list).map(nameKey)).size).toBe(namesAsked);
        for (const { name, description, domain } of list) {
          expect(`${name} ${description}`).not.toMatch(/[{}<>]|undefined|null|NaN| {2,}|“”|\.\.| [.,]|^ | $/);
          expect(name.length).toBeLessThanOrEqual(60);
          expect(domain).toMatch(/^$|^[a-z0-9-]+\.com$/);
        }
      }),
      { numRuns: atMost(400) },
    );
  });

  it('takes words that mean something to the browser', () => {
    for (const keywords of ['constructor', 'toString', '__proto__', 'valueOf hasOwnProperty'])
      for (const industry of ['bakery', keywords]) expect(listOf({ industry, keywords })).toHaveLength(20);
  });

  it('keeps to pictures where nothing typed can stand in a name', () => {
    expect(readBasis({ industry: '!!!', keywords: '' }).own).toEqual([]);
    const list = listOf({ industry: '!!!', keywords: '…' });
    expect(list).toHaveLength(20);
    expect(list.every(({ from }) => from.length === 0)).toBe(true);
    expect(listOf({ industry: '日本語', keywords: '' }).filter(({ name }) => name.includes('日本語')).length).toBeGreaterThanOrEqual(10);
  });

  it('reads the words of an answer', () => {
    const { own, kinds } = readBasis({ industry: 'Online bakery business', keywords: 'Rye, the sour-dough; rye' });
    expect(own.map(({ full }) => full)).toEqual(['Rye', 'Sour', 'Dough', 'Bakery']);
    expect(kinds[0]).toBe('Bakery');
    // Nobody calls a business after the trouble it helps with, unless there is no other word or it was asked for.
    const ownOf = (industry: string, keywords = '') => readBasis({ industry, keywords }).own.map(({ full }) => full);
    expect([ownOf('Grief counselling'), ownOf('Funerals'), ownOf('Advice', 'debt')]).toEqual([
      ['Counselling'],
      ['Funerals'],
      ['Debt', 'Advice'],
    ]);
    expect(readBasis({ industry: 'B2B SaaS', keywords: '' }).own.map(({ full }) => full)).toEqual(['SaaS']);
    expect(readBasis({ industry: 'E-commerce for pets', keywords: '' }).kinds[0]).toBe('Ecommerce');
    expect(readBasis({ industry: 'Yoga studio', keywords: '' })).toMatchObject({ own: [{ full: 'Yoga' }], kinds: { 0: 'Studio' } });
    expect(readBasis({ industry: 'scheduling', keywords: 'freelancers, invoice' }).own.map(({ stem }) => stem)).toEqual([
      'freelance',
      'invoice',
      'schedule',
    ]);
    expect(readBasis({ industry: 'Two-person payroll SaaS', keywords: 'calm' }).own.map(({ full }) => full)).toEqual([
      'Calm',
      'Payroll',
      'SaaS',
    ]);
    expect(readBasis({ industry: 'services', keywords: '' }).own.map(({ full }) => full)).toEqual(['Services']);
  });

  it('asks for 20 names from all four answers', () => {
    expect(toPrompt({ answers: answersOf({}) })).toBe(
      'Suggest 20 business names.\nIndustry: bakery.\nStyle: modern.\nLength: medium (2-3 words).\nKeywords: rye.\nFor each, give the name, a matching domain, a one-sentence description and a category.',
    );
    expect(toPrompt({ answers: answersOf({ keywords: ' ' }) })).not.toContain('Keywords');
    expect(nameWriter.payload({ answers: answersOf({}), seed: 0 })).toMatchObject({
      industry: 'bakery',
      keywords: 'rye',
      style: 'modern',
      length: 'medium',
    });
  });
});

describe('joining', () => {
  it('joins, blends and coins', () => {
    expect(joinWordPair('rye', 'loft')).toBe('Ryeloft');
    expect(joinWordPair('spell', 'loop')).toBe('Spelloop');
    expect(joinWordPair('日本', 'loft')).toBeUndefined();
    expect(blendWords('rye', 'loft')).toBeUndefined();
    expect(coinWords('bake').map(({ word }) => word)).toContain('Bakelo');
    expect(coinWords('24')).toEqual([]);
  });
});

describe('the word lists', () => {
  const styleLists = Object.values(styleWords).filter((list) => typeof list === 'string');

  it('hold no unwanted word and no brand', () => {
    const own = [...readPairs(lexicon.pictures).map(({ word }) => word), ...lexicon.kinds.split(';')];
    const added = styleLists.flatMap((list) => readPairs(list).map(({ word }) => word));
    for (const word of [...own, ...added]) {
      expect(findUnwanted(word), word).toEqual([]);
      // An ending such as -ford never stands by itself.
      if (!styleWords.classicEnds.includes(`${word}=`)) expect(findBrandWords(`Rye ${word}`), word).toEqual([]);
    }
  });

  it('say what every picture hints at, and put the root into every phrase', () => {
    for (const { word, hint } of readPairs(lexicon.pictures)) expect(hint, word).not.toBe('');
    for (const phrase of lexicon.phrases.split(';')) expect(phrase).toContain('{R}');
  });

  it('are asked only for slots that exist', () => {
    const slots = Object.values(patterns).flatMap((byLength) => Object.values(byLength).flat());
    for (const { form } of slots) expect(form.replace(/\{[RNUSAIEKJXVPMFOCBTHLWDZQY]\}/g, '')).not.toMatch(/[{}]/);
  });
});

describe('judging', () => {
  const bakery = { industry: 'bakery', keywords: 'rye' };
  const classOf = (name: string) => judgeStrength(name, bakery)?.kind;

  it.each([
    ['The Bakery', 'generic', '“Bakery” is what you sell'],
    ['Daily Bakery', 'descriptive', '“Bakery” says what you sell'],
    ['Otter Bakery', 'descriptive', 'Only “Otter” could be yours alone'],
    ['Best Quality', 'descriptive', 'any seller may claim'],
    ['The Rye Company', 'unsure', '“Rye” comes from your answers'],
    ['Rye Otter', 'suggestive', '“Rye” hints at what you sell'],
    ['Ryeloft', 'suggestive', '“Rye” can still be seen in “Ryeloft”'],
    ['Hey Moon', 'arbitrary', 'nothing to do with what you sell'],
    ['Copper Otter', 'arbitrary', ''],
    ['Lanternloft', 'fanciful', 'a new word'],
    ['Tidemark', 'unsure', 'We don’t know “Tidemark”'],
    ['The Company', 'descriptive', 'words that many firms use'],
  ])('%s is %s', (name, kind, reason) => {
    const strength = judgeStrength(name, bakery);
    expect(strength?.kind).toBe(kind);
    expect(strength?.reason).toContain(reason);
  });

  it('goes by what is sold, not by who buys', () => {
    const kindOf = (name: string, industry: string) => judgeStrength(name, { industry, keywords: '' })?.kind;
    expect(kindOf('Childcare Assembly', 'Overnight childcare for nurses')).toBe('descriptive');
    expect(kindOf('Overnight Assembly', 'Overnight childcare for nurses')).toBe('descriptive');
    expect(kindOf('Kinder Assembly', 'Bücher für Kinder')).toBe('suggestive');
    expect(kindOf('Nurses Assembly', 'Overnight childcare for nurses')).toBe('suggestive');
    expect(classOf('!!!')).toBeUndefined();
  });

  it('flags descriptive lists and lets coined ones pass', () => {
    const kinds = (style: string) => listOf({ style }).map(({ name }) => classOf(name));
    expect(kinds('descriptive').every((kind) => kind === 'descriptive' || kind === 'generic' || kind === 'unsure')).toBe(true);
    expect(kinds('abstract').filter((kind) => kind === 'generic')).toEqual([]);
  });

  it('scores by hand-worked rules', () => {
    // "Ryeloft": easy to say, spelled as heard, seven letters, two syllables: 100 each. Suggestive: 70.
    // (2 x 100 + 100 + 2 x 100 + 2 x 100 + 3 x 70) / 10 = 91.
    const card = scoreName('Ryeloft', judgeStrength('Ryeloft', bakery));
    expect(card.lines.map(({ score }) => score?.value)).toEqual([100, 100, 100, 100, 70]);
    expect(card.total).toBe(91);
    // Not sure 50, less 10 for "studio": 40.
    const studio = scoreName('Rye Studio', judgeStrength('Rye Studio', bakery));
    expect(studio.lines[4]?.score?.value).toBe(40);
    expect(studio.lines[4]?.score?.faults).toContain('Many names have “studio”');
    // Six syllables, two beyond four.
    expect(scoreName('Morning Assembly Bakery', undefined).lines[3]?.score?.value).toBeLessThan(80);
    // Without a Latin letter only the length can be judged: it is no score.
    for (const name of ['日本語', 'مرحبا', '=1+1']) {
      const { lines, total } = scoreName(name, judgeStrength(name, bakery));
      expect(lines.map(({ score }) => score !== undefined)).toEqual([false, false, true, false, false]);
      expect(total).toBeUndefined();
    }
  });

  it('lists the best first, and more like one that was liked', () => {
    const totals = listOf({}).map(({ name }) => scoreName(name, judgeStrength(name, answersOf({}))).total ?? 0);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    const like = { name: 'Ryeloft Works', category: 'Compound', word: 'Rye' };
    const more = makeNames({ answers: answersOf({ keywords: 'rye, hearth' }), seed: 0, like });
    expect(more).toHaveLength(20);
    expect(more.filter(({ category }) => category === 'Compound').length).toBeGreaterThanOrEqual(15);
    expect(more.filter(({ from }) => from.includes('Hearth'))).toEqual([]);
    expect(schema.safeParse({ ...state.start(around), made: { answers: answersOf({}), seed: 0, like }, chosen: 'Ryeloft' }).success).toBe(
      true,
    );
  });

  it('finds brands, meanings, hidden words and look-alikes', () => {
    const texts = (name: string) => findWarnings(name).map(({ text }) => text);
    expect(texts('Gooogle')[0]).toContain('Google');
    expect(texts('Amazon Rye')[0]).toBe('Amazon is also a well-known brand.');
    expect(texts('Gift Mist')).toEqual(['German: “gift” means poison.', 'German: “mist” means dung, rubbish.']);
    expect(texts('Pet Sale')).toContain('French: “pet” means fart.');
    expect(texts('Pen Island')).toContain('Without spaces, as in a domain, “penis” can be read inside it.');
    expect(texts('Morning')).toEqual(['“rn” can be read as “m”.']);
    expect(texts('Ryeloft')).toEqual([]);
    expect(texts('Tax Haven')).toContain('Without spaces, as in a domain, “taxhaven” can be read inside it.');
  });
});

describe('names', () => {
  it('become domains where they can', () => {
    expect(domainOf('Pine & Parcel')).toBe('pineandparcel.com');
    expect(domainOf('Café Zoë')).toBe('cafezoe.com');
    expect(domainOf('日本語 House')).toMatch(/^xn--.*\.com$/);
    expect(domainOf('!!!')).toBeUndefined();
    for (const { name, domain } of sampleNames) expect(domainOf(name)).toBe(domain);
  });

  it('are read from a list, each once and cleaned', () => {
    expect(readNames(' Rye Loft, ryeloft;\nHearth & Rye\n!!!, ')).toEqual(['Rye Loft', 'Hearth & Rye']);
    expect(cleanName(`  a\u0000 \u202e b${'x'.repeat(200)}`).length).toBe(80);
  });

  it('go on the shortlist once and come off', () => {
    const start = state.start(around);
    const pick = (name: string) => ({ id: name, name, origin: '', note: '' });
    const two = addPicks(start, [pick('Ryeloft'), pick('RYE LOFT'), pick('Hearth')]);
    expect(two.shortlist.map(({ name }) => name)).toEqual(['Ryeloft', 'Hearth']);
    expect(addPicks(two, [pick('ryeloft')])).toBe(two);
    expect(hasPick(removePick(two, 'Rye loft').shortlist, 'Ryeloft')).toBe(false);
  });

  it('name their files after the industry', () => {
    const start = state.start(around);
    const withIndustry = (industry: string) => fileStem({ ...start, answers: { ...start.answers, industry } }, 'business-names');
    expect(withIndustry('Pet Food')).toBe('business-names-pet-food');
    expect(withIndustry('')).toBe('business-names');
    expect(withIndustry('../a|b')).toBe('business-names-..-a-b');
    const sample = state.sample?.(around) ?? start;
    expect(fileStem(sample, 'business-names')).toBe('sample-business-names-neighborhood-bakery');
    const mixed = addPicks(sample, [{ id: '9', name: 'Mine', origin: '', note: '' }]);
    expect(fileStem(sample, 'name-shortlist')).toMatch(/^sample-/);
    expect(fileStem(mixed, 'name-shortlist')).toBe('name-shortlist-neighborhood-bakery');
  });

  it('are no samples any more once they are noted on', async () => {
    const sample = state.sample?.(around) ?? state.start(around);
    const noted = notePick(sample, 'sample-2', 'Ask Jo');
    expect(noted.shortlist.map(isSamplePick)).toEqual([true, false, true]);
    expect(fileStem(noted, 'name-shortlist')).toBe('name-shortlist-neighborhood-bakery');
    const csv = await (await shortlistFiles(noted, () => '')[0]?.make())?.text();
    expect(
      csv
        ?.trim()
        .split('\r\n')
        .map((line) => line.endsWith('"Sample"')),
    ).toEqual([true, true, false, true]);
    expect(schema.safeParse(noted).success).toBe(true);
  });

  it('need an industry only, and say when the answers have moved on', () => {
    expect(isComplete(fields, answersOf({ keywords: '' }))).toBe(true);
    expect(isComplete(fields, answersOf({ industry: '  ' }))).toBe(false);
    const data = { ...state.start(around), answers: answersOf({}), made: { answers: answersOf({}), seed: 0 } };
    expect(isStale(data)).toBe(false);
    expect(isStale({ ...data, answers: answersOf({ style: 'classic' }) })).toBe(true);
    expect(makeNames({ answers: sampleAnswers, seed: 0 })).toHaveLength(20);
  });
});

describe('trademark classes', () => {
  it('flag what describes the business or names the thing itself, and nothing else', () => {
    const weak = Object.entries(classes).filter(([, { isWeak }]) => isWeak);
    expect(weak.map(([kind]) => kind)).toEqual(['descriptive', 'generic']);
  });
});

describe('the sentence on a name', () => {
  it('speaks of what a picture hints at, and of no hint where both words are the user’s', () => {
    const root = (full: string) => ({ full, stem: full.toLowerCase(), isAdjective: false, isActivity: false, from: 'keywords' as const });
    const told = (hint: string) =>
      Array.from({ length: 40 }, (_, seed) =>
        describeOrigin({ category: 'Blend', root: root('Rye'), partner: { word: 'Ember', hint } }, seededRandom(seed)),
      );
    expect(new Set(told(''))).toEqual(new Set(['“Rye” and “Ember” run into each other and make one word.']));
    expect(told('warmth that lasts').join(' ')).toContain('warmth that lasts');
    for (let seed = 0; seed < 12; seed += 1) {
      for (const { description } of listOf({ keywords: 'rye, ember, hearth, thyme', length: 'short' }, seed)) {
        expect(description).not.toMatch(/your own words|“”|: \.|, \./);
      }
    }
  });
});

describe('voting', () => {
  const names = ['Ryeloft', 'Hearth & Rye', 'Café 日本'];

  it('puts names into a link and takes them out again', () => {
    expect(readBallot(`https://x.example/business-name-generator#vote=${toBallotCode(names)}`)).toEqual(names);
    for (const bad of [
      '',
      'abc',
      '#vote=',
      toBallotCode(['One']),
      toBallotCode(['A', 'a']),
      toBallotCode(Array.from({ length: 13 }, (_, i) => `N${i}`)),
      '%%%',
      `${toBallotCode(names)}!`,
    ])
      expect(readBallot(bad), bad).toBeUndefined();
    fc.assert(fc.property(fc.string(), (typed) => void readBallot(typed)));
  });

  it('counts yes as two and maybe as one, each code once', () => {
    const first = toVoteCode(names, ['yes', 'maybe', 'no'], '1');
    const second = toVoteCode(names, ['maybe', 'yes', 'no'], '2');
    const third = toVoteCode(names, ['yes', 'no', 'no'], '3');
    const pasted = `Hi! ${first}, and from Ana: ${second.toUpperCase()}.\n${third} ${first}`;
    const { codes, ...rest } = readVotes(pasted, names, []);
    expect(codes).toEqual([first, second, third]);
    expect(rest).toEqual({ changed: 0, known: 0, foreign: 0, damaged: 0 });
    const { tally, votes } = countVotes(names, [...codes, first]);
    expect(votes).toBe(3);
    // Ryeloft 2 + 1 + 2 = 5, Hearth & Rye 1 + 2 + 0 = 3.
    expect(tally.map(({ name, yes, maybe, no, points }) => [name, yes, maybe, no, points])).toEqual([
      ['Ryeloft', 2, 1, 0, 5],
      ['Hearth & Rye', 1, 1, 1, 3],
      ['Café 日本', 0, 0, 3, 0],
    ]);
  });

  it('tells known, foreign and damaged codes apart', () => {
    const mine = toVoteCode(names, ['yes', 'yes', 'no'], '1');
    const foreign = toVoteCode(['Other', 'Names', 'Here'], ['yes', 'yes', 'no'], '1');
    const damaged = mine.replace('yyn', 'yyy');
    expect(readVotes(`${mine} ${foreign} ${damaged}`, names, [mine])).toEqual({ codes: [], changed: 0, known: 1, foreign: 1, damaged: 1 });
    expect(toVoteCode(names, ['yes', 'yes', 'no'], '2')).not.toBe(mine);
  });

  it('counts the last word of someone who voted again', () => {
    const first = toVoteCode(names, ['yes', 'no', 'no'], 'ana');
    const second = toVoteCode(names, ['no', 'yes', 'no'], 'ana');
    const other = toVoteCode(names, ['yes', 'no', 'no'], 'ben');
    expect(readVotes(second, names, [first])).toEqual({ codes: [second], changed: 1, known: 0, foreign: 0, damaged: 0 });
    expect(readVotes(`${first} ${second}`, names, [])).toMatchObject({ codes: [first, second], changed: 1 });
    const { tally, votes } = countVotes(names, [first, other, second]);
    expect(votes).toBe(2);
    expect(tally.map(({ points }) => points)).toEqual([2, 2, 0]);
  });

  it('takes the longest names in any letters into a link that can be read', () => {
    const long = Array.from({ length: mostOnBallot }, (_, index) => `${'𝒜'.repeat(longestName - 2)}${index + 10}`);
    expect(readBallot(toBallotCode(long))).toEqual(long);
  });

  it('puts the points into the file of the shortlist, and no 0 where nobody was asked', async () => {
    const pick = (name: string) => ({ id: name, name, origin: 'Your own name.', note: '' });
    const data = {
      ...state.start(around),
      shortlist: ['Ryeloft', 'Late Comer', 'Hearth & Rye'].map(pick),
      ballot: names,
      votes: [toVoteCode(names, ['yes', 'maybe', 'no'], '1'), toVoteCode(names, ['maybe', 'no', 'no'], '2')],
    };
    const [csv] = shortlistFiles(data, () => 'Domain not checked');
    const lines = (await (await csv?.make())?.text())?.trim().split('\r\n') ?? [];
    // Ryeloft 2 + 1 = 3, Hearth & Rye 1 + 0 = 1.
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(['"Vote points"', '3', '""', '1']);
  });

  it('opens a ballot and keeps what was answered on it', () => {
    const start = state.start(around);
    const opened = openBallot(start, toBallotCode(names), 'm');
    expect(opened.paper).toEqual({ names, answers: ['', '', ''], mark: 'm' });
    expect(openBallot(opened, toBallotCode(names), 'n')).toBe(opened);
    expect(() => openBallot(start, 'broken', 'm')).toThrow();
  });
});
