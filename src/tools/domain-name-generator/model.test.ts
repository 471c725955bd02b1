import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { parseCsv, toCsv } from '@/formats/csv';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { toDomain } from '@/lib/domains';
import { describeStanding, isSimulatedFree, registrarLink } from './availability';
import { endings, roughRenewals } from './content';
import { firstShown, selectCandidates, startFilter } from './list';
import { toExactLabel } from './labels';
import { fields, findProblems, inputs, isStale, state, type Answers, type Pick } from './model';
import { addKeyword, toKeywords } from './keywords';
import { makeCandidates, makeNameVariants } from './names';
import { readDomain, readFragment, readPasted, toFragment } from './paste';
import { findPickProblem, identityOf, nameOf } from './picks';
import { costOfFiveYears, describeFirst, describeRenewal, describeTrap, isPriceTrap, priceOf, readOwnPrice, type Price } from './prices';
import { fromPunycode } from './punycode';
import { candidatesOf, fileStem } from './search';
import { shares } from './shares';
import { candidateSheet, shortlistSheet } from './sheets';
import { extraSchema } from './schema';
import { describeTraits, listWarnings, overallOf, registryOf } from './traits';
import { toPrompt } from './asked';
import { domainWriter } from './writer';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around).extra.draft;
const answer = (change: Partial<Answers>): Answers => ({ ...start, ...change });
const defaults = ['com', 'net', 'org'] as const;
const labelsOf = (name: string) => makeNameVariants(name).map(({ label }) => label);
const price = (first: number, renewal: number): Price => ({ first, renewal, isOwnFirst: true, isOwnRenewal: true, on: '' });

describe('the form', () => {
  it('starts with .com, .net and .org', () => {
    expect(endings.filter((ending) => start[ending])).toEqual(['com', 'net', 'org']);
    expect(Object.keys(inputs).slice(0, 3)).toEqual(['businessName', 'keywords', 'industry']);
  });

  it('says why no names can be made', () => {
    expect(findProblems(answer({ businessName: '!!!' })).businessName).toContain('needs a letter or a digit');
    expect(findProblems(answer({ businessName: 'x'.repeat(64) })).businessName).toContain('up to 63 characters');
    expect(findProblems(answer({ businessName: 'Acme', com: false, net: false, org: false })).endings).toBe('Choose at least one ending.');
    expect(findProblems(answer({ businessName: 'x'.repeat(63) }))).toEqual({});
  });

  it('knows when the names no longer fit it', () => {
    const made = answer({ businessName: 'Acme' });
    const extra = { ...state.start(around).extra, made };
    expect(isStale({ ...extra, draft: made })).toBe(false);
    expect(isStale({ ...extra, draft: { ...made, industry: 'Toys' } })).toBe(false);
    expect(isStale({ ...extra, draft: { ...made, io: true } })).toBe(true);
    expect(isStale({ ...extra, draft: { ...made, keywords: 'a' } })).toBe(true);
  });
});

