import { describe, expect, it } from 'vitest';
import { state } from './model';
import { findNewPoints, readResearch, takePoints } from './research';
import { schema } from './schema';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const research = {
  market: { industry: ' Bakery ', targetMarket: 'Families' },
  swot: { strengths: '- Sourdough\n\n* Open from six\nsourdough', weaknesses: '', threats: 'Flour prices' },
};

describe('points from the market research', () => {
  it('are read a line each, and never from a sample or from something else', () => {
    expect(readResearch(research)).toEqual({
      points: [
        { quadrant: 'strengths', text: 'Sourdough' },
        { quadrant: 'strengths', text: 'Open from six' },
        { quadrant: 'strengths', text: 'sourdough' },
        { quadrant: 'threats', text: 'Flour prices' },
      ],
      industry: 'Bakery',
      market: 'Families',
    });
    // A minus before a figure is no mark, and nothing is cut that an item can hold.
    const long = `Long ${'word '.repeat(300)}end`;
    expect(readResearch({ swot: { threats: `-5% a year\n-Rent\n${long}` } }).points.map(({ text }) => text)).toEqual([
      '-5% a year',
      'Rent',
      long,
    ]);
    for (const other of [undefined, null, 'x', {}, { swot: 3 }, { ...research, isSample: true }])
      expect(readResearch(other).points).toEqual([]);
  });

  it('come in once, fill what the form does not know, and can be saved', () => {
    const found = readResearch(research);
    const points = findNewPoints(found.points, []);
    expect(points.map(({ text }) => text)).toEqual(['Sourdough', 'Open from six', 'Flour prices']);
    const taken = takePoints({ ...start, draft: { ...start.draft, industry: 'Retail' } }, points, found);
    expect(taken.items.map(({ text, isKept }) => [text, isKept])).toEqual([
      ['Sourdough', true],
      ['Open from six', true],
      ['Flour prices', true],
    ]);
    expect(taken.draft).toMatchObject({ industry: 'Retail', targetMarket: 'Families' });
    expect(findNewPoints(found.points, taken.items)).toEqual([]);
    expect(schema.safeParse(taken).success).toBe(true);
  });
});
