import { describe, expect, it } from 'vitest';
import { emptyDraft, money, text } from '@/lib/fields';
import { currencyToAdopt } from './typed-currency';

const fields = { name: text('Name'), price: money('Price'), cost: money('Cost', { default: '0' }) };
const empty = emptyDraft(fields, '');
const adopt = (typed: string, draft: Partial<typeof empty> = {}, name: 'name' | 'price' = 'price', current = 'USD') =>
  currencyToAdopt(fields, { ...empty, ...draft }, name, typed, current);

describe('a sign typed with the first amount', () => {
  it('decides the currency', () => {
    expect(adopt('£200k')).toBe('GBP');
    expect(adopt('200 EUR')).toBe('EUR');
    expect(adopt('£5', { cost: '£7' })).toBe('GBP');
  });

  it('leaves it where nothing else is meant', () => {
    expect([adopt('200'), adopt('$200'), adopt('£'), adopt('£abc'), adopt('£5', {}, 'name')]).toEqual(Array(5).fill(undefined));
    expect(adopt('$5', {}, 'price', 'CAD')).toBeUndefined();
  });

  it('does not turn amounts that are already there into another currency', () => {
    expect(adopt('£5', { cost: '7' })).toBeUndefined();
    expect(adopt('£5', { cost: '$7' })).toBeUndefined();
  });
});
