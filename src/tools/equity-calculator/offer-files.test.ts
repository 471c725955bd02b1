import { describe, expect, it } from 'vitest';
import { state, stakeholderIdentity, type EquityData } from './model';
import { offerFiles } from './offer-files';
import { holder, round, safe } from './test-data';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const listOf = <T>(...records: T[]) => ({ records, currency: 'USD' });
const work = (more: Partial<EquityData['extra']>): EquityData => ({
  ...start,
  records: [holder('Ana', 1)],
  extra: { ...start.extra, rounds: listOf(), convertibles: listOf(), isFull: true, ...more },
});
const namesOf = (data: EquityData) => offerFiles(data, around).map(({ name }) => name);

describe('the files of a cap table', () => {
  it('are named after what they hold', () => {
    const names = namesOf(work({}));
    expect(names.slice(0, 2)).toEqual(['cap-table.csv', 'cap-table.xlsx']);
    expect(names).toContain('cap-table.pdf');
    expect(names.at(-1)).toBe('cap-table.ocf.zip');
  });

  it('say in their names what the plain table leaves out, and only there', () => {
    const terms = [
      work({ convertibles: listOf(safe('s', 500_000, 5_000_000)) }),
      work({ rounds: listOf(round('A', 1_000_000, 4_000_000, { poolTarget: 0.1 })) }),
      work({ settings: { ...start.extra.settings, pool: '500,000' } }),
      work({ settings: { ...start.extra.settings, promised: '1' } }),
    ];
    for (const full of terms) {
      expect(namesOf(full)[0]).toBe('cap-table.csv');
      const names = namesOf({ ...full, extra: { ...full.extra, isFull: false } });
      expect(names.slice(0, 2)).toEqual(['cap-table-without-safes-and-pool.csv', 'cap-table-without-safes-and-pool.xlsx']);
      expect(names).toContain('cap-table-without-safes-and-pool.pdf');
      // This one holds everything at any time.
      expect(names.at(-1)).toBe('cap-table.ocf.zip');
    }
    expect(namesOf(work({ isFull: false, rounds: listOf(round('A', 1_000_000, 4_000_000)) }))[0]).toBe('cap-table.csv');
  });

  it('say that they are the sample', () => {
    expect(namesOf(state.sample!(around))[0]).toBe('sample-cap-table.csv');
  });
});

describe('rows of one person', () => {
  const options = holder('Bo', 0.1, { exercisePrice: 0.5, grantDate: '2026-01-01' });

  it('are one row for shares, whatever their day', () => {
    expect(stakeholderIdentity(holder('Ana', 0.1, { grantDate: '2026-01-01' }))).toBe(
      stakeholderIdentity(holder('Ana', 0.1, { grantDate: '2026-02-01' })),
    );
  });

  it('are a row for each grant of options', () => {
    expect(stakeholderIdentity({ ...options })).toBe(stakeholderIdentity({ ...options, name: ' BO ' }));
    expect(stakeholderIdentity({ ...options, grantDate: '2026-02-01' })).not.toBe(stakeholderIdentity(options));
    expect(stakeholderIdentity({ ...options, exercisePrice: 0.75 })).not.toBe(stakeholderIdentity(options));
    expect(stakeholderIdentity({ ...options, exercisePrice: 0 })).not.toBe(stakeholderIdentity(options));
  });
});
