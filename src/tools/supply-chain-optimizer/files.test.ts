import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { toMarkdown } from '@/formats/markdown';
import { emptyDraft } from '@/lib/fields';
import { isFormula, shownCell } from '@/lib/formulas';
import { analyse, readSettings } from './analysis';
import { drawBack, drawNodes, placeNetwork, pngScale, toPicture } from './drawing';
import { findPlaces, moveByKey, toPlace } from './layout';
import { meets } from './lines';
import { prepareLinks } from './link-file';
import { fields, state, type ChainLink, type ChainNode } from './model';
import { describeSigns, routeLinks, weakIds } from './files';
import { toPlan } from './plan';
import { toLinkSheet, toWorkbook } from './sheets';
import { around, link, node } from './test-data';
import { countAsZero } from './unreadable';
import { describeFactors, formatCo2, formatDistance } from './words';

const sample = state.sample?.(around) ?? state.start(around);
const { records: nodes, extra } = sample;
const links = extra.links.records;
const settings = readSettings(extra);
const analysis = analyse(nodes, links, settings);

describe('what is typed', () => {
  it('counts as 0 where it cannot be read, and says so', () => {
    const typed = { ...emptyDraft(fields, ''), name: 'abc', leadTime: 'soon', cost: '12.5', capacity: '1e99' };
    const { draft, notes } = countAsZero(fields, typed);
    expect(draft).toMatchObject({ name: 'abc', leadTime: '0', cost: '12.5', capacity: '1e99' });
    expect(notes).toEqual({ leadTime: '“soon” isn’t a number. It counts as 0.' });
  });
});

describe('a file of links', () => {
  it('says why a node to itself is left out, and takes kilometres from its heading', () => {
    const { headers, rows } = prepareLinks({
      headers: ['From', 'To', 'Distance (km)'],
      rows: [
        ['A', 'a ', '5'],
        ['A', 'B'],
      ],
    });
    expect(headers.at(-1)).toBe('Measured In');
    expect(rows).toEqual([
      ['A', 'a  (a node can’t link to itself)', '5', 'km'],
      ['A', 'B', '', 'km'],
    ]);
    expect(prepareLinks({ headers: ['From', 'To', 'Miles'], rows: [['A', 'B', '5']] }).rows).toEqual([['A', 'B', '5']]);
    // A row without names, or a file without one of the columns, is left to the import.
    expect(prepareLinks({ headers: ['From', 'To'], rows: [[' ', '']] }).rows).toEqual([[' ', '']]);
    expect(prepareLinks({ headers: ['To', 'Note'], rows: [['A', 'A']] }).rows).toEqual([['A', 'A']]);
    expect(prepareLinks({ headers: ['From', 'Note'], rows: [['A', 'A']] }).rows).toEqual([['A', 'A']]);
    expect(prepareLinks({ headers: ['To', 'From'], rows: [['', 'A']] }).rows).toEqual([['', 'A']]);
    // Where a column says the unit, the heading of the distance does not.
    expect(prepareLinks({ headers: ['Distance (km)', 'Measured In'], rows: [['5', 'miles']] }).headers).toEqual([
      'Distance (km)',
      'Measured In',
    ]);
    expect(prepareLinks({ headers: ['Measured In', 'Distance (km)'], rows: [['miles', '5']] }).headers).toHaveLength(2);
    expect(prepareLinks({ headers: ['Distance (km)', 'From', 'To'], rows: [['5', 'A', 'A']] }).rows).toEqual([
      ['5', 'A', 'A (a node can’t link to itself)', 'km'],
    ]);
    // Names that differ in other letters or in a sign are two nodes.
    const others = [
      ['北京', '上海'],
      ['Mill +', 'Mill *'],
    ];
    expect(prepareLinks({ headers: ['From', 'To'], rows: others }).rows).toEqual(others);
  });
});

/** Every point of the lines, straight from what is drawn. */
function pointsIn(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const [, kind, rest = ''] of d.matchAll(/([MLC])([^MLC]*)/g)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = rest.trim().split(/[ ,]+/).map(Number);
    for (let share = 0; share <= 1; share += 0.01) {
      const rest3 = (1 - share) ** 3;
      const [m, n, o] = [3 * (1 - share) ** 2 * share, 3 * (1 - share) * share ** 2, share ** 3];
      if (kind === 'L') points.push({ x: x + (a - x) * share, y: y + (b - y) * share });
      if (kind === 'C') points.push({ x: rest3 * x + m * a + n * c + o * f, y: rest3 * y + m * b + n * e + o * g });
    }
    [x, y] = kind === 'C' ? [f, g] : [a, b];
  }
  return points;
}

