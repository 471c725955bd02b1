import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { findJson, readReply, readSoFar } from './replies';

describe('the reply of a model', () => {
  it.each([
    ['by itself', '{"a":1}'],
    ['in a fence', 'Here it is:\n```json\n{"a":1}\n```\nAnything else?'],
    ['in a fence without a name', '```\n{"a":1}\n```'],
    ['in a fence that is still open', '```json\n{"a":1}'],
    ['among words', 'Sure! {"a":1} I hope that helps.'],
    ['after thoughts', '<think>{"b":2} or so</think>\n{"a":1}'],
    ['after thoughts by another name', ' <Thinking>hm</Thinking> {"a":1}'],
    ['in the first of two fences', '```json\n{"a":1}\n```\n```json\n{"b":2}\n```'],
  ])('is found %s', (_, said) => {
    expect(findJson(said)).toEqual({ a: 1 });
  });

  it('may be a list, also among words, or of one sign', () => {
    expect(findJson('These: [1, 2] or so')).toEqual([1, 2]);
    expect(findJson('x {} y')).toEqual({});
    expect(findJson('[]!')).toEqual([]);
    expect(findJson('7')).toBe(7);
  });

  it.each(['', 'No.', '} and {', '{"a":', '<think>{"a":1}', '] and ['])('is missing in "%s"', (said) => {
    expect(findJson(said)).toBeUndefined();
  });

  it('is taken where it has the right form; else its faults are named by their place', () => {
    const schema = z.object({ title: z.string(), points: z.array(z.object({ n: z.int() })) });
    expect(readReply(schema, 'Sure: {"title":"T","points":[{"n":1,"more":2}],"extra":1}')).toEqual({
      isGood: true,
      reply: { title: 'T', points: [{ n: 1 }] },
    });
    expect(readReply(schema, 'No.')).toEqual({ isGood: false, faults: ['It is not JSON.'] });
    const read = readReply(schema, '{"title":5,"points":[{"n":1},{"n":"x"}]}');
    expect(read.isGood ? [] : read.faults.map((fault) => fault.split(':')[0])).toEqual(['title', 'points.1.n']);
    const whole = readReply(schema, '[]');
    expect(whole.isGood ? '' : whole.faults[0]).toMatch(/^The whole: /);
  });
});

describe('a reply that is still arriving', () => {
  it('is read along by its texts, not by their names', () => {
    expect(readSoFar('{"title":"Fresh bread","points":["One","Two ha')).toBe('Fresh bread\nOne\nTwo ha');
    expect(readSoFar('{"title" : "A \\"good\\" day","empty":"  "}')).toBe('A "good" day');
    // A sign of which only half has come is left out, a line break is one.
    expect(readSoFar('{"a":"caf\\u00e9 \\u00')).toBe('café ');
    expect(readSoFar('{"a":"one\\ntwo')).toBe('one\ntwo');
    expect(readSoFar('{"a":"one\\')).toBe('one');
  });

  it('is shown as it is where it is no data, and not at all while it thinks', () => {
    expect(readSoFar('We bake bread')).toBe('We bake bread');
    expect([readSoFar('{"ti'), readSoFar('```json'), readSoFar('['), readSoFar('<think>hm')]).toEqual(['ti', '', '', '']);
  });
});