describe('variants of the name', () => {
  it('are fifteen for two words, in a fixed order', () => {
    expect(labelsOf('Acme Labs')).toEqual([
      'acmelabs',
      'acme-labs',
      'getacmelabs',
      'acmelabsapp',
      'acmelabshub',
      'acmelabspro',
      'myacmelabs',
      'acmelabsonline',
      'acmelabsplus',
      'acmelabszone',
      'acmelabslab',
      'acmelabsworks',
      'acmelabsstudio',
      'acmelabsgroup',
      'acmelabssolutions',
    ]);
  });

  it('leave out the hyphenated one where it would repeat the exact name', () => {
    expect(labelsOf('Acme')).toHaveLength(14);
    expect(labelsOf('Coca-Cola').slice(0, 2)).toEqual(['coca-cola', 'getcoca-cola']);
  });

  it('are crossed with the endings: 15 × 3 = 45, of which the first thirty show', () => {
    const all = makeCandidates({ businessName: 'Acme Labs', keywords: '', endings: defaults });
    expect(all).toHaveLength(45);
    expect(firstShown).toBe(30);
    expect(all.slice(0, 4).map(({ shown }) => shown)).toEqual(['acmelabs.com', 'acmelabs.net', 'acmelabs.org', 'acme-labs.com']);
    // The tenth variant ends the first thirty.
    expect(all[29]?.shown).toBe('acmelabszone.org');
  });

  it('are an exact match only when nothing was put to the name', () => {
    const all = makeCandidates({ businessName: 'Acme Labs', keywords: 'cloud', endings: defaults });
    expect(all.filter(({ category }) => category === 'Exact Match').map(({ shown }) => shown)).toEqual([
      'acmelabs.com',
      'acmelabs.net',
      'acmelabs.org',
    ]);
  });

  it.each([
    ['Acme Labs', 'acmelabs'],
    ['  ACME   labs ', 'acmelabs'],
    ["Joe's Bar", 'joesbar'],
    ['Smith & Sons', 'smithandsons'],
    ['acme.io', 'acme'],
    ['https://www.acme.com', 'acme'],
    ['A.B.C.', 'abc'],
    ['-acme--labs-', 'acme-labs'],
    ['Café', 'café'],
    ['日本', '日本'],
    ['🦊', ''],
    ['Ａｃｍｅ', 'acme'],
    ['İstanbul', 'istanbul'],
  ])('reads %j as %j', (typed, label) => {
    expect(toExactLabel(typed)).toBe(label);
  });

  it('keep letters beyond a to z in the exact name and use plain ones otherwise', () => {
    const all = makeCandidates({ businessName: 'Café Größe', keywords: '', endings: ['com'] });
    expect(all.slice(0, 5).map(({ shown, domain }) => [shown, domain])).toEqual([
      ['cafégröße.com', 'xn--cafgre-fta1f3f.com'],
      ['cafe-grosse.com', 'cafe-grosse.com'],
      ['cafegroesse.com', 'cafegroesse.com'],
      ['cafegrosse.com', 'cafegrosse.com'],
      ['getcafegrosse.com', 'getcafegrosse.com'],
    ]);
    expect(all[0]?.category).toBe('Exact Match');
    expect(all[2]?.category).toBe('Variation');
  });
});

describe('keywords', () => {
  it('are parted by commas, or by spaces where there are none', () => {
    expect(toKeywords('fast cloud, Beans;x')).toEqual(['fastcloud', 'beans', 'x']);
    expect(toKeywords('roast beans roast')).toEqual(['roast', 'beans']);
    expect(toKeywords(' , ')).toEqual([]);
  });

  it('stay apart when one more is added', () => {
    expect(toKeywords(addKeyword('roast beans', 'menus'))).toEqual(['roast', 'beans', 'menus']);
    expect(addKeyword(' cold brew, beans ,', 'menus')).toBe('cold brew, beans, menus');
    expect(addKeyword('  ', 'menus')).toBe('menus');
  });

  it('add names with the name, blends and affixes, by turns with those of the name', () => {
    const all = makeCandidates({ businessName: 'Acme', keywords: 'coffee', endings: ['com'] });
    // 14 of the name; name+word, word+name, get, hub, lab, works = 6. They share no sound, so there is no blend.
    expect(all).toHaveLength(20);
    expect(all.slice(0, 5).map(({ label }) => label)).toEqual(['acme', 'getacme', 'acmecoffee', 'acmeapp', 'coffeeacme']);
    expect(makeCandidates({ businessName: 'Toast', keywords: 'stone', endings: ['com'] }).map(({ label }) => label)).toContain('toastone');
    expect(makeCandidates({ businessName: 'Acme', keywords: 'ACME', endings: ['com'] })).toHaveLength(14);
  });

  it('never add a coarse word, and the user’s own words stay theirs', () => {
    const labels = (businessName: string, keywords: string) =>
      makeCandidates({ businessName, keywords, endings: ['com'] }).map(({ label }) => label);
    expect(labels('Nightshift', 'sitter, care, itter').join(' ')).not.toContain('shit');
    expect(labels('Pen', 'island, ishop').filter((label) => label.includes('penis'))).toEqual([]);
    expect(labels('Who', 'represents').join(' ')).not.toContain('whore');
    // "Canal" and "Essex" are words of their own; the seam of "Pen Island" is said of the name itself.
    expect(labels('Canal', 'Essex')).toEqual(expect.arrayContaining(['canalessex', 'getcanal', 'essexhub']));
    const [island] = makeCandidates({ businessName: 'Pen Island', keywords: '', endings: ['com'] });
    expect(island?.readAs).toEqual(['penis']);
    expect(makeCandidates({ businessName: 'Canal', keywords: '', endings: ['com'] })[0]?.readAs).toEqual([]);
  });

  it('use the ending as part of the word', () => {
    const all = makeCandidates({ businessName: 'Radio', keywords: 'calico', endings: ['com', 'io', 'co'] });
    expect(all.map(({ shown }) => shown)).toEqual(expect.arrayContaining(['rad.io', 'cali.co']));
    expect(all.map(({ shown }) => shown)).not.toContain('rad.com');
    expect(all.find(({ shown }) => shown === 'rad.io')?.category).toBe('Variation');
  });
});

