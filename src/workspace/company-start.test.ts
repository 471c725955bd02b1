import { expect, it } from 'vitest';
import { text } from '@/lib/fields';
import { startFrom } from './company-start';
import { byMeaning, defineShares } from './shares';
import { defineState } from './tool-state';

const fields = { country: text('Country', { means: 'company.country' }), state: text('State', { means: 'company.region' }) };
const empty = { country: '', state: '' };
const shares = defineShares(defineState({ version: 1, start: () => empty }), {
  profile: byMeaning(
    fields,
    (data: typeof empty) => data,
    (_before, data) => data,
  ),
});
const around = { today: '2026-11-15', currency: 'USD' };

it.each([
  ['Austin, TX', { country: 'United States', state: 'Texas' }],
  ['Leeds, England', { country: 'United Kingdom', state: '' }],
  ['Lyon, France', { country: 'France', state: '' }],
  ['Somewhere nice', empty],
  ['', empty],
])('a company in %s starts with the country and the state that are certain', (place, found) => {
  expect(startFrom(shares, empty, { answers: { 'company.place': place } }, around)).toEqual(found);
});

it('what was told of country or state is left as it is', () => {
  const told = { 'company.place': 'Austin, TX', 'company.country': 'Germany' };
  expect(startFrom(shares, empty, { answers: told }, around)).toEqual({ country: 'Germany', state: '' });
  expect(startFrom(shares, empty, { answers: {} }, around)).toBe(empty);
});
