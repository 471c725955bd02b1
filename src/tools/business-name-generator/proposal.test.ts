import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '@/app/contract/arbitrary';
import { nameFiles } from './files';
import { fitsLength, makeNames } from './generate';
import { listIdeas, mostIdeas, removeIdea } from './ideas';
import { longestName, nameKey, readLength, state, type Answers, type NameData } from './model';
import { describeTaking, takeNames, toNameTask, type NameReply } from './proposal';
import { nameReplySchema } from './reply';
import { schema } from './schema';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const answers: Answers = { industry: 'bakery', keywords: 'rye', style: 'classic', length: 'medium' };
const made: NameData = { ...start, answers, made: { answers, seed: 0 } };
const own = makeNames({ answers, seed: 0 });
const named = (name: string, description = 'It fits.') => ({ name, description });
const reply: NameReply = {
  names: [
    named('Crumb & Daughters', 'Sounds like a family\n at work.'),
    named('1. Slow Oven'),
    named('slow oven'),
    named('Loaf'),
    named('—'),
  ],
};
const partsOf = (data: NameData, given = reply) => toNameTask(data.answers, own).toParts(given);
const takeAll = (data = made, given = reply) =>
  takeNames(data, given, new Set(partsOf(data, given).map(({ id }) => id)), 'test-model', own);

describe('what a model is asked', () => {
  const { request, data } = toNameTask(answers, [{ name: 'Old Rye' }]).prompt;

  it('is twenty names with a sentence each, in the style and length chosen', () => {
    expect(request).toContain('Suggest 20 business names, each with a description of one sentence');
    expect(request).toContain('The style is classic');
    expect(request).toContain('Every name has two or three words.');
    expect(toNameTask({ ...answers, style: 'abstract', length: 'short' }, []).prompt.request).toMatch(
      /abstract: [\s\S]*one or two words\./,
    );
  });

  it('has the user’s words in the data only', () => {
    expect(data).toEqual({ ...answers, namesAlreadyThere: 'Old Rye' });
    expect(request).not.toMatch(/bakery|rye/i);
  });
});

describe('what is made of the reply', () => {
  it('is names of the length asked for, each once, with what is known of them', () => {
    const parts = partsOf(made);
    expect(parts.map(({ title }) => title)).toEqual(['Crumb & Daughters', 'Slow Oven']);
    expect(parts[0]?.text).toMatch(/^Sounds like a family at work\.\nScore \d+\. Domain not checked\.$/);
    expect(
      toNameTask({ ...answers, length: 'short' }, own)
        .toParts(reply)
        .map(({ title }) => title),
    ).toContain('Loaf');
  });

  it('has a description without control characters, and with whole emoji', () => {
    const odd = { names: [{ name: 'Slow Oven', description: '👩‍🍳 Time\u0000 is\u202e the\nrecipe.' }] };
    expect(partsOf(made, odd)[0]?.text).toMatch(/^👩‍🍳 Time is the recipe\.\n/);
  });

  it('warns of brands as it does of ours', () => {
    expect(partsOf(made, { names: [named('Zoom Bakes')] })[0]?.text).toContain('Zoom is also a well-known brand.');
  });

  it('leaves out what is there already', () => {
    expect(partsOf(made, { names: [named(own[0]?.name.toUpperCase() ?? '')] })).toEqual([]);
  });
});

describe('what was taken over', () => {
  const taken = takeAll();

  it('is listed with its source and can be removed', () => {
    expect(taken.ideas).toHaveLength(2);
    expect(listIdeas(taken.ideas ?? [], own)[0]).toEqual({
      name: 'Crumb & Daughters',
      domain: 'crumbanddaughters.com',
      description: 'Sounds like a family at work.',
      category: 'Idea',
      source: 'Suggested by test-model, accepted by you',
    });
    expect(removeIdea(taken, 'slow oven').ideas?.map(({ name }) => name)).toEqual(['Crumb & Daughters']);
  });

  it('is not added twice, gives way to ours and has an end', () => {
    expect(takeAll(taken)).toBe(taken);
    expect(describeTaking(made, taken)).toBe('2 names added to the suggestions');
    expect(describeTaking(taken, taken)).toBe('Already in the list');
    expect(listIdeas([{ ...named(own[0]?.name ?? ''), source: 'm' }], own)).toEqual([]);
    const full = { ...made, ideas: Array.from({ length: mostIdeas }, (_, index) => ({ ...named(`Name ${index}`), source: 'm' })) };
    expect(takeAll(full)).toBe(full);
    expect(describeTaking(full, full)).toContain('Remove some first');
  });

  it('says in the file whose idea it is', async () => {
    const names = [...listIdeas(taken.ideas ?? [], own), ...own];
    const files = nameFiles(taken, { answers, seed: 0 }, names, () => 'Domain not checked');
    const csv = await (await files.find(({ name }) => name.endsWith('.csv'))?.make())?.text();
    const [, first = '', , third = ''] = csv?.split('\r\n') ?? [];
    expect(first).toContain('"Suggested by test-model, accepted by you"');
    expect(first).not.toContain('Made on your device');
    expect(third).toContain('Made on your device');
  });

  it('fits the state and the rules of names, whatever the reply', () => {
    const replies = arbitraryOf(nameReplySchema) as fc.Arbitrary<NameReply>;
    const states = arbitraryOf(schema) as fc.Arbitrary<NameData>;
    fc.assert(
      fc.property(replies, fc.oneof(fc.constant(made), states), fc.string(), (given, data, source) => {
        const parts = toNameTask(data.answers, own).toParts(given);
        for (const { title } of parts) expect(fitsLength(title, readLength(data.answers.length))).toBe(true);
        const next = takeNames(data, given, new Set(parts.map(({ id }) => id)), source, own);
        expect(schema.safeParse(next).success).toBe(true);
        const listed = listIdeas(next.ideas ?? [], own);
        expect(new Set([...listed, ...own].map(({ name }) => nameKey(name))).size).toBe(listed.length + own.length);
        for (const { name } of next.ideas?.slice(data.ideas?.length ?? 0) ?? []) expect(name.length).toBeLessThanOrEqual(longestName);
      }),
    );
  });
});
