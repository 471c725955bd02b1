import { expect, it } from 'vitest';
import { currencyForAsk, hasSample, isSample, isSampleSlide, state, type DeckData, type Slide } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) as DeckData;
const [first] = sample.slides as [Slide];
const own: Slide = { ...first, id: 'slide-1', title: 'Ours' };

it('a deck holds a sample as long as one of its slides is one', () => {
  expect([hasSample(sample), isSample(sample)]).toEqual([true, true]);
  const mixed = { ...sample, slides: [own, first] };
  expect([hasSample(mixed), isSample(mixed)]).toEqual([true, false]);
  const mine = { ...sample, slides: [own] };
  expect([hasSample(mine), isSample(mine)]).toEqual([false, false]);
  const empty = { ...sample, slides: [] };
  expect([hasSample(empty), isSample(empty)]).toEqual([false, false]);
});

it('a slide of the sample is one until its words are changed', () => {
  expect(isSampleSlide(first)).toBe(true);
  expect(isSampleSlide({ ...first, notes: 'Breathe' })).toBe(true);
  expect(isSampleSlide({ ...first, title: 'Ours' })).toBe(false);
  expect(isSampleSlide({ ...first, content: 'Ours' })).toBe(false);
  // Written from the sample's answers and not touched since.
  expect(isSampleSlide({ ...first, title: 'Ours', isEdited: false })).toBe(true);
  expect(isSampleSlide({ ...first, id: 'slide-1' })).toBe(false);
});

it('an amount typed in another currency asks for that one', () => {
  expect(currencyForAsk('€500,000', 'USD')).toBe('EUR');
  expect(currencyForAsk('500,000 GBP', 'USD')).toBe('GBP');
  expect(currencyForAsk('$500,000', 'USD')).toBeUndefined();
  expect(currencyForAsk('500,000', 'USD')).toBeUndefined();
  expect(currencyForAsk('€', 'USD')).toBeUndefined();
});
