import { describe, expect, it } from 'vitest';
import { withLook, type Block } from './blocks';
import { axisChart, heatChart, seriesChart, shareChart } from './charts';

const svgOf = ([block]: readonly Block[]) => (block?.kind === 'picture' ? block.picture.svg : '');
const labelOf = ([block]: readonly Block[]) => (block?.kind === 'picture' ? block.label : '');

describe('a chart for paper', () => {
  it('is left out where there is nothing to compare', () => {
    expect(axisChart('Prices', [{ label: 'A', value: 1, shown: '$1' }])).toEqual([]);
    expect(shareChart('Uses', [{ label: 'A', value: 1, shown: '$1' }])).toEqual([]);
    expect(seriesChart('Sales', { categories: ['May'], series: [{ name: 'A', values: [null] }], format: String, look: 'bars' })).toEqual(
      [],
    );
  });

  it('says in words what it shows', () => {
    const parts = [
      { label: 'Rent', value: 1, shown: '$1' },
      { label: 'Oven', value: 3, shown: '$3' },
      { label: 'Nothing', value: 0, shown: '$0' },
    ];
    expect(labelOf(shareChart('Uses', parts))).toBe('Uses: Rent $1, Oven $3');
    const prices = [
      { label: 'B', value: 9, shown: '$9' },
      { label: 'A', value: 3, shown: '$3', isOwn: true },
    ];
    expect(labelOf(axisChart('Prices', prices))).toBe('Prices: A $3, B $9');
  });

  it('shares a bar of 480 points by the figures', () => {
    const widths = [
      ...svgOf(
        shareChart(
          'Uses',
          [3, 1].map((value) => ({ label: 'x', value, shown: `${value}` })),
        ),
      ).matchAll(/y="0" width="([\d.]+)"/g),
    ];
    // 3 of 4 is 360 and 1 of 4 is 120, each a point narrower for the gap.
    expect(widths.map(([, width]) => Number(width))).toEqual([359, 119]);
  });

  it('sets prices by their ratios where one is far beyond the others, and says so', () => {
    const placesOf = (...values: number[]) => {
      const svg = svgOf(axisChart('Prices', values.map((value) => ({ label: 'x', value, shown: `$${value}` })))); // prettier-ignore
      return { at: [...svg.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => Number(x)), isSaid: svg.includes('equal ratios') };
    };
    // From 56 to 424; 10 is halfway between 1 and 100 in ratio, a tenth of the way in amount.
    expect(placesOf(1, 10, 100)).toEqual({ at: [56, 240, 424], isSaid: true });
    expect(placesOf(20, 30, 40)).toEqual({ at: [56, 240, 424], isSaid: false });
    expect(placesOf(0, 100).isSaid).toBe(false);
  });

  it('has equal prices at one place and no figure that is none', () => {
    const svg = svgOf(
      axisChart(
        'Prices',
        [1, 1, Number.NaN].map((value) => ({ label: 'x', value, shown: '$1' })),
      ),
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(new Set([...svg.matchAll(/cx="([\d.]+)"/g)].map(([, x]) => x)).size).toBe(1);
  });

  it('takes the company’s colour, wherever it stands', () => {
    const chart = heatChart('Risks', {
      rows: ['1'],
      columns: ['Impact', '1'],
      cells: [{ row: 0, column: 0, strength: 1, text: '1' }],
      said: 'one',
    });
    const blocks: Block[] = [
      chart,
      { kind: 'callout', blocks: [chart] },
      { kind: 'columns', columns: [[chart]] },
      { kind: 'cards', cards: [{ title: 'A', blocks: [chart] }] },
    ];
    const dressed = JSON.stringify(withLook({ title: 'T', blocks }, { accent: '#123456' }).blocks);
    expect(dressed.match(/#123456/g)).toHaveLength(4);
    expect(dressed).not.toContain('#0b6b4a');
  });
});