describe('any answers', () => {
  const anyAnswers = fc.record({
    businessName: fc.string({ unit: 'grapheme', maxLength: 40 }),
    keywords: fc.string({ unit: 'grapheme', maxLength: 40 }),
    endings: fc.subarray([...endings]),
  });

  it('give distinct, well-formed domains, the same every time', () => {
    fc.assert(
      fc.property(anyAnswers, (wanted) => {
        const all = makeCandidates(wanted);
        expect(new Set(all.map(({ domain }) => domain)).size).toBe(all.length);
        for (const { domain, label, how } of all) {
          expect(domain).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.[a-z]+$/);
          expect(`${describeTraits(label)} ${how} ${listWarnings(label).join(' ')}`).not.toMatch(/undefined|NaN|“”| {2}/);
        }
        expect(makeCandidates(wanted)).toEqual(all);
      }),
    );
  });

  it('give names that differ in more than the business name', () => {
    const shape = (name: string, keywords: string) =>
      makeCandidates({ businessName: name, keywords, endings: ['com'] }).map(({ label }) => label.replaceAll(name, '*'));
    expect(shape('acme', 'coffee')).not.toEqual(shape('blueriver', 'solar'));
  });
});

describe('what is known of a name', () => {
  it('is simulated at about seventy in a hundred, the same for the same name', () => {
    const names = Array.from({ length: 4000 }, (_, index) => `name${index}.com`);
    const share = names.filter(isSimulatedFree).length / names.length;
    expect(share).toBeGreaterThan(0.67);
    expect(share).toBeLessThan(0.73);
    expect(names.map(isSimulatedFree)).toEqual(names.map(isSimulatedFree));
  });

  it('says what it is worth', () => {
    expect(describeStanding({ kind: 'simulated', isFree: true })).toBe('Simulated available');
    expect(describeStanding({ kind: 'live', state: 'probable' })).toBe('Probably available (registry asked)');
    const at = new Date(2026, 10, 15, 9, 5).getTime();
    expect(describeStanding({ kind: 'live', state: 'taken', at })).toBe('Taken (registry asked on 15 Nov 2026, 09:05)');
    expect(describeStanding({ kind: 'none' })).toBe('Not checked');
    expect(registryOf('acme.com')).toBe('rdap.verisign.com');
    expect(registryOf('acme.constructor')).toBe('');
  });

  it('leads to a registrar with the name as a parameter', () => {
    expect(registrarLink('namecheap', 'acme.com')).toBe('https://www.namecheap.com/domains/registration/results/?domain=acme.com');
    expect(new URL(registrarLink('porkbun', 'a&b=c')).searchParams.get('q')).toBe('a&b=c');
  });

  it('sorts by what is easiest to say, spell and type together', () => {
    const all = makeCandidates({ businessName: 'Brunnen Station', keywords: 'water', endings: ['com'] });
    const sorted = selectCandidates(all, { ...startFilter, sort: 'score' }, () => 'simulated' as never).map(({ label }) =>
      overallOf(label),
    );
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
    expect(new Set(sorted).size).toBeGreaterThan(5);
  });

  it('opens work from before there were country endings', () => {
    const { eu: _eu, de: _de, dk: _dk, ...draft } = state.start({ today: '', currency: 'USD' }).extra.draft;
    const data = { ...state.start({ today: '', currency: 'USD' }).extra, draft, made: draft };
    expect(extraSchema.safeParse(data)).toMatchObject({ success: true, data: { draft: { eu: false, com: true }, made: { dk: false } } });
    expect(extraSchema.safeParse({ ...data, draft: 3 }).success).toBe(false);
  });

  it('hides what is taken, finds by word and sorts by length', () => {
    const all = candidatesOf(answer({ businessName: 'Acme', keywords: 'tea' }));
    const taken = (domain: string) => ({ kind: 'live', state: domain.endsWith('.com') ? 'taken' : 'unknown' }) as const;
    expect(selectCandidates(all, { ...startFilter, show: 'free' }, taken).some(({ ending }) => ending === 'com')).toBe(false);
    expect(selectCandidates(all, { ...startFilter, show: 'keyword' }, taken).every(({ source }) => source === 'keyword')).toBe(true);
    expect(selectCandidates(all, { ...startFilter, show: 'exact' }, taken)).toHaveLength(3);
    expect(selectCandidates(all, { ...startFilter, query: 'hub' }, taken).length).toBe(6);
    const lengths = selectCandidates(all, { ...startFilter, sort: 'short' }, taken).map(({ label }) => label.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });
});

describe('prices', () => {
  it('are $12.99 for .com, $39.99 for .io and $14.99 for all others, as examples', () => {
    const first = (ending: string) => describeFirst(priceOf({}, ending) as Price);
    expect(first('com')).toBe('example $12.99/year');
    expect(first('io')).toBe('example $39.99/year');
    for (const ending of endings.filter((one) => one !== 'com' && one !== 'io')) expect(first(ending)).toBe('example $14.99/year');
    expect(priceOf({}, 'fr')).toBeUndefined();
    expect(priceOf({}, 'constructor')).toBeUndefined();
  });

  it('name the year of a rough renewal, and the day of one the user has seen', () => {
    expect(describeRenewal(priceOf({}, 'com') as Price)).toBe('about $16/year (rough level of 2025)');
    const own = { com: { first: '0.99', renewal: '$17', on: '2026-11-15' } };
    expect(describeFirst(priceOf(own, 'com') as Price)).toBe('$0.99/year (your price of 15 Nov 2026)');
    expect(describeRenewal(priceOf(own, 'com') as Price)).toBe('$17.00/year (your price of 15 Nov 2026)');
    expect(priceOf({ com: { first: 'abc', renewal: '-4', on: '' } }, 'com')).toEqual(priceOf({}, 'com'));
    // A message speaks of the field it stands beside.
    expect(readOwnPrice('-4', 'renewal').problem).toBe('Renewal can’t be below $0.00.');
    expect(readOwnPrice('-4', 'first').problem).toBe('First year can’t be below $0.00.');
  });

  it('warn when a renewal is five times the first year or more', () => {
    // 5 × 9.99 = 49.95
    expect(isPriceTrap(price(999, 4995))).toBe(true);
    expect(isPriceTrap(price(999, 4994))).toBe(false);
    expect(isPriceTrap(price(0, 1000))).toBe(true);
    expect(isPriceTrap(price(0, 0))).toBe(false);
    expect(describeTrap(price(999, 4995))).toBe('Renews at 5.0 times the first year.');
    expect(describeTrap(price(0, 4995))).toBe('The first year is free, the next isn’t.');
    // On the examples only .ai: 80 / 14.99 = 5.3; .tech is 60 / 14.99 = 4.0.
    expect(endings.filter((ending) => isPriceTrap(priceOf({}, ending) as Price))).toEqual(['ai']);
    expect(roughRenewals.ai).toBe(8000);
  });

  it('add up over five years: 12.99 + 4 × 16 = 76.99', () => {
    expect(costOfFiveYears(priceOf({}, 'com') as Price)).toBe('$76.99');
  });
});

describe('names of the user’s own', () => {
  it.each([
    ['acme.com', 'acme.com'],
    ['https://www.shop.Acme.com/x?y=1#z', 'acme.com'],
    ['acme.co.uk', 'acme.co.uk'],
    ['www.acme.co.uk', 'acme.co.uk'],
    ['jo@acme.io', 'acme.io'],
    ['café.fr', 'xn--caf-dma.fr'],
    ['acme.com.', 'acme.com'],
    ['acme', undefined],
    ['acme..com', undefined],
    ['acme.constructor', undefined],
    ['.com', undefined],
    ['<script>.com', undefined],
    ['javascript:alert(1)', undefined],
  ])('%j is %j', (typed, domain) => {
    expect(readDomain(typed)?.domain).toBe(domain);
  });

  it('are read from a list, endings put to those without, doubles dropped, and what is none named by its line', () => {
    const { names, problems, left } = readPasted('1. Acme\n\nacme.com, beta.dev\n!!!\n- gamma.de', ['com', 'io']);
    expect(names.map(({ domain }) => domain)).toEqual(['acme.com', 'acme.io', 'beta.dev', 'gamma.de']);
    expect(problems).toEqual([{ line: 4, text: '!!!' }]);
    expect(left).toBe(0);
    expect(readPasted(Array.from({ length: 305 }, (_, index) => `n${index}.com`).join('\n'), []).left).toBe(5);
  });

  it('may hold a dot that is no ending, and wait for one where none is ticked', () => {
    expect(readPasted('St. Mary\nAcme Inc.', ['com']).names.map(({ domain }) => domain)).toEqual(['stmary.com', 'acmeinc.com']);
    expect(readPasted('acme\nbeta.dev\n!!!', [])).toMatchObject({ withoutEnding: 1, problems: [{ line: 3, text: '!!!' }] });
    expect(readPasted('acme', ['com']).withoutEnding).toBe(0);
  });

  it('never break whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (typed) => {
        for (const { domain } of [...readPasted(typed, ['com']).names, ...readFragment(typed), ...readFragment(`#s=${typed}`)])
          expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      }),
    );
  });

  it('travel in a link and come back, and nothing else does', () => {
    const fragment = toFragment(['acme.com', 'café.fr', 'acme.co.uk']);
    expect(fragment).toBe('s=acme.com,caf%C3%A9.fr,acme.co.uk');
    expect(readFragment(`#${fragment}`).map(({ shown }) => shown)).toEqual(['acme.com', 'café.fr', 'acme.co.uk']);
    expect(readFragment('#s=%E0%A4%A,<b>.com,acme.com')).toHaveLength(1);
    expect(readFragment('#privacy')).toEqual([]);
  });

  it('are read back from the letters registries write', () => {
    expect(fromPunycode('xn--caf-dma')).toBe('café');
    expect(fromPunycode('xn--fiqs8s')).toBe('中国');
    expect(fromPunycode('acme')).toBe('acme');
    expect(fromPunycode('xn--!!')).toBe('xn--!!');
    // The second letter is Cyrillic.
    expect(readDomain('xn--pypal-4ve.com')).toMatchObject({ shown: 'pаypal.com', domain: 'xn--pypal-4ve.com' });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', 'ß', 'щ', '日', '9', 'ア'), minLength: 1, maxLength: 12 }), (label) => {
        const coded = toDomain(label, 'com')?.slice(0, -'.com'.length);
        if (coded !== undefined) expect(toDomain(fromPunycode(coded), 'com')).toBe(`${coded}.com`);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (rest) => {
        expect(typeof fromPunycode(`xn--${rest}`)).toBe('string');
      }),
    );
  });

  it('are the same however they were typed', () => {
    const pick = { id: '1', decision: 'Considering', notes: '' } as const;
    expect(identityOf({ ...pick, domain: 'https://www.ACME.com/' })).toBe('acme.com');
    expect(identityOf({ ...pick, domain: ' Odd Name ' })).toBe('odd name');
    expect(nameOf({ ...pick, domain: 'https://www.acme.com/x' })).toBe('acme.com');
    expect(nameOf({ ...pick, domain: ' ' })).toBe('Unnamed domain');
  });
});

