import { describe, expect, it } from 'vitest';
import { readOcf } from './ocf-import';
import { planOcf, takeOcf } from './ocf-plan';
import { keptMark } from './ocf-terms';
import { state } from './model';
import { holder, inputsOf, round, safe } from './test-data';

const around = { today: '2026-11-15', currency: 'USD' };
const money = (amount: number, currency = 'USD') => ({ amount: String(amount), currency });

/** The objects of another program's file, each with as little as it may have. */
const person = (id: string, more: object = {}) => ({ object_type: 'STAKEHOLDER', id, name: { legal_name: id }, ...more });
const common = { object_type: 'STOCK_CLASS', id: 'common', name: 'Common', class_type: 'COMMON' };
const preferred = (id: string, more: object = {}) => ({ object_type: 'STOCK_CLASS', id, name: id, class_type: 'PREFERRED', ...more });
const stock = (id: string, owner: string, quantity: number, more: object = {}) => ({
  object_type: 'TX_STOCK_ISSUANCE',
  id,
  security_id: id,
  date: '2025-01-31',
  stakeholder_id: owner,
  stock_class_id: 'common',
  share_price: money(1),
  quantity: String(quantity),
  ...more,
});
const option = (id: string, owner: string, quantity: number, type = 'TX_EQUITY_COMPENSATION_ISSUANCE') => ({
  object_type: type,
  id,
  security_id: id,
  date: '2025-01-31',
  stakeholder_id: owner,
  quantity: String(quantity),
});
const loan = (id: string, more: object = {}, mechanism?: object) => ({
  object_type: 'TX_CONVERTIBLE_ISSUANCE',
  id,
  security_id: id,
  date: '2026-02-01',
  stakeholder_id: 'fund',
  convertible_type: 'SAFE',
  investment_amount: money(1000),
  conversion_triggers: mechanism ? [{ conversion_right: { conversion_mechanism: mechanism } }] : [],
  ...more,
});
const read = (...items: object[]) => readOcf({ 'x.json': JSON.stringify({ items }) });

