import { describe, expect, it } from 'vitest';
import { spanChart, type Span } from './span-chart';

const span = (label: string, from: number, to: number): Span => ({ label, from, to, look: 'planned' });
const svgOf = (...spans: Span[]) => {
  const [block] = spanChart('Plan', spans, [{ at: 0, label: 'Q1' }]);
  return block?.kind === 'picture' ? block.picture.svg : '';
};

describe('what is planned, drawn', () => {
  it('has a bar from its first day to its last, beside its name', () => {
    // 330 wide for 100 days, after 150 of names.
    const svg = svgOf(span('Oven', 0, 50), span('Van', 50, 100));
    expect([...svg.matchAll(/<rect x="([\d.]+)" y="\d+" width="([\d.]+)"/g)].map(([, x, width]) => [x, width])).toEqual([
      ['150', '165'],
      ['315', '165'],
    ]);
    expect(svg).toContain('>Oven<');
  });

  it('has a line and a word for each mark of time, up to its last day', () => {
    const ticks = [0, 50, 100, 101].map((at) => ({ at, label: `T${at}` }));
    const [block] = spanChart('Plan', [span('Oven', 10, 50), span('Van', 50, 100)], ticks);
    const svg = block?.kind === 'picture' ? block.picture.svg : '';
    // The first mark is before the first day: 330 wide for 100 days from there.
    expect([...svg.matchAll(/<line x1="([\d.]+)" x2="([\d.]+)"/g)].map(([, from, to]) => [from, to])).toEqual(
      ['150', '315', '480'].map((x) => [x, x]),
    );
    expect([...svg.matchAll(/>(T\d+)</g)].map(([, label]) => label)).toEqual(['T0', 'T50', 'T100']);
    expect([...svg.matchAll(/<rect x="([\d.]+)"/g)].map(([, x]) => x)).toEqual(['183', '315']);
  });

  it('shows a day by itself, and two dates in a row', () => {
    const svg = svgOf(span('Oven', 0, 0), span('Van', 0, 100));
    expect([...svg.matchAll(/<rect x="[\d.]+" y="(\d+)" width="([\d.]+)"/g)].map(([, y, width]) => [y, width])).toEqual([
      ['23', '3'],
      ['40', '330'],
    ]);
  });

  it('is left out where there is nothing to compare, and says what has no room', () => {
    expect(spanChart('Plan', [span('Oven', 0, 1)], [])).toEqual([]);
    expect(spanChart('Plan', [span('Oven', 0, 1), span('Van', 3, 2)], [])).toEqual([]);
    const many = Array.from({ length: 23 }, (_, index) => span(`Item ${index}`, index, index + 1));
    expect(spanChart('Plan', many, [])[1]).toMatchObject({ text: '3 more in the tables below.' });
  });
});
