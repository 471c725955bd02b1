import { expect, it } from 'vitest';
import { text } from '@/lib/fields';
import { acceptAnswers, byMeaning, takenId } from './shares';

const fields = { company: text('Company', { means: 'company.name' }), note: text('Note') };
const profile = byMeaning(
  fields,
  (data: { form: { company: string; note: string } }) => data.form,
  (data, form) => ({ ...data, form }),
);

it('what is taken is known by its document and key, within the length of an id', () => {
  expect(takenId({ doc: 'd', tool: 'T', name: '' }, 'k')).toBe('d-k');
  const long = takenId({ doc: 'd', tool: 'T', name: '' }, 'k'.repeat(500));
  expect(long).toBe(`d-${'k'.repeat(78)}`);
});

const { read, fill } = profile;

it('answers fill what is empty, by what they mean, and nothing else', () => {
  const empty = { form: { company: '', note: '' } };
  const answers = read({ form: { company: 'Acme', note: 'Own' } });
  expect(fill(empty, answers)).toEqual({ data: { form: { company: 'Acme', note: '' } }, names: ['Company'] });
  const full = { form: { company: 'Bolt', note: '' } };
  const plan = fill(full, answers);
  expect(plan.data).toBe(full);
  expect(plan.names).toEqual([]);
  const accepted = acceptAnswers(profile);
  expect([accepted.noun, accepted.verb]).toEqual(['answer', 'Fill in']);
});
