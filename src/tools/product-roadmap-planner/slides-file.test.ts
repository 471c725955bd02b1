import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { layoutChart } from './chart';
import { toRoadmap } from './files';
import type { LookLine } from '@/lib/topics/facts';
import { renameLinks, resolveLinks } from '@/lib/title-links';
import { toLanes, type Item } from './model';
import { horizonOf, moveSpan, moveToQuarter } from './moves';
import { comparePeriods, parsePeriod, samePeriodAt, toQuarterShares } from './periods';
import { drawRoadmap } from './picture';
import { toDocument } from './report';
import { slidesFile } from './slides-file';
import { findTroubles } from './troubles';
import { item, none, today } from './test-data';

const roadmapOf = (items: Item[], laneBy: 'none' | 'theme' = 'none', extra = none) => toRoadmap(items, extra, today, laneBy, 'internal');

describe('the slides as a file', () => {
  const inches = (emu = '') => Math.round((Number(emu) / 914_400) * 100) / 100;
  /** Every shape of every slide: where it is in inches, its lines with their size, and its XML. */
  async function slidesOf(...parts: Parameters<typeof roadmapOf>) {
    const files = unzipSync(new Uint8Array(await (await slidesFile(roadmapOf(...parts))).arrayBuffer()));
    const names = Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    return names.map((name) =>
      [...strFromU8(files[name] ?? new Uint8Array()).matchAll(/<p:(?:sp|cxnSp)>(.*?)<\/p:(?:sp|cxnSp)>/gs)].map(([, xml = '']) => {
        const [, x, y, width, height] = /<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
        const lines = [...xml.matchAll(/<a:p>(.*?)<\/a:p>/gs)].flatMap(([, line = '']) => {
          const [, said] = /<a:t>(.*?)<\/a:t>/.exec(line) ?? [];
          const size = Number(/sz="(\d+)"/.exec(line)?.[1]) / 100;
          return said === undefined
            ? []
            : [`${line.includes('<a:buChar') ? '- ' : ''}${size}${line.includes('b="1"') ? ' bold' : ''} ${said}`];
        });
        return { at: [x, y, width, height].map(inches), lines, xml };
      }),
    );
  }

  it('have a bar for each item, its name beside it and its quarter above', async () => {
    const [shapes = []] = await slidesOf(
      [item('launch', { title: 'Launch', status: 'On Hold', assignee: 'Ana', estimatedEffort: '2 weeks', theme: 'Growth' })],
      'theme',
    );
    const saying = (text: string) => shapes.find(({ lines }) => lines.some((line) => line.endsWith(text)));
    // 0.45 from the edge, 13.333 less both edges wide.
    expect(saying(' Product Roadmap')).toMatchObject({ at: [0.45, 0.3, 12.43, 0.5], lines: ['26 Product Roadmap'] });
    // The names take 3.1; the lane's stands below the head of the scale, in bold. One item leaves room: 11 and 8 points, times 1.4.
    expect(saying(' Growth')).toMatchObject({ at: [0.45, 1.61, 3, 0.46], lines: ['15 bold Growth'] });
    expect(saying(' Launch')?.lines).toEqual(['15 Launch']);
    expect(saying(' On Hold, Ana, 2 weeks')?.lines).toEqual(['11 On Hold, Ana, 2 weeks']);
    // From the fourth quarter on, which begins where the names end.
    expect(saying(' Q4 2026')?.at.slice(0, 2)).toEqual([3.6, 1.15]);
    // What is on hold has a dashed edge a point wide; the legend shows all four looks.
    const bars = shapes.filter(({ xml }) => xml.includes('prst="roundRect"'));
    expect(bars).toHaveLength(5);
    expect(bars[0]?.at[0]).toBe(3.55);
    expect(bars[0]?.xml).toContain('<a:ln w="12700"');
    expect(bars.filter(({ xml }) => xml.includes('<a:prstDash val="dash"/>'))).toHaveLength(2);
    // 0.05 of the shorter side.
    expect(bars[1]?.xml).toMatch(/name="adj" fmla="val \d{4,5}"/);
  });

  it('lead from what must be done first to what waits for it', async () => {
    const [shapes = []] = await slidesOf([
      item('A', { endDate: '2026-11-01', startDate: '2026-10-01' }),
      item('B', { quarter: 'Q2 2027', dependencies: ['A'] }),
    ]);
    const arrows = shapes.filter(({ xml }) => xml.includes('<a:schemeClr val="tx2"/>') && xml.includes('prst="line"'));
    expect(arrows).toHaveLength(3);
    expect(arrows.map(({ xml }) => xml.includes('type="triangle"'))).toEqual([false, false, true]);
  });

  it('stand further apart and larger where they are few, and close together where they are many', async () => {
    const barsOf = async (count: number) => {
      const [shapes = []] = await slidesOf(Array.from({ length: count }, (_, index) => item(`Item ${index + 1}`)));
      const bars = shapes.filter(({ xml }) => xml.includes('prst="roundRect"')).slice(0, count);
      const size = shapes.flatMap(({ lines }) => lines).find((line) => line.endsWith(' ITEM 1'));
      const [, first = 0] = bars[0]?.at ?? [];
      const [, end = 0, , height = 0] = bars.at(-1)?.at ?? [];
      return { size, apart: Math.round(((end - first) / (count - 1)) * 100) / 100, height, end: end + height };
    };
    // A row is 36 and a bar 22 of 96 pixels an inch: 0.375 and 0.229; twice and 1.4 times that.
    expect(await barsOf(3)).toMatchObject({ size: '15 ITEM 1', apart: 0.75, height: 0.32 });
    // 5.6 inches less the head of 44 pixels are 493.6 pixels: 12 rows of 36 have 1.143 times their height, 13 have 1.055.
    expect(await barsOf(12)).toMatchObject({ size: '12 ITEM 1', apart: 0.43, height: 0.26 });
    expect(await barsOf(13)).toMatchObject({ size: '11 ITEM 1', apart: 0.4, height: 0.24 });
    for (const count of [1, 5, 12, 13]) expect((await barsOf(count)).end).toBeLessThan(6.75);
  });

  it('have the logo beside their titles, and the titles bold in a font of the company’s own', async () => {
    const logo = { png: 'iVBORw0KGgo=', width: 300, height: 100 };
    const read = async (look: LookLine) => {
      const files = unzipSync(new Uint8Array(await (await slidesFile(roadmapOf([item('Launch')]), { look })).arrayBuffer()));
      return { slide: strFromU8(files['ppt/slides/slide1.xml'] ?? new Uint8Array()), names: Object.keys(files) };
    };
    const titleIn = (slide: string) => /<p:sp>(?:(?!<\/p:sp>).)*Product Roadmap.*?<\/p:sp>/s.exec(slide)?.[0] ?? '';
    const own = await read({ display: 'Lato', logo });
    expect(own.names.some((name) => /media\/.*\.png$/.test(name))).toBe(true);
    expect(titleIn(own.slide)).toContain('b="1"');
    // 120 by 40 pixels are 1.25 inches; with 0.3 between, 12.433 leave 10.883.
    expect(titleIn(own.slide)).toContain(`cx="${Math.round(10.883 * 914_400)}"`);
    expect(titleIn((await read({})).slide)).not.toContain('b="1"');
  });

  it('say on every slide who they are from, with the title in its place', async () => {
    const made = await slidesFile(roadmapOf([item('Launch')]), { from: 'Kestrel & Moor', look: { accent: '#2d4fae' } });
    const files = unzipSync(new Uint8Array(await made.arrayBuffer()));
    const read = (pattern: RegExp) => Object.entries(files).flatMap(([name, bytes]) => (pattern.test(name) ? [strFromU8(bytes)] : []));
    const slides = read(/^ppt\/slides\/slide\d+\.xml$/);
    expect(slides).toHaveLength(2);
    for (const slide of slides) expect(slide).toContain('<p:ph type="title"/>');
    const [layout] = read(/slideLayouts\/slideLayout\d+\.xml$/).filter((xml) => xml.includes('name="Roadmap"'));
    expect(layout).toContain('Kestrel &amp; Moor');
    expect(layout).toContain('type="slidenum"');
    expect(read(/theme1\.xml$/)[0]).toContain('<a:accent1><a:srgbClr val="2D4FAE"/>');
  });

  it('list what each quarter holds, in letters as large as there is room', async () => {
    const lists = async (items: Item[]) =>
      (await slidesOf(items))
        .filter(([title]) => title?.lines[0]?.endsWith(': by quarter'))
        .map((shapes) => shapes.slice(2).filter(({ xml }) => !xml.includes('type="sldNum"')));
    const [[box] = []] = await lists([item('launch', { title: 'Launch', assignee: 'Ana' })]);
    // One box as wide as the page: 260 letters' height over one line and its gap is more than the largest, 14.
    expect(box).toMatchObject({ at: [0.45, 1.15, 12.43, 5.7], lines: ['17 bold Q4 2026', '- 14 Launch (Planning), Ana'] });
    const quarters = ['Q4 2026', 'Q1 2027', 'Q2 2027', 'Q3 2027', 'Q4 2027', 'Q1 2028', 'Q2 2028'];
    const [first = [], second = []] = await lists(quarters.map((quarter) => item(quarter, { quarter })));
    // Six to a slide, three beside each other: (12.433 - 2 × 0.2) / 3 wide, (5.7 - 0.2) / 2 high.
    expect(first.map(({ at }) => at)).toEqual([
      [0.45, 1.15, 4.01, 2.75],
      [4.66, 1.15, 4.01, 2.75],
      [8.87, 1.15, 4.01, 2.75],
      [0.45, 4.1, 4.01, 2.75],
      [4.66, 4.1, 4.01, 2.75],
      [8.87, 4.1, 4.01, 2.75],
    ]);
    expect(second).toHaveLength(1);
    // 19 items of one line and a gap of 0.3 are 24.7: 260 / 24.7 is 10.5. 21 are 27.3, and at 32 it would be 6.25, but 8 is the least.
    const many = (count: number, title = 'x') => lists(Array.from({ length: count }, (_, index) => item(`${index}`, { title })));
    const sizeOf = async (count: number, title?: string) => (await many(count, title))[0]?.[0]?.lines[1]?.split(' ')[1];
    expect([await sizeOf(19), await sizeOf(21), await sizeOf(32)]).toEqual(['10', '9', '8']);
    // 39 letters and " (Planning)" are one line of 50, 40 are two: 10 items of 2.3 leave 11, of 1.3 the largest.
    expect([await sizeOf(10, 'x'.repeat(39)), await sizeOf(10, 'x'.repeat(40))]).toEqual(['14', '11']);
  });
});

