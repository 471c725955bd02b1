import { describe, expect, it } from 'vitest';
import type { Idea } from './model';
import { isOwnDescription, outlineOf, repurpose, startFacts } from './repurpose';
import { calendarPlatforms, toIdeaEntry, toPostLine } from './send';

const idea = (more: Partial<Idea> = {}): Idea => ({
  id: '1',
  title: 'Bread',
  description: '',
  platform: 'instagram',
  contentType: 'Reel',
  hashtags: ['rye'],
  pillar: 'offer',
  isFavourite: false,
  ...more,
});
const facts = { fact1: 'A loaf a week', fact4: '$6 a week' };
const last = 'Any questions before you decide? Ask them here.';
const lines = (shape: Parameters<typeof repurpose>[1], more: Partial<Idea> = {}, given: Record<string, string> = facts) =>
  repurpose(idea(more), shape, given).split('\n');

describe('an idea in another shape', () => {
  it('is a thread: each point a post, and a place in brackets for what nobody has told', () => {
    expect(lines('thread')).toEqual([
      'Post 1: Bread',
      'Post 2: What it is: a loaf a week.',
      'Post 3: [What is included]',
      'Post 4: [What is not included]',
      'Post 5: The price: $6 a week.',
      'Post 6: [How to get it]',
      `Post 7: ${last}`,
      '',
      '#rye',
    ]);
    expect(lines('thread', { hashtags: [] }).at(-1)).toBe(`Post 7: ${last}`);
  });

  it('is a carousel: what is in a frame, and below it the words', () => {
    expect(lines('carousel').slice(0, 3)).toEqual([
      'Frame 1: Bread',
      'Frame 2: What it is – A loaf a week.',
      'Frame 3: [What is included]',
    ]);
  });

  it('is half a minute of video, shared out evenly between its opening and its end', () => {
    // 24 seconds for five points: 4.8 each, in whole seconds.
    expect(lines('video')).toEqual([
      '0–3 s: “Bread” on screen and aloud.',
      '3–8 s, what it is: A loaf a week.',
      '8–13 s: [What is included]',
      '13–17 s: [What is not included]',
      '17–22 s, the price: $6 a week.',
      '22–27 s: [How to get it]',
      `27–30 s: ${last}`,
      '',
      '#rye',
    ]);
  });

  it('is an article and a newsletter, without tags', () => {
    expect(lines('article')).toEqual([
      'Bread', '', 'Open with: A loaf a week.', '', '[What is included]', '', '[What is not included]', '', '## The price', '$6 a week.', '',
      '[How to get it]', '', `End with: ${last}`,
    ]); // prettier-ignore
    expect(lines('newsletter')).toEqual([
      'Subject: Bread', 'Preview: What it is: a loaf a week.', '', 'What it is: a loaf a week.', '', '[What is included]', '',
      '[What is not included]', '', 'The price: $6 a week.', '', '[How to get it]', '', last,
    ]); // prettier-ignore
  });

  it('begins with what it is about, where somebody has said that, and quotes people', () => {
    const described = { description: 'Bread at the door' };
    expect(lines('carousel', described)[1]).toBe('Frame 2: What it is about – Bread at the door.');
    expect([isOwnDescription(described), isOwnDescription({ description: '' })]).toEqual([true, false]);
    const said = { fact5: 'I still burn one a week' };
    expect(lines('thread', { pillar: 'people' }, said)[5]).toBe('Post 6: In their own words: “I still burn one a week”');
    expect(lines('carousel', { pillar: 'people' }, said)[5]).toBe('Frame 6: In their words – “I still burn one a week”');
  });

  it('starts from what the form says, each where it belongs', () => {
    const said = { what: ' Bread ', problem: 'Queues', proof: 'A diary' };
    expect((['teach', 'prove', 'people', 'talk', 'offer'] as const).map((pillar) => startFacts(said, pillar))).toEqual([
      { fact1: '', fact2: '', fact3: 'Queues' },
      { fact1: 'Queues', fact2: '', fact3: '', fact4: 'A diary' },
      {},
      {},
      { fact1: 'Bread' },
    ]);
    expect(outlineOf(idea({ facts: { fact1: ' A loaf ', fact2: ' ', fact5: 'Call' } }))).toEqual([
      'What it is: A loaf',
      'How to get it: Call',
    ]);
    expect(outlineOf(idea())).toEqual([]);
  });
});

describe('an idea in the calendar', () => {
  const day = '2026-12-01';

  it('is the post itself on its own network, and announces it on another', () => {
    expect(toPostLine(idea({ description: 'At the door' }), { on: 'instagram', day })).toMatchObject({
      title: 'Bread',
      content: 'Bread\n\nAt the door',
      platform: 'instagram',
      contentType: 'video',
      date: day,
      hashtags: ['rye'],
    });
    expect(toPostLine(idea(), { on: 'twitter', day })).toMatchObject({
      title: 'Instagram: Bread',
      content: 'New on Instagram: Bread',
      platform: 'twitter',
      contentType: 'link',
    });
    const kinds = ['Carousel', 'Article', 'Document', 'Poll'].map(
      (contentType) => toPostLine(idea({ contentType }), { on: 'instagram', day }).contentType,
    );
    expect(kinds).toEqual(['image', 'link', 'document', 'text']);
    expect(calendarPlatforms).toEqual(['instagram', 'twitter', 'linkedin', 'facebook', 'tiktok']);
  });

  it('has details only where there are some', () => {
    expect(toIdeaEntry(idea(), day)).toEqual({ id: 'content-idea-1', day, title: 'Instagram: Bread' });
    expect(toIdeaEntry(idea({ description: 'At the door' }), day).details).toBe('At the door');
  });
});
