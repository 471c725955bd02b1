import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import {
  addBusinessDays,
  computeSummary,
  daysInStatus,
  fields,
  findDue,
  hasOwnAmounts,
  isCold,
  isOverdue,
  suggestFollowUp,
  toColumns,
  toStatus,
  weightedOf,
  type Investor,
} from './model';

/** A Sunday. */
const today = '2026-11-15';
const empty = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const investor = (more: Partial<Investor> = {}): Investor => ({ ...empty, id: 'a', name: 'Ann', firm: 'Angel', ...more });

describe('the pipeline', () => {
  it('is summed up by hand', () => {
    const list = [
      investor({ status: 'prospect', amount: 1000, probability: 0.5 }),
      investor({ status: 'contacted', amount: 2000, probability: 0, softCircled: true }),
      investor({ status: 'due-diligence', amount: 0, probability: 0.2 }),
      investor({ status: 'declined', amount: 9000, probability: 1, softCircled: true }),
      investor({ status: 'invested', amount: 4000, probability: 1 }),
    ];
    expect(computeSummary(list)).toEqual({
      total: 5,
      active: 2,
      invested: 1,
      contacted: 4,
      conversion: 0.2,
      ofContacted: 0.25,
      investedAmount: 4000,
      softCircled: 2000,
      weighted: 500,
      halfPriced: 2,
    });
    expect(computeSummary([])).toMatchObject({ conversion: 0, ofContacted: undefined });
    expect(computeSummary([investor()])).toMatchObject({ ofContacted: undefined, conversion: 0 });
    expect([
      weightedOf(investor({ amount: 101, probability: 0.5 })),
      weightedOf(investor({ amount: -5, probability: 0.5 })),
      weightedOf(investor({ amount: 100, probability: 2 })),
    ]).toEqual([51, 0, 100]);
    expect([
      hasOwnAmounts([investor({ amount: 1 })]),
      hasOwnAmounts([investor({ id: 'sample-1', amount: 1 })]),
      hasOwnAmounts([investor()]),
    ]).toEqual([true, false, false]);
    expect(toColumns(list).map(({ amount, investors }) => [investors.length, amount])).toEqual([
      [1, 1000],
      [1, 2000],
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 9000],
      [1, 4000],
    ]);
  });

  it('cools after so many days in one status', () => {
    const talk = investor({ status: 'contacted', statusSince: '2026-11-01' });
    expect([
      daysInStatus(talk, today),
      daysInStatus(investor({ lastContact: '2026-11-05' }), today),
      daysInStatus(investor(), today),
      daysInStatus(investor({ statusSince: '2026-12-01' }), today),
    ]).toEqual([14, 10, 0, 0]);
    expect([
      isCold(talk, today, 14),
      isCold(talk, today, 15),
      isCold(talk, today, 0),
      isCold({ ...talk, status: 'prospect' }, today, 14),
    ]).toEqual([true, false, false, false]);
  });

  it('follows up on its day, longest waiting first', () => {
    const on = (id: string, nextFollowUp: string, more: Partial<Investor> = {}) => investor({ id, nextFollowUp, ...more });
    expect(
      findDue(
        [
          on('today', today),
          on('late', '2026-11-01'),
          on('ahead', '2026-11-16'),
          on('none', ''),
          on('done', '2026-11-01', { status: 'invested' }),
        ],
        today,
      ).map(({ id }) => id),
    ).toEqual(['late', 'today']);
    expect([
      isOverdue(on('a', today), today),
      isOverdue(on('a', '2026-11-14'), today),
      isOverdue(on('a', '2026-11-14', { status: 'declined' }), today),
      isOverdue(on('a', ''), today),
    ]).toEqual([false, true, false, false]);
  });

  it('counts business days', () => {
    expect(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map((day) => addBusinessDays(day, 1))).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-16',
      '2026-11-17',
    ]);
    expect([addBusinessDays('2026-11-16', 5), addBusinessDays('2026-11-16', 0), addBusinessDays('9999-12-31', 1)]).toEqual([
      '2026-11-23',
      '2026-11-16',
      '9999-12-31',
    ]);
    expect([
      suggestFollowUp('2026-11-09', today),
      suggestFollowUp('2026-11-02', today),
      suggestFollowUp('', today),
      suggestFollowUp('', ''),
      suggestFollowUp('2026-11-06', '2026-11-13'),
    ]).toEqual(['2026-11-16', '2026-11-20', '2026-11-20', '', '2026-11-13']);
    expect(toStatus(investor(), 'contacted', today)).toEqual({ status: 'contacted', lastContact: today, statusSince: today });
    expect(toStatus(investor({ nextFollowUp: today }), 'meeting-scheduled', today)).toMatchObject({ nextFollowUp: '2026-11-20' });
    expect(toStatus(investor({ nextFollowUp: '2026-11-16' }), 'meeting-scheduled', today)).not.toHaveProperty('nextFollowUp');
  });
});
