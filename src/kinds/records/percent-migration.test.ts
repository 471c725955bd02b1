import { expect, it } from 'vitest';
import { percentsToFractions } from './percent-migration';

it('turns what was kept as percent into fractions, and leaves everything else as it is', () => {
  const settle = percentsToFractions('discount', 'interest');
  const old = {
    currency: 'EUR',
    extra: null,
    records: [{ id: '1', discount: 20, interest: 6.5, amount: 100 }, { id: '2', discount: 'x' }, 3],
  };
  expect(settle(old)).toEqual({
    ...old,
    records: [{ id: '1', discount: 0.2, interest: 0.065, amount: 100 }, { id: '2', discount: 'x' }, 3],
  });
  for (const none of [null, [], { records: 'x' }]) expect(settle(none)).toBe(none);
});
