import { describe, expect, it } from 'vitest';
import { layoutChart } from './chart';
import { toRows } from './model';
import { toPicture } from './picture';
import { buildReport, buildUpdate } from './report';
import { dataOf, entry, metric, period, today } from './test-data';

describe('the days below a chart', () => {
  const daysOf = (width: number, days: number) =>
    layoutChart({ points: [], before: [], targets: [1], period: { ...period, days, from: '2026-10-17' } }, { width, height: 200, left: 0 })
      .days;

  it('stand 110 apart at the least, the first and the last at the ends', () => {
    // 344 less 14 leave 330: three parts of it. Days 0, 9.7, 19.3 and 29 after 17 October.
    expect(daysOf(344, 30)).toEqual([
      { x: 6, text: expect.stringContaining('17'), anchor: 'start' },
      { x: 112, text: expect.stringContaining('27'), anchor: 'middle' },
      { x: 218, text: expect.stringContaining('5'), anchor: 'middle' },
      { x: 324, text: expect.stringContaining('15'), anchor: 'end' },
    ]);
    expect([daysOf(343, 30).length, daysOf(100, 30).length, daysOf(2000, 3).length]).toEqual([3, 2, 3]);
  });

  it('name their year from 181 days on', () => {
    const hasYear = (days: number) => daysOf(344, days).every(({ text }) => /20\d\d/.test(text));
    expect([hasYear(180), hasYear(181)]).toEqual([false, true]);
  });
});

describe('the picture of a chart', () => {
  const svgOf = (more: Parameters<typeof metric>[0] = {}, note = '', isSample = false) => {
    const row = toRows(dataOf([metric(more)], [entry('2026-10-10', 50), entry('2026-11-10', 100, note)]), period)[0];
    return row ? toPicture(row, period, 'value', isSample) : { svg: '', width: 0, height: 0 };
  };
  const textAt = (svg: string, x: number, y: number) => new RegExp(`<text x="${x}" y="${y}"[^>]*>([^<]*)<`).exec(svg)?.[1];

  it('has its name, its days and its figures above, cut where they are long', () => {
    const name = (count: number) => textAt(svgOf({ name: 'n'.repeat(count) }).svg, 36, 48);
    expect([name(60), name(61), textAt(svgOf({ name: '' }).svg, 36, 48)]).toEqual(['n'.repeat(60), `${'n'.repeat(59)}…`, 'Metric']);
    const { svg } = svgOf();
    expect(textAt(svg, 1164, 48)).toContain('2026');
    expect(textAt(svg, 36, 80)).toMatch(/^100, .*200/);
    expect(textAt(svg, 36, 106)).toMatch(/^Last 30 days/);
    expect(svg).toContain('<g transform="translate(36 120)">');
  });

  it('cuts its notes at 120 letters, and says what its lines are', () => {
    const note = (count: number) => textAt(svgOf({}, 'm'.repeat(count)).svg, 36, 574)?.replace(/^.*: /, '');
    expect([note(120), note(121)]).toEqual(['m'.repeat(120), `${'m'.repeat(119)}…`]);
    // One note of 24 below 574, and 12 to the foot; without a note the foot stands at 586.
    const foot = (...given: Parameters<typeof svgOf>) => textAt(svgOf(...given).svg, 36, given[1] ? 610 : 586);
    expect([foot({}, 'Fair'), foot({ targetTyped: '', targetValue: 0 })]).toEqual([
      'Line: value · dashed gray: the period before · dotted: target',
      'Line: value · dashed gray: the period before',
    ]);
    expect([svgOf({}, 'Fair').height, svgOf().height]).toEqual([638, 614]);
    expect([textAt(svgOf().svg, 1164, 586), textAt(svgOf({}, '', true).svg, 1164, 586)]).toEqual(['', 'Sample data']);
  });

  it('has a dotted line for a target, and a darker one where the scale is at nothing', () => {
    const dotted = (svg: string) => svg.split('stroke-dasharray="2 5"').length - 1;
    expect([dotted(svgOf().svg), dotted(svgOf({ targetTyped: '', targetValue: 0 }).svg)]).toEqual([1, 0]);
    const dark = svgOf().svg.match(/<line [^>]*stroke="#8b8778"\/>/g) ?? [];
    expect(dark).toHaveLength(1);
  });
});

describe('a report in words', () => {
  const rows = (entries: ReturnType<typeof entry>[], more: Parameters<typeof metric>[0] = {}) =>
    toRows(dataOf([metric(more)], entries), period);

  it('gives the columns of its table the room they need', () => {
    const table = buildReport(rows([]), period).blocks.find((block) => block.kind === 'table');
    // The name needs the most, the progress the least.
    expect(table?.kind === 'table' && table.columns.map((column) => (typeof column === 'string' ? 0 : column.weight))).toEqual([
      2.4, 1.2, 1.4, 1, 1.2, 1.8,
    ]);
  });

  it('says nothing of notes, samples or silent metrics where there are none', () => {
    const plain = buildUpdate(rows([entry('2026-10-10', 50), entry(today, 100)]), period);
    expect([plain.includes('What happened'), plain.includes('Sample'), plain.includes('No value')]).toEqual([false, false, false]);
    expect(plain.split('\n').at(-1)).toMatch(/^- Signups: 100; .* better than 50 before; target .*200, 50% reached$/);
    const fresh = buildUpdate(rows([entry(today, 100, 'Fair')]), period);
    expect(fresh).toContain('- Signups: 100; no earlier period to compare with; target');
    expect(fresh).toContain(`What happened\n- 15 Nov 2026, Signups: Fair`);
    const sum = buildUpdate(rows([entry('2026-10-10', 50), entry('2026-11-10', 60), entry(today, 100)], { rollUp: 'sum' }), period);
    expect(sum).toContain('- Signups: 160 (sum); ');
    expect(sum).toContain('; latest 100, target ');
    expect(buildReport([], undefined).blocks).toHaveLength(1);
  });

  it('leaves the year out below its lines where all of them are of one', () => {
    const drawn = (days: string[]) => JSON.stringify(buildReport(rows(days.map((day, index) => entry(day, index + 1))), period).blocks);
    expect(drawn(['2026-11-01', '2026-11-05', today])).toContain('5 Nov');
    expect(drawn(['2026-11-01', '2026-11-05', today])).not.toContain('5 Nov 2026<');
    expect(drawn(['2025-11-01', '2026-11-05', today])).toContain('5 Nov 2026');
  });
});
