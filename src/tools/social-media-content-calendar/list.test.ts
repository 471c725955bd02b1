import { describe, expect, it } from 'vitest';
import { noMore } from '@/kinds/posts/fields';
import type { PostLine } from '@/lib/topics/posts';
import { list } from './list';
import { makePost, state, type Post } from './model';
import { schema } from './schema';

type Data = ReturnType<typeof state.start>;

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) ?? start;
const line = (more: Partial<PostLine> = {}): PostLine => ({
  id: '7',
  title: 'Tour',
  content: 'We open on Monday',
  platform: 'tiktok',
  contentType: 'video',
  date: '2026-11-20',
  time: '09:00',
  hashtags: ['startup', 'growth'],
  mediaUrl: 'https://a.example/b.mp4',
  altText: 'The shop',
  linkUrl: 'https://a.example',
  status: 'scheduled',
  ...noMore,
  ...more,
});
const write = (data: Data, lines: PostLine[], gone: string[] = [], asides: Data[] = []) =>
  list.write(
    data,
    lines.map((one) => ({ ...one })),
    { around, gone: new Set(gone), asides },
  ) as Data;
const dataOf = (...records: Post[]): Data => ({ ...start, records });

describe('the company’s posts', () => {
  it('come back as they were written, and writing them twice changes nothing more', async () => {
    const lines = [line(), line({ id: '8', platform: 'twitter', contentType: 'text' })];
    const data = write(start, lines);
    expect(data.records[0]).toEqual(
      makePost('7', 'Tour', '2026-11-20', {
        content: 'We open on Monday',
        platform: 'tiktok',
        contentType: 'video',
        scheduledTime: '09:00',
        hashtags: ['startup', 'growth'],
        mediaUrl: 'https://a.example/b.mp4',
        altText: 'The shop',
        linkUrl: 'https://a.example',
      }),
    );
    expect(list.read(data)).toEqual(lines);
    expect(write(data, lines)).toEqual(data);
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('follow a change elsewhere in their place, with hashtags as typed where they say the same', () => {
    const data = dataOf(
      makePost('1', 'First', '2026-11-19'),
      makePost('7', 'Tour', '2026-11-20', { content: 'We open on Monday', hashtags: ['start up!', '#growth'] }),
    );
    expect(list.read(data)[1]).toMatchObject({ hashtags: ['startup', 'growth'] });
    const [, told] = list.read(data) as unknown as PostLine[];
    const moved = write(data, [{ ...(told as PostLine), date: '2026-11-21', status: 'published' }]);
    expect(moved.records).toEqual([data.records[0], { ...data.records[1], scheduledDate: '2026-11-21', status: 'published' }]);
    expect(write(data, [{ ...(told as PostLine), hashtags: ['other'] }]).records[1]?.hashtags).toEqual(['other']);
  });

  it('leave when they are gone and come back', () => {
    const data = write(start, [line(), line({ id: '8' })]);
    const without = write(data, [], ['7']);
    expect(without.records.map(({ id }) => id)).toEqual(['8']);
    const spaced = { ...data, records: data.records.map((post) => ({ ...post, hashtags: ['start up', 'growth'] })) };
    const back = write(without, [line({ date: '2026-12-01' })], [], [spaced]);
    expect(back.records[0]).toMatchObject({ id: '7', scheduledDate: '2026-12-01', hashtags: ['start up', 'growth'] });
  });

  it('are no samples; one that was edited goes by an id of its own and comes back to its place', () => {
    expect(sample.records.length).toBeGreaterThan(0);
    expect(list.read(sample)).toEqual([]);
    const edited: Data = {
      ...sample,
      records: sample.records.map((post) => (post.id === 'sample-1' ? { ...post, title: 'Mine', isEdited: true } : post)),
    };
    const [mine, ...others] = list.read(edited) as unknown as PostLine[];
    expect(mine).toMatchObject({ id: 'calendar-sample-1', title: 'Mine' });
    expect(others).toEqual([]);
    const moved = { ...(mine as PostLine), date: '2026-12-24' };
    expect(write(edited, [moved]).records.map(({ id }) => id)).toEqual(sample.records.map(({ id }) => id));
    // Also where nobody remembers the sample it was made of.
    for (const data of [edited, sample, start]) expect(list.read(write(data, [moved]))).toEqual([moved]);
    // A sample edited in another tool stays what it is called there.
    expect(write(sample, [{ ...moved, id: 'planner-sample-1' }]).records[0]?.id).toBe('planner-sample-1');
    expect(write(edited, [], ['calendar-sample-1']).records.map(({ id }) => id)).not.toContain('sample-1');
  });

  it('leave out what says nothing, has no day or is for a network nobody plans here', () => {
    expect(list.read(dataOf(makePost('1', 'x', 'soon'), makePost('2', 'x', '2026-11-20', { content: ' ' })))).toEqual([]);
    expect(write(start, [line({ platform: 'myspace' }), line({ date: '' })]).records).toEqual([]);
    expect(write(start, [line({ time: '' })]).records[0]?.scheduledTime).toBe('12:00');
  });

  it('have their first words for a title where nobody gave one', () => {
    const titleFor = (content: string) => write(start, [line({ title: '', content })]).records[0]?.title;
    expect(titleFor(' We open\non Monday')).toBe('We open');
    const long = 'word '.repeat(30);
    expect(titleFor(long)).toBe(`${long.slice(0, 59)}…`);
  });
});