describe('labels', () => {
  it('cover no link, no card and no other label', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 1200 }), y: fc.integer({ min: 0, max: 700 }) });
    fc.assert(
      fc.property(fc.option(fc.array(place, { minLength: nodes.length, maxLength: nodes.length }), { nil: undefined }), (moved) => {
        const positions = moved ? Object.fromEntries(nodes.map(({ id }, index) => [id, moved[index]!])) : {};
        const picture = { nodes, links, positions, route: new Set<string>(), weak: new Set<string>(), disabled: new Set<string>() };
        const placed = placeNetwork(picture);
        const drawing = { ...drawBack(placed), nodes: drawNodes(placed) };
        const lines = drawing.links.filter(({ tag, attributes }) => tag === 'path' && attributes.fill === 'none');
        const points = lines.flatMap(({ attributes }) => pointsIn(String(attributes.d)));
        const boxes = drawing.links
          .filter(({ tag }) => tag === 'text')
          .map(({ attributes: { x, y }, text = '' }) => ({
            x: Number(x) - text.length * 2.8,
            y: Number(y) - 9,
            width: text.length * 5.6,
            height: 10,
          }));
        expect(boxes.length + drawing.unlabelled).toBe(links.length);
        if (!moved) expect(boxes.length).toBe(links.length);
        const inside = (box: (typeof boxes)[number]) => (point: { x: number; y: number }) =>
          point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height;
        boxes.forEach((box, index) => {
          expect(points.some(inside(box))).toBe(false);
          expect(drawing.nodes.some((drawn) => meets(box, { ...drawn.place, width: 158, height: 64 }))).toBe(false);
          expect(boxes.slice(index + 1).some((other) => meets(box, other))).toBe(false);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('are drawn in view only, with the cards there', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ ...node(`n${index}`, index % 2 ? 'manufacturer' : 'supplier') }));
    const picture = {
      nodes: many,
      links: [],
      positions: {},
      route: new Set<string>(),
      weak: new Set<string>(),
      disabled: new Set<string>(),
    };
    const view = { x: 0, y: 0, width: 1000, height: 800 };
    const placed = placeNetwork(picture);
    const drawn = drawNodes(placed, undefined, view);
    expect(drawBack(placed, undefined, view).width).toBeGreaterThan(50_000);
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.length).toBeLessThan(100);
    expect(drawNodes(placed, undefined, view, 'n4999').some(({ id }) => id === 'n4999')).toBe(true);
  });
});

describe('the layout', () => {
  it('puts each type into a column, the customer right of the supplier', () => {
    const { places, columns } = findPlaces(nodes, links, {});
    expect(columns.map(({ type }) => type)).toEqual(['supplier', 'manufacturer', 'distributor', 'retailer', 'customer']);
    expect(places.get('sample-oak')?.x).toBe(0);
    expect(places.get('sample-online')?.x).toBeGreaterThan(places.get('sample-shop')?.x ?? 0);
  });

  it('gives no two cards of 200 the same place, and keeps what was moved', () => {
    const many = Array.from({ length: 200 }, (_, index) => node(`n${index}`, index % 3 === 0 ? 'supplier' : 'customer'));
    const { places } = findPlaces(many, [], { n5: { x: 9999999, y: -4 } });
    expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(200);
    expect(places.get('n5')).toEqual({ x: 8000, y: 0 });
  });

  it('moves by arrow keys, never past the edge', () => {
    expect(moveByKey({ x: 10, y: 10 }, 'ArrowRight', 24, 8000)).toEqual({ x: 34, y: 10 });
    expect(moveByKey({ x: 10, y: 10 }, 'ArrowUp', 24, 8000)).toEqual({ x: 10, y: 0 });
    expect(moveByKey({ x: 10, y: 10 }, 'Enter', 24, 8000)).toBeUndefined();
    expect(toPlace({ x: 1.6, y: 1.2 }, 8000)).toEqual({ x: 2, y: 1 });
  });

  it('moves a card of a wide network by one step, wherever it is', () => {
    const many = Array.from({ length: 5000 }, (_, index) => node(`n${index}`, 'supplier'));
    const { places, most } = findPlaces(many, [], {});
    const last = places.get('n4999')!;
    expect(last.x).toBeGreaterThan(50_000);
    const moved = moveByKey(last, 'ArrowLeft', 24, most)!;
    expect(moved).toEqual({ x: last.x - 24, y: last.y });
    expect(findPlaces(many, [], { n4999: moved }).places.get('n4999')).toEqual(moved);
  });
});

