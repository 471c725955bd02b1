import { describe, expect, it } from 'vitest';
import { readBudget } from './budget';

describe('a budget as it is typed', () => {
  it.each([
    ['5k', '$5,000.00'],
    ['2 thousand', '$2,000.00'],
    ['1 lakh', '$100,000.00'],
    ['1.5m', '$1,500,000.00'],
    ['2 mio', '$2,000,000.00'],
    ['2 mn', '$2,000,000.00'],
    ['2 million dollars', '$2,000,000.00'],
    ['3 crore', '$30,000,000.00'],
    ['1 bn', '$1,000,000,000.00'],
    ['1 billion', '$1,000,000,000.00'],
    ['25.000 €', '€25,000.00'],
    ['.5m', '$500,000.00'],
    ['C$500', '$500.00 CAD'],
    ['500 pounds', '£500.00'],
    ['500 CHF', expect.stringContaining('500')],
    ['999999999999', '$999,999,999,999.00'],
    ['1000000000000', undefined],
    ['0', undefined],
    ['5k to 10k', undefined],
    ['-500', undefined],
    ['5 people', undefined],
    ['20%', undefined],
    ['500 pesos', undefined],
    ['500 rupees', undefined],
    ['5 mice', undefined],
    ['none', undefined],
    ['', undefined],
  ])('%s is %s', (typed, shown) => {
    expect(readBudget(typed, 'USD')).toEqual(shown);
  });

  it('takes a sign for the money at home', () => {
    expect([
      readBudget('$500', 'CAD'),
      readBudget('500', 'EUR'),
      readBudget('¥500', 'CNY')?.includes('500'),
      readBudget('500 pesos', 'PHP')?.includes('500'),
      readBudget('500 rupees', 'INR')?.includes('500'),
    ]).toEqual(['$500.00', '€500.00', true, true, true]);
  });
});
