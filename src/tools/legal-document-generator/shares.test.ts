import { describe, expect, it } from 'vitest';

import { emptyAnswers, state, type Draft, type LegalData } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const nda = (answers: Partial<Draft>): LegalData => {
  const all = { ...emptyAnswers(), companyName: 'Own Ltd', ...answers };
  return { ...state.start(around), template: 'nda', answers: all, made: { template: 'nda', answers: all, day: around.today } };
};

describe('what a legal document brings into the agenda', () => {
  it('is the day it takes effect, once it is made', () => {
    const data = nda({ otherParty: 'Harbor Press', effectiveDate: '2026-12-01' });
    expect(shares.agenda(data, around)).toEqual([
      { id: 'effective', day: '2026-12-01', title: 'Non-Disclosure Agreement with Harbor Press takes effect', isDone: false },
    ]);
    expect(shares.agenda({ ...data, made: null }, around)).toEqual([]);
    expect(shares.agenda(nda({ effectiveDate: '2026-11-14' }), around)).toMatchObject([{ isDone: true }]);
  });

  it('is nothing without a day, and nothing of the sample', () => {
    expect(shares.agenda(nda({}), around)).toEqual([]);
    const sample = state.sample!(around);
    const dated = { ...sample.answers, effectiveDate: '2026-12-01' };
    expect(shares.agenda({ ...sample, made: { template: 'nda', answers: dated, day: around.today } }, around)).toEqual([]);
  });
});

it('what is left of the sample’s answers is not found', () => {
  const sample = state.sample!(around);
  const data = { ...sample, made: null, answers: { ...sample.answers, purpose: 'Talks about a shop' } };
  expect(shares.search(data, around)).toMatchObject([{ id: 'document', text: 'Talks about a shop' }]);
});
