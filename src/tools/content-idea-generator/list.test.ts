import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { allIdeas, ideaFiles, toIdeaDocument, toIdeaSheet } from './files';
import {
  countPillars,
  hasSampleWork,
  isSampleAnswers,
  mixOf,
  mostIdeas,
  putIdeas,
  readHashtags,
  spreadIdeas,
  state,
  toggleFavourite,
  toIdeaText,
  type Idea,
  type IdeasData,
} from './model';
import { creditOf, isAllSample, isMixedUp, noteOf } from './origin';
import { toIdeaPaper } from './paper';
import { describeTaking, takeIdeas, type IdeasReply } from './proposal';
import { toIdeasReplySchema } from './reply';
import { sampleAnswers } from './content';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const idea = (id: string, more: Partial<Idea> = {}): Idea => ({
  id,
  title: `Idea ${id}`,
  description: '',
  platform: 'instagram',
  contentType: 'Reel',
  hashtags: [],
  pillar: 'teach',
  isFavourite: false,
  ...more,
});
const many = (count: number, more: Partial<Idea> = {}) => Array.from({ length: count }, (_, index) => idea(String(index), more));
const work = (more: Partial<IdeasData>): IdeasData => ({ ...start, ...more });
const counter = () => {
  let count = 0;
  return () => `made-${(count += 1)}`;
};
const sample = { isSample: true } as const;

describe('a new list', () => {
  it('keeps what was edited or taken over in front of it, up to two hundred ideas in all', () => {
    const made = many(15);
    const full = putIdeas(work({ ideas: many(190, { isEdited: true }) }), made, counter());
    expect(full.ideas).toHaveLength(mostIdeas);
    // 185 of the 190 stay: those at the front.
    expect([full.ideas[184]?.title, full.ideas[185]?.id]).toEqual(['Idea 184', 'made-1']);
    expect(putIdeas(work({ ideas: many(185, { source: 'm' }) }), made, counter()).ideas).toHaveLength(200);
    // What was starred is kept beside it, once; what is plain goes.
    const mixed = [idea('a', { isFavourite: true, isEdited: true }), idea('b'), idea('c', { source: 'm' })];
    const next = putIdeas(work({ ideas: mixed, kept: [idea('k')], seed: 4 }), [idea('x', { title: 'New' })], counter());
    expect(next.ideas.map(({ id, title, isFavourite }) => [id, title, isFavourite])).toEqual([
      ['c', 'Idea c', false],
      ['made-1', 'New', false],
    ]);
    expect([next.kept.map(({ id }) => id), next.seed]).toEqual([['a', 'k'], 5]);
  });

  it('remembers the last six hundred titles', () => {
    const used = Array.from({ length: 600 }, (_, index) => `old ${index}`);
    const next = putIdeas(work({ ideas: [idea('a'), idea('b')], used }), [], counter());
    expect(next.used).toHaveLength(600);
    expect([next.used.slice(0, 3), next.used.at(-1)]).toEqual([['idea a', 'idea b', 'old 0'], 'old 597']);
  });

  it('shares its ideas out in whole numbers, the largest rests first', () => {
    const mix = (teach: number, prove: number, people: number, talk: number, offer: number) => ({ teach, prove, people, talk, offer });
    // 7.5, 3.75 and 3.75: the two ideas left go to the larger rests.
    expect(spreadIdeas(mix(2, 1, 0, 0, 1))).toEqual(mix(7, 4, 0, 0, 4));
    // 6, 1.5, 4.5, 1.5 and 1.5: among equal rests, in their order.
    expect(spreadIdeas(mix(4, 1, 3, 1, 1))).toEqual(mix(6, 2, 5, 1, 1));
    expect([spreadIdeas(mix(0, 0, 0, 0, 0)), spreadIdeas(mix(0, 0, 7, 0, 0)), spreadIdeas(mix(1, 1, 1, 1, 1), 4)]).toEqual([
      mix(3, 3, 3, 3, 3),
      mix(0, 0, 15, 0, 0),
      mix(1, 1, 1, 1, 0),
    ]);
    expect([countPillars(mix(0, 1, 0, 9, 0)), countPillars(mix(0, 0, 0, 0, 0))]).toEqual([2, 0]);
    const own = mix(1, 0, 0, 0, 0);
    expect([
      mixOf({ mix: own }, { contentGoal: 'Brand Awareness' }),
      mixOf({ mix: null }, { contentGoal: 'Community Building' }).talk,
    ]).toEqual([own, 5]);
  });
});

