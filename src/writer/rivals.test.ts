import { expect, it } from 'vitest';
import { isNoSupplier, namedRivals } from './rivals';

it('what people do instead is nobody’s offer', () => {
  expect(
    ['Nothing', 'doing nothing at all.', 'DIY', 'the status quo', ' no one ', 'Nothing Bundt Cakes', 'Acme', ''].map(isNoSupplier),
  ).toEqual([true, true, true, true, true, false, false, false]);
});

it('a list of rivals keeps those that are somebody, and how it was parted', () => {
  expect(namedRivals('Acme, nothing, Bolt')).toBe('Acme, Bolt');
  expect(namedRivals('Acme; DIY ; Bolt')).toBe('Acme; Bolt');
  expect(namedRivals('Acme ,Bolt')).toBe('Acme ,Bolt');
  expect([namedRivals('nothing'), namedRivals('')]).toEqual(['', '']);
});
