import { describe, expect, it } from 'vitest';

import { state } from './model';
import { shares } from './shares';

const around = { today: '2026-06-20', currency: 'USD' };
const { draft } = state.start(around);
const asked = (more: Partial<typeof draft>) => ({ draft: { ...draft, ...more }, calculated: { ...draft, ...more } });

describe('what a tax estimate brings into the agenda', () => {
  it('is the four payments, those of past days done', () => {
    const due = shares.agenda(asked({ revenue: '100000', expenses: '20000' }), around);
    expect(due.map(({ day, isDone }) => [day, isDone])).toEqual([
      ['2026-04-15', true],
      ['2026-06-15', true],
      ['2026-09-15', false],
      ['2027-01-15', false],
    ]);
    expect(due[2]?.title).toBe('Estimated tax 2026, payment 3 of 4');
    expect(due.every(({ amount }) => amount !== undefined && amount > 0)).toBe(true);
  });

  it('has no amounts beside another currency: the tax is owed in dollars', () => {
    const due = shares.agenda(asked({ revenue: '100000' }), { ...around, currency: 'EUR' });
    expect(due).toHaveLength(4);
    expect(due[0]).not.toHaveProperty('amount');
  });

  it('is nothing before it is asked for, where nothing is owed, and of the sample', () => {
    expect(shares.agenda({ draft: { ...draft, revenue: '100000' }, calculated: null }, around)).toEqual([]);
    expect(shares.agenda(asked({ revenue: '0' }), around)).toEqual([]);
    expect(shares.agenda(state.sample!(around), around)).toEqual([]);
  });
});
