import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedValue } from './read';
import { atMost } from '../../../build/runs';
import {
  choice,
  color,
  completeDraft,
  day,
  decimal,
  draftFrom,
  emptyDraft,
  email,
  findMissing,
  flag,
  formatValue,
  hasProblems,
  integer,
  isComplete,
  list,
  longText,
  money,
  percent,
  range,
  readDraft,
  readField,
  text,
  time,
} from '.';
import { readCell } from './cell';
import { draftSchema, recordSchema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const fields = {
  title: text('Title', { required: 'Give it a title.' }),
  about: longText('About'),
  mail: email('Email'),
  amount: money('Amount'),
  count: integer('Count'),
  rate: percent('Rate', { default: '10', min: 0, max: 1 }),
  size: range('Size', { min: 16, max: 48, default: '32' }),
  due: day('Due', { earliest: 'today' }),
  made: day('Made', { default: 'today' }),
  starts: time('Starts'),
  level: choice('Level', ['low', 'high'], { default: 'low', labels: { low: 'Low', high: 'High' } }),
  tags: list('Tags'),
  isOn: flag('On'),
  ink: color('Ink', { default: '#ffffff' }),
};
const read = (draft: Partial<ReturnType<typeof emptyDraft<typeof fields>>>) =>
  readDraft(fields, { ...emptyDraft(fields, around.today), ...draft }, around);

describe('times', () => {
  it('are read from a field and from a file, and refused in words', () => {
    expect(read({ title: 'x', starts: '14:30' }).values.starts).toBe('14:30');
    expect(read({ starts: '25:00' }).problems.starts).toBe('“25:00” isn’t a time.');
    expect(readCell(fields.starts, '2:30 PM', around).value).toBe('14:30');
    expect(formatValue(fields.starts, '14:30', 'USD')).toBe('2:30 PM');
  });
});

describe('fields', () => {
  it('start from their defaults', () => {
    expect(emptyDraft(fields, around.today)).toMatchObject({
      title: '',
      rate: '10',
      size: '32',
      made: '2026-11-15',
      due: '',
      level: 'low',
      isOn: false,
    });
  });

  it('read what was typed', () => {
    const { values, problems } = read({ title: ' Plan ', amount: '$1,234.5', count: '7', tags: 'a, b', due: '2026-12-01', isOn: true });
    expect(problems).toEqual({});
    expect(values).toMatchObject({
      title: 'Plan',
      amount: 123450,
      count: 7,
      rate: 0.1,
      size: 32,
      tags: ['a', 'b'],
      due: '2026-12-01',
      isOn: true,
    });
  });

  it('say what is wrong beside the field and count it as zero', () => {
    const { values, problems, notes } = read({ amount: 'abc', count: '2.5', rate: '140', due: '2026-02-31', ink: 'red', mail: 'nobody' });
    expect(problems).toMatchObject({
      title: 'Give it a title.',
      amount: '“abc” isn’t a number.',
      rate: 'Rate can’t be above 100%.',
      due: '“2026-02-31” isn’t a date.',
    });
    expect(values).toMatchObject({ amount: 0, count: 2, rate: 1, due: '', ink: '#ffffff' });
    expect(notes.count).toBe('2.5 is read as 2.');
    expect(problems.mail).toContain('e-mail');
  });

  it('question a day that has passed but take it', () => {
    const { values, problems, notes } = read({ title: 'x', due: '2026-11-14' });
    expect(hasProblems(problems)).toBe(false);
    expect(values.due).toBe('2026-11-14');
    expect(notes.due).toBe('This day has already passed.');
  });

  it('keep amounts as typed when a record is edited again', () => {
    const { values } = read({ title: 'x', amount: '12.5', rate: '7.25' });
    const draft = draftFrom(fields, values, 'USD');
    expect(draft).toMatchObject({ amount: '12.50', rate: '7.25', tags: '' });
    expect(readDraft(fields, draft, around).values).toEqual(values);
  });

  it('read cells of other programs', () => {
    expect(readCell(fields.due, '11/30/2026', around).value).toBe('2026-11-30');
    expect(readCell(fields.level, 'HIGH', around).value).toBe('high');
    expect(readCell(fields.isOn, 'yes', around).value).toBe(true);
    expect(readCell(text('Name', { maxLength: 3 }), ' abc ', around)).toEqual({ value: 'abc', problem: undefined });
    expect(readCell(text('Name', { maxLength: 3 }), 'abcd', around).problem).toBe('It is longer than 3 characters.');
    expect(readCell(fields.tags, Array(501).fill('a').join(','), around).problem).toBe('It has more than 500 entries.');
    expect(readCell(fields.size, '99', around).problem).toBe('“99” isn’t from 16 to 48.');
    expect(readCell(fields.size, '20', around)).toEqual({ value: 20 });
    expect(readCell(fields.rate, '20%', around).value).toBe(0.2);
  });

  it('say what is still missing: what is required and empty, or none of the options', () => {
    const asked = {
      name: text('Name', { required: 'Name it.' }),
      kind: choice('Kind', ['one', 'two'], { required: 'Choose a kind.' }),
      size: integer('Size', { required: 'Enter a size.' }),
      note: text('Note'),
    };
    const draft = { name: ' ', kind: 'three', size: '', note: '' };
    expect(findMissing(asked, draft)).toEqual(['name', 'kind', 'size']);
    expect(isComplete(asked, { ...draft, name: 'A', kind: 'two' })).toBe(false);
    expect(isComplete(asked, { ...draft, name: 'A', kind: 'two', size: '0' })).toBe(true);
  });

  it('repair a malformed kept draft', () => {
    expect(completeDraft(fields, { title: 5, about: 'kept', __proto__: { x: 1 }, other: 'y' }, '')).toMatchObject({
      title: '',
      about: 'kept',
    });
    expect(completeDraft(fields, 'garbage', '')).toEqual(emptyDraft(fields, ''));
  });

  it('give values that their own schema takes, whatever was typed', () => {
    const schema = recordSchema(fields);
    const typed = fc.record(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.kind === 'flag' ? fc.boolean() : fc.string()])),
    );
    fc.assert(
      fc.property(typed, (draft) => {
        const { values } = readDraft(fields, draft as never, around);
        expect(schema.safeParse({ id: '1', ...values }).success).toBe(true);
        expect(draftSchema(fields).safeParse(draft).success).toBe(true);
      }),
      { numRuns: atMost(1000) },
    );
  });
});