describe('stars', () => {
  it('go on and off in the list; taken off what was kept, the idea goes', () => {
    const data = work({ ideas: [idea('a'), idea('b')], kept: [idea('k')] });
    const starred = toggleFavourite(data, 'b');
    expect(starred.ideas.map(({ isFavourite }) => isFavourite)).toEqual([false, true]);
    expect(toggleFavourite(starred, 'b').ideas.map(({ isFavourite }) => isFavourite)).toEqual([false, false]);
    expect(toggleFavourite(data, 'k')).toEqual(work({ ideas: data.ideas, kept: [] }));
    expect(toggleFavourite(data, 'nobody')).toBe(data);
    // What was kept is starred wherever it goes.
    expect(allIdeas(data).map(({ id, isFavourite }) => [id, isFavourite])).toEqual([
      ['a', false],
      ['b', false],
      ['k', true],
    ]);
  });
});

describe('where ideas come from', () => {
  const ours = idea('a');
  const theirs = idea('b', { source: 'Model A' });
  const tags = 'Hashtags are suggestions; their reach was not measured.';

  it('is said of each and of all', () => {
    expect([creditOf(ours), creditOf(theirs), creditOf({ source: ' ' })]).toEqual([
      '',
      'Written by Model A, accepted by you',
      'Written by a model, accepted by you',
    ]);
    const made = `Made on this device from a template and your own words. ${tags}`;
    expect([noteOf([]), noteOf([ours]), noteOf([theirs]), noteOf([ours, theirs])]).toEqual([
      made,
      made,
      `Written by a model, accepted by you; read them before you use them. ${tags}`,
      `${made} Ideas written by a model say so; read them before you use them.`,
    ]);
  });

  it('is the sample as a whole, in part or not at all', () => {
    const marks = (...ideas: Idea[]) => [isAllSample(ideas), isMixedUp(ideas)];
    expect([marks(), marks(ours), marks(idea('s', sample)), marks(ours, idea('s', sample))]).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
    const stems = (...ideas: Idea[]) => new Set(ideaFiles(ideas, 'USD').map(({ name }) => name.replace(/\.\w+$/, '')));
    expect([[...stems(idea('s', sample))], [...stems(ours, idea('s', sample))]]).toEqual([['sample-content-ideas'], ['content-ideas']]);
    // The answers count until there are ideas.
    const draft = { ...start.draft, ...sampleAnswers };
    expect([
      hasSampleWork(start),
      hasSampleWork(work({ draft })),
      hasSampleWork(work({ draft, ideas: [ours] })),
      hasSampleWork(work({ kept: [idea('s', sample)] })),
      hasSampleWork(work({ draft, kept: [ours] })),
    ]).toEqual([false, true, false, true, false]);
    expect([
      isSampleAnswers(sampleAnswers),
      isSampleAnswers({ ...sampleAnswers, industry: 'x' }),
      isSampleAnswers({ ...sampleAnswers, targetAudience: 'x' }),
    ]).toEqual([true, false, false]);
  });

  it('has a column in tables where it differs, and none where all is ours', () => {
    const labels = (...ideas: Idea[]) =>
      toIdeaSheet(ideas)
        .columns.map(({ label }) => label)
        .slice(6);
    expect([labels(ours), labels(ours, theirs), labels(ours, idea('s', sample))]).toEqual([
      ['Favorite'],
      ['Favorite', 'Source'],
      ['Favorite', 'Sample'],
    ]);
    expect(
      toIdeaSheet([
        { ...ours, isFavourite: true },
        { ...theirs, ...sample },
      ]).rows.map((row) => row.slice(6)),
    ).toEqual([
      ['Yes', 'Template-based, made on your device', 'No'],
      ['No', 'Written by Model A, accepted by you', 'Yes'],
    ]);
  });

  it('stands below an idea in a document, with all that it has and nothing else', () => {
    const words = (...ideas: Idea[]) =>
      toIdeaDocument(ideas).blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'heading' ? [block.text] : []));
    expect(words(idea('a', { contentType: '' }))).toEqual(['Content ideas', noteOf([ours]), 'Idea a', 'Instagram. Teach.']);
    expect(words(ours, { ...theirs, ...sample, description: 'About bread.', hashtags: ['rye', 'oats'] }).slice(4)).toEqual([
      'Idea b',
      'Instagram, Reel. Teach.',
      'About bread.',
      '#rye #oats',
      'Written by Model A, accepted by you.',
      'Sample.',
    ]);
    expect(words(idea('s', sample))[1]).toBe(`Sample data. ${noteOf([ours])}`);
    expect(words(idea('s', sample))).not.toContain('Sample.');
    expect([toIdeaText(ours), toIdeaText({ ...ours, description: 'About.', hashtags: ['rye'] })]).toEqual([
      'Idea a',
      'Idea a\n\nAbout.\n\n#rye',
    ]);
  });
});

