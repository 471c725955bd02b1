import { describe, expect, it } from 'vitest';
import { fitText } from '@/lib/drawing';
import { analyse, emissionsOf, isOwnFactor } from './analysis';
import { drawBack, drawNodes, placeNetwork, pngScale, toPicture, type Picture } from './drawing';
import type { Shape } from '@/lib/shapes';
import { findPlaces, moveByKey, toPlace } from './layout';
import { lineOf, meets, placeLabels, reachOf } from './lines';
import type { ChainLink, ChainNode } from './model';
import { link as plainLink, node, settings } from './test-data';
import {
  compareAnalyses,
  describeFlow,
  describeListing,
  describeLongest,
  formatCo2,
  formatDistance,
  namesIn,
  routeName,
  sampleNote,
} from './words';

const link = (source: string, target: string, more: Partial<ChainLink> = {}) => plainLink(source, target, { time: 3, ...more });

/** Cards are 158 by 64, so a line leaves 158 right and 32 below of where its card is. */
describe('a line between two cards', () => {
  const from = { x: 0, y: 0 };

  it('bends by 36 at least, by half its way otherwise, and ends in a head', () => {
    expect(lineOf(from, { x: 222, y: 88 }, [], false)).toEqual({
      path: 'M158 32C194 32 180 120 216 120',
      head: 'M213 115L221 120L213 125Z',
      points: [],
    });
    expect(lineOf(from, { x: 400, y: 0 }, [], false).path).toBe('M158 32C276 32 276 32 394 32');
  });

  it('has a point every eight units of its way', () => {
    // 2 × 36 + 14 along, 24 down: 110 / 8 are 14 steps, and one more.
    const { points } = lineOf(from, { x: 222, y: 24 }, [], true);
    expect(points).toHaveLength(16);
    expect([points[0], points[5], points[15]]).toEqual([
      { x: 158, y: 32 },
      { x: 181, y: 38 },
      { x: 216, y: 56 },
    ]);
  });

  it('runs straight through the columns between', () => {
    const { path, points } = lineOf(from, { x: 444, y: 0 }, [{ x: 222, y: 0 }], true);
    expect(path).toBe('M158 32C194 32 186 32 222 32L380 32C416 32 402 32 438 32');
    // 12 points of the first bend, 20 through the column, 13 of the second.
    expect(points).toHaveLength(45);
    expect([points[12], points[13], points[31], points[44]]).toEqual([222, 230, 374, 438].map((x) => ({ x, y: 32 })));
  });

  it('reaches a card further than its ends and its passes', () => {
    expect(reachOf({ x: 10, y: 20 }, { x: 300, y: 200 }, [{ x: 150, y: 400 }])).toEqual({ x: -148, y: -44, width: 764, height: 572 });
    expect(reachOf({ x: 300, y: 200 }, { x: 10, y: 20 }, [])).toEqual({ x: -148, y: -44, width: 764, height: 372 });
    expect(
      reachOf({ x: 0, y: 50 }, { x: 9, y: 60 }, [
        { x: -100, y: 5 },
        { x: 500, y: 55 },
      ]),
    ).toEqual({ x: -258, y: -59, width: 1074, height: 247 });
  });
});

describe('boxes', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };

  it('meet where they overlap, not where they touch', () => {
    expect(meets(box, { x: 29, y: 29, width: 5, height: 5 })).toBe(true);
    expect(meets(box, { x: 30, y: 15, width: 5, height: 5 })).toBe(false);
    expect(meets(box, { x: 5, y: 15, width: 5, height: 5 })).toBe(false);
    expect(meets(box, { x: 15, y: 30, width: 5, height: 5 })).toBe(false);
    expect(meets(box, { x: 15, y: 5, width: 5, height: 5 })).toBe(false);
    expect(meets(box, { x: 5, y: 5, width: 6, height: 6 })).toBe(true);
  });
});

