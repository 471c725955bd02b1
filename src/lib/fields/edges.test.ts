import { describe, expect, it } from 'vitest';
import { readCell } from './cell';
import {
  choice,
  color,
  completeDraft,
  day,
  decimal,
  draftFrom,
  email,
  emptyDraft,
  findMissing,
  flag,
  formatValue,
  integer,
  isComplete,
  list,
  longestId,
  longText,
  money,
  percent,
  range,
  readDraft,
  text,
  time,
} from '.';
import { readField, typedValue } from './read';

const around = { today: '2026-11-15', currency: 'USD' };
const read = (field: Parameters<typeof readField>[0], typed: string | boolean) => readField(field, typed, around);

describe('a number in a form', () => {
  it.each<[string, unknown, string | undefined, string | undefined]>([
    ['5', 5, undefined, undefined],
    ['1.000', 1000, undefined, 'Read as 1,000.'],
    ['1.5', 1, undefined, '1.5 is read as 1.'],
    ['-0.5', 0, undefined, '-0.5 is read as 0.'],
    ['0.999', 0, undefined, '0.999 is read as 0.'],
    ['', 0, 'Enter it.', undefined],
    ['x', 0, '“x” isn’t a number.', undefined],
    ['-2', -1, 'Count can’t be below -1.', undefined],
    ['-1', -1, undefined, undefined],
    ['2000', 2000, undefined, undefined],
    ['2001', 2000, 'Count can’t be above 2,000.', undefined],
  ])('that counts: %s', (typed, value, problem, note) => {
    const reading = read(integer('Count', { min: -1, max: 2000, required: 'Enter it.' }), typed);
    expect(reading).toEqual({ value, ...(problem ? { problem } : { note }) });
    if (typed === '-0.5') expect(Object.is(reading.value, 0)).toBe(true);
  });

  it('is money, a rate or a share', () => {
    expect([
      read(money('P'), '0.125').value,
      read(money('P', { isRate: true }), '0.125').value,
      read(percent('S'), '7.5').value,
      read(decimal('D'), '1.000').value,
    ]).toEqual([13, 12.5, 0.075, 1]);
    const field = money('P', { isRate: true });
    expect([
      typedValue(field, 12.5, 'USD'),
      typedValue(field, 1250, 'USD'),
      typedValue(money('P'), 1250, 'USD'),
      typedValue(percent('S'), 0.075, 'USD'),
      typedValue(decimal('D'), 1.5, 'USD'),
    ]).toEqual(['0.125', '12.50', '12.50', '7.5', '1.5']);
    expect([formatValue(field, 12.5, 'USD'), formatValue(money('P'), 12.5, 'USD'), formatValue(percent('S'), 0.075, 'USD')]).toEqual([
      '$0.125',
      '$0.13',
      '7.5%',
    ]);
  });

  it('on a slider stays on it, and is its default where nothing else is said', () => {
    const size = range('Size', { min: 16, max: 48, default: '32' });
    expect(['', '20.4', '20.5', '5', '99', 'x'].map((typed) => read(size, typed).value)).toEqual([32, 20, 21, 16, 48, 32]);
  });
});

describe('a word in a form', () => {
  it('is what was typed, or a problem', () => {
    const due = day('Due', { earliest: 'today', required: 'Pick a day.' });
    expect([read(due, ''), read(due, 'x'), read(due, '2026-11-14'), read(due, ' 2026-11-15 ')]).toEqual([
      { value: '', problem: 'Pick a day.' },
      { value: '', problem: '“x” isn’t a date.' },
      { value: '2026-11-14', note: 'This day has already passed.' },
      { value: '2026-11-15', note: undefined },
    ]);
    expect(readField(due, '2026-11-14', { ...around, today: '' }).note).toBeUndefined();
    expect(read(day('Due'), '2020-01-01').note).toBeUndefined();
    expect([read(time('At'), ''), read(time('At'), '9:00 x')]).toMatchObject([
      { value: '' },
      { value: '', problem: '“9:00 x” isn’t a time.' },
    ]);
    const kind = choice('Kind', ['a', 'b'], { default: 'a' });
    expect([read(kind, ' b '), read(kind, 'z'), read(kind, '')]).toEqual([
      { value: 'b' },
      { value: 'a', problem: 'Choose one of the options.' },
      { value: 'a', problem: undefined },
    ]);
    expect(read(choice('Kind', ['a'], { required: 'Choose.' }), 'z').problem).toBe('Choose one of the options.');
    expect(read(choice('Kind', ['a'], { required: 'Choose.' }), '').problem).toBe('Choose.');
    expect([read(color('C', { default: '#000000' }), '#ABCDEF').value, read(color('C', { default: '#000000' }), 'red').value]).toEqual([
      '#abcdef',
      '#000000',
    ]);
    expect([read(email('E'), '').problem, read(email('E'), 'x').problem, read(email('E'), 'a@b.co').problem]).toEqual([
      undefined,
      'Enter an e-mail address such as name@example.com.',
      undefined,
    ]);
    expect([
      read(longText('L'), ' a ').value,
      read(text('T'), ' a ').value,
      read(flag('F'), true).value,
      read(flag('F'), 'true').value,
      read(text('T'), true).value,
    ]).toEqual([' a ', 'a', true, false, '']);
  });

  it('is shown in the words of the screen', () => {
    expect([
      formatValue(flag('F'), true, 'USD'),
      formatValue(flag('F'), 'x', 'USD'),
      formatValue(list('L'), ['a', 'b'], 'USD'),
      formatValue(text('T'), undefined, 'USD'),
      formatValue(day('D'), '2026-11-15', 'USD'),
      formatValue(choice('K', ['a'], { labels: { a: 'Alpha' } }), 'a', 'USD'),
      formatValue(text('T'), 'a', 'USD'),
    ]).toEqual(['Yes', 'No', 'a, b', '', '15 Nov 2026', 'Alpha', 'a']);
    expect([
      typedValue(flag('F'), true, 'USD'),
      typedValue(flag('F'), 'x', 'USD'),
      typedValue(list('L'), ['a', 'b'], 'USD'),
      typedValue(text('T'), 5, 'USD'),
      typedValue(text('T'), null, 'USD'),
    ]).toEqual([true, false, 'a, b', '5', '']);
  });
});

