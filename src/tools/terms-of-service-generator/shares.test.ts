import { describe, expect, it } from 'vitest';

import { state, type TermsData } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const own = (effectiveDate: string): TermsData => {
  const start = state.start(around);
  return { ...start, answers: { ...start.answers, companyName: 'Own Ltd', effectiveDate } };
};

describe('the day from which it applies', () => {
  it('is on the agenda', () => {
    expect(shares.agenda(own('2026-12-01'), around)).toEqual([
      { id: 'effective', day: '2026-12-01', title: 'The terms of service of Own Ltd take effect', isDone: false },
    ]);
    expect(shares.agenda(own('2026-11-14'), around)).toMatchObject([{ isDone: true }]);
  });

  it('is not where there is none, nor for the sample', () => {
    const sample = state.sample!(around);
    expect(shares.agenda(own(''), around)).toEqual([]);
    expect(shares.agenda({ ...sample, answers: { ...sample.answers, effectiveDate: '2026-12-01' } }, around)).toEqual([]);
  });
});
