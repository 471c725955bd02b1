import { expect, it } from 'vitest';
import { putIntoForms } from '@/lib/fields/put-answers';
import { text } from '@/lib/fields';
import { acceptAnswers, byMeaning, joinProfiles, startOnly, takenId } from './shares';

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

it('two forms of one document are filled together, and what both say the first one says', () => {
  interface Both {
    one: { name: string };
    two: { owner: string; mail: string };
  }
  const both = joinProfiles(
    byMeaning(
      { name: text('Name', { means: 'company.name' }) },
      ({ one }: Both) => one,
      (data, one) => ({ ...data, one }),
    ),
    byMeaning(
      { owner: text('Owner', { means: 'company.name' }), mail: text('E-mail', { means: 'company.email' }) },
      ({ two }: Both) => two,
      (data, two) => ({ ...data, two }),
    ),
  );
  const empty = { one: { name: '' }, two: { owner: '', mail: '' } };
  const told = { 'company.name': 'Acme', 'company.email': 'a@acme.example' };
  const fillBoth = both.fill;
  const { data, names } = fillBoth(empty, told);
  expect(names).toEqual(['Name', 'Owner', 'E-mail']);
  expect(both.read(data)).toEqual(told);
  expect(both.read({ ...data, two: { ...data.two, owner: 'Bolt' } })).toEqual(told);
  expect(putIntoForms(both.forms?.(data) ?? [], data, { 'company.email': 'b@acme.example' }).two).toEqual({
    owner: 'Acme',
    mail: 'b@acme.example',
  });
  expect(fillBoth(data, told).data).toBe(data);
});

it('a title starts from a fact and says none', () => {
  const { read: readTitle, fill: fillTitle } = startOnly(profile);
  const { data } = fillTitle({ form: { company: '', note: '' } }, { 'company.name': 'Acme' });
  expect(data.form.company).toBe('Acme');
  expect(readTitle(data)).toEqual({});
});