describe('stakeholders of another program', () => {
  it.each([
    ['FOUNDER', 'Founder'],
    ['EX_EMPLOYEE', 'Employee'],
    ['BOARD_MEMBER', 'Advisor'],
    ['EX_CONSULTANT', 'Consultant'],
    ['INVESTOR', 'Investor'],
    ['toString', 'Investor'],
    [undefined, 'Investor'],
  ])('who are %s become %s', (relationship, role) => {
    expect(read(person('a', { current_relationship: relationship }), stock('1', 'a', 5)).stakeholders[0]?.record.role).toBe(role);
  });

  it('have the first of several relationships, and the shares of all their grants', () => {
    const { stakeholders } = read(
      person('a', { current_relationships: ['ADVISOR', 'FOUNDER'] }),
      person('b'),
      common,
      stock('1', 'a', 100),
      stock('2', 'b', 7),
      option('3', 'a', 20),
      option('4', 'a', 3, 'TX_PLAN_SECURITY_ISSUANCE'),
    );
    expect(stakeholders.map(({ record, shares }) => [record.name, record.role, record.exactShares, shares])).toEqual([
      ['a', 'Advisor', 123, 123],
      ['b', 'Investor', 7, 7],
    ]);
  });

  it('are left out without a share, and without a name have none', () => {
    const found = read(
      person('none'),
      person('nothing'),
      person('x', { name: { legal_name: ' ' } }),
      stock('1', 'nothing', 0),
      stock('2', 'x', 1),
    );
    expect(found.stakeholders.map(({ record }) => record.name)).toEqual(['No name']);
  });

  it('start to vest where the file says so, and otherwise when the shares were issued', () => {
    const start = { object_type: 'TX_VESTING_START', id: 's', security_id: '1', date: '2025-03-01' };
    const days = read(person('a'), person('b'), stock('1', 'a', 1), stock('2', 'b', 1), start).stakeholders.map(
      ({ record }) => record.grantDate,
    );
    expect(days).toEqual(['2025-03-01', '2025-01-31']);
  });

  const every = (length: number, occurrences: number, more: object = {}) => ({ length, type: 'MONTHS', occurrences, ...more });
  it.each([
    { terms: 'nothing', periods: [], months: 0, cliff: 0 },
    { terms: 'a year and then monthly', periods: [every(12, 1), every(1, 36)], months: 48, cliff: 12 },
    { terms: 'two months and then monthly', periods: [every(2, 1), every(1, 10)], months: 12, cliff: 2 },
    { terms: 'monthly in two steps', periods: [every(1, 1), every(1, 47)], months: 48, cliff: 0 },
    { terms: 'quarterly and then monthly', periods: [every(3, 4), every(1, 36)], months: 48, cliff: 0 },
    { terms: 'all at once after a year', periods: [every(12, 1)], months: 12, cliff: 0 },
    { terms: 'quarterly, the first four together', periods: [every(3, 16, { cliff_installment: 4 })], months: 48, cliff: 12 },
    { terms: 'longer than anyone vests', periods: [every(400, 1), every(300, 1)], months: 600, cliff: 400 },
    { terms: 'days, which are not counted', periods: [{ length: 365, type: 'DAYS', occurrences: 4 }], months: 0, cliff: 0 },
  ])('vest $terms', ({ periods, months, cliff }) => {
    const terms = {
      object_type: 'VESTING_TERMS',
      id: 'v',
      vesting_conditions: periods.map((period) => ({ trigger: { type: 'x', period } })),
    };
    const { stakeholders } = read(person('a'), terms, stock('1', 'a', 48, { vesting_terms_id: 'v' }));
    expect(stakeholders[0]?.record).toMatchObject({ vestingPeriod: months, cliffPeriod: cliff });
  });

  it('keep what our own file says of them, but the name and role of the file', () => {
    const own = holder('Ana', 0.25, { role: 'Co-Founder', cliffPeriod: 6 });
    const kept = (current: string | undefined, name: string, values: object = own) =>
      read(
        person('a', { name: { legal_name: name }, current_relationship: current, comments: ['Seen', keptMark + JSON.stringify(values)] }),
      ).stakeholders[0]?.record;
    // A co-founder is a founder in the format, so the closer word stays.
    expect(kept('FOUNDER', 'Ana')).toEqual(own);
    expect(kept(undefined, '')).toEqual(own);
    expect(kept('ADVISOR', 'Anna')).toEqual({ ...own, role: 'Advisor', name: 'Anna' });
    expect(kept('FOUNDER', 'No name', { ...own, name: ' ' })).toEqual({ ...own, name: ' ' });
    // What is not ours is somebody's remark, and someone without shares.
    expect(kept('FOUNDER', 'Ana', { name: 'Ana' })).toBeUndefined();
  });
});

describe('the shares of another program', () => {
  it('are what was issued and what is left of the plans', () => {
    const plans = [
      { object_type: 'STOCK_PLAN', id: 'p', initial_shares_reserved: 500 },
      { object_type: 'STOCK_PLAN', id: 'q', initial_shares_reserved: '100' },
    ];
    const found = read(person('a'), common, stock('1', 'a', 1000), option('2', 'a', 250), ...plans);
    // 500 + 100 reserved less 250 granted; 1,000 + 250 + 350 in all.
    expect(found.counts).toEqual({ totalShares: 1600, pool: 350, promised: 0 });
    // More options than were reserved leave no pool.
    expect(read(person('a'), option('2', 'a', 900), ...plans).counts).toEqual({ totalShares: 900, pool: 0, promised: 0 });
    expect(read(person('a'), common).counts).toBeUndefined();
  });

  it('count what stands twice in a package once', () => {
    const text = JSON.stringify({ items: [person('a'), stock('1', 'a', 10)] });
    const twice = readOcf({ 'a.json': text, 'b.json': text, 'm.json': '{"file_type":"OCF_MANIFEST_FILE"}' });
    expect(twice.stakeholders.map(({ shares }) => shares)).toEqual([10]);
    // Without an id they cannot be told to be the same.
    const nameless = { object_type: 'VALUATION' };
    expect(read(nameless, nameless).notes[0]).toBe('2 objects of other kinds left out: VALUATION.');
  });
});

