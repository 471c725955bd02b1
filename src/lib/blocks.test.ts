import { describe, expect, it } from 'vitest';
import { figureTerms, withLook } from './blocks';
import { houseAccent } from './brand';
import { contrastOf } from './contrast';

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

it('draws charts in the company’s colour, darker where it could not be seen on paper', () => {
  const chart = { svg: `<svg fill="${houseAccent}"/>`, width: 1, height: 1, isBranded: true } as const;
  const colorFor = (accent: string) => {
    const [block] = withLook({ title: 'T', blocks: [{ kind: 'picture', picture: chart, label: 'Chart' }] }, { accent }).blocks;
    return block?.kind === 'picture' ? (/#[0-9a-f]{6}/.exec(block.picture.svg)?.[0] ?? '') : '';
  };
  expect(colorFor('#12307a')).toBe('#12307a');
  expect(contrastOf(colorFor('#ffe45c'), '#ffffff')).toBeGreaterThanOrEqual(3);
});
