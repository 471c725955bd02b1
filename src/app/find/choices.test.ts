import { expect, it } from 'vitest';
import { findPinned, togglePin, type Choice } from './choices';

const choice = (id: string): Choice => ({ id, name: id, detail: '', icon: 'x' });

it('pins in order, passes over what is gone, and lets the oldest of more than a dozen go', () => {
  const pins = ['a', 'b', 'c'].reduce<string[]>(togglePin, []);
  expect(findPinned(pins, ['c', 'a', 'x'].map(choice)).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(togglePin(pins, 'b')).toEqual(['a', 'c']);
  const many = Array.from({ length: 13 }, (_, at) => String(at)).reduce<string[]>(togglePin, []);
  expect(many).toHaveLength(12);
  expect(many).not.toContain('0');
});
