import { describe, expect, it } from 'vitest';
import type { SlideType } from './content';
import { isSourceLine, readBlocks } from './read-slide';

const read = (type: SlideType, ...lines: string[]) => readBlocks(lines, type);
const kinds = (type: SlideType, ...lines: string[]) => read(type, ...lines).map((block) => `${block.kind} ${block.lines.length}`);

describe('a table', () => {
  it('has two to seven cells a row, and two rows at least', () => {
    expect(read('custom', '| Plan | Price |', '| Basic | $5 |')).toEqual([
      {
        kind: 'table',
        rows: [
          ['Plan', 'Price'],
          ['Basic', '$5'],
        ],
        lines: ['| Plan | Price |', '| Basic | $5 |'],
      },
    ]);
    const row = (cells: number) => Array.from({ length: cells }, (_, index) => `c${index}`).join('|');
    expect(kinds('custom', row(7), row(7))).toEqual(['table 2']);
    expect(kinds('custom', row(8), row(8))).toEqual(['cards 2']);
    expect(kinds('custom', row(2))).toEqual(['statement 1']);
    expect(kinds('custom', '|', '|')).toEqual(['cards 2']);
  });
});

describe('a quote', () => {
  it('is twelve characters between its marks, with who said it behind or below', () => {
    expect(read('custom', '“It saved us a day” — Ana Ruiz', 'More')[0]).toEqual({
      kind: 'quote',
      text: '“It saved us a day”',
      by: 'Ana Ruiz',
      lines: ['“It saved us a day” — Ana Ruiz'],
    });
    expect(read('custom', '“It saved us a day”', '— Ana Ruiz', 'More')).toMatchObject([
      { kind: 'quote', by: 'Ana Ruiz', lines: ['“It saved us a day”', '— Ana Ruiz'] },
      { lines: ['More'] },
    ]);
    // Who is named behind it has said it, whatever stands below.
    expect(read('custom', '“It saved us a day” – Bo', '— Ana Ruiz')[0]).toMatchObject({ by: 'Bo', lines: ['“It saved us a day” – Bo'] });
    expect(read('custom', '“It saved us a day”', 'Ana Ruiz')[0]).toMatchObject({ kind: 'quote', by: '', lines: ['“It saved us a day”'] });
    expect(kinds('custom', `“${'x'.repeat(12)}”`)).toEqual(['quote 1']);
    expect(kinds('custom', `“${'x'.repeat(11)}”`)).toEqual(['statement 1']);
  });
});

describe('a chart', () => {
  it('is three to twelve periods with figures of one unit', () => {
    expect(read('traction', 'Jan: $5', 'Feb: $1.2k', 'Mar: $0')).toEqual([
      {
        kind: 'chart',
        bars: [
          { label: 'Jan', shown: '$5', value: 5, unit: '$' },
          { label: 'Feb', shown: '$1.2k', value: 1_200, unit: '$' },
          { label: 'Mar', shown: '$0', value: 0, unit: '$' },
        ],
        lines: ['Jan: $5', 'Feb: $1.2k', 'Mar: $0'],
      },
    ]);
    expect(kinds('traction', 'Jan: 5', 'Feb: 6')).toEqual(['timeline 2']);
    expect(kinds('traction', 'Jan: 5', 'Feb: $6', 'Mar: 7')).toEqual(['timeline 3']);
    expect(kinds('traction', 'Jan: 0', 'Feb: 0', 'Mar: 0')).toEqual(['timeline 3']);
    const weeks = Array.from({ length: 15 }, (_, index) => `Week ${index + 1}: ${index}`);
    expect(kinds('traction', ...weeks)).toEqual(['chart 12', 'chart 3']);
    // "End of 2026" has 11 letters, "Mid Sept 2026" 13.
    expect(kinds('traction', 'End of 2026: 1', 'End of 2027: 2', 'End of 2028: 3')).toEqual(['chart 3']);
    expect(kinds('traction', 'Mid Sept 2026: 1', 'Mid Sept 2027: 2', 'Mid Sept 2028: 3')).toEqual(['timeline 3']);
    expect(kinds('traction', 'Mid Jan 2026: 1', 'Mid Jan 2027: 2', 'Mid Jan 2028: 3')).toEqual(['chart 3']);
  });
});

it('a timeline is two periods at least, whatever stands behind them', () => {
  expect(read('roadmap' as SlideType, 'Q1 2027: Launch', 'Q3 2027: Second city', 'And then?')[0]).toMatchObject({
    kind: 'timeline',
    steps: [
      { when: 'Q1 2027', what: 'Launch' },
      { when: 'Q3 2027', what: 'Second city' },
    ],
  });
  expect(kinds('custom', 'Q1 2027: Launch')).toEqual(['statement 1']);
});

