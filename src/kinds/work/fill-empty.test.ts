import { describe, expect, it } from 'vitest';
import { choice, integer, longText, text } from '@/lib/fields';
import { fillEmpty } from './fill-empty';

const fields = {
  name: text('Company Name', { maxLength: 8 }),
  problem: longText('Problem'),
  model: choice('Business Model', ['b2b', 'b2c'], { default: 'b2c', labels: { b2b: 'B2B', b2c: 'B2C' } }),
  count: integer('Count'),
};
const empty = { name: '', problem: '', model: 'b2c' as const, count: '' };

describe('answers from another tool', () => {
  it('go into fields of the same label that are empty, and leave the rest alone', () => {
    const { filled, taken, kept } = fillEmpty(
      fields,
      { ...empty, problem: 'Mine' },
      { 'Company Name': ' Larkrota Ltd ', Problem: 'Theirs', Solution: 'x', Count: '3' },
    );
    expect(filled).toEqual({ ...empty, name: 'Larkrota', problem: 'Mine' });
    expect(taken).toEqual(['Company Name']);
    expect(kept).toEqual(['Problem']);
  });

  it('choose an option by its words, and only one that is there', () => {
    expect(fillEmpty(fields, empty, { 'Business Model': 'B2B' }).filled.model).toBe('b2b');
    expect(fillEmpty(fields, empty, { 'Business Model': 'Barter' }).taken).toEqual([]);
    expect(fillEmpty(fields, { ...empty, model: 'b2b' }, { 'Business Model': 'B2C' }).kept).toEqual(['Business Model']);
  });

  it('are none where nothing was answered', () => {
    expect(fillEmpty(fields, empty, { Problem: '  ' })).toEqual({ filled: empty, taken: [], kept: [] });
    expect(fillEmpty({ x: text('constructor') }, { x: '' }, {}).taken).toEqual([]);
  });
});
