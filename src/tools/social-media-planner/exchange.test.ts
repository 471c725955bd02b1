import { describe, expect, it } from 'vitest';
import { describeExchange, planExchange, readCalendar, takeExchange } from './exchange';
import { state, type Post } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const dataOf = (records: Post[] = []) => ({ ...state.start(around), records });

/** As the calendar keeps it. */
const scheduled = (more: object = {}) => ({
  id: '7',
  title: 'Tour',
  platform: 'twitter',
  content: 'We open on Monday',
  contentType: 'text',
  scheduledDate: '2026-11-20',
  scheduledTime: '09:00',
  hashtags: ['startup', 'growth'],
  mediaUrl: '',
  altText: '',
  linkUrl: '',
  status: 'scheduled',
  ...more,
});
const calendarOf = (records: unknown[], extra: object = {}) => ({ records, currency: 'USD', extra: { watched: [], ...extra } });
const newsOf = (calendar: unknown, data = dataOf()) => describeExchange(planExchange(readCalendar(calendar), data));
const take = (calendar: unknown, data = dataOf()) => takeExchange(data, planExchange(readCalendar(calendar), data));
/** What the post above is to both tools: the calendar's tests hold the same. */
const print = '1t5tzjf';

const post: Post = {
  id: '1',
  platform: 'twitter',
  content: 'We open on Monday',
  date: '2026-11-20',
  time: '09:00',
  hashtags: '#startup #growth',
  status: 'scheduled',
};

describe('posts of the calendar', () => {
  it('are scheduled here as well, once', () => {
    const calendar = calendarOf([scheduled(), scheduled({ id: '8', platform: 'tiktok' })]);
    expect(newsOf(calendar)).toBe('1 post that is not here');
    const taken = take(calendar);
    expect(taken.records).toEqual([{ ...post, id: 'calendar-7' }]);
    expect(taken.extra.taken).toEqual({ 'calendar-7': print });
    expect(newsOf(calendar, taken)).toBe('');
    expect(newsOf(calendar, { ...taken, records: [] })).toBe('');
    const [linked] = take(calendarOf([scheduled({ linkUrl: 'https://a.example', scheduledTime: '' })])).records;
    expect(linked).toMatchObject({ content: 'We open on Monday\n\nhttps://a.example', time: '12:00' });
  });

  it('follow a change there, and leave what was changed here alone', () => {
    const taken = take(calendarOf([scheduled()]));
    const moved = calendarOf([scheduled({ scheduledDate: '2026-11-21' })]);
    expect(newsOf(moved, taken)).toBe('1 post that has changed there');
    expect(take(moved, taken).records).toEqual([{ ...post, id: 'calendar-7', date: '2026-11-21' }]);
    const ours = { ...taken, records: taken.records.map((record) => ({ ...record, content: 'We open on Tuesday' })) };
    expect(newsOf(calendarOf([scheduled()]), ours)).toBe('');
  });

  it('that began here are not doubled, and bring back only what was changed there', () => {
    const copy = { id: 'planner-1', title: 'We open on Monday' };
    const taken = { taken: { 'planner-1': print } };
    expect(newsOf(calendarOf([scheduled(copy)], taken), dataOf([post]))).toBe('');
    expect(newsOf(calendarOf([scheduled(copy)], taken), dataOf([{ ...post, time: '10:00' }]))).toBe('');
    const moved = calendarOf([scheduled({ ...copy, scheduledDate: '2026-11-22' })], taken);
    expect(newsOf(moved, dataOf([post]))).toBe('1 post that has changed there');
    expect(take(moved, dataOf([post])).records).toEqual([{ ...post, date: '2026-11-22' }]);
    expect(newsOf(moved)).toBe('');
  });

  it('leave samples and what cannot be read where they are', () => {
    const odd = [scheduled({ id: 'sample-1' }), scheduled({ scheduledDate: 'soon' }), scheduled({ content: '' }), null, 3, {}];
    expect(readCalendar(calendarOf(odd))).toEqual([]);
    for (const data of [undefined, null, 3, {}, { records: 3 }, { records: [], extra: 3 }]) expect(readCalendar(data)).toEqual([]);
  });

  it('are kept with what was taken', async () => {
    const taken = take(calendarOf([scheduled()]));
    expect((await state.schema()).safeParse(taken)).toMatchObject({ success: true, data: { extra: { taken: { 'calendar-7': print } } } });
  });
});
