import { describe, expect, it } from 'vitest';
import { makePost, state } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);

describe('posts on the agenda', () => {
  it('are due on their day until they are out', () => {
    const records = [
      makePost('1', 'Meet the team', '2026-11-20'),
      makePost('2', '', '2026-11-21', { status: 'draft', platform: 'linkedin' }),
      makePost('3', 'Out', '2026-11-01', { status: 'published' }),
      makePost('4', 'Some day', ''),
      ...sample.records,
    ];
    expect(shares.agenda({ ...sample, records }, around)).toEqual([
      { id: '1', day: '2026-11-20', title: 'Post on Instagram: Meet the team', isDone: false },
      { id: '2', day: '2026-11-21', title: 'Draft of a post on LinkedIn: untitled', isDone: false },
      { id: '3', day: '2026-11-01', title: 'Post on Instagram: Out', isDone: true },
    ]);
  });
});