describe('a label', () => {
  const flat = (y: number) => lineOf({ x: 0, y: y - 32 }, { x: 222, y: y - 32 }, [], true).points;
  const labels = (lines: { id: string; y: number }[], cards: { x: number; y: number }[] = []) =>
    Object.fromEntries(
      placeLabels(
        lines.map(({ id, y }) => ({ id, text: 'Truck, 3 d', points: flat(y) })),
        cards,
      ),
    );

  it('stands above the middle of its line, else below it, else nowhere', () => {
    expect(labels([{ id: 'a', y: 32 }])).toEqual({ a: { x: 187, y: 22 } });
    expect(labels([{ id: 'a', y: 5 }])).toEqual({ a: { x: 187, y: 15 } });
    expect(
      labels([
        { id: 'a', y: 32 },
        { id: 'b', y: 32 },
      ]),
    ).toEqual({ a: { x: 187, y: 22 }, b: { x: 187, y: 42 } });
    expect(labels([{ id: 'a', y: 32 }], [{ x: 100, y: 0 }])).toEqual({});
    expect(placeLabels([{ id: 'a', text: 'Truck', points: [] }], []).size).toBe(0);
  });

  it('moves away from lines close by', () => {
    // Lines five above and below lie in both places at 10, so it stands at 16.
    const lines = [100, 95, 105].map((y) => ({ id: String(y), y }));
    expect(labels(lines)['100']).toEqual({ x: 187, y: 84 });
  });

  it('keeps three units off a card above it', () => {
    // The label's box is 13 high, so above a line at 100 it begins at 83.5; a card that ends at 80 leaves it room, one at 81 does not.
    expect(labels([{ id: 'a', y: 100 }], [{ x: 150, y: 16 }])).toEqual({ a: { x: 187, y: 90 } });
    expect(labels([{ id: 'a', y: 100 }], [{ x: 150, y: 17 }])).toEqual({ a: { x: 187, y: 110 } });
  });
});

describe('labels on a long line', () => {
  // Level, 1,000 units long, with a point every ten of them.
  const points = Array.from({ length: 101 }, (_, index) => ({ x: index * 10, y: 100 }));
  const many = (count: number) => [
    ...placeLabels(
      Array.from({ length: count }, (_, index) => ({ id: String(index), text: 'Truck, 3 d', points })),
      [],
    ).values(),
  ];

  it('are tried from the middle outwards, above and below, then further away', () => {
    const places = many(50);
    const from = [500, 420, 580, 340, 660, 260, 740, 180, 820, 100, 900];
    const around = (far: number) => from.flatMap((x) => [100 - far, 100 + far].map((y) => ({ x, y })));
    // A label is 13 high: at 16 it would lie on those at 10, at 34 on those at 24.
    expect(places).toEqual([...around(10), ...around(24)]);
  });
});

