import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { arbitraryOf } from '@/app/contract/arbitrary';
import { toText } from '@/lib/document-text';
import { platforms } from './content';
import { toIdeaDocument, toIdeaSheet } from './files';
import { chosenPlatforms, changeIdea, mostIdeas, putIdeas, readAnswers, state, toggleFavourite, type IdeasData } from './model';
import { typesOf } from './formats';
import { describeTaking, takeIdeas, toIdeasTask, type IdeasReply } from './proposal';
import { toIdeasReplySchema } from './reply';
import { schema } from './schema';
import type { NewIdea } from './writer';

type Replied = IdeasReply['ideas'][number];
let minted = 0;
const mint = () => `minted-${(minted += 1)}`;
const start = state.start({ today: '2026-11-15', currency: 'USD' });
const ours = (title: string): NewIdea => ({
  title,
  description: '',
  platform: 'twitter',
  contentType: 'Poll',
  hashtags: [],
  pillar: 'talk',
});
const filled: IdeasData = { ...start, draft: { ...start.draft, industry: 'Bakery', targetAudience: 'busy parents' } };
const made = putIdeas(filled, [ours('What is on your table?')], mint);
const idea = (title: string, more: Partial<Replied> = {}): Replied => ({
  title,
  description: 'Show the first\nloaf.',
  platform: 'instagram',
  contentType: 'Reel',
  hashtags: ['#Sourdough', 'bread time', '#Sourdough', 'Bakery', 'Rye', 'Oven', 'Crust'],
  pillar: 'people',
  ...more,
});
const reply: IdeasReply = {
  ideas: [
    idea('Before the sun is up'),
    idea('BEFORE the sun is up '),
    idea('what is on your TABLE?'),
    idea('A poll that is no reel', { platform: 'twitter' }),
    idea('Where nobody posts', { platform: 'youtube', contentType: 'Short' }),
    idea('No pillar', { pillar: undefined }),
    idea('  '),
  ],
};
const partsOf = (data: IdeasData, given = reply) => toIdeasTask(data).toParts(given);
let count = 0;
const makeId = () => `new-${(count += 1)}`;
const takeAll = (data = made, given = reply) =>
  takeIdeas(data, given, new Set(partsOf(data, given).map(({ id }) => id)), 'test-model', makeId);

describe('what a model is asked', () => {
  const { request, data } = toIdeasTask(made).prompt;

  it('is fifteen ideas for the chosen platforms, in the forms these have', () => {
    expect(request).toContain('Suggest 15 ideas.');
    expect(request).toContain('3 to 5 hashtags');
    expect(request).toContain('- instagram: Carousel, Reel, Story, Photo\n- twitter: Thread, Single post, Poll, Picture post');
    expect(request).not.toMatch(/linkedin|tiktok/i);
    // Brand Awareness: 4, 1, 3, 1 and 1 parts of fifteen are 6, 1.5, 4.5, 1.5 and 1.5; the rests go to the first of them.
    expect(request).toMatch(/- teach: 6\. [\s\S]*- people: 5\. /);
  });

  it('has the user’s words in the data only', () => {
    expect(data).toMatchObject({ industry: 'Bakery', audience: 'busy parents', count: '15', titlesAlreadyThere: 'What is on your table?' });
    expect(request).not.toMatch(/bakery|parents|table/i);
  });

  it('refuses other platforms, other forms and too few hashtags', () => {
    const fits = (one: object) => toIdeasReplySchema(['instagram', 'twitter']).safeParse({ ideas: [one] }).success;
    expect(fits(idea('One'))).toBe(true);
    expect(fits(idea('One', { platform: 'youtube' }))).toBe(false);
    expect(fits(idea('One', { contentType: 'Podcast' }))).toBe(false);
    expect(fits(idea('One', { hashtags: ['Bread'] }))).toBe(false);
  });
});

describe('what is made of the reply', () => {
  it('is each new idea once, where it can be posted', () => {
    expect(partsOf(made)).toEqual([
      {
        id: 'before the sun is up',
        title: 'Before the sun is up',
        text: 'Instagram, Reel. Behind the scenes.\nShow the first loaf.\n#Sourdough #breadtime #Bakery #Rye #Oven',
      },
      expect.objectContaining({ title: 'No pillar', text: expect.stringContaining('Instagram, Reel. Teach.') as unknown }),
    ]);
  });
});

