import { describe, expect, it } from 'vitest';
import type { Transaction } from './model';
import { findSplitProblems, nextId, splitTransaction } from './splitting';
import { expense } from './test-data';

const entry = (amount: number, more: Partial<Transaction> = {}) => expense(amount, { id: 'a', ...more });

describe('a transaction in two parts', () => {
  it('has ids that no other has, of sixty letters and a number', () => {
    expect(nextId('a', new Set(['a']))).toBe('a-2');
    expect(nextId('a', new Set(['a', 'a-2', 'a-3']))).toBe('a-4');
    expect(nextId('a-7', new Set(['a-7']))).toBe('a-2');
    expect(nextId('x'.repeat(61), new Set())).toBe(`${'x'.repeat(60)}-2`);
  });

  it('adds up to the whole, and both remember the line of the bank', () => {
    const [rest, part] = splitTransaction(entry(100, { source: 'bank:1' }), { part: 30, category: 'Travel' }, 'a-2');
    expect([rest.amount, rest.category, rest.id, rest.source]).toEqual([70, 'Software', 'a', 'bank:1']);
    expect([part.amount, part.category, part.id, part.source]).toEqual([30, 'Travel', 'a-2', 'bank:1']);
    const [own, other] = splitTransaction(entry(100), { part: 30, category: 'Travel' }, 'a-2');
    expect(own.source).not.toBe('');
    expect(other.source).toBe(own.source);
  });

  it('leaves something of each side, of a refund as well', () => {
    const isRefused = (amount: number, part: number) => 'amount' in findSplitProblems(entry(amount), { part, category: 'Travel' });
    expect([0, 1, 99, 100].map((part) => isRefused(100, part))).toEqual([true, false, false, true]);
    expect([0, -1, -99, -100, 1].map((part) => isRefused(-100, part))).toEqual([true, false, false, true, true]);
    expect(findSplitProblems(entry(100), { part: 50, category: 'Software' })).toEqual({ category: 'Choose a different category.' });
  });
});