describe('the layout', () => {
  const suppliers = (count: number) => Array.from({ length: count }, (_, index) => node(`s${index}`));
  const placeOf = (nodes: ChainNode[], id: string) => findPlaces(nodes, [], {}).places.get(id);

  it('takes a second column from the thirteenth node on', () => {
    expect(placeOf(suppliers(12), 's11')).toEqual({ x: 0, y: 11 * 88 });
    // Seven and six in columns as high as twelve: (12 − 7) / 2 and (12 − 6) / 2 rows down.
    expect(placeOf(suppliers(13), 's0')).toEqual({ x: 0, y: 220 });
    expect(placeOf(suppliers(13), 's6')).toEqual({ x: 0, y: 220 + 6 * 88 });
    expect(placeOf(suppliers(13), 's7')).toEqual({ x: 222, y: 264 });
    const { columns } = findPlaces([...suppliers(13), node('c', 'customer')], [], {});
    expect(columns).toEqual([
      { type: 'supplier', x: 0 },
      { type: 'customer', x: 444 },
    ]);
  });

  it('puts nodes beside their neighbours', () => {
    const nodes = [node('a'), node('b'), node('p', 'manufacturer'), node('q', 'manufacturer')];
    const { places } = findPlaces(nodes, [link('a', 'q'), link('b', 'p')], {});
    const rowOf = (id: string) => places.get(id)?.y;
    expect(rowOf('a')).toBe(rowOf('q'));
    expect(rowOf('b')).toBe(rowOf('p'));
    expect(rowOf('a')).not.toBe(rowOf('b'));
  });

  it('keeps a way open through the columns that a line crosses, until one of its cards is moved', () => {
    const nodes = [node('s'), node('p', 'manufacturer'), node('c', 'customer')];
    const links = [link('s', 'p'), link('p', 'c'), link('s', 'c')];
    const { passes, places } = findPlaces(nodes, links, {});
    expect([...passes.keys()]).toEqual(['s-c']);
    expect(passes.get('s-c')).toEqual([{ x: 222, y: 88 }]);
    expect(places.size).toBe(3);
    expect(findPlaces(nodes, links, { c: { x: 9, y: 9 } }).passes.size).toBe(0);
    expect(findPlaces(nodes, links, { s: { x: 9, y: 9 } }).passes.size).toBe(0);
    expect(findPlaces(nodes, links, { p: { x: 9, y: 9 } }).passes.size).toBe(1);
  });

  it('leaves a node without links in the middle of the others', () => {
    // a and b change places for the sake of their lines; x has none and stays between them.
    const nodes = [node('a'), node('x'), node('b'), node('p', 'manufacturer'), node('q', 'manufacturer')];
    const { places } = findPlaces(nodes, [link('a', 'q'), link('b', 'p')], {});
    expect(['b', 'x', 'a'].map((id) => places.get(id)?.y)).toEqual([0, 88, 176]);
  });

  it('keeps lines short however many columns they cross', () => {
    // Two lines from the first column to the last pass both columns between, in the order of their ends.
    const nodes = [
      ...['a', 'b'].map((id) => node(id)),
      node('m', 'manufacturer'),
      node('d', 'distributor'),
      ...['y', 'z'].map((id) => node(id, 'customer')),
    ];
    const { passes, places } = findPlaces(nodes, [link('a', 'z'), link('b', 'y'), link('m', 'd')], {});
    const rows = (id: string) => passes.get(id)?.map(({ y }) => y / 88);
    expect(passes.get('a-z')?.map(({ x }) => x)).toEqual([222, 444]);
    // A line keeps to its row, so that it does not cross the other one.
    expect(Math.sign((places.get('a')?.y ?? 0) - (places.get('b')?.y ?? 0))).toBe(
      Math.sign((places.get('z')?.y ?? 0) - (places.get('y')?.y ?? 0)),
    );
    for (const step of [0, 1]) expect(rows('a-z')?.[step]).not.toBe(rows('b-y')?.[step]);
    expect([places.get('m')?.y, places.get('d')?.y].every((y) => y === places.get('m')?.y)).toBe(true);
  });

  it('gives lines places of their own up to forty, and only where a column lies between', () => {
    const crossing = (count: number) => {
      const sources = Array.from({ length: count }, (_, index) => node(`s${index}`));
      const nodes = [...sources, node('p', 'manufacturer'), node('c', 'customer')];
      return findPlaces(nodes, [link('s0', 'p'), link('p', 'c'), ...sources.map(({ id }) => link(id, 'c'))], {}).passes.size;
    };
    expect([crossing(40), crossing(41)]).toEqual([40, 0]);
    // Goods that go back, or stay in their column, take their own way.
    const back = [node('s'), node('t'), node('p', 'manufacturer'), node('c', 'customer')];
    expect(findPlaces(back, [link('c', 's'), link('s', 't'), link('s', 'p')], {}).passes.size).toBe(0);
  });

  it('is worked out anew for other links', () => {
    const nodes = [node('a'), node('b'), node('p', 'manufacturer'), node('q', 'manufacturer')];
    const rowOf = (links: ChainLink[], id: string) => findPlaces(nodes, links, {}).places.get(id)?.y;
    const [one, other] = [
      [link('a', 'p'), link('b', 'q')],
      [link('a', 'q'), link('b', 'p')],
    ];
    expect(rowOf(one, 'p') === rowOf(one, 'a')).toBe(true);
    expect(rowOf(other, 'p') === rowOf(other, 'b')).toBe(true);
    expect(rowOf(one, 'p') === rowOf(one, 'a')).toBe(true);
  });

  it('moves by a step, within its bounds', () => {
    const move = (key: string) => moveByKey({ x: 5, y: 95 }, key, 10, 100);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map(move)).toEqual([
      { x: 0, y: 95 },
      { x: 15, y: 95 },
      { x: 5, y: 85 },
      { x: 5, y: 100 },
      undefined,
    ]);
    expect(moveByKey({ x: 5, y: 5 }, 'ArrowDown', 10, 100)).toEqual({ x: 5, y: 15 });
    expect(toPlace({ x: 1.5, y: -2 }, 100)).toEqual({ x: 2, y: 0 });
  });
});