describe('the chart', () => {
  const chartOf = (items: Item[], more: { hasMonths?: boolean; laneBy?: 'none' | 'theme' } = {}) => {
    const links = resolveLinks(items);
    return layoutChart(toLanes(items, more.laneBy ?? 'none'), {
      today,
      own: [],
      links,
      troubles: findTroubles(items, links, []),
      dayWidth: 2,
      hasMonths: more.hasMonths ?? false,
    });
  };

  it('runs from this quarter over the next fifteen months, by the quarter or by the month', () => {
    const { marks, width, todayX } = chartOf([item('A')]);
    // 15 months from November 2026 are February 2028, so six quarters: 548 days from 1 October 2026 to 31 March 2028.
    expect(marks.map(({ label, x }) => `${label} ${x}`)).toEqual([
      'Q4 2026 0',
      'Q1 2027 184',
      'Q2 2027 364',
      'Q3 2027 546',
      'Q4 2027 730',
      'Q1 2028 914',
    ]);
    expect(width).toBe(548 * 2);
    // 15 November is 45 days on.
    expect(todayX).toBe(90);
    const months = chartOf([item('A')], { hasMonths: true }).marks;
    expect(months).toHaveLength(6 + 18);
    expect(months.filter(({ isQuarter }) => isQuarter)).toHaveLength(6);
    expect(chartOf([]).width).toBe(548 * 2);
  });

  it('has the earliest first, and those that begin together as they were entered', () => {
    const rows = chartOf([item('late', { quarter: 'Q1 2027' }), item('b'), item('a'), item('early', { quarter: 'Q3 2026' })]).rows;
    expect(rows.map(({ item: { id } }) => id)).toEqual(['early', 'b', 'a', 'late']);
  });

  it('leads straight where there is room, and around where there is not', () => {
    const path = (endDate: string) =>
      chartOf([item('A', { startDate: '2026-10-01', endDate }), item('B', { quarter: 'Q1 2027', dependencies: ['A'] })]).arrows[0]?.path;
    // B begins at 184. The end of A on 20 December is at 162, 22 before; on the 21st only 20 are left.
    expect(path('2026-12-20')).toMatch(/^M162 [\d.]+h10V[\d.]+H184$/);
    expect(path('2026-12-21')).toMatch(/^M164 [\d.]+h10V[\d.]+H174V[\d.]+H184$/);
  });

  it('says in the picture what is not on the scale, and cuts long names', () => {
    const far = item('far', { quarter: 'Q4 2090' });
    const { svg } = drawRoadmap(roadmapOf([item('A', { title: 'x'.repeat(33) }), item('B', { title: 'y'.repeat(32) }), far]));
    expect(svg).toContain('1 not on the scale');
    expect(svg).toContain(`>${'x'.repeat(31)}…<`);
    expect(svg).toContain(`>${'y'.repeat(32)}<`);
    expect(drawRoadmap(roadmapOf([item('A')])).svg).not.toContain('not on the scale');
  });

  it('warns in the document of what slips', () => {
    const { blocks } = toDocument(roadmapOf([item('A', { quarter: 'Q2 2027' }), item('B', { dependencies: ['A'] })]));
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.level} ${block.text}`] : []))).toContain('2 Warnings');
  });
});

describe('moving', () => {
  const dated = item('A', { startDate: '2026-11-10', endDate: '2026-11-20' });

  it.each([
    ['whole', 10, ['Q4 2026', '2026-11-20', '2026-11-30']],
    ['whole', 60, ['Q1 2027', '2027-01-09', '2027-01-19']],
    ['start', 5, ['Q4 2026', '2026-11-15', '2026-11-20']],
    // One end stops at the other.
    ['start', 10, ['Q4 2026', '2026-11-20', '2026-11-20']],
    ['start', 30, ['Q4 2026', '2026-11-20', '2026-11-20']],
    ['end', -10, ['Q4 2026', '2026-11-10', '2026-11-10']],
    ['end', -30, ['Q4 2026', '2026-11-10', '2026-11-10']],
  ] as const)('by its %s, %d days', (grip, days, [quarter, startDate, endDate]) => {
    expect(moveSpan(dated, grip, days, [])).toEqual({ quarter, startDate, endDate });
  });

  it('to another quarter keeps the place within it', () => {
    expect(moveToQuarter(dated, 'Q1 2027', [])).toEqual({ quarter: 'Q1 2027', startDate: '2027-02-10', endDate: '2027-02-20' });
    expect(moveToQuarter(item('A', { endDate: '2026-11-20' }), 'Q1 2027', [])).toEqual({
      quarter: 'Q1 2027',
      startDate: '',
      endDate: '2027-02-20',
    });
    // 92 days later it would be April.
    const last = item('A', { startDate: '2026-12-31', endDate: '2026-12-31' });
    expect(moveToQuarter(last, 'Q1 2027', [])).toMatchObject({ quarter: 'Q1 2027', startDate: '2027-03-31' });
    expect(moveToQuarter(dated, 'Someday', [])).toEqual({ quarter: 'Someday', startDate: '', endDate: '' });
    expect(moveToQuarter(item('A'), 'Q1 2027', [])).toEqual({ quarter: 'Q1 2027', startDate: '', endDate: '' });
  });

  it.each([
    ['Q3 2026', 'Now'],
    ['Q4 2026', 'Now'],
    ['Dec 2026', 'Now'],
    ['Q1 2027', 'Next'],
    ['Mar 2027', 'Next'],
    ['Q2 2027', 'Later'],
    ['Someday', 'Later'],
  ])('%s is %s', (quarter, horizon) => {
    expect(horizonOf(item('A', { quarter }), [], today)).toBe(horizon);
  });

  it('stays in a period to its last day', () => {
    const period = parsePeriod('Nov 2026', []);
    expect(['2026-11-01', '2026-11-30', '2026-12-01'].map((day) => samePeriodAt(period, day).name)).toEqual([
      'Nov 2026',
      'Nov 2026',
      'Dec 2026',
    ]);
    expect(toQuarterShares('2026-12-31', '2027-01-01')).toEqual([
      { name: 'Q4 2026', share: 0.5 },
      { name: 'Q1 2027', share: 0.5 },
    ]);
    expect(toQuarterShares('2026-12-31', '2026-12-31')).toEqual([{ name: 'Q4 2026', share: 1 }]);
    const names = ['Someday', 'Jan 2027', 'Q1 2027', 'Q4 2026', 'Another day'];
    expect(
      names
        .map((name) => parsePeriod(name, []))
        .sort(comparePeriods)
        .map(({ name }) => name),
    ).toEqual(['Q4 2026', 'Q1 2027', 'Jan 2027', 'Another day', 'Someday']);
  });

  it('a title takes those along that name it, and no others', () => {
    const items = [item('A'), item('B', { dependencies: ['A', 'C'] }), item('C'), item('D', { dependencies: ['C'] })];
    const renamed = (title: string) => renameLinks(items, 'A', title).map(({ dependencies }) => dependencies.join());
    expect(renamed(' New ')).toEqual(['', 'New,C', '', 'C']);
    for (const title of ['', ' ', 'A']) expect(renamed(title)).toEqual(['', 'A,C', '', 'C']);
    expect(renameLinks(items, 'gone', 'New')).toEqual(items);
  });
});