describe('whole numbers with dots', () => {
  it('take three digits behind a dot for a group, and say so', () => {
    const around = { today: '2026-11-15', currency: 'USD' };
    expect(readField(integer('Visitors'), '1.000', around)).toMatchObject({ value: 1000, note: 'Read as 1,000.' });
    expect(readField(integer('Visitors'), '12.500.000', around).value).toBe(12_500_000);
    expect(readField(integer('Visitors'), '1.5', around)).toMatchObject({ value: 1, note: '1.5 is read as 1.' });
    expect(readField(integer('Visitors'), '0.500', around).value).toBe(0);
  });

  it('are amounts of money too, where the currency has no third decimal', () => {
    const read = (typed: string, currency: string, field = money('Amount')) => readField(field, typed, { today: '2026-11-15', currency });
    expect(read('1.500', 'EUR')).toEqual({ value: 150_000, note: 'Read as €1,500.00.' });
    expect(
      ['1.500 €', '-1.500', '€ 12.500', '0.500', '1.500k', '1.5', '1500.125', '2*1.500'].map((typed) => read(typed, 'EUR').value),
    ).toEqual([150_000, -150_000, 1_250_000, 50, 150_000, 150, 150_013, 300]);
    expect(read('1.500 kr', 'DKK').value).toBe(150_000);
    expect(['1.500 million', '1.500 million €', '1.500m'].map((typed) => read(typed, 'EUR').value)).toEqual(Array(3).fill(150_000_000));
    expect(read('1.500', 'KWD').value).toBe(1500);
    const rate = money('Spending a year', { isRate: true });
    expect(read('3.600', 'EUR', rate)).toEqual({ value: 360_000, note: 'Read as €3,600.00.' });
    expect(['1.4590', '0.125', '1.46'].map((typed) => read(typed, 'EUR', rate).value)).toEqual([145.9, 12.5, 146]);
    // What is worked out comes back as it was.
    expect(read(String(typedValue(rate, 145.9, 'EUR')), 'EUR', rate).value).toBe(145.9);
    expect(read('1.459', 'KWD', rate).value).toBe(1459);
    expect(readField(decimal('Rate'), '33.333', { today: '', currency: 'EUR' })).toEqual({
      value: 33.333,
      note: 'Read as 33.333.',
    });
  });

  it('are groups in any field where euros are meant, and a plain number is read as before', () => {
    const read = (typed: string) => readField(decimal('Budget'), typed, { today: '', currency: 'USD' });
    expect(read('20.000 €')).toEqual({ value: 20_000, note: 'Read as 20,000.' });
    expect(read('€ 1.500').value).toBe(1500);
    expect(read('1.500')).toEqual({ value: 1.5, note: 'Read as 1.5.' });
  });

  it('are amounts where the unit beside them is a currency', () => {
    const both = { value: decimal('Value', { unitIn: 'unit' }), unit: text('Unit') };
    const read = (value: string, unit: string) => {
      const { values, notes } = readDraft(both, { value, unit }, { today: '', currency: 'USD' });
      return [values.value, notes.value];
    };
    expect(read('60.000', '€')).toEqual([60_000, 'Read as 60,000.']);
    expect(read('60.000', '%')).toEqual([60, 'Read as 60.']);
    expect(read('60.5', '$')).toEqual([60.5, undefined]);
    expect(read('', '$')[0]).toBe(0);
    // What is edited again is what was saved.
    expect(read(String(typedValue(both.value, 1.234, 'USD')), '$')[0]).toBe(1.234);
  });

  it('are decimals in a file, where a program worked them out', () => {
    expect(readCell(money('Amount'), '12.345', { today: '2026-11-15', currency: 'EUR' }).value).toBe(1235);
  });
});
