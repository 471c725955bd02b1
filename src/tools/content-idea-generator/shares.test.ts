import { describe, expect, it } from 'vitest';

import { state, type Idea, type IdeasData } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const idea = (id: string, more: Partial<Idea> = {}): Idea => ({
  id,
  title: 'Five loaves',
  description: 'Show the oven',
  platform: 'instagram',
  contentType: 'Reel',
  hashtags: [],
  pillar: 'teach',
  isFavourite: false,
  ...more,
});
const holding = (ideas: Idea[], kept: Idea[] = []): IdeasData => ({ ...state.start(around), ideas, kept });
const planned = (day: string): Idea['planned'] => ({ day, on: 'instagram' });

describe('ideas', () => {
  it('are on the agenda once they have a day', () => {
    const data = holding([idea('1', { planned: planned('2026-12-01') }), idea('2')], [idea('3', { planned: planned('2026-11-01') })]);
    expect(shares.agenda(data, around)).toEqual([
      { id: '1', day: '2026-12-01', title: 'Post on Instagram: Five loaves', isDone: false },
      { id: '3', day: '2026-11-01', title: 'Post on Instagram: Five loaves', isDone: true },
    ]);
  });

  it('are found by their words, those made from the sample answers are not', () => {
    const data = holding([idea('1', { hashtags: ['bread'] }), idea('2', { isSample: true, planned: planned('2026-12-01') })]);
    expect(shares.search(data, around)).toEqual([{ id: '1', title: 'Five loaves', text: 'Show the oven\n#bread' }]);
    expect(shares.agenda(data, around)).toEqual([]);
  });
});
