import { describe, expect, it } from 'vitest';
import { state, type Round } from './model';
import { shares } from './shares';
import { planCommitments, planRounds } from './taking';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const round = (id: string, more: Partial<Round> = {}): Round => ({
  ...(sample.records[0] as Round),
  id,
  roundType: 'Seed',
  status: 'In Progress',
  amount: 100_00,
  target: 0,
  refund: false,
  ...more,
});
const offered = (records: Round[], currency = 'USD') => shares.offers?.rounds?.({ ...sample, records }, { ...around, currency });

describe('rounds on offer', () => {
  it('are those of one’s own, each with what it is to raise', () => {
    expect(offered([round('1'), round('2', { target: 500_00 }), round('3', { status: 'Completed' })])).toMatchObject([
      { key: '1', name: 'Seed', amount: 100_00, currency: 'USD', isOpen: true },
      { key: '2', name: 'Seed', amount: 500_00, currency: 'USD', isOpen: true },
      { key: '3', name: 'Seed', amount: 100_00, currency: 'USD', isOpen: false },
    ]);
    expect(offered([round('1')], 'JPY')).toMatchObject([{ amount: 100, currency: 'JPY' }]);
  });

  it('are no samples, no refunds and no rounds of nothing', () => {
    expect(sample.records.length).toBeGreaterThan(0);
    expect(offered(sample.records)).toEqual([]);
    expect(offered([round('1', { refund: true }), round('2', { amount: 0 })])).toEqual([]);
  });
});

describe('what is being raised', () => {
  const claimed = (...records: Round[]) => shares.claims?.({ ...sample, records }, around);
  it('is told where it is one round with a size, a refund aside', () => {
    const one = { 'raise.amount': expect.stringContaining('100') as string };
    expect(claimed(round('1'))).toEqual(one);
    expect(claimed(round('1'), round('2', { refund: true }), round('3', { status: 'Planned' }))).toEqual(one);
    expect(claimed(round('1'), round('2'))).toEqual({});
    expect([claimed(round('1', { amount: 0 })), claimed()]).toEqual([{}, {}]);
  });
});

describe('a round for the cap table', () => {
  it('is told before the money, whichever way the valuation was said', () => {
    const [pre, post, safe] =
      offered([
        round('1', { valuation: 900_00, basis: 'pre' }),
        round('2', { valuation: 900_00, basis: 'post' }),
        round('3', { roundType: 'SAFE', valuation: 900_00, discount: 0.2 }),
      ]) ?? [];
    expect([pre?.preMoney, post?.preMoney, safe?.preMoney]).toEqual([900_00, 800_00, 0]);
    expect([pre?.cap, safe?.cap, safe?.discount, safe?.instrument]).toEqual([0, 900_00, 0.2, 'safe']);
  });
});

describe('what others tell of a round', () => {
  const data = { ...sample, records: [round('1', { status: 'In Progress', investors: ['Jo'] })] };
  const source = { doc: 'd1', tool: 'Other', name: '' };

  it('is what investors have said yes to, for the round that is being raised', () => {
    const line = { key: 'round', investors: ['Jo', 'Al'], promised: 30_00, signed: 50_00, currency: 'USD' };
    const taken = planCommitments(data, [line], source, around);
    expect(taken.data.records[0]).toMatchObject({ softCircled: 30_00, signed: 50_00, investors: ['Jo', 'Al'] });
    expect(planCommitments({ ...data, records: [round('1', { status: 'Planned' })] }, [line], source, around).names).toEqual([]);
  });

  it('is a round of the cap table, unless it came from here', () => {
    const line = {
      name: 'Series A',
      amount: 70_00,
      currency: 'USD',
      isOpen: true,
      instrument: 'priced' as const,
      preMoney: 400_00,
      cap: 0,
      discount: 0,
      day: '',
    };
    const taken = planRounds(
      data,
      [
        { ...line, key: 'round-9' },
        { ...line, key: 'round-d0-1' },
        { ...line, key: 'x', name: 'Friends' },
      ],
      source,
      around,
    );
    expect(taken.names).toEqual(['Series A']);
    expect(taken.data.records[0]).toMatchObject({
      roundType: 'Series A',
      amount: 70_00,
      valuation: 400_00,
      basis: 'pre',
      date: around.today,
    });
  });
});

describe('rounds on the agenda', () => {
  const agenda = (...records: Round[]) => shares.agenda({ ...sample, records: [...records, ...sample.records] }, around);
  const plain = { date: '2026-12-01', investors: [], maturity: '' };

  it('close on their day, and notes that were taken up mature', () => {
    const note = { ...plain, roundType: 'Convertible Note' as const, maturity: '2028-01-01', investors: ['Jo', 'Al'] };
    expect(agenda(round('1', plain), round('2', { ...note, status: 'Completed' }), round('3', note))).toEqual([
      { id: '1', day: '2026-12-01', title: 'Seed is expected to close', isDone: false, amount: 100_00 },
      { id: '2', day: '2026-12-01', title: 'Convertible Note with Jo and Al closed', isDone: true, amount: 100_00 },
      { id: '3', day: '2026-12-01', title: 'Convertible Note with Jo and Al is expected to close', isDone: false, amount: 100_00 },
      { id: 'maturity 2', day: '2028-01-01', title: 'Convertible Note with Jo and Al matures', isDone: false, amount: 100_00 },
    ]);
    expect(agenda(round('1', { ...plain, refund: true }))).toMatchObject([{ title: 'Seed is to be paid back' }]);
  });

  it('are none that failed or have no day', () => {
    expect(agenda(round('1', { ...plain, status: 'Failed' }), round('2', { ...plain, date: '' }))).toEqual([]);
  });
});
