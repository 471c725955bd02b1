import { describe, expect, it } from 'vitest';
import { state, type Investor } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const investor = (id: string, more: Partial<Investor>): Investor => ({
  ...(sample.records[0] as Investor),
  id,
  name: 'Jo Park',
  firm: 'Acre Ventures',
  status: 'contacted',
  nextFollowUp: '2026-11-20',
  ...more,
});
const withInvestors = (...own: Investor[]) => ({ ...sample, records: [...own, ...sample.records] });

describe('investors', () => {
  it('are to be followed up until there is a yes or a no', () => {
    const data = withInvestors(investor('1', {}), investor('2', { status: 'declined', firm: '' }), investor('3', { nextFollowUp: '' }));
    expect(shares.agenda(data, around)).toEqual([
      { id: '1', day: '2026-11-20', title: 'Follow up with Jo Park, Acre Ventures', isDone: false },
      { id: '2', day: '2026-11-20', title: 'Follow up with Jo Park', isDone: true },
    ]);
  });

  it('are found by name and firm', () => {
    expect(shares.search(withInvestors(investor('1', {}), investor('2', { name: '', firm: '' })), around)).toMatchObject([
      { id: '1', title: 'Jo Park, Acre Ventures' },
    ]);
  });
});
