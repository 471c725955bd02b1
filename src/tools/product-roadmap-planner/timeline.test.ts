import { describe, expect, it } from 'vitest';
import { toRoadmap } from './files';
import { state, type Item } from './model';
import { toDocument } from './report';
import { item, today } from './test-data';

const { extra } = state.start({ today, currency: 'USD' });
const timelineOf = (...items: Item[]) => {
  const { blocks } = toDocument(toRoadmap(items, extra, today, 'none', 'internal'));
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Timeline');
  const [picture] = blocks.slice(at + 1).filter((block) => block.kind === 'picture');
  return at < 0 ? undefined : picture;
};
const textsIn = (svg = '') => [...svg.matchAll(/<text [^>]*x="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, text]) => [text, Number(x)]);

it('a document counts its items by where they stand', () => {
  const items = [item('A'), item('B', { status: 'Completed' }), item('C', { status: 'Completed' }), item('D', { status: 'On Hold' })];
  const { blocks } = toDocument(toRoadmap(items, extra, today, 'none', 'internal'));
  expect(blocks.find((block) => block.kind === 'figures')?.items.map(({ label, value }) => [label, value])).toEqual([
    ['planning', '1'],
    ['in progress', '0'],
    ['completed', '2'],
    ['on hold', '1'],
  ]);
  expect(toDocument(toRoadmap([], extra, today, 'none', 'internal')).blocks.some(({ kind }) => kind === 'figures')).toBe(false);
});

describe('the timeline in a document', () => {
  it('has a line where each quarter begins, from the first to the last day', () => {
    const { picture, label } = timelineOf(item('A'), item('B', { quarter: 'Q1 2027' }))!;
    expect(label).toBe('Timeline: A, B');
    // 31 March is 181 days after 1 October, on 330 points beside the names; the second quarter begins after 92.
    expect(textsIn(picture.svg)).toEqual(
      expect.arrayContaining([
        ['Q4 2026', 154],
        ['Q1 2027', expect.closeTo(150 + (92 / 181) * 330 + 4, 0)],
      ]),
    );
  });

  it('has no line for a time without days, and still a bar for what has its own', () => {
    const { picture } = timelineOf(item('A'), item('B', { quarter: 'Someday', startDate: '2026-12-01', endDate: '2026-12-15' }))!;
    expect(picture.svg).not.toMatch(/NaN|Someday/);
    expect(textsIn(picture.svg).map(([text]) => text)).toEqual(['Q4 2026', 'A', 'B']);
  });

  it('is left out where fewer than two have days', () => {
    expect(timelineOf(item('A'), item('B', { quarter: 'Someday' }))).toBeUndefined();
    expect(timelineOf()).toBeUndefined();
  });
});
