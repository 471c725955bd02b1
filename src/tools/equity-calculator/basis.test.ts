import { describe, expect, it } from 'vitest';
import { keepBasis, replaceStakeholders, typedPercent, withoutRounds } from './basis';
import { computeCapTable } from './cap-table';
import { startSettings, state } from './model';
import { holder, inputsOf, round } from './test-data';

const rounds = [round('seed', 1_000_000, 5_000_000)];
const ana = holder('ana', 0.6);
const table = computeCapTable(inputsOf({ stakeholders: [ana], rounds }), false);

describe('the basis of a percentage', () => {
  it('is the last round for whoever is new', () => {
    expect(keepBasis(undefined, holder('new', 0.01), table, 'seed').afterRound).toBe('seed');
  });

  it('stays when the shown percentage is saved again, and moves when another is typed', () => {
    // 6,000,000 of 12,000,000.
    expect(typedPercent(table, ana)).toBe('50');
    expect(keepBasis(ana, { ...ana, name: 'Ana S', equityPercentage: 0.5 }, table, 'seed')).toEqual({ ...ana, name: 'Ana S' });
    expect(keepBasis(ana, { ...ana, equityPercentage: 0.4 }, table, 'seed')).toEqual({
      ...ana,
      equityPercentage: 0.4,
      afterRound: 'seed',
    });
    expect(keepBasis({ ...ana, exactShares: 6_000_000 }, { ...ana, equityPercentage: 0.5 }, table, 'seed')).toEqual({
      ...ana,
      equityPercentage: 0.5,
      afterRound: 'seed',
    });
    expect(typedPercent(computeCapTable(inputsOf({ settings: { totalShares: 0 } }), false), ana)).toBe('');
  });

  it('takes an import in place of the samples, whose rounds and settings go with them', () => {
    const around = { today: '2026-11-15', currency: 'USD' };
    const sampled = state.sample?.(around) ?? state.start(around);
    const taken = replaceStakeholders(sampled, [holder('own', 0.5)], startSettings);
    expect(taken.records.map(({ id, afterRound }) => [id, afterRound])).toEqual([['own', '']]);
    expect([taken.extra.rounds.records, taken.extra.convertibles.records]).toEqual([[], []]);
    expect(taken.extra.settings.pool).toBe('');
    // Beside a round of one's own, only the samples go.
    const mixed = { ...sampled, extra: { ...sampled.extra, rounds: { currency: 'USD', records: [round('mine', 1, 5)] } } };
    const left = replaceStakeholders(mixed, [holder('own', 0.5)], startSettings);
    expect(left.extra.rounds.records.map(({ id }) => id)).toEqual(['mine']);
    expect(left.records[0]?.afterRound).toBe('mine');
    expect(left.extra.settings.pool).toBe('1,000,000');
  });

  it('leaves whoever was there at their round when an import joins them', () => {
    const start = state.start({ today: '2026-11-15', currency: 'USD' });
    const data = {
      ...start,
      records: [holder('a', 0.1)],
      extra: { ...start.extra, rounds: { currency: 'USD', records: [round('r1', 1, 2)] } },
    };
    const { afterRound: _unsaid, ...imported } = holder('b', 0.2);
    const joined = replaceStakeholders(data, [...data.records, imported], startSettings);
    expect(joined.records.map(({ id, afterRound }) => [id, afterRound])).toEqual([
      ['a', ''],
      ['b', 'r1'],
    ]);
  });

  it('falls back to the round before one that is deleted', () => {
    const start = state.start({ today: '2026-11-15', currency: 'USD' });
    const data = {
      ...start,
      records: [holder('a', 0.1), holder('b', 0.1, { afterRound: 'r1' }), holder('c', 0.1, { afterRound: 'r2' })],
      extra: { ...start.extra, rounds: { currency: 'USD', records: [round('r1', 1, 2), round('r2', 1, 2)] } },
    };
    expect(withoutRounds(data, ['r2']).records.map(({ afterRound }) => afterRound)).toEqual(['', 'r1', 'r1']);
    expect(withoutRounds(data, ['r1', 'r2']).records.map(({ afterRound }) => afterRound)).toEqual(['', '', '']);
    expect(withoutRounds(data, ['r1']).extra.rounds.records.map(({ id }) => id)).toEqual(['r2']);
  });
});