describe('shares of the money', () => {
  it('are of one unit, and of a hundred percent at most', () => {
    expect(read('funding', '50% product', 'Sales: 30%', '20% reserve')).toMatchObject([
      {
        kind: 'shares',
        shares: [
          { label: 'product', value: 50, unit: '%' },
          { label: 'Sales', value: 30, unit: '%' },
          { label: 'reserve', value: 20, unit: '%' },
        ],
      },
    ]);
    // Rounded shares may come to half a percent more.
    expect(kinds('funding', '60.5% product', '40% sales')).toEqual(['shares 2']);
    expect(kinds('funding', '61% product', '40% sales')).not.toContain('shares 2');
    expect(kinds('funding', '$300k product', '$200k sales', '10% reserve')[0]).toBe('shares 2');
    expect(kinds('funding', '3 people', '2 offices')).toEqual(['cards 2']);
    expect(kinds('funding', '0% product', '0% sales')).toEqual(['cards 2']);
    expect(kinds('custom', '50% product', '50% sales')).not.toContain('shares 2');
    const long = 'x'.repeat(80);
    expect(kinds('funding', `50% ${long}`, `50% ${long}`)).toEqual(['shares 2']);
    expect(kinds('funding', `50% ${long}x`, `50% ${long}x`)).toEqual(['cards 2']);
  });
});

describe('a market in circles', () => {
  it('is two to four of one unit, each within the one before', () => {
    expect(kinds('market', 'All: $210M', 'Near: $64M', 'First: $2M')).toEqual(['circles 3']);
    expect(kinds('market', 'All: $64M', 'Near: $64M')).toEqual(['circles 2']);
    expect(kinds('market', 'All: $64M', 'Near: $65M')).toEqual(['figures 2']);
    expect(kinds('market', 'All: $64M', 'Near: $0')).toEqual(['figures 2']);
    expect(kinds('market', 'All: $64M', 'Near: 30%')).toEqual(['figures 2']);
    expect(kinds('market', 'A: $9', 'B: $8', 'C: $7', 'D: $6', 'E: $5')).toEqual(['circles 4', 'figures 1']);
    expect(kinds('traction', 'All: $210M', 'Near: $64M')).toEqual(['figures 2']);
  });
});

describe('a team', () => {
  it('is of names, roles and places to be filled', () => {
    expect(read('team', 'Ana Ruiz, CEO: Ran two clinics', 'Bo Li, CTO', 'Cy Moe: Nurse', 'Next hire: Sales lead')).toMatchObject([
      {
        kind: 'team',
        people: [
          { name: 'Ana Ruiz', role: 'CEO', text: 'Ran two clinics', isOpen: false },
          { name: 'Bo Li', role: 'CTO', text: '', isOpen: false },
          { name: 'Cy Moe', role: '', text: 'Nurse', isOpen: false },
          { name: 'Next hire', role: '', text: 'Sales lead', isOpen: true },
        ],
      },
    ]);
    expect(kinds('team', 'Ana Ruiz')).toEqual(['statement 1']);
    expect(kinds('team', 'we all met at school, in 2019')).toEqual(['statement 1']);
    expect(kinds('team', 'Ana Maria Ruiz Gómez, CEO')).toEqual(['team 1']);
    expect(kinds('team', 'Together They Have Sold Ten, CEO')).toEqual(['statement 1']);
    expect(kinds('custom', 'Ana Ruiz, CEO')).toEqual(['statement 1']);
  });
});

describe('figures', () => {
  it('stand large with what they count, four to a block', () => {
    expect(read('traction', '38 paying clinics', 'Revenue: $3,800 a month', '20 of 30 stayed', '12% weekly growth')).toMatchObject([
      {
        kind: 'figures',
        figures: [
          { shown: '38', label: 'paying clinics' },
          { shown: '$3,800', label: 'a month\nRevenue' },
          { shown: '20 of 30', label: 'stayed' },
          { shown: '12%', label: 'weekly growth' },
        ],
      },
    ]);
    expect(kinds('traction', '1 ant', '2 bees', '3 cats', '4 dogs', '5 elks')).toEqual(['figures 4', 'figures 1']);
    expect(kinds('problem', '38 paying clinics')).toEqual(['statement 1']);
    expect(kinds('traction', '2026: $3,800')).toEqual(['statement 1']);
    expect(kinds('traction', '38')).toEqual(['statement 1']);
    const ninety = `38 ${'x'.repeat(87)}`;
    expect(kinds('traction', ninety)).toEqual(['figures 1']);
    expect(kinds('traction', `${ninety}x`)).toEqual(['statement 1']);
    expect(kinds('traction', 'Sum: $1,000,000,000.00')).toEqual(['statement 1']);
    expect(kinds('traction', 'Sum: $100,000,000.00')).toEqual(['figures 1']);
  });
});

describe('plain lines', () => {
  it('are a statement, cards or points', () => {
    const line = (length: number) => 'x'.repeat(length);
    expect(kinds('problem', line(240))).toEqual(['statement 1']);
    expect(kinds('problem', line(241))).toEqual(['points 1']);
    expect(kinds('problem', ...Array.from({ length: 6 }, () => line(190)))).toEqual(['cards 6']);
    expect(kinds('problem', ...Array.from({ length: 7 }, () => 'x'))).toEqual(['points 7']);
    expect(kinds('problem', 'x', line(191))).toEqual(['points 2']);
    expect(kinds('problem', 'x', 'To add: a figure', 'y', 'z')).toEqual(['cards 1', 'open 1', 'cards 2']);
    expect(read('problem')).toEqual([]);
  });

  it('name a source by its first word', () => {
    expect(['Source: IBIS', 'sources : two', 'Resource: x', 'Source'].map(isSourceLine)).toEqual([true, true, false, false]);
  });
});
