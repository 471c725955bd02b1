import { describe, expect, it } from 'vitest';
import { toExactLabel, toWords } from './labels';
import { addKeyword, suggestKeywords, toKeywords } from './keywords';
import { makeCandidates, makeNameVariants, mostKeywords } from './names';
import { mostPasted, mostShared, readDomain, readFragment, readPasted, toFragment } from './paste';
import { fromPunycode } from './punycode';
import { domainReplySchema } from './reply';
import { describeTraits } from './traits';

describe('words of a name', () => {
  it.each([
    ['Smith & Sons', ['smith', 'and', 'sons']],
    ['https://www.Acme.com', ['acme']],
    ['Acme.xyzq', ['acmexyzq']],
    ['--Rye--Oat--', ['rye-oat']],
    ['İstanbul', ['istanbul']],
    ['a_b/c|d', ['a', 'b', 'c', 'd']],
    ['!!!', []],
  ])('%s: %j', (typed, words) => {
    expect(toWords(typed)).toEqual(words);
    expect(toExactLabel(typed)).toBe(words.join(''));
  });

  it('are keywords by commas, or by spaces where there is none', () => {
    expect([toKeywords('rye, oat loaf;Brot\nrye'), toKeywords('rye oat  rye'), toKeywords(' , !')]).toEqual([
      ['rye', 'oatloaf', 'brot'],
      ['rye', 'oat'],
      [],
    ]);
    expect(toKeywords('café, straße, smørrebrød')).toEqual(['cafe', 'strasse', 'smorrebrod']);
    expect([addKeyword('rye oat', 'bread'), addKeyword('', 'bread')]).toEqual(['rye, oat, bread', 'bread']);
    expect(suggestKeywords('Bücher für die Schule und Rye', 'rye')).toEqual(['bucher', 'schule']);
  });
});

describe('candidates', () => {
  const make = (businessName: string, keywords = '', endings: Parameters<typeof makeCandidates>[0]['endings'] = ['com']) =>
    makeCandidates({ businessName, keywords, endings });

  it('begin with the name itself, each once', () => {
    const labels = makeNameVariants('Rye & Oat').map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['ryeandoat', 'rye-and-oat']);
    expect(new Set(labels).size).toBe(labels.length);
    expect(makeNameVariants('!')).toEqual([]);
    expect(make('Loaf')[0]).toMatchObject({ domain: 'loaf.com', shown: 'loaf.com', category: 'Exact Match', source: 'name' });
    expect(make('Café')[0]).toMatchObject({ domain: 'xn--caf-dma.com', shown: 'café.com' });
    expect(
      make('Loaf', '', ['com', 'net'])
        .slice(0, 2)
        .map(({ domain }) => domain),
    ).toEqual(['loaf.com', 'loaf.net']);
    expect(make('')).toEqual([]);
  });

  it('join keywords to the name, six of them, none that is the name', () => {
    const of = (keywords: string) =>
      make('Loaf', keywords)
        .filter(({ source }) => source === 'keyword')
        .map(({ label }) => label);
    expect(of('rye')).toEqual(expect.arrayContaining(['loafrye', 'ryeloaf']));
    expect(of('loaf')).toEqual([]);
    expect(mostKeywords).toBe(6);
    expect(of('k1,k2,k3,k4,k5,k6,k7').some((label) => label.includes('k7'))).toBe(false);
    expect(of('rye, oat')).toContain('ryeoat');
  });

  it('let the ending complete a word of two letters more', () => {
    const hacks = (name: string) =>
      make(name, '', ['io'])
        .filter(({ how }) => how.startsWith('The ending'))
        .map(({ domain }) => domain);
    expect([hacks('Radio'), hacks('abio'), hacks('aio'), hacks('Loaf')]).toEqual([['rad.io'], ['ab.io'], [], []]);
  });
});

