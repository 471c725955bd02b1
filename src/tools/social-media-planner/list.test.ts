import { describe, expect, it } from 'vitest';
import { noMore } from '@/kinds/posts/fields';
import type { PostLine } from '@/lib/topics/posts';
import { list } from './list';
import { state, type Post } from './model';
import { schema } from './schema';

type Data = ReturnType<typeof state.start>;

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const sample = state.sample?.(around) ?? start;
/** As this tool tells it: a text without a title. */
const line = (more: Partial<PostLine> = {}): PostLine => ({
  id: '7',
  title: '',
  content: 'We open on Monday',
  platform: 'twitter',
  contentType: 'text',
  date: '2026-11-20',
  time: '09:00',
  hashtags: ['startup', 'growth'],
  mediaUrl: '',
  altText: '',
  linkUrl: '',
  status: 'scheduled',
  ...noMore,
  ...more,
});
const post: Post = {
  ...noMore,
  altText: '',
  id: '7',
  platform: 'twitter',
  content: 'We open on Monday',
  date: '2026-11-20',
  time: '09:00',
  hashtags: '#startup #growth',
  status: 'scheduled',
};
const write = (data: Data, lines: PostLine[], gone: string[] = [], asides: Data[] = []) =>
  list.write(
    data,
    lines.map((one) => ({ ...one })),
    { around, gone: new Set(gone), asides },
  ) as Data;

describe('the company’s posts', () => {
  it('come back as they were written, and writing them twice changes nothing more', async () => {
    const lines = [line(), line({ id: '8', platform: 'linkedin', status: 'draft' })];
    const data = write(start, lines);
    expect(data.records[0]).toEqual(post);
    expect(list.read(data)).toEqual(lines);
    expect(write(data, lines)).toEqual(data);
    expect(schema.safeParse(data).success).toBe(true);
  });

  it('bring their link with their text, once', () => {
    const linked = line({ linkUrl: 'https://a.example', time: '' });
    const data = write(start, [linked]);
    expect(data.records).toMatchObject([{ content: 'We open on Monday\n\nhttps://a.example', time: '12:00' }]);
    expect(write(data, [linked])).toEqual(data);
    const told = line({ content: 'We open on Monday\n\nhttps://a.example', linkUrl: 'https://a.example' });
    expect(write(start, [told]).records[0]?.content).toBe('We open on Monday\n\nhttps://a.example');
  });

  it('follow a change elsewhere in their place, with hashtags as typed where they say the same', () => {
    const data: Data = {
      ...start,
      records: [
        { ...post, id: '1' },
        { ...post, hashtags: 'startup, #growth' },
      ],
    };
    const moved = write(data, [line({ date: '2026-11-21', status: 'published' })]);
    expect(moved.records).toEqual([data.records[0], { ...data.records[1], date: '2026-11-21', status: 'published' }]);
    expect(write(data, [line({ hashtags: ['other'] })]).records[1]?.hashtags).toBe('#other');
  });

  it('leave when they are gone or move to a network that is not planned here, and come back as typed', () => {
    const data: Data = {
      ...start,
      records: [
        { ...post, hashtags: 'startup, #growth' },
        { ...post, id: '8' },
      ],
    };
    const without = write(data, [], ['7']);
    expect(without.records.map(({ id }) => id)).toEqual(['8']);
    expect(write(data, [line({ platform: 'tiktok' })])).toEqual(without);
    expect(write(without, [line({ date: '2026-12-01' })], [], [data]).records[0]).toEqual({
      ...post,
      date: '2026-12-01',
      hashtags: 'startup, #growth',
    });
  });

  it('are no samples; one that was edited goes by an id of its own and comes back to its place', () => {
    expect(sample.records.length).toBeGreaterThan(0);
    expect(list.read(sample)).toEqual([]);
    const edited: Data = {
      ...sample,
      records: sample.records.map((one) => (one.id === 'sample-1' ? { ...one, content: 'Mine', isEdited: true } : one)),
    };
    const [mine, ...others] = list.read(edited) as unknown as PostLine[];
    expect(mine).toMatchObject({ id: 'planner-sample-1', content: 'Mine' });
    expect(others).toEqual([]);
    const moved = { ...(mine as PostLine), date: '2026-12-24' };
    expect(write(edited, [moved]).records.map(({ id }) => id)).toEqual(sample.records.map(({ id }) => id));
    // Also where nobody remembers the sample it was made of.
    for (const data of [edited, sample, start]) expect(list.read(write(data, [moved]))).toEqual([moved]);
    expect(write(edited, [], ['planner-sample-1']).records.map(({ id }) => id)).not.toContain('sample-1');
  });

  it('leave out what says nothing, has no day or is for a network nobody plans here', () => {
    const odd = [line({ platform: 'tiktok' }), line({ id: '8', date: '' }), line({ id: '9', content: ' ' })];
    expect(write(start, odd).records).toEqual([]);
    expect(
      list.read({
        ...start,
        records: [
          { ...post, date: 'soon' },
          { ...post, content: ' ' },
        ],
      }),
    ).toEqual([]);
  });

  it('keep the title, picture and link they have elsewhere, whatever is changed here', () => {
    const data = write(start, [line({ title: 'Tour', contentType: 'image', mediaUrl: 'https://a.example/b.jpg', altText: 'The shop' })]);
    const [before] = list.read(data);
    const [after] = list.read({ ...data, records: data.records.map((one) => ({ ...one, content: 'We open on Tuesday' })) });
    // Only the text differs, so only the text is told to the others.
    expect(after).toEqual({ ...before, content: 'We open on Tuesday' });
  });
});
