import { describe, expect, it } from 'vitest';
import { describeExchange, planExchange, readPlanned, takeExchange } from './exchange';
import { makePost, state, type Post } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const dataOf = (records: Post[] = []) => ({ ...state.start(around), records });

/** As the planner keeps it. */
const planned = (more: object = {}) => ({
  id: '1',
  platform: 'twitter',
  content: 'We open on Monday',
  date: '2026-11-20',
  time: '09:00',
  hashtags: '#startup #growth',
  status: 'scheduled',
  ...more,
});
const plannerOf = (records: unknown[], extra: object = {}) => ({ records, currency: 'USD', extra: { facebookLimit: '2000', ...extra } });
const newsOf = (planner: unknown, data = dataOf()) => describeExchange(planExchange(readPlanned(planner), data));
const take = (planner: unknown, data = dataOf()) => takeExchange(data, planExchange(readPlanned(planner), data));
/** What the post above is to both tools: the planner's tests hold the same. */
const print = '1t5tzjf';

describe('posts of the planner', () => {
  it('come to stand on their day, once', () => {
    const planner = plannerOf([planned()]);
    expect(newsOf(planner)).toBe('1 post that is not here');
    const taken = take(planner);
    expect(taken.records).toEqual([
      makePost('planner-1', 'We open on Monday', '2026-11-20', {
        platform: 'twitter',
        scheduledTime: '09:00',
        hashtags: ['startup', 'growth'],
        status: 'scheduled',
      }),
    ]);
    expect(taken.extra.taken).toEqual({ 'planner-1': print });
    expect(newsOf(planner, taken)).toBe('');
    // Deleted here, it does not come back.
    expect(newsOf(planner, { ...taken, records: [] })).toBe('');
  });

  it('follow a change there, and leave what was changed here alone', () => {
    const taken = take(plannerOf([planned()]));
    const moved = plannerOf([planned({ date: '2026-11-21' })]);
    expect(newsOf(moved, taken)).toBe('1 post that has changed there');
    const withPicture = {
      ...taken,
      records: taken.records.map((post) => ({ ...post, title: 'Opening', mediaUrl: 'https://a.example/b.jpg' })),
    };
    expect(take(moved, withPicture).records).toEqual([{ ...withPicture.records[0], scheduledDate: '2026-11-21' }]);
    const ours = { ...taken, records: taken.records.map((post) => ({ ...post, content: 'We open on Tuesday' })) };
    expect(newsOf(plannerOf([planned()]), ours)).toBe('');
  });

  it('that began here are not doubled, and bring back only what was changed there', () => {
    const own = makePost('7', 'Tour', '2026-11-20', {
      content: 'We open on Monday',
      platform: 'twitter',
      scheduledTime: '09:00',
      hashtags: ['start up!', '#growth'],
    });
    const data = dataOf([own]);
    const copy = { id: 'calendar-7', hashtags: '#startup #growth' };
    expect(newsOf(plannerOf([planned(copy)], { taken: { 'calendar-7': print } }), data)).toBe('');
    // Changed here since the planner took it: nothing to take back.
    const later = dataOf([{ ...own, scheduledTime: '10:00' }]);
    expect(newsOf(plannerOf([planned(copy)], { taken: { 'calendar-7': print } }), later)).toBe('');
    const published = plannerOf([planned({ ...copy, status: 'published' })], { taken: { 'calendar-7': print } });
    expect(newsOf(published, data)).toBe('1 post that has changed there');
    expect(take(published, data).records[0]).toMatchObject({ id: '7', title: 'Tour', status: 'published' });
    expect(newsOf(published, dataOf())).toBe('');
  });

  it('leave samples and what cannot be read where they are', () => {
    const odd = [
      planned({ id: 'sample-1' }),
      planned({ date: 'soon' }),
      planned({ platform: 'myspace' }),
      planned({ content: ' ' }),
      null,
      3,
      {},
    ];
    expect(readPlanned(plannerOf(odd))).toEqual([]);
    expect(readPlanned(plannerOf([planned({ id: 'sample-1', isEdited: true })]))).toHaveLength(1);
    for (const data of [undefined, null, 3, {}, { records: 3 }, { records: [], extra: 3 }]) expect(readPlanned(data)).toEqual([]);
  });

  it('are kept with what was taken', async () => {
    const taken = take(plannerOf([planned()]));
    expect((await state.schema()).safeParse(taken)).toMatchObject({ success: true, data: { extra: { taken: { 'planner-1': print } } } });
  });
});