describe('pasted names', () => {
  it.each([
    ['https://www.shop.acme.com/x?y', 'acme.com'],
    ['me@acme.co.uk', 'acme.co.uk'],
    ['acme.uk.', 'acme.uk'],
    ['co.uk', 'co.uk'],
    ['acme.com:8080', 'acme.com'],
    ['acme', undefined],
    ['acme..com', undefined],
    ['acme.c', undefined],
    ['acme.co.com', 'co.com'],
  ])('%s is %s', (typed, domain) => {
    expect(readDomain(typed)?.domain).toBe(domain);
  });

  it('take every chosen ending, or wait for one', () => {
    expect(readPasted('1. Rye\n- Oat.net, rye.com', ['com', 'net']).names.map(({ domain }) => domain)).toEqual([
      'rye.com',
      'rye.net',
      'oat.net',
    ]);
    expect(readPasted('Rye\nSt. Mary\n!!', [])).toMatchObject({ withoutEnding: 2, names: [], problems: [{ line: 3, text: '!!' }] });
    expect(readPasted('bad..com', ['com']).problems).toEqual([{ line: 1, text: 'bad..com' }]);
    const many = (count: number) => readPasted(Array.from({ length: count }, (_, index) => `n${index}.com`).join('\n'), []);
    expect([many(mostPasted).left, many(mostPasted + 1).left, many(mostPasted + 1).names.length, mostPasted]).toEqual([0, 1, 300, 300]);
  });

  it('travel in a link, fifty of them', () => {
    const domains = Array.from({ length: 51 }, (_, index) => `n${index}.com`);
    expect(readFragment(`#${toFragment(domains)}`)).toHaveLength(mostShared);
    expect(mostShared).toBe(50);
    expect(
      [readFragment('#x=rye.com'), readFragment('#s=%E0%A4%A'), readFragment('#/s=rye.com,nope')].map((names) =>
        names.map(({ domain }) => domain),
      ),
    ).toEqual([[], [], ['rye.com']]);
  });

  it('are read as people write them', () => {
    expect([
      fromPunycode('xn--caf-dma'),
      fromPunycode('xn--mnchen-3ya'),
      fromPunycode('xn--fiqs8s'),
      fromPunycode('plain'),
      fromPunycode('xn--!'),
    ]).toEqual(['café', 'münchen', '中国', 'plain', 'xn--!']);
    expect(readDomain('xn--caf-dma.com')).toMatchObject({ label: 'café', shown: 'café.com', domain: 'xn--caf-dma.com' });
    expect(describeTraits('a-b-c')).toMatch(/^5 characters, 2 hyphens, /);
    expect(describeTraits('日本')).toBe('2 characters, no hyphen, not scored for speech (no Latin letters)');
  });
});

describe('a reply of a model', () => {
  it('fits up to its limits', () => {
    const fits = (names: string[]) => domainReplySchema.safeParse({ names }).success;
    expect([
      fits([]),
      fits(['x']),
      fits(Array<string>(40).fill('x')),
      fits(Array<string>(41).fill('x')),
      fits(['x'.repeat(80)]),
      fits(['x'.repeat(81)]),
    ]).toEqual([false, true, true, false, true, false]);
  });
});

describe('names that are put together', () => {
  const labelsOf = (businessName: string, keywords = '', endings: Parameters<typeof makeCandidates>[0]['endings'] = ['com']) =>
    makeCandidates({ businessName, keywords, endings }).map(({ label }) => label);

  it('are spelled as their language is without its letters', () => {
    const german = labelsOf('Müller Straßenbau', 'köln');
    expect(german.slice(0, 2)).toEqual(['müllerstraßenbau', 'mueller-strassenbau']);
    expect(german).toEqual(expect.arrayContaining(['muellerstrassenbau', 'mullerstrassenbau', 'getmuellerstrassenbau', 'getkoeln']));
    expect(german).not.toContain('getmullerstrassenbau');
    const danish = labelsOf('Øresund Kajak');
    expect(danish).toEqual(expect.arrayContaining(['oeresundkajak', 'oresundkajak', 'getoresundkajak']));
    expect(labelsOf('Smörgås')).toContain('getsmorgas');
    expect(labelsOf('Bäckerei', '', ['de'])).toContain('getbaeckerei');
    expect(makeNameVariants('Café Möbel').find(({ label }) => label === 'cafemoebel')?.how).toBe('Spelled with “oe” for “ö”');
  });

  it('of a name with “&” do without it, too', () => {
    expect(labelsOf('Kelp & Film').slice(0, 3)).toEqual(['kelpandfilm', 'kelp-and-film', 'kelpfilm']);
    expect(labelsOf('Müller & Söhne')).toEqual(expect.arrayContaining(['muellersoehne', 'muellerundsoehne']));
    expect(labelsOf('Sea and Salt')).not.toContain('seasalt');
    expect(labelsOf('& Sons')[0]).toBe('andsons');
  });

  it('have no letter three times in a row, unless the name has', () => {
    expect(labelsOf('Softwall', 'wall, panel').filter((label) => /(.)\1\1/.test(label))).toEqual([]);
    expect(labelsOf('Glass Shoe')).toContain('getglassshoe');
  });
});
