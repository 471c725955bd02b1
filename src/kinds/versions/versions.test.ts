import { describe, expect, it } from 'vitest';
import { changesSince, newestFirst, removeVersion, suggestNote, tellNews } from './versions';

const version = (id: string, text = '') => ({ id, day: '2026-11-15', note: '', text });
const [first, second] = [version('a', '1. Scope\n--------\nAll of it.'), version('b', '1. Scope\n--------\nHalf of it.')];

describe('versions', () => {
  it('go by their id, and leave the rest of the work alone', () => {
    expect(removeVersion({ title: 'Mine', versions: [first, second] }, 'a')).toEqual({ title: 'Mine', versions: [second] });
    expect(removeVersion({ versions: [first] }, 'b').versions).toEqual([first]);
  });

  it('are told to those who know the one before: what is new, or what the last one brought', () => {
    const published = [first, { ...second, note: 'Only half of it.' }];
    expect(tellNews([first], second.text)).toBe('Changed: Scope.');
    expect(tellNews(published, second.text)).toBe('Only half of it.');
    expect(tellNews(published, first.text)).toBe('Changed: Scope.');
    // What the first one said of itself is no news.
    expect(tellNews([{ ...first, note: 'First version.' }], first.text)).toBe('');
    // Nobody knows an earlier one.
    expect([tellNews([], first.text), tellNews([first], first.text)]).toEqual(['', '']);
  });

  it('are listed from the newest, numbered from the oldest', () => {
    expect(newestFirst([first, second])).toEqual([
      { version: second, number: 2, previous: first },
      { version: first, number: 1, previous: undefined },
    ]);
  });

  it('say what changed since the one saved last', () => {
    expect(suggestNote([], first.text)).toBe('First version.');
    expect(suggestNote([second, first], first.text)).toBe(suggestNote([first], first.text));
    expect(suggestNote([first], second.text)).not.toBe(suggestNote([first], first.text));
    expect(changesSince(undefined, first)).toEqual([]);
    expect(changesSince(first, second).flatMap(({ added }) => added)).toContain('Half of it.');
  });
});
