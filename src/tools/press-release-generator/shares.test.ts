import { describe, expect, it } from 'vitest';

import { state, type Answers, type PressData } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const release = (answers: Partial<Answers>): PressData => {
  const start = state.start(around);
  return { ...start, answers: { ...start.answers, companyName: 'Own Ltd', headline: 'A second shop', ...answers } };
};

describe('what a press release brings into the agenda', () => {
  it('is when to send it, and when the embargo ends', () => {
    const days = { sendDay: '2026-11-14', embargoDay: '2026-12-01' };
    expect(shares.agenda(release({ ...days, release: 'embargo' }), around)).toEqual([
      { id: 'send', day: '2026-11-14', title: 'Send the press release: A second shop', isDone: true },
      { id: 'embargo', day: '2026-12-01', title: 'The embargo ends: A second shop', isDone: false },
    ]);
    expect(shares.agenda(release(days), around).map(({ id }) => id)).toEqual(['send']);
  });

  it('is nothing without a day, and nothing of the sample', () => {
    expect(shares.agenda(release({ release: 'embargo' }), around)).toEqual([]);
    const sample = state.sample!(around);
    expect(shares.agenda({ ...sample, answers: { ...sample.answers, sendDay: '2026-12-01' } }, around)).toEqual([]);
  });
});

it('the date it starts with does not make it worth finding', () => {
  expect(shares.search(state.start(around), around)).toEqual([]);
  expect(shares.search(release({}), around)).toMatchObject([{ title: 'A second shop' }]);
});
