import { describe, expect, it } from 'vitest';
import { noMore } from '@/kinds/posts/fields';
import { state, type Post } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const post = (id: string, more: Partial<Post>): Post => ({
  ...noMore,
  altText: '',
  id,
  platform: 'linkedin',
  content: 'We are\nhiring',
  date: '2026-11-20',
  time: '09:00',
  hashtags: '#jobs',
  status: 'scheduled',
  ...more,
});
const withPosts = (...own: Post[]) => ({ ...sample, records: [...own, ...sample.records] });

describe('posts', () => {
  it('are due on their day until they are out', () => {
    const long = post('3', { content: 'x'.repeat(80), status: 'draft' });
    expect(shares.agenda(withPosts(post('1', {}), post('2', { status: 'published' }), long, post('4', { date: '' })), around)).toEqual([
      { id: '1', day: '2026-11-20', title: 'Post on LinkedIn: We are hiring', isDone: false },
      { id: '2', day: '2026-11-20', title: 'Post on LinkedIn: We are hiring', isDone: true },
      { id: '3', day: '2026-11-20', title: `Draft of a post on LinkedIn: ${'x'.repeat(60)}…`, isDone: false },
    ]);
  });

  it('are found by how they begin', () => {
    expect(shares.search(withPosts(post('1', {}), post('2', { content: ' ' })), around)).toMatchObject([
      { id: '1', title: 'LinkedIn: We are hiring', text: expect.stringContaining('#jobs') },
    ]);
  });
});
