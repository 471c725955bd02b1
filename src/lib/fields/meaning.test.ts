import { describe, expect, it } from 'vitest';
import { choice, integer, longText, text } from '.';
import { answersIn, fillEmpty } from './meaning';

const fields = {
  name: text('Company Name', { maxLength: 8, means: ['company.name', 'idea.name'] }),
  problem: longText('Problem', { means: 'customers.problem' }),
  model: choice('Business Model', ['b2b', 'b2c'], { default: 'b2c', labels: { b2b: 'B2B', b2c: 'B2C' }, means: 'business.kind' }),
  count: integer('Count', { means: 'offer.price' }),
  notes: longText('Notes'),
};
const empty = { name: '', problem: '', model: 'b2c' as const, count: '', notes: '' };

describe('answers of another tool', () => {
  it('go into fields of the same meaning that are empty, and leave the rest alone', () => {
    const { draft, filled } = fillEmpty(
      fields,
      { ...empty, problem: 'Mine' },
      { 'company.name': ' Larkrota Ltd ', 'customers.problem': 'Theirs', 'offer.what': 'x', 'offer.price': '3' },
    );
    expect(draft).toEqual({ ...empty, name: 'Larkrota', problem: 'Mine' });
    expect(filled).toEqual(['Company Name']);
  });

  it('count by the first meaning that is known', () => {
    expect(fillEmpty(fields, empty, { 'idea.name': 'Crumb' }).draft.name).toBe('Crumb');
    expect(fillEmpty(fields, empty, { 'idea.name': 'Crumb', 'company.name': 'Acme' }).draft.name).toBe('Acme');
    expect(fillEmpty(fields, empty, { 'idea.name': 'Crumb', 'company.name': ' ' }).draft.name).toBe('Crumb');
  });

  it('choose an option by its words, and only one that is there', () => {
    expect(fillEmpty(fields, empty, { 'business.kind': 'B2B' }).draft.model).toBe('b2b');
    expect(fillEmpty(fields, empty, { 'business.kind': 'Barter' }).filled).toEqual([]);
    expect(fillEmpty(fields, { ...empty, model: 'b2b' }, { 'business.kind': 'B2C' }).filled).toEqual([]);
  });

  it('change nothing where nothing was answered, or a second time', () => {
    expect(fillEmpty(fields, empty, { 'customers.problem': '  ' }).draft).toBe(empty);
    const answers = { 'company.name': 'Larkrota Ltd', 'business.kind': 'B2B' };
    const { draft } = fillEmpty(fields, empty, answers);
    expect(fillEmpty(fields, draft, answers)).toEqual({ draft, filled: [] });
    expect(fillEmpty(fields, draft, answers).draft).toBe(draft);
  });
});

describe('answers of a form', () => {
  it('are what was typed, by what it means', () => {
    expect(answersIn(fields, { ...empty, name: ' Acme ', model: 'b2b', notes: 'x' })).toEqual({
      'company.name': 'Acme',
      'business.kind': 'B2B',
    });
  });
});
