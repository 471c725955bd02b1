import { expect, it } from 'vitest';
import { choice, flag, longText, text } from '@/lib/fields';
import { foundWhole, isOver, joinLines, launchIn, listDue, listFound, wordsIn } from './share-parts';

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

it('the launch is the day of the one thing that is called so', () => {
  const on = (title: string, day = '2027-03-01') => ({ title, day });
  for (const title of ['Launch', ' launch day ', 'Public launch', 'Go-live', 'go live date', 'GOLIVE', 'Soft launch', 'Website go live'])
    expect([title, launchIn([on('Bake', '2027-01-01'), on(title)])]).toEqual([title, '2027-03-01']);
  for (const title of ['Launch party', 'After the launch', 'Relaunch', 'Plan launch', ''])
    expect([title, launchIn([on(title)])]).toEqual([title, '']);
  // Two of them may mean either day; one without a day says none.
  expect(launchIn([on('Launch'), on('Go-live', '2027-04-01')])).toBe('');
  expect(launchIn([on('Launch', ''), on('Go-live', '2027-02-30')])).toBe('');
  expect(launchIn([on('Launch', ''), on('Go-live')])).toBe('2027-03-01');
  expect(launchIn([])).toBe('');
});

it('lines are joined without the empty ones', () => {
  expect(joinLines([' Bread', '', '  ', 'Rolls '])).toBe('Bread\nRolls');
});