describe('the picture', () => {
  it('is sound markup whatever the names are', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 40 }), (name) => {
        const picture = {
          nodes: [{ ...node('a', 'supplier'), name }],
          links: [],
          positions: {},
          route: new Set<string>(),
          weak: new Set(['a']),
          disabled: new Set<string>(),
        };
        const { svg } = toPicture(picture, { title: name, note: '', legend: [] });
        expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
        expect(svg).not.toMatch(/NaN|undefined|&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    );
  });

  it('cuts words to their room and stays within what a browser draws', () => {
    expect(pngScale({ width: 1000, height: 500 })).toBe(2);
    expect(pngScale({ width: 32_000, height: 500 })).toBe(0.5);
  });
});

describe('the workbook', () => {
  it('holds figures that agree with the analysis', () => {
    const sheets = toWorkbook(analysis, nodes, links, 'USD');
    const summary = Object.fromEntries(
      sheets.find(({ name }) => name === 'Summary')?.rows.map(([label, value]) => [label, shownCell(value ?? null)]) ?? [],
    );
    // Nodes cost 2,000 + 1,500 + 18,000 + 6,000 + 5,500 + 4,000 = 37,000; links 350 + 1,900 + 680 + 900 + 540 + 430 + 260 + 120 = 5,180.
    expect(summary).toMatchObject({
      'Total Nodes': 8,
      'Total Links': 8,
      'Total Cost': 42_180,
      'One-off': 37_000,
      'Per shipment': 5180,
      'Total Time': 39,
    });
    expect(summary['Longest route']).toBe(analysis.longest?.time);
    const formulas = sheets.flatMap(({ rows }) => rows.flat().filter(isFormula));
    expect(formulas.length).toBeGreaterThan(40);
    expect(formulas.every(({ formula }) => !formula.includes('undefined') && formula.length < 8192)).toBe(true);
  });

  it('does not call a changed factor one of the source', () => {
    const own = { ...settings, factors: { ...settings.factors, Air: 500, Courier: 300 } };
    const inputs = toWorkbook(analyse(nodes, links, own), nodes, links, 'USD').find(({ name }) => name === 'Inputs');
    const sources = Object.fromEntries(inputs?.rows.map(([label, , , source]) => [label, source]) ?? []);
    expect(sources).toMatchObject({ Air: 'Your own figure', Courier: 'Your own figure', Other: '' });
    expect(sources.Truck).toContain('As of March 2011');
    expect(describeFactors(own)).toMatch(/^Your own: Air and Courier\. Other factors as of March 2011/);
    expect(describeFactors(settings)).toMatch(/^Factors as of March 2011/);
  });

  it('is made of nothing, too', () => {
    const empty = toWorkbook(analyse([], [], settings), [], [], 'USD');
    expect(empty.flatMap(({ rows }) => rows.flat().filter(isFormula)).every(({ formula, value }) => formula === '0' && value === 0)).toBe(
      true,
    );
  });
});

