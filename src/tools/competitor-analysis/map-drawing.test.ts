import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { drawMap } from './map-drawing';
import { axisFields, fields, state, type Competitor, type Feature } from './model';
import { toReport } from './report';

const around = { today: '2026-11-15', currency: 'USD' };
const { extra } = state.start(around);
const axes = emptyDraft(axisFields, '');
const empty = readDraft(fields, emptyDraft(fields, ''), around).values;
const rival = (id: string, more: Partial<Competitor> = {}): Competitor => ({ ...empty, id, name: id, website: 'example.com', ...more });
const dot = (name: string, x: number, y: number, isOwn = false) => ({ id: name, name, x, y, isOwn });

describe('the map', () => {
  const draw = (...dots: ReturnType<typeof dot>[]) => drawMap(axes, dots, { side: 446 });

  it('puts dots by tenths of its span, the edge inside', () => {
    // A plot of 400 from 36 and 10, twelve inside: 376 across.
    const { dots, width, height } = draw(dot('a', 0, 0), dot('b', 10, 10), dot('c', 5, 5), dot('d', 20, -3));
    expect(dots.map(({ cx, cy }) => [cx, cy])).toEqual([
      [48, 398],
      [424, 22],
      [236, 210],
      [424, 398],
    ]);
    expect([width, height]).toEqual([446, 446]);
    expect(drawMap(axes, [], { side: 446, caption: { title: 'T', foot: 'F' } }).height).toBe(530);
  });

  it('reads a place back, to a tenth', () => {
    const { toPlace } = draw();
    expect([toPlace(48, 398), toPlace(424, 22), toPlace(236, 210)]).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 5, y: 5 },
    ]);
    expect(toPlace(240, 206)).toEqual({ x: 5.1, y: 5.1 });
  });

  it('puts names beside their dots, on the other side at the edge, and past each other', () => {
    const labels = (...dots: ReturnType<typeof dot>[]) =>
      draw(...dots).dots.map(({ shapes }) => [shapes[1]?.attributes.x, shapes[1]?.attributes.y, shapes[1]?.attributes.textAnchor]);
    expect(labels(dot('Bread', 5, 5))).toEqual([[249, 215, 'start']]);
    expect(labels(dot('Bread', 10, 5))).toEqual([[411, 215, 'end']]);
    // The second dot stands where the first name would, so that name goes to the left.
    expect(labels(dot('Bread', 5, 5), dot('x', 6, 5))[0]).toEqual([223, 215, 'end']);
    expect(labels(dot('Bread', 5, 5), dot('x', 6, 5), dot('y', 4, 5))[0]).toEqual([236, 195, 'middle']);
    expect(labels(dot('Bread', 5, 5), dot('x', 6, 5), dot('y', 4, 5), dot('z', 5, 5.5))[0]).toEqual([236, 234, 'middle']);
  });

  it('shows one’s own in another colour', () => {
    const [own, other] = draw(dot('We', 2, 2, true), dot('They', 8, 8)).dots;
    expect(own?.shapes[0]?.attributes).toMatchObject({ fill: '#0b6b4a', strokeOpacity: 0.3, strokeWidth: 5 });
    expect(other?.shapes[0]?.attributes).toMatchObject({ fill: '#1a1c19', strokeWidth: 2 });
    expect([own?.shapes[1]?.attributes.fontWeight, other?.shapes[1]?.attributes.fontWeight]).toEqual([700, undefined]);
  });
});

describe('the report', () => {
  const words = (competitors: Competitor[], more: Partial<typeof extra> = {}) =>
    toReport(competitors, { ...extra, features: [], ...more }, around).blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [block.text] : [],
    );

  const facts = (competitor: Competitor) =>
    toReport([competitor], { ...extra, features: [] }, around).blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

  it('adds shares up, and says where they are too much or facts too old', () => {
    expect(words([rival('a')])).toEqual(['15 Nov 2026 · 1 competitor', 'example.com · Direct']);
    expect(words([rival('a', { marketShare: '60%' }), rival('b', { marketShare: '40%' })])[1]).toBe(
      'The market shares of 2 competitors add up to 100%.',
    );
    expect(words([rival('a', { marketShare: '60%' }), rival('b', { marketShare: '41%' })])[1]).toBe(
      'The market shares of 2 competitors add up to 101%, more than 100%.',
    );
    expect(words([rival('a', { pricing: '$5', pricingChecked: '2020-01-01' })]).join()).toMatch(/1 fact checked more than \d+ days ago/);
    expect(words([rival('a', { pricing: '$5', pricingChecked: '2026-11-14' })]).join()).not.toContain('days ago');
    expect(facts(rival('a', { pricing: '$5', pricingChecked: '2026-11-14', pricingSource: 'example.com/p' }))).toEqual([
      ['Pricing', '$5', '14 Nov 2026\nexample.com/p'],
    ]);
    expect(facts(rival('a', { pricing: '$5' }))).toEqual([['Pricing', '$5', 'Not dated']]);
    expect(toReport([rival('a')], { ...extra, features: [] }, around).blocks.some(({ kind }) => kind === 'table')).toBe(false);
  });

  it('has the matrix of five at most', () => {
    const feature: Feature = { id: 'f', name: 'Crust', weight: '2', us: 'full', ratings: { a: 'partial' } };
    const rivals = (count: number) => Array.from({ length: count }, (_, index) => rival(String.fromCharCode(97 + index)));
    const table = (count: number) =>
      toReport(rivals(count), { ...extra, features: [feature] }, around).blocks.findLast((block) => block.kind === 'table');
    expect([table(5)?.columns.length, table(6)?.columns.length]).toEqual([8, 8]);
    expect(table(1)?.columns.map(({ weight, align }) => [weight, align])).toEqual([
      [2, undefined],
      [1, 'right'],
      [1.4, undefined],
      [1.4, undefined],
    ]);
    expect(table(1)?.rows).toEqual([['Crust', '2', 'Full', 'Partial']]);
    expect(words(rivals(6), { features: [feature] })).toContain('The first 5 of 6 competitors.');
    expect(words(rivals(5), { features: [feature] }).join()).not.toContain('The first');
    expect([
      toReport([rival('sample-1')], { ...extra, features: [] }, around).mark,
      toReport([], { ...extra, features: [] }, around).mark,
    ]).toEqual(['Sample', undefined]);
  });
});
