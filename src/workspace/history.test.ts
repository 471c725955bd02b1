import { expect, it } from 'vitest';
import { pushChange, redo, startHistory, undo } from './history';

it('takes quick edits of one field for one step, up to a pause of a second and a half', () => {
  const typed = (pause: number, key?: string, nextKey = key) =>
    pushChange(pushChange(startHistory('a'), 'b', 10_000, key), 'c', 10_000 + pause, nextKey).past;
  expect(typed(1_499, 'title')).toEqual(['a']);
  expect(typed(1_500, 'title')).toEqual(['a', 'b']);
  expect(typed(10, 'title', 'note')).toEqual(['a', 'b']);
  expect(typed(10)).toEqual(['a', 'b']);
});

it('makes a step of its own of what is typed after an undo or a redo', () => {
  const history = pushChange(startHistory('a'), 'b', 1_000, 'title');
  expect(pushChange(undo(history), 'c', 1_001, 'title').past).toEqual(['a']);
  expect(pushChange(redo(undo(history)), 'c', 1_001, 'title').past).toEqual(['a', 'b']);
});

it('remembers 200 steps, and forgets the oldest', () => {
  let history = startHistory(0);
  for (let value = 1; value <= 201; value += 1) history = pushChange(history, value, 0);
  expect([history.past.length, history.past[0], history.past.at(-1)]).toEqual([200, 1, 200]);
});

it('has no step where nothing changed, and none before the first or after the last', () => {
  const history = startHistory('a');
  expect(pushChange(history, 'a', 5)).toBe(history);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
  const next = undo(pushChange(history, 'b', 5));
  expect([next.past, next.present, next.future]).toEqual([[], 'a', ['b']]);
  // A change drops what could have been redone.
  expect(pushChange(next, 'c', 6)).toMatchObject({ past: ['a'], present: 'c', future: [] });
});