describe('the plan', () => {
  const planOf = (some: ChainNode[], joined: ChainLink[], disabled: string[] = []) =>
    toMarkdown(
      toPlan({
        nodes: some,
        links: joined,
        analysis: analyse(some, joined, settings),
        without: disabled.length > 0 ? analyse(some, joined, settings, new Set(disabled)) : undefined,
        disabled,
        unit: 'miles',
        today: '',
        currency: 'USD',
        stock: [],
        samples: '',
      }),
    );

  it('shows the first twenty routes', () => {
    const wide = (count: number) => {
      const middle = Array.from({ length: count }, (_, index) => node(`m${index}`, 'manufacturer'));
      return planOf(
        [node('S'), ...middle, node('C', 'customer')],
        middle.flatMap(({ id }) => [link('S', id), link(id, 'C')]),
      );
    };
    const rowsIn = (text: string) => text.match(/^\| S → m\d+ → C/gm)?.length;
    expect([rowsIn(wide(20)), rowsIn(wide(21))]).toEqual([20, 20]);
    expect(wide(20)).not.toContain('This table shows');
    expect(wide(21)).toContain('21 routes, all listed. This table shows the first 20.');
  });

  it('says what holds the chain back, what it hangs on and what a node more or less would do', () => {
    const some = [node('S', 'supplier', { capacity: 30 }), node('T', 'supplier', { leadTime: 2 }), node('C', 'customer')];
    const text = planOf(some, [link('S', 'C', { cost: 5 }), link('T', 'C', { cost: 9 })], ['S', 'T']);
    expect(text).toContain('Most that can pass: no limit. No limit: there is a way on which no node has a capacity.');
    expect(text).toContain('Single points of failure: none');
    expect(text).toContain('What if: without S, T');
    // The figure as it is beside that of what is left.
    expect(text).toMatch(/\| Customers reached \| 1 \| 0 \|/);
    expect(text).toMatch(/\| Cheapest route, 1 shipment \| \$5\.00 \| no route \|/);
    expect(text).toMatch(/\| Most that can pass, in units \| no limit \| 0 \|/);
    const single = planOf([node('S', 'supplier', { capacity: 30 }), node('C', 'customer')], [link('S', 'C')]);
    expect(single).toContain('Most that can pass: 30 units. Held back by S (30 units).');
    expect(single).toContain('Single point of failure: S; without it nothing reaches C');
    expect(single).toMatch(/\| S \| Supplier \| +\| 0 days \| \$0\.00 \| One-off \| 30 units \| 100% \|/);
    expect(single).toMatch(/\| C \| Customer \| .* \| no limit \| 100% \|/);
  });

  it('says what is general, what is dated and what is a sample', () => {
    const text = toMarkdown(
      toPlan({
        nodes,
        links,
        analysis,
        without: analyse(nodes, links, settings, new Set(['sample-west'])),
        disabled: ['sample-west'],
        unit: 'km',
        today: '2026-11-15',
        currency: 'USD',
        stock: [],
        samples: 'Sample',
      }),
    );
    for (const words of [
      '**Sample**',
      'Total Time: 39 days',
      'General tips',
      'as of March 2011',
      'What if: without Reno Warehouse',
      '233.4 km',
    ])
      expect(text).toContain(words);
  });

  it('is short where nothing is there', () => {
    const text = toMarkdown(
      toPlan({
        nodes: [],
        links: [],
        analysis: analyse([], [], settings),
        without: undefined,
        disabled: [],
        unit: 'miles',
        today: '',
        currency: 'USD',
        stock: [],
        samples: '',
      }),
    );
    expect(text).toContain('Total Nodes: 0');
    expect(text).not.toMatch(/NaN|undefined/);
  });
});

describe('the signs of a picture', () => {
  it('are explained as far as they are in it', () => {
    const picture = { nodes: [node('a'), node('b')], links: [], positions: {}, route: new Set<string>(), weak: new Set<string>() };
    expect(describeSigns({ ...picture, disabled: new Set(['gone']) }, 'none')).toEqual(['d: days']);
    const all = { ...picture, nodes: [node('a'), node('b', 'supplier', { needs: 'all' })], route: new Set(['a-b']), weak: new Set(['a']) };
    expect(describeSigns({ ...all, disabled: new Set(['b']) }, 'safest')).toEqual([
      'Thick line: most reliable route',
      '&: needs all of its inputs',
      '!: single point of failure, a customer is cut off without it',
      'Dashed: switched off in the what-if',
      'd: days',
    ]);
  });

  it('follow the route that was asked for', () => {
    const some = [node('S'), node('M', 'manufacturer', { leadTime: 9 }), node('C', 'customer')];
    const found = analyse(some, [link('S', 'M'), link('M', 'C'), link('S', 'C', { cost: 5 })], settings);
    const thick = (highlight: Parameters<typeof routeLinks>[1]) => [...routeLinks(found, highlight)];
    expect([thick('longest'), thick('cheapest'), thick('fastest'), thick('none')]).toEqual([['S-M', 'M-C'], ['S-M', 'M-C'], ['S-C'], []]);
    expect([...weakIds(found)]).toEqual(['S']);
    expect(routeLinks(analyse([], [], settings), 'longest').size).toBe(0);
  });
});

describe('words', () => {
  it('show distances in the unit asked for, and as typed in their own', () => {
    expect(formatDistance({ distance: 100, measuredIn: 'miles' }, 'km')).toBe('160.9 km');
    expect(formatDistance({ distance: 1, measuredIn: 'miles' }, 'miles')).toBe('1 mile');
    expect(formatDistance({ distance: 0, measuredIn: 'km' }, 'km')).toBe('no distance');
  });

  it('show CO2 in kilograms, then in tonnes', () => {
    expect([0.5, 27, 999.96, 1500, null].map(formatCo2)).toEqual(['0.50 kg', '27.0 kg', '1,000.0 kg', '1.50 t', '—']);
  });

  it('name the ends of links in files as the nodes are called', () => {
    expect(toLinkSheet(nodes, links, 'USD').rows[0]?.slice(0, 3)).toEqual(['Oakdale Timber', 'Tacoma Workshop', 'Truck']);
  });
});