describe('the picture of two cards', () => {
  const picture: Picture = {
    nodes: [
      node('Mill', 'supplier', { location: 'Oslo ', capacity: 500, leadTime: 1 }),
      node('Shop', 'customer', { needs: 'all', reliability: 80 }),
    ],
    links: [link('Mill', 'Shop')],
    positions: {},
    route: new Set(['Mill-Shop']),
    weak: new Set(['Mill']),
    disabled: new Set(['Shop']),
  };
  const caption = { title: 'Chain', note: 'As of today', legend: ['one', 'two'] };

  it('leaves a margin of 18, room for headings and, in files, for a caption', () => {
    const bare = placeNetwork(picture);
    expect(bare).toMatchObject({ width: 416, height: 134, lowest: 116, top: 52 });
    expect(bare.places.get('Shop')).toEqual({ x: 240, y: 52 });
    expect(placeNetwork({ ...picture, nodes: [], links: [] })).toMatchObject({ width: 320, height: 70, lowest: 52 });
    expect(placeNetwork(picture, caption)).toMatchObject({ width: 640, height: 234, lowest: 168, top: 104 });
  });

  it('writes headings over the columns, and title, note and legend where nothing else is', () => {
    const written = (shapes: readonly Shape[]) =>
      shapes.flatMap(({ text, attributes: { x, y } }) => (text === undefined ? [] : [{ text, x, y }]));
    // The second column begins a card and a gap of 64 after the first: 18 + 158 + 64.
    expect(written(drawBack(placeNetwork(picture)).frame)).toEqual([
      { text: 'Suppliers', x: 18, y: 38 },
      { text: 'Customers', x: 240, y: 38 },
    ]);
    expect(written(drawBack(placeNetwork(picture, caption)).frame).slice(1)).toEqual([
      { text: 'Customers', x: 240, y: 90 },
      { text: 'Chain', x: 18, y: 38 },
      { text: 'As of today', x: 18, y: 60 },
      { text: 'one', x: 18, y: 194 },
      { text: 'two', x: 18, y: 214 },
    ]);
    const [mill, shop] = drawNodes(placeNetwork(picture)).map(({ shapes }) => written(shapes));
    // Signs stand 12 before the right edge of their card.
    expect(mill?.map(({ x, y }) => [x, y])).toEqual([
      [30, 72],
      [164, 72],
      [30, 89],
      [30, 105],
    ]);
    expect(shop?.map(({ x }) => x)).toEqual([252, 386, 252, 252]);
    // The note and the legend keep both margins free as well: 600 of 640 units are too wide for them.
    const wide = 'wide '.repeat(60);
    const cut = written(drawBack(placeNetwork(picture, { title: '', note: wide, legend: [wide] })).frame).slice(3);
    expect(cut.map(({ text }) => text.length < fitText(wide, 640, text === cut[0]?.text ? 13 : 12).length)).toEqual([true, true]);
    // What does not fit between the margins is cut.
    const long = placeNetwork(picture, { title: 'Chain '.repeat(30), note: '', legend: [] });
    expect(written(drawBack(long).frame)[2]?.text).toMatch(/^Chain Chain .*…$/);
  });

  it('says on each card all there is to say', () => {
    expect(drawNodes(placeNetwork(picture)).map(({ words }) => words)).toEqual([
      'Mill, Supplier, Oslo, lead time 1 day, capacity 500 units, reliability 100%, single point of failure',
      'Shop, Customer, lead time 0 days, no capacity limit, reliability 80%, needs all of its inputs, switched off',
    ]);
    const texts = drawNodes(placeNetwork(picture)).map(({ shapes }) => shapes.flatMap(({ text }) => text ?? []));
    expect(texts).toEqual([
      ['Mill', '!', 'Oslo', '1 d · 500 units · 100%'],
      ['Shop', '&', 'Switched off', '0 d · no limit · 80%'],
    ]);
  });

  it('marks the route, what is off, what is weak and what is chosen', () => {
    const [line, head] = drawBack(placeNetwork(picture)).links;
    expect(line?.attributes).toMatchObject({ stroke: '#0b6b4a', strokeWidth: 3.5, strokeDasharray: '4 5', opacity: 0.6 });
    expect(head?.attributes).toMatchObject({ fill: '#0b6b4a' });
    const [plain] = drawBack(placeNetwork({ ...picture, route: new Set(), disabled: new Set() })).links;
    expect(plain?.attributes).toMatchObject({ stroke: '#8b8778', strokeWidth: 1.5 });
    expect(plain?.attributes).not.toHaveProperty('opacity');
    const edges = drawNodes(placeNetwork(picture), undefined, undefined, 'Shop').map(({ shapes }) => shapes[0]?.attributes);
    expect(edges[0]).toMatchObject({ stroke: '#8a5300', strokeWidth: 1.25 });
    expect(edges[0]).not.toHaveProperty('strokeDasharray');
    expect(edges[1]).toMatchObject({ stroke: '#8b8778', strokeWidth: 3, strokeDasharray: '5 4' });
  });

  it('draws in view only, and what is chosen in any case', () => {
    const placed = placeNetwork(picture);
    const left = { x: 0, y: 0, width: 100, height: 200 };
    expect(drawNodes(placed, undefined, left).map(({ id }) => id)).toEqual(['Mill']);
    expect(drawNodes(placed, undefined, left, 'Shop').map(({ id }) => id)).toEqual(['Mill', 'Shop']);
    expect(drawBack(placed, undefined, { x: 5000, y: 0, width: 10, height: 10 }).links).toEqual([]);
  });

  it('has labels for up to forty links, and counts those without', () => {
    // Between two cards side by side there are 64 units: too few for a label of 63 and its distance from both.
    expect(drawBack(placeNetwork(picture)).unlabelled).toBe(1);
    const wide = (count: number) => {
      const nodes = Array.from({ length: count }, (_, index) => [node(`a${index}`), node(`b${index}`, 'customer')]).flat();
      const positions = Object.fromEntries(
        nodes.map(({ id }, index) => [id, { x: index % 2 === 0 ? 0 : 500, y: Math.floor(index / 2) * 150 }]),
      );
      const links = Array.from({ length: count }, (_, index) => link(`a${index}`, `b${index}`));
      return drawBack(placeNetwork({ ...picture, nodes, links, positions })).unlabelled;
    };
    expect(wide(40)).toBe(0);
    expect(wide(41)).toBe(41);
  });

  it('writes title, note and legend into a file, and halves what a browser cannot draw', () => {
    const svg = toPicture(picture, caption);
    for (const text of ['Chain', 'As of today', 'one', 'two', 'Suppliers', 'Customers']) expect(JSON.stringify(svg)).toContain(text);
    expect([pngScale({ width: 8000, height: 10 }), pngScale({ width: 10, height: 16_000 }), pngScale({ width: 1, height: 1 })]).toEqual([
      2, 1, 2,
    ]);
  });
});

