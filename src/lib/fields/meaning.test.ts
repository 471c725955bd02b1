import { describe, expect, it } from 'vitest';
import { choice, integer, longText, text } from './define';
import { answersIn, fillEmpty } from './meaning';
import { putAnswers } from './put-answers';

const fields = {
  name: text('Company Name', { maxLength: 8, means: ['company.name', 'idea.name'] }),
  problem: longText('Problem', { means: 'customers.problem' }),
  model: choice('Business Model', ['b2b', 'b2c'], { default: 'b2c', labels: { b2b: 'B2B', b2c: 'B2C' }, means: 'business.kind' }),
  count: integer('Count'),
  private: text('Note'),
};
const empty = { name: '', problem: '', model: 'b2c', count: '', private: '' };

describe('answers by what they mean', () => {
  it('go into empty fields of the same meaning, and leave the rest alone', () => {
    const answers = { 'company.name': ' Larkrota Ltd ', 'customers.problem': 'Theirs', 'offer.what': 'x' } as const;
    const { draft, filled } = fillEmpty(fields, { ...empty, problem: 'Mine' }, answers);
    expect(draft).toEqual({ ...empty, name: 'Larkrota', problem: 'Mine' });
    expect(filled).toEqual(['Company Name']);
  });

  it('take the first meaning that is known', () => {
    expect(fillEmpty(fields, empty, { 'idea.name': 'Idea' }).draft.name).toBe('Idea');
    expect(fillEmpty(fields, empty, { 'idea.name': 'Idea', 'company.name': 'Acme' }).draft.name).toBe('Acme');
  });

  it('choose an option by its words, and only one that is there', () => {
    expect(fillEmpty(fields, empty, { 'business.kind': 'B2B' }).draft.model).toBe('b2b');
    expect(fillEmpty(fields, empty, { 'business.kind': 'Barter' }).filled).toEqual([]);
    expect(fillEmpty(fields, { ...empty, model: 'b2b' }, { 'business.kind': 'B2C' }).filled).toEqual([]);
  });

  it('change nothing where nothing was answered: the very same draft comes back', () => {
    expect(fillEmpty(fields, empty, { 'customers.problem': '  ' }).draft).toBe(empty);
  });

  it('are read off a form, and only where a field says what it means', () => {
    expect(answersIn(fields, { ...empty, name: ' Acme ', model: 'b2b', private: 'secret' })).toEqual({
      'company.name': 'Acme',
      'business.kind': 'B2B',
    });
  });
});

describe('answers in the place of others', () => {
  it('replace what a field says by its first meaning, and only there', () => {
    const typed = { ...empty, name: 'Old', problem: 'Mine', private: 'secret' };
    expect(putAnswers(fields, typed, { 'company.name': 'Acme', 'business.kind': 'B2B' })).toEqual({ ...typed, name: 'Acme', model: 'b2b' });
    expect(putAnswers(fields, typed, { 'idea.name': 'Idea', 'business.kind': 'Barter' })).toBe(typed);
    expect(putAnswers(fields, { ...typed, name: 'Acme' }, { 'company.name': 'Acme' }).name).toBe('Acme');
  });
});
