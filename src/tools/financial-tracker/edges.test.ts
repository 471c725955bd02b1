import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { findTransfers, listAccounts, readTyped, reconcile } from './accounts';
import { readBankFile, readQif, skipPreamble } from './bank-files';
import { fields, state, type Transaction } from './model';
import { toActualLines, toCashMetrics, toMonthMetrics, toYearLines } from './offers';
import { nameReceipt, receiptsOf } from './receipts';
import { addRule, findAlike, findRule, groupRows, longestText, nameIn, starterRules } from './rules';
import { booked as entry } from './test-data';
import { applyTyping, isNegative, isZero } from './typing';

const around = { today: '2026-11-15', currency: 'USD' };
const extra = state.start(around).extra;

describe('an amount that is typed', () => {
  it('is zero or negative only where it is a number', () => {
    expect(['0', '0.00', '', ' ', 'x', '1'].map((amount) => isZero(amount, 'USD'))).toEqual([true, true, false, false, false, false]);
    expect(['-1', '-0.01', '0', '', 'x', '1'].map((amount) => isNegative(amount, 'USD'))).toEqual([true, true, false, false, false, false]);
  });

  const draft = { ...emptyDraft(fields, '2026-11-15'), paidIn: 'EUR' };
  it('waits for both what was paid and its rate', () => {
    const amount = (paid: string, rate: string) => applyTyping({ ...draft, amount: '7', paid }, 'rate', rate, 'USD').amount;
    expect([amount('10', '1.5'), amount('10', ''), amount('', '1.5'), amount('x', '1.5'), amount('10', 'x')]).toEqual([
      '15.00',
      '7',
      '7',
      '7',
      '7',
    ]);
  });

  it('gives the rate that it stands for, to six digits, whatever its sign', () => {
    const rate = (amount: string, paid: string, paidIn = 'EUR') =>
      applyTyping({ ...draft, paidIn, paid, rate: '9' }, 'amount', amount, 'USD').rate;
    // 10 / 3 = 3.33333…
    expect([rate('10', '3'), rate('-10', '4'), rate('10', '-4')]).toEqual(['3.33333', '2.5', '2.5']);
    // Nothing to divide, or nothing to divide by: the rate stays.
    expect([rate('0', '3'), rate('10', '0'), rate('x', '3'), rate('10', 'x'), rate('10', '3', '')]).toEqual(['9', '9', '9', '9', '9']);
    expect(applyTyping({ ...draft, refund: true }, 'amount', '5', 'USD').refund).toBe(false);
  });

  it('keeps its category while the type is the same', () => {
    const sale = { ...draft, type: 'income', category: 'Sales' };
    expect(applyTyping(sale, 'type', 'income', 'USD').category).toBe('Sales');
    expect(applyTyping(sale, 'type', 'expense', 'USD').category).toBe('');
    expect(applyTyping({ ...draft, paid: '5', rate: '2' }, 'paidIn', 'GBP', 'USD')).toMatchObject({ paid: '5', rate: '2', paidIn: 'GBP' });
  });
});