describe('the shortlist', () => {
  it('hands on the domain that was registered, or else the first choice; a sample stays here', () => {
    const empty = state.start(around);
    const pick = (id: string, domain: string, decision: Pick['decision']) => ({ id, domain, decision, notes: '' });
    const offered = (records: Pick[]) => shares.offers?.texts?.({ ...empty, records }, around).map(({ text }) => text);
    const [one, two] = [pick('1', 'rye.com', 'First choice'), pick('2', 'rye.co', 'Registered')];
    expect([offered([]), offered([one]), offered([one, two])]).toEqual([[], ['rye.com'], ['rye.co']]);
    expect(offered([pick('sample-1', 'rye.com', 'First choice'), pick('3', 'oat.com', 'Considering')])).toEqual([]);
  });

  const picks = [
    { id: '1', domain: 'acme.com', decision: 'Considering', notes: '' },
    { id: '2', domain: 'not a domain', decision: 'Considering', notes: 'x' },
  ] as const;

  it('takes each domain once, and nothing that is none', () => {
    expect(findPickProblem('https://www.ACME.com/', picks, undefined)).toBe('acme.com is already on your shortlist.');
    expect(findPickProblem('acme.com', picks, '2')).toBe('acme.com is already on your shortlist.');
    expect(findPickProblem('acme.com', picks, '1')).toBe('');
    expect(findPickProblem('acme.net', picks, undefined)).toBe('');
    expect(findPickProblem('not a domain', picks, '2')).toBe('Enter a domain such as example.com.');
  });

  it('comes back from CSV as it was', () => {
    const own: Pick[] = [
      { id: '1', domain: 'acme.com', decision: 'First choice', notes: '=1+1, "quoted"\nsecond line' },
      { id: '2', domain: 'café.co.uk', decision: 'Ruled out', notes: '-50' },
      { id: '3', domain: 'xn--caf-dma.com', decision: 'Registered', notes: '' },
    ];
    const table = parseCsv(toCsv(shortlistSheet(own, () => ({ kind: 'none' }), {})));
    const plan = planImport(
      fields,
      table,
      guessMapping(fields, table.headers),
      [],
      { today: '2026-11-15', currency: 'USD' },
      {
        identity: identityOf,
        makeId: () => 'new',
      },
    );
    expect(plan.problems).toEqual([]);
    expect(plan.records.map((pick) => [identityOf(pick), pick.decision, pick.notes])).toEqual(
      own.map((pick) => [identityOf(pick), pick.decision, pick.notes]),
    );
  });

  it('says in its file what is no domain', () => {
    expect(shortlistSheet(picks, () => ({ kind: 'none' }), {}).rows[1]).toEqual([
      'not a domain',
      'Considering',
      'x',
      'Not a domain',
      '',
      '',
      '',
    ]);
  });
});

