import { describe, expect, it } from 'vitest';
import { checkAnswers, hiddenDraft, mailDraft, type Question } from './ask';
import { answersSchema, sheetSchema } from './ask-schema';
import { isObject } from './objects';
import { formatSize } from './text';

const question = (more: Partial<Question>): Question => ({ id: 'q', label: 'Q', type: 'text', ...more });
const faultOf = (more: Partial<Question>, answer?: string) => checkAnswers([question(more)], answer === undefined ? {} : { q: answer }).q;

describe('an answer', () => {
  it('is asked for only where it has to be', () => {
    expect([
      faultOf({}),
      faultOf({}, ' '),
      faultOf({ isRequired: true }),
      faultOf({ isRequired: true }, ' '),
      faultOf({ isRequired: true }, 'x'),
    ]).toEqual([undefined, undefined, 'Please answer this.', 'Please answer this.', undefined]);
  });

  it('in numbers lies within its limits', () => {
    const number = { type: 'number' as const, min: 1, max: 5 };
    expect(['1', '5', '2,5', ' 3 '].map((answer) => faultOf(number, answer))).toEqual([undefined, undefined, undefined, undefined]);
    expect(['0.9', '5.1', 'x', 'Infinity'].map((answer) => faultOf(number, answer))).toEqual(Array(4).fill('Enter a number from 1 to 5.'));
    expect([faultOf({ type: 'number', min: 1 }, '0'), faultOf({ type: 'number', max: 1 }, '2'), faultOf({ type: 'number' }, '-9')]).toEqual(
      ['Enter a number.', 'Enter a number.', undefined],
    );
  });

  it('to a choice is one of its options', () => {
    const options = [
      { value: 'y', label: 'Yes' },
      { value: 'n', label: 'No' },
    ];
    expect([
      faultOf({ type: 'choice', options }, 'n'),
      faultOf({ type: 'choice', options }, 'Yes'),
      faultOf({ type: 'choice' }, 'y'),
    ]).toEqual([undefined, 'Choose one of these.', 'Choose one of these.']);
    expect(faultOf({ type: 'text', options }, 'other')).toBeUndefined();
  });
});

it('a mail draft keeps its addresses, its lines and half a character', () => {
  expect(mailDraft(['a@b.example', 'c&d@e.example'], 'Hi & bye', 'One\nTwo\ud800')).toBe(
    'mailto:a@b.example,c%26d@e.example?subject=Hi%20%26%20bye&body=One%0D%0ATwo%EF%BF%BD',
  );
  expect(hiddenDraft(['a@b.example'], 'S', 'B')).toBe('mailto:?bcc=a@b.example&subject=S&body=B');
});

it('a sheet and its answers are read only as they may be', () => {
  const sheet = { kind: 'poll', id: 'a1', title: 'T', intro: '', replyTo: '', nameLabel: '', questions: [question({ isRequired: true })] };
  const isSheet = (more: object) => sheetSchema.safeParse({ ...sheet, ...more }).success;
  const many = (count: number) => Array.from({ length: count }, () => question({}));
  expect(isSheet({})).toBe(true);
  expect([isSheet({ questions: many(300) }), isSheet({ questions: many(301) }), isSheet({ questions: [] })]).toEqual([true, false, false]);
  expect([isSheet({ title: 'x'.repeat(500) }), isSheet({ title: 'x'.repeat(501) })]).toEqual([true, false]);
  expect([isSheet({ intro: 'x'.repeat(4000) }), isSheet({ intro: 'x'.repeat(4001) })]).toEqual([true, false]);
  expect(isSheet({ questions: [{ ...question({}), isRequired: false }] })).toBe(false);
  const answers = { id: 'a', sheet: 'b', name: 'x', answers: { q: 'x' } };
  expect(
    [
      { ...answers },
      { ...answers, name: 'x'.repeat(201) },
      { ...answers, answers: { q: 'x'.repeat(20_001) } },
      { ...answers, answers: { q: 1 } },
    ].map((one) => answersSchema.safeParse(one).success),
  ).toEqual([true, false, false, false]);
});

it('sizes are said with the figures that matter', () => {
  expect([0, 999, 1000, 1234, 9960, 12_345, 999_999, 1_000_000, 3_450_000, 2e9, 5e12, 7e15].map(formatSize)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '1.2 kB',
    '10 kB',
    '12 kB',
    '1,000 kB',
    '1 MB',
    '3.5 MB',
    '2 GB',
    '5 TB',
    '7,000 TB',
  ]);
});

it('an object is neither a list nor nothing', () => {
  expect([{}, { a: 1 }, [], null, undefined, 'x', 1].map(isObject)).toEqual([true, true, false, false, false, false, false]);
});
