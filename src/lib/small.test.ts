/** Helpers of a line or two. */
import { describe, expect, it } from 'vitest';
import { formatCompactMoney } from './compact-money';
import { cutTo } from './cut';
import { addressOf, fixedAddressOf, inSheet, shownCell, toSheetName } from './formulas';
import { fillGap, gap, listGaps, readGaps, showGaps, splitGaps } from './gaps';
import { isEmail, safeUrl } from './links';
import { eachOnce, groupBy, moveWithin, replaceById } from './lists';
import { companyLinks, handleLinks, toHandle, trademarkLinks } from './name-links';
import { oneLine } from './one-line';
import { patternPath } from './pattern';
import { currencyOfPlace } from './place-currency';
import { capitalise, joinWords, midSentence, plural, pluralOf, splitList, toFileName, toSlug } from './text';

describe('lists', () => {
  it('move, group, take once and replace', () => {
    expect(moveWithin(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveWithin(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveWithin(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
    expect([...groupBy([1, 2, 3], (one) => (one % 2 === 0 ? 'even' : 'odd'))]).toEqual([
      ['odd', [1, 3]],
      ['even', [2]],
    ]);
    expect(
      eachOnce([
        { id: '1', n: 1 },
        { id: '2', n: 2 },
        { id: '1', n: 3 },
      ]),
    ).toEqual([
      { id: '1', n: 1 },
      { id: '2', n: 2 },
    ]);
    expect(
      replaceById(
        [
          { id: '1', n: 1 },
          { id: '2', n: 2 },
        ],
        '2',
        ({ id, n }) => ({ id, n: n * 10 }),
      ),
    ).toEqual([
      { id: '1', n: 1 },
      { id: '2', n: 20 },
    ]);
  });
});

describe('a text with little room', () => {
  it('is cut to so many letters, the sign that something is missing included', () => {
    const sixty = 'x'.repeat(60);
    expect(cutTo(sixty, 60)).toBe(sixty);
    expect(cutTo(`${sixty}y`, 60)).toBe(`${'x'.repeat(59)}…`);
    expect(cutTo('', 3)).toBe('');
  });

  it('has no blank before that sign, and no half of a letter', () => {
    expect(cutTo('abc def', 5)).toBe('abc…');
    expect(cutTo('🐟🐟🐟', 3)).toBe('🐟🐟🐟');
    expect(cutTo('🐟🐟🐟', 2)).toBe('🐟…');
  });
});

describe('compact money', () => {
  it.each([
    [0, '$0'],
    [-0, '$0'],
    [999_49, '$999'],
    [999_50, '$1.0K'],
    [-1_234_00, '-$1.2K'],
    [999_949_00, '$999.9K'],
    [999_950_00, '$1.0M'],
    [999_949_999_00, '$999.9M'],
    [999_950_000_00, '$1.0B'],
    [Infinity, '—'],
  ])('writes %d cents as %s', (minor, text) => {
    expect(formatCompactMoney(minor, 'USD')).toBe(text);
  });

  it('knows money without cents', () => {
    expect(formatCompactMoney(1_500, 'JPY')).toBe('¥1.5K');
  });
});

describe('cells', () => {
  it('have the address a spreadsheet gives them, below one row of headings', () => {
    expect([
      addressOf(0, 0),
      addressOf(25, 8),
      addressOf(26, 9),
      addressOf(51, 0),
      addressOf(52, 0),
      addressOf(701, 0),
      addressOf(702, 0),
    ]).toEqual(['A2', 'Z10', 'AA11', 'AZ2', 'BA2', 'ZZ2', 'AAA2']);
    expect(fixedAddressOf(2, 3)).toBe('$C$5');
    expect(inSheet("Jo's [1]", 'A1')).toBe("'Jo''s  1'!A1");
    expect([toSheetName("'a/b:c'"), toSheetName('?*'), toSheetName('x'.repeat(40))]).toEqual(['a b c', 'Sheet1', 'x'.repeat(31)]);
    expect([shownCell({ formula: 'A1', value: 3 }), shownCell(null), shownCell('x')]).toEqual([3, null, 'x']);
  });
});

describe('open places', () => {
  it('are filled, shown, read back and listed', () => {
    expect(fillGap('  ', 'Name')).toBe(gap('Name'));
    expect(fillGap(` Jo${gap('x')} `, 'Name')).toBe('Jox');
    expect(showGaps(`Dear ${gap('Name')}\uE000!`)).toBe('Dear [Name]!');
    expect(readGaps('Dear [Name], see [a\nb] and []')).toBe(`Dear ${gap('Name')}, see [a\nb] and []`);
    expect(readGaps(`[${'x'.repeat(81)}]`)).toBe(`[${'x'.repeat(81)}]`);
    expect(splitGaps(`${gap('A')} to ${gap('B')}.`)).toEqual([
      { text: '[A]', isGap: true },
      { text: ' to ', isGap: false },
      { text: '[B]', isGap: true },
      { text: '.', isGap: false },
    ]);
    expect(splitGaps('')).toEqual([]);
    expect(listGaps({ one: [gap('A'), `${gap('B')}${gap('A')}`] })).toEqual(['A', 'B']);
  });
});

describe('links', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['//example.com/a', 'https://example.com/a'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['http://a.example', 'http://a.example/'],
    ['mailto:jo@example.com', 'mailto:jo@example.com'],
    ['mailto:', 'mailto:'],
    ['mailto:jo@example.com,ana@example.com', 'mailto:jo@example.com,ana@example.com'],
    ['tel:+123', 'tel:+123'],
    ['java\tscript:alert(1)', undefined],
    ['mailto:nobody', undefined],
    ['mailto:jo@example.com,nobody', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
    ['http://', undefined],
  ])('%s leads to %s', (typed, url) => {
    expect(safeUrl(typed)).toBe(url);
  });

  it('know an address for mail', () => {
    expect(['jo@example.co', ' jo@example.com '].map(isEmail)).toEqual([true, true]);
    expect(['jo@example.c', 'jo@example', 'a b@example.com', 'jo@@example.com'].map(isEmail)).toEqual([false, false, false, false]);
  });

  it('look a name up with the name filled in', () => {
    expect(toHandle('Café & Söhne 2')).toBe('cafesohne2');
    expect(handleLinks('—')).toEqual([]);
    expect(handleLinks('Fern Hill').map(({ href }) => href)).toEqual([
      'https://www.instagram.com/fernhill/',
      'https://x.com/fernhill',
      'https://www.tiktok.com/@fernhill',
      'https://www.youtube.com/@fernhill',
      'https://www.linkedin.com/company/fernhill/',
      'https://github.com/fernhill',
    ]);
    expect(trademarkLinks('a&b')).toHaveLength(4);
    expect(companyLinks('a&b')[2]?.href).toBe('https://duckduckgo.com/?q=%22a%26b%22%20company');
  });
});

describe('words', () => {
  it('have plurals', () => {
    expect(['task', 'technology', 'day', 'Y'].map(pluralOf)).toEqual(['tasks', 'technologies', 'days', 'Ys']);
    expect([plural(1, 'day'), plural(0, 'day'), plural(2, 'day'), plural(1200, 'person', 'people')]).toEqual([
      '1 day',
      '0 days',
      '2 days',
      '1,200 people',
    ]);
  });

  it('are joined, split and cased', () => {
    expect([joinWords([]), joinWords(['a']), joinWords(['a', 'b']), joinWords(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect(splitList(' a, ,b,')).toEqual(['a', 'b']);
    expect([capitalise(''), capitalise('fern hill')]).toEqual(['', 'Fern hill']);
    expect([midSentence('KPI'), midSentence('Task'), midSentence('A')]).toEqual(['KPI', 'task', 'a']);
    expect(toSlug('  Fern  -Hill ')).toBe('fern-hill');
    expect(oneLine(' a\r\n b\u202ec ')).toBe('a b c');
  });

  it('become names of files', () => {
    expect(toFileName('x'.repeat(80), 'csv', 'file')).toBe(`${'x'.repeat(72)}.csv`);
    expect(toFileName(`${'x'.repeat(71)}. y`, 'csv', 'file')).toBe(`${'x'.repeat(71)}.csv`);
    expect([
      toFileName('', 'csv', 'file'),
      toFileName('CON', 'csv', 'file'),
      toFileName('con.2026', 'csv', 'file'),
      toFileName('a/b', 'csv', 'file'),
    ]).toEqual(['file.csv', 'file.csv', 'file.csv', 'a-b.csv']);
  });
});

it('a pattern is drawn in runs of dark squares', () => {
  expect(patternPath(['1101', '0000', '0011'])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM2 2h2v1h-2z');
});

it.each([
  ['Berlin, Germany', 'EUR'],
  ['Prague, Czechia', 'CZK'],
  ['Austin, Texas', 'USD'],
  ['London, UK', 'GBP'],
  ['Zürich, Switzerland', 'CHF'],
  ['The United Arab Emirates', 'AED'],
  ['Tokyo - Japan.', 'JPY'],
  ['Somewhere', undefined],
  ['', undefined],
])('people pay in %s with %s', (place, currency) => {
  expect(currencyOfPlace(place)).toBe(currency);
});