describe('warnings and traits', () => {
  it('count characters and hyphens and judge the sound', () => {
    expect(describeTraits('acme-labs')).toMatch(/^9 characters, 1 hyphen, easy to say \d+\/100$/);
    expect(describeTraits('日本')).toBe('2 characters, no hyphen, not scored for speech (no Latin letters)');
  });

  it('name look-alikes', () => {
    // The second letter is Cyrillic; then all of them are; then a plain name and one with a mark.
    expect(listWarnings('pаypal').join(' ')).toMatch(/Mixes alphabets.*Looks like “paypal”/);
    expect(listWarnings('сосо').join(' ')).toContain('Looks like “coco”');
    expect(listWarnings('acme')).toEqual([]);
    expect(listWarnings('café')).toHaveLength(1);
  });
});

describe('files and the question for others', () => {
  it('say what is simulated and what is an example', () => {
    const sheet = candidateSheet(candidatesOf(answer({ businessName: 'Acme' })), () => ({ kind: 'simulated', isFree: false }), {});
    expect(sheet.rows[0]).toEqual([
      'acme.com',
      'acme.com',
      'Exact Match',
      'The name itself',
      'Simulated taken',
      'example $12.99/year',
      'about $16/year (rough level of 2025)',
      '',
      '4 characters, no hyphen, easy to say 100/100',
    ]);
    // A warning that rests on our examples says so.
    const [trap] = shortlistSheet([{ id: '1', domain: 'acme.ai', decision: 'Considering', notes: '' }], () => ({ kind: 'none' }), {}).rows;
    expect(trap?.at(-1)).toBe('Renews at 5.3 times the first year, on example prices. Check at the registrar.');
    const picks = [{ id: '1', domain: 'acme.fr', decision: 'Considering', notes: 'x' }] as const;
    expect(shortlistSheet([...picks], () => ({ kind: 'none' }), {}).rows).toEqual([
      ['acme.fr', 'Considering', 'x', 'Not checked', 'Check at the registrar', 'Check at the registrar', ''],
    ]);
    expect(fileStem('domains', answer({ businessName: 'a/b: c' }), true)).toBe('sample-a-b-c-domains');
    expect(fileStem('domains', answer({ businessName: ' ' }), false)).toBe('domains');
    expect(Object.keys(fields)).toEqual(['domain', 'decision', 'notes']);
  });

  it('ask for 20 ideas without extensions', () => {
    const answers = answer({ businessName: 'Acme', keywords: 'tea, cups', industry: '' });
    expect(toPrompt(answers)).toBe(
      'Suggest 20 domain name ideas for a business called Acme, without extensions.\nKeywords: tea, cups.\nOne name per line, letters and digits only, no numbering.',
    );
    expect(domainWriter.payload(answers)).toMatchObject({ businessName: 'Acme', prompt: toPrompt(answers) });
  });
});