describe('what was taken over', () => {
  const taken = takeAll();

  it('loses control characters and turned text, and keeps what joins letters and emoji', () => {
    const odd = takeAll(made, { ideas: [idea('👩‍🍳 Meet\u0000 the\u202e baker', { description: 'می‌خواهم\u0007 نان' })] });
    expect(odd.ideas[0]).toMatchObject({ title: '👩‍🍳 Meet the baker', description: 'می‌خواهم نان' });
  });

  it('comes first in the list as an ordinary idea with its source', () => {
    expect(taken.ideas.map(({ title }) => title)).toEqual(['Before the sun is up', 'No pillar', 'What is on your table?']);
    expect(taken.ideas[0]).toMatchObject({ pillar: 'people', isFavourite: false, source: 'test-model', contentType: 'Reel' });
    expect(taken.ideas[0]?.hashtags).toHaveLength(5);
    const id = taken.ideas[0]?.id ?? '';
    expect(changeIdea(taken, id, { title: 'Mine' }).ideas[0]).toMatchObject({ title: 'Mine', source: 'test-model' });
  });

  it('is not added twice, and the list has an end', () => {
    expect(takeAll(taken)).toBe(taken);
    expect(takeIdeas(taken, reply, new Set(['before the sun is up']), 'x', makeId)).toBe(taken);
    expect(describeTaking(made, taken)).toBe('2 ideas added to your list');
    expect(describeTaking(taken, taken)).toBe('Already in the list');
    const many = Array.from({ length: mostIdeas - 15 }, (_, index) => ours(`Idea ${index}`));
    const full = putIdeas(filled, many, mint);
    expect(takeAll(full)).toBe(full);
    expect(describeTaking(full, full)).toContain('Delete some first');
  });

  it('stays when a new list of ours is made', () => {
    const first = taken.ideas[0]?.id ?? '';
    const next = putIdeas(toggleFavourite(taken, first), [ours('Another')], mint);
    expect(next.ideas.map(({ title }) => title)).toEqual(['No pillar', 'Another']);
    expect(next.kept.map(({ title }) => title)).toEqual(['Before the sun is up']);
  });

  it('is told from ours in every file', () => {
    const { columns, rows } = toIdeaSheet(taken.ideas);
    expect(columns.at(-1)?.label).toBe('Source');
    expect(rows.map((row) => row.at(-1))).toEqual([
      'Written by test-model, accepted by you',
      'Written by test-model, accepted by you',
      'Template-based, made on your device',
    ]);
    expect(toIdeaSheet(made.ideas).columns.at(-1)?.label).toBe('Favorite');
    const text = toText(toIdeaDocument(taken.ideas));
    expect(text.match(/Written by test-model, accepted by you\./g)).toHaveLength(2);
    expect(text).toContain('Ideas written by a model say so');
    expect(toText(toIdeaDocument(made.ideas))).not.toContain('model');
    // Once ours are deleted, nothing calls the rest a template's.
    const theirs = toText(toIdeaDocument(taken.ideas.slice(0, 2)));
    expect(theirs).toContain('Written by a model, accepted by you; read them before you use them.');
    expect(theirs).not.toContain('template');
  });

  it('fits the state and the rules of ideas, whatever the reply', () => {
    const replies = arbitraryOf(toIdeasReplySchema(platforms)) as fc.Arbitrary<IdeasReply>;
    const states = arbitraryOf(schema) as fc.Arbitrary<IdeasData>;
    fc.assert(
      fc.property(replies, fc.oneof(fc.constant(made), states), fc.string(), (given, data, source) => {
        const next = takeAll(data, given);
        expect(schema.safeParse(takeIdeas(data, given, new Set(partsOf(data, given).map(({ id }) => id)), source, makeId)).success).toBe(
          true,
        );
        const chosen = chosenPlatforms(readAnswers(data.draft));
        for (const { platform, contentType, hashtags } of next.ideas.slice(0, next.ideas.length - data.ideas.length)) {
          expect(chosen).toContain(platform);
          expect(typesOf(platform)).toContain(contentType);
          expect(hashtags.length).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: atMost(300) },
    );
  });
});
