import { expect, it } from 'vitest';
import type { PersonasData } from './model';
import { shares } from './shares';
import { around, start } from './test-data';

const plan = (data: PersonasData) =>
  shares.accepts?.texts?.plan(
    data,
    [
      { means: 'company.industry', text: 'Food and drink' },
      { means: 'offer.what', text: 'A list for tomorrow' },
      { means: 'customers.who', text: 'Bakeries' },
      { means: 'business.kind', text: 'Subscription' },
      { means: 'company.name', text: 'Crumb' },
    ],
    { doc: 'idea', tool: 'Idea Validator', name: '' },
    around,
  );

it('fills what is still empty with the answers of other tools, once', () => {
  const taken = plan({ ...start, draft: { ...start.draft, targetMarket: 'Cafes' } });
  expect(taken?.data.draft).toMatchObject({
    industry: 'Food and drink',
    productType: 'A list for tomorrow',
    targetMarket: 'Cafes',
    businessModel: 'Subscription',
  });
  expect(taken?.names).toEqual(['Industry', 'Product Type', 'Business Model']);
  expect(taken && plan(taken.data)?.data).toBe(taken?.data);
});
