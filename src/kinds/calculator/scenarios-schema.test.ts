import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { scenariosSchema } from './scenarios-schema';

const schema = scenariosSchema(z.object({ price: z.string() }));
const scenario = (part: object = {}) => ({ id: 'a', name: 'Base', work: { price: '5' }, ...part });
const takes = (part: object) => schema.safeParse({ openId: 'a', list: [scenario()], ...part }).success;

it('scenarios from a file are four at the most, each with a name and work that its tool can read', () => {
  expect(takes({})).toBe(true);
  expect(takes({ list: [] })).toBe(true);
  expect([4, 5].map((count) => takes({ list: Array.from({ length: count }, () => scenario()) }))).toEqual([true, false]);
  expect([0, 1, 60, 61].map((length) => takes({ list: [scenario({ name: 'x'.repeat(length) })] }))).toEqual([false, true, true, false]);
  expect([0, 80, 81].map((length) => takes({ openId: 'x'.repeat(length) }))).toEqual([true, true, false]);
  expect([{ work: { price: 5 } }, { work: undefined }, { id: 5 }, { name: 5 }].map((part) => takes({ list: [scenario(part)] }))).toEqual(Array(4).fill(false)); // prettier-ignore
});
