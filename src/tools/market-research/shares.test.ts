import { expect, it } from 'vitest';

import { blankCompetitor, state } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };

it('finds the market, each competitor and each claim; what is left of the sample is not found', () => {
  const sample = state.sample!(around);
  const data = {
    ...sample,
    market: { ...sample.market, targetMarket: 'Commuters' },
    competitors: [...sample.competitors, { ...blankCompetitor('competitor-3'), name: 'Daily Loaf', strengths: 'Cheap' }],
    evidence: {
      ...sample.evidence,
      records: [...sample.evidence.records, { ...sample.evidence.records[0]!, id: '7', claim: 'Rent rose' }],
    },
    swot: { ...sample.swot, threats: 'Flour prices\nA new station' },
  };
  const found = shares.search(data, around);
  expect(found.map(({ id, title }) => [id, title])).toEqual([
    ['document', 'Bakery'],
    ['competitor competitor-3', 'Daily Loaf'],
    ['evidence 7', 'Rent rose'],
  ]);
  expect(found[0]?.text).toContain('Commuters');
  expect(found[0]?.text).toContain('A new station');
  expect(found[0]?.text).not.toContain('Flour prices');
});