describe('a whole form', () => {
  const fields = {
    name: text('Name', { required: 'Enter it.' }),
    kind: choice('Kind', ['a', 'b'], { required: 'Choose.', default: 'a' }),
    due: day('Due', { default: 'today' }),
    on: flag('On'),
  };

  it('starts with its defaults, today among them', () => {
    expect(emptyDraft(fields, '2026-11-15')).toEqual({ name: '', kind: 'a', due: '2026-11-15', on: false });
  });

  it('knows what is still missing', () => {
    const draft = { name: 'A', kind: 'b', due: '', on: false };
    expect([findMissing(fields, draft), isComplete(fields, draft)]).toEqual([[], true]);
    expect(findMissing(fields, { ...draft, name: ' ', kind: 'z' })).toEqual(['name', 'kind']);
    expect(isComplete(fields, { ...draft, name: ' ' })).toBe(false);
  });

  it('takes of what was kept only what fits', () => {
    const start = emptyDraft(fields, '');
    expect(completeDraft(fields, { name: 'A', kind: 5, on: true, more: 'x', due: null }, '')).toEqual({ ...start, name: 'A', on: true });
    for (const kept of [null, 'x', undefined, 5]) expect(completeDraft(fields, kept, '')).toEqual(start);
  });

  it('is read and typed again as it was', () => {
    const draft = { name: 'A', kind: 'b', due: '2026-11-15', on: true };
    const { values, problems, notes } = readDraft(fields, draft, around);
    expect([values, problems, notes]).toEqual([{ name: 'A', kind: 'b', due: '2026-11-15', on: true }, {}, {}]);
    expect(draftFrom(fields, values, 'USD')).toEqual(draft);
    expect(readDraft(fields, { ...draft, name: '' }, around).problems).toEqual({ name: 'Enter it.' });
  });
});

describe('a cell of somebody else’s file', () => {
  const cell = (field: Parameters<typeof readCell>[0], typed: string) => readCell(field, typed, around);

  it('is refused where it is longer than its field keeps', () => {
    const short = text('T', { maxLength: 3 });
    expect([cell(short, ' abc ').value, cell(short, 'abcd')]).toEqual(['abc', { value: '', problem: 'It is longer than 3 characters.' }]);
    const tags = list('L', { maxLength: 3 });
    expect([cell(tags, 'abc, de').value, cell(tags, 'abcd, e')]).toEqual([
      ['abc', 'de'],
      { value: [], problem: 'It is longer than 3 characters.' },
    ]);
    expect(longestId).toBe(80);
  });

  it('on a slider is inside it, ends included', () => {
    const size = range('Size', { min: 16, max: 48, default: '32' });
    expect(['16', '48', ''].map((typed) => cell(size, typed))).toEqual([{ value: 16 }, { value: 48 }, { value: 32 }]);
    expect([cell(size, '15'), cell(size, '49'), cell(size, 'x')]).toEqual([
      { value: 32, problem: '“15” isn’t from 16 to 48.' },
      { value: 32, problem: '“49” isn’t from 16 to 48.' },
      { value: 32, problem: '“x” isn’t a number.' },
    ]);
  });

  it('is an option by its label, too, and named where it is none', () => {
    const kind = choice('Kind', ['meeting-set', 'b'], { labels: { b: 'Second' } });
    expect(['Meeting Set', 'meeting_set', 'second', 'b'].map((typed) => cell(kind, typed).value)).toEqual([
      'meeting-set',
      'meeting-set',
      'b',
      'b',
    ]);
    expect(cell(kind, ' odd ').problem).toBe('“odd” isn’t one of the options.');
    expect(cell(choice('Kind', ['a'], { required: 'Choose.' }), '').problem).toBe('Choose.');
    expect(['yes', 'X', 'Done', 'no', ''].map((typed) => cell(flag('F'), typed).value)).toEqual([true, true, true, false, false]);
    expect(cell(email('E'), 'nobody')).toMatchObject({ value: 'nobody', problem: undefined });
    expect(cell(day('D', { earliest: 'today' }), '1 Feb 2020')).toMatchObject({ value: '2020-02-01', note: undefined });
  });
});