describe('words', () => {
  it('show CO2 with two digits below ten, one below a tonne, two above', () => {
    expect([null, 9.994, 10.04, 999.94, 1000, 12_345, Infinity].map((kilograms) => formatCo2(kilograms))).toEqual([
      '—',
      '9.99 kg',
      '10.0 kg',
      '999.9 kg',
      '1.00 t',
      '12.35 t',
      '—',
    ]);
    expect(formatDistance({ distance: 1, measuredIn: 'miles' }, 'miles')).toBe('1 mile');
    expect(formatDistance({ distance: 1, measuredIn: 'miles' }, 'km')).toBe('1.6 km');
    expect(formatDistance({ distance: 0, measuredIn: 'km' }, 'km')).toBe('no distance');
    expect(formatDistance({ distance: 1.25, measuredIn: 'km' }, 'km')).toBe('1.25 km');
  });

  it('name samples as far as they are left', () => {
    const own = [node('a'), link('a', 'b')] as const;
    expect(sampleNote([], [])).toBe('');
    expect(sampleNote([own[0]], [own[1]])).toBe('');
    expect(sampleNote([node('sample-1', 'supplier', { name: ' Mill ' })], [])).toBe('Sample');
    expect(sampleNote([node('sample-1', 'supplier', { name: ' Mill ' }), own[0]], [])).toBe('Sample: Mill');
    expect(sampleNote([own[0]], [link('a', 'b', { id: 'sample-link' })])).toBe('Some links are samples');
  });

  it('tell a factor of one’s own, and no emissions without a distance or a factor', () => {
    expect([isOwnFactor('Truck', null), isOwnFactor('Truck', settings.factors.Truck), isOwnFactor('Truck', 0)]).toEqual([
      false,
      false,
      true,
    ]);
    const plain = { ...settings, weight: 2, factors: { ...settings.factors, Truck: 100 } };
    expect(emissionsOf(link('a', 'b', { distance: 10, measuredIn: 'km' }), plain)).toBe(2);
    expect(emissionsOf(link('a', 'b'), plain)).toBeNull();
    expect(
      emissionsOf(link('a', 'b', { distance: 1, measuredIn: 'km' }), { ...plain, factors: { ...plain.factors, Truck: null } }),
    ).toBeNull();
  });

  const nodes = [node('Mill'), node('Forge'), node('Plant', 'manufacturer', { capacity: 40 }), node('Shop', 'customer')];
  const links = [link('Mill', 'Plant', { item: 'wood' }), link('Forge', 'Plant', { item: 'iron' }), link('Plant', 'Shop')];
  const plain = analyse(nodes, links, settings);

  it('name a route by its nodes, and the inputs that meet in brackets', () => {
    expect(plain.routes.map((route) => routeName(route, namesIn(plain.network), plain.network)).toSorted()).toEqual([
      'Forge → Plant → Shop',
      'Mill → Plant → Shop',
    ]);
    const joint = analyse(
      nodes.map((one) => (one.id === 'Plant' ? { ...one, needs: 'all' as const } : one)),
      links,
      settings,
    );
    expect(joint.routes.map((route) => routeName(route, namesIn(joint.network), joint.network))).toEqual(['(Mill + Forge) → Plant → Shop']);
  });

  it('say how many routes are listed', () => {
    expect(describeListing(plain)).toBe('2 routes, all listed.');
    const cut = { ...plain, isComplete: false };
    expect(describeListing({ ...cut, routeCount: 5 })).toContain('2 of 5 routes are listed.');
    expect(describeListing({ ...cut, routeCount: Number.MAX_SAFE_INTEGER })).toContain('routes are listed.');
    expect(describeListing({ ...cut, routeCount: undefined })).toContain('2 routes found; goods can run in circles');
    expect(describeListing({ ...cut, routeCount: undefined, routes: Array.from({ length: 200 }, () => plain.routes[0]!) })).toContain(
      'more routes than can be listed: these are 200',
    );
    expect(describeListing({ ...cut, routeCount: undefined, network: { ...plain.network, isJoint: true } })).toContain(
      'The fastest and longest are among them.',
    );
  });

  it('say what holds a chain back and how long it takes', () => {
    expect(describeFlow(plain, namesIn(plain.network))).toBe('Held back by Plant (40 units).');
    expect(describeFlow({ ...plain, flow: { ...plain.flow, units: undefined } }, [])).toMatch(/^No limit/);
    expect(describeFlow({ ...plain, flow: { ...plain.flow, bottlenecks: [] } }, [])).toMatch(/^Nothing can pass/);
    expect(describeLongest(1, true)).toBe('Longest route: 1 day (incl. node lead time)');
    expect(describeLongest(2, false)).toContain('at least 2 days');
    expect(describeLongest(undefined, true)).toContain('no way');
  });

  it('compare a chain with the same without a node', () => {
    const without = analyse(nodes, links, settings, new Set(['Mill']));
    const rows = compareAnalyses(plain, without, 'USD').map(({ label, values }) => [label, ...values]);
    expect(rows.slice(0, 3)).toEqual([
      ['Customers reached', 1, 1],
      ['Routes', 2, 1],
      ['Most that can pass, in units', 40, 40],
    ]);
    expect(rows.slice(4, 9)).toEqual([
      ['Fastest route', 6, 6],
      ['Longest route', 6, 6],
      ['Most reliable route, in percent', 100, 100],
      [expect.stringContaining('CO₂ of the cheapest route'), null, null],
      ['Single points of failure', 1, 2],
    ]);
  });
});
