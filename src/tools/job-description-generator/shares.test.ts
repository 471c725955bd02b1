import { describe, expect, it } from 'vitest';

import { emptyAnswers, state, type Draft, type JobData } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const job = (answers: Partial<Draft>): JobData => ({ ...state.start(around), answers: { ...emptyAnswers(around), ...answers } });

describe('what a job ad brings into the agenda', () => {
  it('is the day applications close', () => {
    const answers = { jobTitle: 'Baker', company: 'Own Ltd', closingDate: '2026-12-01' };
    expect(shares.agenda(job(answers), around)).toEqual([
      { id: 'closing', day: '2026-12-01', title: 'Applications for Baker close', isDone: false },
    ]);
    expect(shares.agenda(job({ ...answers, closingDate: '2026-11-14' }), around)).toMatchObject([{ isDone: true }]);
  });

  it('is nothing without a day, and nothing of the sample', () => {
    expect(shares.agenda(job({ jobTitle: 'Baker' }), around)).toEqual([]);
    const sample = state.sample!(around);
    expect(shares.agenda({ ...sample, answers: { ...sample.answers, closingDate: '2026-12-01' } }, around)).toEqual([]);
  });
});