describe('rules', () => {
  const rule = (text: string, type: 'income' | 'expense' = 'expense', category = 'Rent') => ({ text, type, category });

  it('are 500 at most, the newest first, one for the same words of a type', () => {
    const many = Array.from({ length: 500 }, (_, index) => rule(`r${index}`));
    const added = addRule(many, rule('new'));
    expect([added.length, added[0]?.text, added.at(-1)?.text]).toEqual([500, 'new', 'r498']);
    expect(addRule([rule('a'), rule('b')], rule('b', 'expense', 'Travel'))).toEqual([rule('b', 'expense', 'Travel'), rule('a')]);
    expect(addRule([rule('a')], rule('a', 'income'))).toHaveLength(2);
    expect(addRule([rule('a')], rule(''))).toEqual([rule('a')]);
  });

  it('of ours ask for the longer words first', () => {
    const lengths = starterRules.map(({ text }) => text.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(starterRules.every(({ text }) => text !== '' && text === text.trim())).toBe(true);
  });

  it('fit whole words of the same type', () => {
    const rules = [rule('rent'), rule('rent', 'income', 'Sales')];
    expect(findRule('RENT-Nov', 'expense', rules)).toBe(rules[0]);
    expect(findRule('rent', 'income', rules)).toBe(rules[1]);
    expect(findRule('current account', 'expense', rules)).toBeUndefined();
    expect(findRule('rent', 'expense', [rule('')])).toBeUndefined();
  });

  it('are known by one or two names, sixty letters at most', () => {
    expect(nameIn('Acme Cloud Berlin 77')).toBe('acme cloud');
    expect(nameIn('Acme 77 Cloud')).toBe('acme');
    expect(nameIn('A 12 Acme')).toBe('acme');
    expect(nameIn('12 34')).toBe('12 34');
    expect(nameIn('x'.repeat(70))).toBe('x'.repeat(longestText));
    expect(nameIn('1'.repeat(70))).toBe('1'.repeat(longestText));
  });

  it('would move what names the same and is elsewhere', () => {
    const list = [
      entry('a', -1, { description: 'Acme rent', category: 'Other' }),
      entry('b', -1, { description: 'Acme rent', category: 'Rent' }),
      entry('c', 1, { description: 'Acme rent' }),
      entry('d', -1, { description: 'Beta' }),
    ];
    expect(findAlike(list, rule('acme rent')).map(({ id }) => id)).toEqual(['a']);
  });

  it('group rows by whom they name, those without a category first, then the most frequent', () => {
    const row = (id: string, amount: number, description: string, category: string) => entry(id, amount, { description, category });
    const groups = groupRows([
      row('1', -100, 'Beta', 'Rent'),
      row('2', -200, 'Gamma', 'Travel'),
      row('3', -300, 'Gamma', 'Travel'),
      row('4', -400, 'Acme', 'Other'),
      row('5', -500, 'Delta', 'Rent'),
      row('6', -600, 'Delta', 'Travel'),
      row('7', -700, 'Delta', 'Travel'),
    ]);
    expect(groups.map(({ text, category, count, effect }) => [text, category, count, effect])).toEqual([
      ['acme', 'Other', 1, -400],
      ['delta', '', 3, -1800],
      ['gamma', 'Travel', 2, -500],
      ['beta', 'Rent', 1, -100],
    ]);
  });
});

describe('the books and the bank', () => {
  const statement = (balance: string, date = '2026-10-31') => ({ id: 's', account: 'Bank', date, balance });
  const whyOf = (balance: string, ...all: Transaction[]) =>
    reconcile(statement(balance), all, [], 'USD').clues.map(({ transaction, why }) => `${transaction.id} ${why}`);

  it('differ by what one payment would explain', () => {
    // The books say 100; the bank has nothing: the payment is not there.
    expect(whyOf('0', entry('a', 10_000))).toEqual(['a may be here twice, or not at the bank yet']);
    // 100 in the books, −100 at the bank: it went the other way.
    expect(whyOf('-100', entry('a', 10_000))).toEqual(['a may be an expense']);
    expect(whyOf('100', entry('a', -10_000))).toEqual(['a may be an income']);
    expect(whyOf('100', entry('a', 10_000, { account: '' }))).toEqual(['a isn’t in any account']);
    expect(whyOf('100', entry('a', 10_000, { account: 'Card' }))).toEqual([]);
    expect(whyOf('100', entry('a', 10_000))).toEqual([]);
    expect(whyOf('100', entry('a', 10_000, { date: '' }))).toEqual([]);
  });

  it('may have it within seven days after, or on the day itself', () => {
    const later = (date: string) => whyOf('100', entry('a', 10_000, { date }));
    expect(later('2026-11-01')).toEqual(['a may have an earlier date at the bank']);
    expect(later('2026-11-07')).toHaveLength(1);
    expect(later('2026-11-08')).toEqual([]);
    expect(later('2026-10-31')).toEqual([]);
    expect(whyOf('0', entry('a', 10_000, { date: '2026-10-31' }))).toHaveLength(1);
    expect(whyOf('100', entry('a', 10_000, { account: '', date: '2026-11-01' }))).toEqual([]);
  });

  it('name five clues at most', () => {
    const six = Array.from({ length: 6 }, (_, index) => entry(`${index}`, 10_000));
    expect(whyOf('500', ...six)).toHaveLength(5);
  });

  it('take what was typed, and nothing for what is no amount', () => {
    expect([readTyped('', 'USD'), readTyped(' ', 'USD'), readTyped('1,000', 'USD')]).toEqual([
      { amount: 0 },
      { amount: 0 },
      { amount: 100_000 },
    ]);
    expect(readTyped('x', 'USD')).toMatchObject({ amount: 0, problem: expect.any(String) as string });
    expect(reconcile(statement('x'), [], [], 'USD').problem).toBeDefined();
    expect(reconcile(statement('5'), [], [], 'USD')).not.toHaveProperty('problem');
  });

  it('keep the nameless account only where something is in it', () => {
    expect(listAccounts(extra, [])).toEqual(['']);
    expect(listAccounts(extra, [entry('a', 1)])).toEqual(['Bank']);
    expect(listAccounts(extra, [entry('a', 1), entry('b', 1, { account: '' })])).toEqual(['Bank', '']);
    expect(listAccounts({ ...extra, accounts: [{ name: 'Card', opening: '' }], statements: [statement('1')] }, [])).toEqual([
      'Card',
      'Bank',
    ]);
  });

  it('pair a transfer of five days at most, between two accounts or by its words', () => {
    const pairs = (...all: Transaction[]) => findTransfers(all).map((pair) => `${pair.out.id}>${pair.in.id}`);
    const out = entry('out', -500);
    const into = (date: string, more: Partial<Transaction> = {}) => entry('in', 500, { account: 'Savings', date, ...more });
    expect(pairs(out, into('2026-10-15'))).toEqual(['out>in']);
    expect(pairs(out, into('2026-10-16'))).toEqual([]);
    expect(pairs(out, into('2026-10-05'))).toEqual(['out>in']);
    expect(pairs(out, into('2026-10-04'))).toEqual([]);
    expect(pairs(out, into('2026-10-10', { account: 'Bank' }))).toEqual([]);
    expect(pairs(out, into('2026-10-10', { amount: 501 }))).toEqual([]);
    expect(pairs(out, into('2026-10-10', { category: 'Funding' }))).toEqual([]);
    const nameless = (first: string, second: string) =>
      pairs({ ...out, account: '', description: first }, into('2026-10-10', { account: '', description: second }));
    expect([nameless('Transfer out', 'Savings'), nameless('Transfer', 'Sale'), nameless('Rent', 'Transfer')]).toEqual([['out>in'], [], []]);
    // One that came in is the other half of one only.
    expect(pairs(out, { ...out, id: 'again' }, into('2026-10-10'))).toEqual(['out>in']);
  });
});

describe('what others see of the books', () => {
  const months = ['2026-08-10', '2026-09-10', '2026-10-10'];
  const burning = months.map((date) => entry(date, -10_000, { date }));
  const withOpening = { ...extra, accounts: [{ name: 'Bank', opening: '1,000' }] };

  it('is by month and by year, past days only, in order', () => {
    const all = [
      entry('c', 500, { date: '2026-11-16' }),
      entry('b', 200, { date: '2026-11-15' }),
      entry('a', -100, { date: '2025-12-31' }),
    ];
    expect(toActualLines(all, around).map(({ key, income, expense }) => [key, income, expense])).toEqual([
      ['2025-12', 0, 100],
      ['2026-11', 200, 0],
    ]);
    expect(toActualLines([entry('x', 1, { date: '' })], around)).toEqual([]);
    expect(toActualLines(all, { ...around, today: '' })).toHaveLength(2);
    expect(toActualLines([entry('t', -1, { category: 'Transfer' })], around)).toEqual([]);
    const raised = entry('r', 900, { category: 'Funding', date: '2026-01-01' });
    expect(toYearLines([...all, raised], around).map(({ key, income, expense }) => [key, income, expense])).toEqual([
      ['2025', 0, 100],
      ['2026', 200, 0],
    ]);
    expect(toActualLines([raised], around)[0]).toMatchObject({ income: 900 });
  });

  it('is a runway only where the last three months all cost something, and there is cash', () => {
    const names = (all: Transaction[], given = withOpening) => toCashMetrics(given, all, around).map(({ id }) => id);
    expect(names(burning)).toEqual(['cash', 'runway']);
    expect(names(burning.slice(0, 2))).toEqual(['cash']);
    expect(names(months.map((date) => entry(date, 10_000, { date })))).toEqual(['cash']);
    // 300 spent of 300 leaves nothing.
    expect(names(burning, { ...extra, accounts: [{ name: 'Bank', opening: '300' }] })).toEqual(['cash']);
    expect(names(burning, { ...extra, accounts: [{ name: 'Bank', opening: ' ' }] })).toEqual([]);
    expect(toCashMetrics(withOpening, burning, { ...around, today: '' })).toEqual([]);
    // This month is not over: what it cost so far does not count. 700 − 100 at 100 a month.
    const now = [...burning, entry('now', -10_000, { date: '2026-11-02' })];
    expect(toCashMetrics(withOpening, now, around)[1]?.values).toEqual([{ date: '2026-11-15', value: 6 }]);
  });

  it('is revenue, expenses and profit of whole months', () => {
    const all = [...burning, entry('sale', 25_000, { date: '2026-10-20' }), entry('now', 900, { date: '2026-11-01' })];
    const last = toMonthMetrics(all, around).map(({ id, values }) => [id, values.at(-1)]);
    expect(last).toEqual([
      ['revenue', { date: '2026-10-31', value: 250 }],
      ['expenses', { date: '2026-10-31', value: 100 }],
      ['profit', { date: '2026-10-31', value: 150 }],
    ]);
    expect(toMonthMetrics([entry('now', 900, { date: '2026-11-01' })], around)).toEqual([]);
    expect(toMonthMetrics(all, { ...around, today: '' })).toEqual([]);
  });
});

describe('files of a bank', () => {
  it('in QIF hold payments of the kinds that are money, in the account named before', () => {
    const rows = (text: string) =>
      readQif(text).table.rows.map(([date, what, amount, category, account]) => [date, what, amount, category, account]);
    for (const kind of ['Bank', 'CCard', 'Cash', 'Oth A', 'Oth L'])
      expect(rows(`!Type:${kind}\nD1/2/2026\nT-5\nPShop\n^`)).toEqual([['1/2/2026', 'Shop', '-5', '', '']]);
    expect(() => readQif('!Type:Invst\nD1/2/2026\nT-5\n^')).toThrow('holds no payments');
    // The last one without its end mark, U where there is no T, T before U.
    expect(rows('!Type:Bank\nD1/2/2026\nU7\n^\nT-5\nU9')).toEqual([
      ['1/2/2026', 'Payment', '7', '', ''],
      ['', 'Payment', '-5', '', ''],
    ]);
    expect(rows("!Type:Bank\nD1/ 2'26\nT1\nLCar:Fuel/2026\nMMemo\n^")).toEqual([['1/2/2026', 'Memo', '1', 'Car:Fuel', '']]);
    expect(rows('!Account\nNOne\n^\n!Account\nTBank\n^\n!Type:Bank\nT1\nPx\n^')[0]?.[4]).toBe('One');
    // Details of a part before there is a part belong to nothing.
    expect(rows('!Type:Bank\nT1\nPx\nEloose\n$5\n^')).toEqual([['', 'x', '1', '', '']]);
  });

  it('in a table begin where a line names its columns, within forty lines', () => {
    const preamble = (count: number) => `${'Account 1\n'.repeat(count)}Date;Amount\n2026-01-01;5`;
    expect(skipPreamble(preamble(0))).toBeUndefined();
    expect(skipPreamble(preamble(3))).toEqual({ lines: 3, text: 'Date;Amount\n2026-01-01;5' });
    expect(skipPreamble(preamble(39))?.lines).toBe(39);
    expect(skipPreamble(preamble(40))).toBeUndefined();
    expect(skipPreamble('Account\nName;City')).toBeUndefined();
    // A day without an amount is not a table of payments, nor an amount without a day.
    expect(skipPreamble('x\nDate;Name\n')).toBeUndefined();
    expect(skipPreamble('x\nName;Amount\n')).toBeUndefined();
    expect(readBankFile('Date;Amount\n')).toBeUndefined();
  });
});

describe('receipts', () => {
  const receipt = { id: 'p', of: 'a', name: 'Photo 1!', picture: '/9j/AA==' };
  it('are named by day, sixty letters and the amount, or by their own name', () => {
    expect(nameReceipt(receipt, entry('a', 1, { description: 'x'.repeat(61) }), '5.00')).toBe(`2026-10-10-${'x'.repeat(60)}-5.00`);
    expect(nameReceipt(receipt, undefined, '5.00')).toBe('no-transaction-Photo-1');
    expect(receiptsOf([receipt, { ...receipt, id: 'q', of: 'b' }], 'a')).toEqual([receipt]);
  });
});
