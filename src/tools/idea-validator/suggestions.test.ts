import { describe, expect, it } from 'vitest';
import { answersOf, ideaOf, interview } from './test-data';
import { suggestTests } from './suggestions';
import type { Answers, Idea } from './fields';

const suggest = (answers: Partial<Answers>, facts: Partial<Idea['facts']> = {}, heard: Parameters<typeof interview>[0][] = []) => {
  const idea = ideaOf(answers);
  return suggestTests({
    ...idea,
    facts: { ...idea.facts, ...facts },
    interviews: { ...idea.interviews, records: heard.map((one, index) => interview({ id: String(index), ...one })) },
  });
};
const ids = (...given: Parameters<typeof suggest>) => suggest(...given).map(({ id }) => id);
const five = Array.from({ length: 5 }, () => ({ problem: 'unprompted' as const }));

describe('the tests to run first', () => {
  it('are at most three, of what the evidence leaves open', () => {
    expect(ids({})).toEqual(['problem', 'price', 'use']);
    expect(ids({}, {}, five.slice(1))).toEqual(['problem', 'price', 'use']);
    expect(ids({}, {}, five)).toEqual(['price', 'use', 'reach']);
    expect(ids({}, { paid: '1' }, five)).toEqual(['use', 'reach', 'effort']);
    expect(ids({}, { paid: '1', users: '5' }, five)).toEqual(['reach', 'effort']);
    expect(ids({}, { paid: '1', users: '4' }, five)).toEqual(['use', 'reach', 'effort']);
    expect(ids({}, { paid: '1', users: '5', waitlist: '19' }, five)).toEqual(['reach', 'effort']);
    expect(ids({}, { paid: '1', users: '5', waitlist: '20' }, five)).toEqual(['effort']);
  });

  it('say why: nothing yet, or too little', () => {
    const whys = (...given: Parameters<typeof suggest>) => Object.fromEntries(suggest(...given).map(({ id, why }) => [id, why]));
    expect(whys({})).toEqual({
      problem: 'No interview on record confirms it yet.',
      price: 'Nobody has paid yet.',
      use: 'Nobody uses it regularly yet.',
    });
    expect(whys({}, { users: '1' }, five.slice(4))).toMatchObject({
      problem: 'Only a few interviews confirm it.',
      use: 'Only 1 person uses it so far.',
    });
    const later = { paid: '1', users: '5' };
    expect(whys({ resources: '' }, later, five)).toEqual({
      reach: 'No sign-ups yet, so no channel has been shown to work.',
      effort: 'You haven’t listed what you have to work with.',
    });
    expect(whys({ resources: 'Two bakers' }, { ...later, waitlist: '3' }, five)).toEqual({
      reach: 'Only a few sign-ups so far.',
      effort: 'The effort hasn’t been measured.',
    });
  });

  it('ask users for a price, and somebody else where it is to be free for them', () => {
    const price = (model: string) => suggest({ ...answersOf({}), businessModel: model }).find(({ id }) => id === 'price')?.draft;
    expect(price('$20 a month')).toMatchObject({
      metric: 'people out of 10 asked who pay or leave a deposit',
      method: 'Offer it at a fixed price, in person, and ask for a deposit',
      pass: '3',
      fail: '0',
    });
    expect(price('Free')).toMatchObject({
      hypothesis: expect.stringMatching(/^Someone would pay for .+, so that it can stay free for those who use it\.$/) as string,
      metric: 'sponsors or donors out of 10 asked who give',
      method: 'Ask for a fixed sum, in person',
    });
  });

  it('count down only where less is better', () => {
    const [effort] = suggest({}, { paid: '1', users: '5', waitlist: '20' }, five);
    expect(effort?.draft).toMatchObject({ direction: 'less', pass: '4', fail: '10' });
  });
});
