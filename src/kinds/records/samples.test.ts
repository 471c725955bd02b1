import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from '@/formats/csv';
import { money, text, type RecordOf } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { markSamples, recordFiles, sampleStem } from './files';
import { guessMapping, planImport } from './import-records';
import { asEdited, hasSample, isAllSample, isSampleRecord } from './state';

const fields = { name: text('Name'), cost: money('Cost') };
type Row = RecordOf<typeof fields>;
const sample: Row[] = [
  { id: 'sample-1', name: 'Oven', cost: 100 },
  { id: 'sample-2', name: 'Van', cost: 200 },
];
const own: Row = { id: 'own', name: 'Till', cost: 300 };
const csvOf = (rows: readonly Row[]) => toCsv(markSamples(toSheet('Costs', fields, rows, 'USD'), rows));
const names = (rows: readonly Row[]) => recordFiles('costs', 'Costs', fields, rows, 'USD').map(({ name }) => name);

describe('samples', () => {
  it('alone make a sample of the file, and no column says it again', () => {
    expect(names(sample)).toEqual(['sample-costs.csv', 'sample-costs.xlsx']);
    expect(csvOf(sample)).not.toContain('Sample');
  });

  it('beside own records are marked row by row, and the file is the user’s own', () => {
    const rows = [own, ...sample];
    expect(names(rows)).toEqual(['costs.csv', 'costs.xlsx']);
    const parsed = parseCsv(csvOf(rows));
    expect([parsed.headers, ...parsed.rows].map((row) => row.at(-1))).toEqual(['Sample', '', 'Sample', 'Sample']);
    expect([hasSample(rows), isAllSample(rows)]).toEqual([true, false]);
  });

  it('are the user’s own once edited, one by one', () => {
    const [first = own, second = own] = sample;
    const edited = asEdited({ ...first, cost: 150 });
    expect([edited, second].map(isSampleRecord)).toEqual([false, true]);
    expect(sampleStem('costs', [edited, second])).toBe('costs');
    expect(hasSample([edited])).toBe(false);
    expect(asEdited(own)).toBe(own);
    expect(csvOf([edited, own])).not.toContain('Sample');
  });

  it('are still samples when their file comes back', () => {
    const { headers, rows } = parseCsv(csvOf([own, ...sample]));
    let made = 0;
    const plan = planImport(
      fields,
      { headers, rows },
      guessMapping(fields, headers),
      [],
      { today: '2026-11-15', currency: 'USD' },
      {
        identity: ({ name }) => name,
        makeId: () => String((made += 1)),
      },
    );
    expect(plan.records.map(({ name, ...record }) => [name, isSampleRecord(record)])).toEqual([
      ['Till', false],
      ['Oven', true],
      ['Van', true],
    ]);
  });

  it('make no file a sample where there is nothing', () => {
    expect(sampleStem('costs', [])).toBe('costs');
  });
});
