import { expect, it } from 'vitest';
import { makePlan } from './plan';
import { state, type Answers } from './model';
import { sketch } from './sketch';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const bare: Answers = { ...start.answers, companyName: 'Loam & Sons' };
const said = (more: Partial<Answers>, told = '') => sketch({ ...bare, ...more }, told, 'USD');

it('says what is sold, to whom, at what price and for how much money', () => {
  expect(
    said({
      solution: 'Fresh loaves at the café door before six',
      targetMarket: 'Independent cafés; hotels.',
      price: '$4.20 a loaf',
      funding: '$90,000 for a second oven',
    }),
  ).toBe(
    'Loam & Sons offers fresh loaves at the café door before six. It serves independent cafés and hotels. The price is $4.20 a loaf. It needs $90,000.',
  );
  expect(said({ companyName: '', targetMarket: 'Cafés' })).toBe('The company serves cafés.');
});

it.each([
  ['from $280', 'Prices start at $280.'],
  ['from $420 to $1,900, by model', 'Prices run from $420 to $1,900, by model.'],
  ['Free', 'The offer is free.'],
  ['Pay what you can', ''],
  ['10% of the cash we free up', ''],
])('a price of %j: %j', (price, sentence) => {
  expect(said({ targetMarket: 'Cafés', price })).toBe(['Loam & Sons serves cafés.', sentence].filter(Boolean).join(' '));
});

it('leaves sentences, the words of the company itself and what is told already to their places', () => {
  expect(said({ solution: 'We bake at night.', targetMarket: 'We sell to cafés', funding: 'We have $90,000 already' })).toBe('');
  expect(said({ solution: 'Bread from my grandmother’s oven', targetMarket: 'First: cafés\nThen: hotels', price: '$4' })).toBe('');
  expect(said({ solution: 'Fresh loaves', targetMarket: 'Cafés in the US' }, 'Fresh loaves before six')).toBe(
    'Loam & Sons serves cafés in the US.',
  );
});

it('a summary that nothing is known for says what it needs', () => {
  const [summary] = makePlan({ ...start, answers: bare }, around).sections;
  expect(summary?.text).toContain('What is sold, who buys it and how much money is needed - not written yet');
  const [known] = makePlan({ ...start, answers: { ...bare, solution: 'We bake at night.' } }, around).sections;
  expect(known?.text).not.toContain('What is sold');
});
