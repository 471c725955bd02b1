import { describe, expect, it } from 'vitest';
import { state, type Decision, type Technology } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const own: Technology = { ...(sample.records[0] as Technology), id: '1', name: 'Redis', description: 'Keeps sessions' };
const decision: Decision = {
  id: '1',
  title: 'Which cache',
  context: 'Ten servers',
  consequences: '',
  technology: '',
  options: [{ id: 'a', name: 'Memcached', scores: {} }],
  criteria: [],
  outcome: '',
  decidedOn: '',
};

describe('a tech stack', () => {
  it('is found by its technologies and decisions', () => {
    const data = { ...sample, records: [own, ...sample.records], extra: { decisions: [decision, ...sample.extra.decisions] } };
    expect(shares.search(data, around)).toMatchObject([
      { id: '1', title: 'Redis', text: expect.stringContaining('Keeps sessions') },
      { id: 'decision 1', title: 'Which cache', text: expect.stringMatching(/Ten servers.*Memcached/) },
    ]);
  });

  it('is a sample until the last decision of it is gone', () => {
    expect(state.isSample?.({ ...sample, records: [own] })).toBe(true);
    expect(state.isSample?.({ ...sample, records: [own], extra: { decisions: [decision] } })).toBe(false);
  });
});
