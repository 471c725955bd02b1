import { describe, expect, it } from 'vitest';
import { figureTerms } from './blocks';

describe('labels of key figures', () => {
  const shown = (...labels: string[]) => figureTerms({ kind: 'figures', items: labels.map((label) => ({ label, value: '1' })) });

  it('begin with a capital, whoever wrote them', () => {
    const labels = ['still to do', 'Total Salary per year', 'éclairs sold', 'soft-circled, nothing signed', 'TAM a year', '12 months left'];
    expect(shown(...labels).map(({ label }) => label)).toEqual([
      'Still to do',
      'Total Salary per year',
      'Éclairs sold',
      'Soft-circled, nothing signed',
      'TAM a year',
      '12 months left',
    ]);
  });

  it('leave a name that is written its own way as it is, and an empty one empty', () => {
    expect(shown('iOS users', 'eBay sales', 'x2 plan', '').map(({ label }) => label)).toEqual(['iOS users', 'eBay sales', 'x2 plan', '']);
  });
});