describe('rounds of another program', () => {
  const seed = preferred('Seed Preferred');
  const later = preferred('Series A', { participation_cap_multiple: '2', liquidation_preference_multiple: 1.5 });
  const sold = (id: string, round: string, quantity: number, price: number, date: string) =>
    stock(id, 'fund', quantity, { stock_class_id: round, share_price: money(price), date });

  it('are in the order of their first sale, each on the shares before it', () => {
    const { rounds, notes } = read(
      person('a'),
      later,
      common,
      seed,
      stock('1', 'a', 1000),
      sold('4', 'Series A', 200, 5, '2026-05-02'),
      sold('3', 'Seed Preferred', 50, 2, '2025-05-02'),
      sold('2', 'Seed Preferred', 150, 2, '2025-05-01'),
    );
    // Seed: 200 at $2 on 1,000 shares. Series A: 200 at $5 on 1,200.
    expect(rounds).toEqual([
      expect.objectContaining({
        id: 'Seed Preferred',
        name: 'Seed',
        date: '2025-05-01',
        investment: 400_00,
        valuation: 2_000_00,
        preference: 'Non-participating',
        multiple: 1,
        participationCap: 3,
      }),
      expect.objectContaining({
        name: 'Series A',
        date: '2026-05-02',
        investment: 1_000_00,
        valuation: 6_000_00,
        preference: 'Participating, capped',
        multiple: 1.5,
        participationCap: 2,
      }),
    ]);
    expect(notes).toEqual(['Pre-money valuations are worked out as price × shares before the round. Check them.']);
  });

  it('count shares from SAFEs as there before the money, and not as bought', () => {
    const conversion = { object_type: 'TX_CONVERTIBLE_CONVERSION', id: 'c', resulting_security_ids: ['3'] };
    const { rounds } = read(
      person('a'),
      seed,
      stock('1', 'a', 1000),
      sold('2', 'Seed Preferred', 100, 3, '2025-05-01'),
      sold('3', 'Seed Preferred', 500, 1, '2025-05-01'),
      conversion,
    );
    // 100 at $3 on 1,500 shares.
    expect(rounds).toMatchObject([{ investment: 300_00, valuation: 4_500_00 }]);
  });

  it.each([
    ['nothing was sold', []],
    ['nothing was paid', [sold('2', 'Seed Preferred', 100, 0, '2025-05-01')]],
    ['nobody held a share before', [sold('2', 'Seed Preferred', 100, 1, '2025-05-01')]],
  ])('are left out where %s', (_, sales) => {
    expect(read(seed, ...sales)).toMatchObject({ rounds: [], counts: undefined });
  });

  it('keep the order of our own file, whatever their days', () => {
    const own = [round('B', 1, 5, { date: '2026-06-01' }), round('A', 1, 5, { date: '2025-06-01' })];
    const { rounds, notes } = read(
      ...own.map((one) => preferred(one.id, { comments: [keptMark + JSON.stringify(one)] })),
      sold('1', 'B', 10, 1, '2026-06-01'),
      sold('2', 'A', 10, 1, '2025-06-01'),
      person('fund'),
    );
    expect(rounds).toEqual(own);
    expect(notes).toEqual([]);
  });
});

