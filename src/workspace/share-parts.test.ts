import { expect, it } from 'vitest';
import { choice, flag, longText, text } from '@/lib/fields';
import { foundWhole, isOver, listDue, listFound, wordsIn } from './share-parts';

const fields = {
  name: text('Name', { default: 'Your Brand' }),
  about: longText('About'),
  kind: choice('Kind', ['a', 'b']),
  on: flag('On'),
};

it('words are what somebody wrote: not defaults, samples, choices or flags', () => {
  const draft = { name: 'Your Brand', about: 'Bread', kind: 'a', on: true };
  expect(wordsIn(fields, draft)).toEqual(['Bread']);
  expect(wordsIn(fields, { ...draft, name: 'Daily Loaf' }, { about: 'Bread' })).toEqual(['Daily Loaf']);
});

it('a document is found by its name or by what it is, and not while it is empty', () => {
  expect(foundWhole(' Daily Loaf ', 'Plan', ['Bread', ' ', 'Rolls'])).toEqual([
    { id: 'document', title: 'Daily Loaf', text: 'Bread\nRolls' },
  ]);
  expect(foundWhole(' ', 'Plan', ['Bread'])).toMatchObject([{ title: 'Plan' }]);
  expect(foundWhole('Daily Loaf', 'Plan', ['', ' '])).toEqual([]);
});

it('each is listed once, with a title or a day', () => {
  const found = { id: '1', title: 'Bread', text: '' };
  expect(listFound([found, found, { ...found, id: '2', title: ' ' }])).toEqual([found]);
  const due = { id: '1', day: '2026-11-15', title: 'Bake', isDone: false };
  expect(listDue([due, due, { ...due, id: '2', day: '' }, { ...due, id: '3', day: '2026-02-30' }])).toEqual([due]);
});

it('a day is over the day after, and never before today is known', () => {
  const around = { today: '2026-11-15', currency: 'USD' };
  expect(isOver('2026-11-14', around)).toBe(true);
  expect(isOver('2026-11-15', around)).toBe(false);
  expect(isOver('2026-11-14', { ...around, today: '' })).toBe(false);
});