describe('the ideas on paper', () => {
  const tablesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const labelsOf = (ideas: readonly Idea[]) =>
    tablesOf(toIdeaPaper(ideas).blocks)[0]?.columns.map((column) => (typeof column === 'string' ? column : column.label));

  it('have a table for each network, and a column of days as soon as one is planned', () => {
    const two = [idea('a'), idea('b', { platform: 'twitter', planned: { day: '2026-12-01', on: 'twitter' } })];
    const { blocks, mark } = toIdeaPaper(two);
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual(
      expect.arrayContaining(['Content ideas', 'Instagram', 'Twitter']),
    );
    expect(blocks).toContainEqual(expect.objectContaining({ kind: 'paragraph', text: '2 ideas for 2 networks' }));
    expect(labelsOf(two)).toEqual(['Idea', 'Form', 'Pillar', 'Planned']);
    expect(tablesOf(blocks).map(({ rows }) => rows)).toEqual([
      [['Idea a', 'Reel', 'Teach', '']],
      [['Idea b', 'Reel', 'Teach', '1 Dec 2026']],
    ]);
    expect(labelsOf([idea('a')])).toEqual(['Idea', 'Form', 'Pillar']);
    expect([mark, toIdeaPaper([idea('s', sample)]).mark]).toEqual([undefined, 'Sample']);
  });

  it('say below each what it is about, its steps, its tags and whose it is', () => {
    const told = idea('b', {
      ...sample,
      description: 'About bread.',
      hashtags: ['rye'],
      source: 'Model A',
      facts: { fact2: 'Three days' },
    });
    const notes = (ideas: readonly Idea[]) => tablesOf(toIdeaPaper(ideas).blocks)[0]?.notes;
    const whole = 'About bread.\n– The answer: Three days\n#rye\nWritten by Model A, accepted by you.';
    expect(notes([idea('a'), told])).toEqual(['', `${whole}\nSample.`]);
    // Where everything is a sample, the page says so.
    expect(notes([told])).toEqual([whole]);
  });
});

describe('what a model may reply', () => {
  const one = { title: 'T', description: 'D', platform: 'instagram' as const, contentType: 'Reel', hashtags: ['a', 'b', 'c'] };
  const takes = (ideas: object[]) => toIdeasReplySchema(['instagram']).safeParse({ ideas }).success;
  const times = (count: number) => Array.from({ length: count }, () => one);
  const letters = (count: number) => 'x'.repeat(count);

  it('is one to thirty ideas with three to ten tags, none of it endless', () => {
    expect([takes([]), takes([one]), takes(times(30)), takes(times(31))]).toEqual([false, true, true, false]);
    expect([2, 3, 10, 11].map((count) => takes([{ ...one, hashtags: Array(count).fill('a') }]))).toEqual([false, true, true, false]);
    expect([200, 201].map((count) => takes([{ ...one, title: letters(count) }]))).toEqual([true, false]);
    expect([1500, 1501].map((count) => takes([{ ...one, description: letters(count) }]))).toEqual([true, false]);
    expect([60, 61].map((count) => takes([{ ...one, hashtags: ['a', 'b', letters(count)] }]))).toEqual([true, false]);
    expect([takes([{ ...one, platform: 'twitter' }]), takes([{ ...one, contentType: 'Poll' }])]).toEqual([false, false]);
  });

  it('is taken over up to 185 ideas, under the pillar of which there are most', () => {
    const reply: IdeasReply = { ideas: [one, { ...one, title: 'U', hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }] };
    const take = (data: IdeasData) => takeIdeas(data, reply, new Set(['t', 'u']), 'Model A', counter());
    const mix = { teach: 1, prove: 3, people: 0, talk: 3, offer: 0 };
    // Of equals, the first; five tags at the most.
    expect(take(work({ mix })).ideas.map(({ pillar, hashtags }) => [pillar, hashtags.length])).toEqual([
      ['prove', 3],
      ['prove', 5],
    ]);
    const after = (count: number) => {
      const data = work({ ideas: many(count) });
      return [take(data).ideas.length, describeTaking(data, take(data))];
    };
    expect([after(183), after(184), after(185)]).toEqual([
      [185, '2 ideas added to your list'],
      [185, '1 idea added to your list'],
      [185, 'The list is full (185 ideas). Delete some first.'],
    ]);
    const there = work({ ideas: [idea('a', { title: 't' }), idea('b', { title: 'U' })] });
    expect([take(there), describeTaking(there, take(there))]).toEqual([there, 'Already in the list']);
  });
});

it('thirty hashtags are the most that an idea has', () => {
  const typed = Array.from({ length: 31 }, (_, index) => `#t${index}`).join(' ');
  expect(readHashtags(typed)).toHaveLength(30);
  expect(readHashtags(' #a,#b a, -- ')).toEqual(['a', 'b']);
});