describe('SAFEs and notes of another program', () => {
  it.each([
    { kind: 'SAFE', timing: undefined, instrument: 'Post-money SAFE', interest: 0 },
    { kind: 'SAFE', timing: 'PRE_MONEY', instrument: 'Pre-money SAFE', interest: 0 },
    { kind: 'SAFE', timing: 'POST_MONEY', instrument: 'Post-money SAFE', interest: 0 },
    { kind: 'NOTE', timing: undefined, instrument: 'Convertible note', interest: 0.05 },
    { kind: 'CONVERTIBLE_SECURITY', timing: 'PRE_MONEY', instrument: 'Convertible note', interest: 0.05 },
  ])('of kind $kind, $timing, are a $instrument', ({ kind, timing, instrument, interest }) => {
    const mechanism = { conversion_timing: timing, interest_rates: [{ rate: '0.05' }, { rate: '0.07' }] };
    expect(read(loan('1', { convertible_type: kind }, mechanism)).convertibles).toMatchObject([{ instrument, interest }]);
  });

  it('have the terms of the first trigger that can be read, within limits', () => {
    const mechanism = { conversion_mfn: true, conversion_discount: '0.95', conversion_valuation_cap: money(5_000_000) };
    const found = read(person('fund', { name: { legal_name: 'Fund' } }), loan('1', {}, mechanism)).convertibles;
    expect(found).toEqual([safe('1', 1000, 5_000_000, { name: 'Fund', discount: 0.9, isMfn: true, issued: '2026-02-01' })]);
    // Without any: neither cap nor discount, and the name that the certificate has.
    expect(read(loan('1', { custom_id: 'CN-1' })).convertibles).toEqual([safe('1', 1000, 0, { name: 'CN-1', issued: '2026-02-01' })]);
    expect(read(loan('1')).convertibles[0]?.name).toBe('No name');
    const dear = read(loan('1', { convertible_type: 'NOTE' }, { interest_rates: [{ rate: 12 }] })).convertibles;
    expect(dear[0]?.interest).toBe(10);
  });

  it.each([
    ['USD', 12.34, 1234],
    ['JPY', 1234, 1234],
    ['KWD', 1.234, 1234],
  ])('in %s are kept in its smallest unit', (currency, amount, minor) => {
    const found = read(loan('1', { investment_amount: money(amount, currency) }), loan('2', { investment_amount: money(0, currency) }));
    // What has no amount is left out.
    expect(found.convertibles.map((one) => one.amount)).toEqual([minor]);
    expect(found.currencies).toEqual([currency]);
  });

  it('are what our own file says as long as it is the same amount', () => {
    const own = safe('n', 1000, 0, { name: 'Angel', maturity: '2028-01-01' });
    const comments = [keptMark + JSON.stringify(own)];
    expect(read(loan('1', { comments })).convertibles).toEqual([own]);
    expect(read(loan('1', { comments, investment_amount: money(999) })).convertibles).toMatchObject([{ amount: 99_900, maturity: '' }]);
  });
});

describe('what is said of another program’s file', () => {
  const other = (type: string) => ({ object_type: type, id: type });
  it.each([
    [[], []],
    [[{ object_type: 'ISSUER' }, { object_type: 'STOCK_LEGEND_TEMPLATE' }], []],
    [[other('A')], ['1 object of other kinds left out: A.']],
    [['A', 'B', 'C', 'D'].map(other), ['4 objects of other kinds left out: A, B, C and D.']],
    [['A', 'B', 'C', 'D', 'E', 'F'].map(other), ['6 objects of other kinds left out: A, B, C, D and 2 more.']],
    [[other(' ')], ['1 object of other kinds left out: unnamed.']],
    [[other('x'.repeat(61))], [`1 object of other kinds left out: ${'x'.repeat(60)}.`]],
    [[{ id: 'no kind' }, stock('1', 'a', 1, { date: 'soon' })], ['2 objects left out that couldn’t be read.']],
    [[person('b'), stock('1', 'a', 1), option('2', 'b', 1)], ['1 issuance left out: the file doesn’t say whose.']],
  ])('%#: nothing but what was left out', (items, notes) => {
    expect(read(...items).notes).toEqual(notes);
  });

  it('is how the shares will be counted, and in which currency', () => {
    const file = read(person('a'), common, stock('1', 'a', 1500), loan('2', { investment_amount: money(1000, 'EUR') }));
    // The price of a share is in dollars, the SAFE in euros.
    expect(file.currencies).toEqual(['USD', 'EUR']);
    const plan = planOcf(file, inputsOf({}), around, () => 'new');
    expect(plan.notes).toEqual(['Total Shares becomes 1,500, the option pool 0.']);
    expect(plan.problem).toBe(
      'This file has amounts in EUR and this table is in USD. Amounts aren’t converted, so change one of the currencies first.',
    );
    const taken = takeOcf(state.start(around), plan, 'USD');
    expect(taken.extra.settings).toMatchObject({ totalShares: '1,500', pool: '', promised: '' });
    expect(taken.records).toMatchObject([{ id: 'new', name: 'a', exactShares: 1500, afterRound: '' }]);
  });

  it('is what is there already: as many of the same as the table has', () => {
    const file = read(loan('1'), loan('2'), loan('3', { investment_amount: money(2000) }));
    const plan = planOcf(file, inputsOf({ convertibles: [safe('x', 1000, 0, { name: 'no name' })] }), around, () => 'new');
    expect(plan).toMatchObject({ already: 1, counts: undefined, currency: undefined, problem: '', notes: [] });
    expect(plan.convertibles.map(({ amount }) => amount)).toEqual([100_000, 200_000]);
  });
});
