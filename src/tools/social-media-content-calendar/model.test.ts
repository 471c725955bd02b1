import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { parseCsv, toCsv } from '@/formats/csv';
import { emptyDraft, readDraft } from '@/lib/fields';
import { addDays } from '@/lib/dates';
import type { PostLine } from '@/lib/topics/posts';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { shortAddress, splitAddresses, webAddress } from './addresses';
import { otherNames } from './content';
import { toBulkSheet, toCalendarSheet, toEntries } from './files';
import { countWeeks, describeGaps, suggestDay } from './gaps';
import { identityIn } from './identity';
import { describeExcess, describeHashtags, measureText, measureTitle } from './limits';
import { contentTypes, fields, isKept, makePost, platforms, startFilter, state, statuses, type Post } from './model';
import { offerFiles } from './offer-files';
import { readCalendarFile, readScheduleDate } from './read-file';
import { toPostText } from './post-text';
import { planPosts } from './shares';
import { describeMoment, describeZone, hasPassed, listUpcoming } from './schedule';
import { schema } from './schema';

const around = { today: '2026-11-15', currency: 'USD' };
const newYork = 'America/New_York';
/** Sunday 15 November 2026, 10:00 in New York. */
const here = { now: Date.parse('2026-11-15T15:00:00Z'), zone: newYork };
const ids = (posts: readonly Post[]) => posts.map(({ id }) => id);

function importText(text: string, existing: readonly Post[], zone = newYork) {
  const table = readCalendarFile(text, zone, parseCsv);
  let made = 0;
  return planImport(fields, table, guessMapping(fields, table.headers, otherNames), existing, around, {
    identity: identityIn(zone),
    makeId: () => `new-${(made += 1)}`,
  });
}

describe('fields', () => {
  it('offers the platforms, types and statuses in this order', () => {
    expect(platforms).toEqual(['instagram', 'twitter', 'facebook', 'linkedin', 'tiktok', 'pinterest']);
    expect(contentTypes).toEqual(['text', 'image', 'video', 'link', 'document']);
    expect(statuses).toEqual(['draft', 'scheduled', 'published']);
  });

  it('starts at 12:00 as scheduled, and needs a title, content and a date', () => {
    const draft = emptyDraft(fields, around.today);
    expect(draft).toMatchObject({ scheduledTime: '12:00', status: 'scheduled', scheduledDate: '' });
    expect(Object.keys(readDraft(fields, draft, around).problems)).toEqual(['title', 'content', 'scheduledDate']);
    expect(readDraft(fields, { ...draft, title: ' ', content: '\n ' }, around).problems).toHaveProperty('content');
  });

  it('reads hashtags as a list, trimmed, without empty entries', () => {
    const draft = { ...emptyDraft(fields, ''), hashtags: ' launch , , #startup,,  ' };
    expect(readDraft(fields, draft, around).values.hashtags).toEqual(['launch', '#startup']);
  });
});

describe('upcoming posts', () => {
  const at = (id: string, date: string, scheduledTime = '12:00', more: Partial<Post> = {}) =>
    makePost(id, id, date, { scheduledTime, ...more });

  it('are the next five of the future by date and time', () => {
    const posts = [
      at('seventh', '2026-12-01'),
      at('third', '2026-11-16', '09:00'),
      at('past-day', '2026-11-14'),
      at('first', '2026-11-15', '10:01'),
      at('now', '2026-11-15', '10:00'),
      at('fourth', '2026-11-16', '17:30'),
      at('sixth', '2026-11-20'),
      at('second', '2026-11-15', '23:59'),
      at('fifth', '2026-11-17', '08:00'),
    ];
    expect(ids(listUpcoming(posts, here))).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
  });

  it('go by the clock of the user, not by UTC', () => {
    // 21:00 on the 15th in New York is 02:00 on the 16th in UTC.
    const night = { now: Date.parse('2026-11-16T02:00:00Z'), zone: newYork };
    expect(ids(listUpcoming([at('tonight', '2026-11-15', '22:00'), at('gone', '2026-11-15', '20:00')], night))).toEqual(['tonight']);
  });

  it('leave out posts without a date and are empty while the clock is unknown', () => {
    expect(listUpcoming([at('none', '')], here)).toEqual([]);
    expect(listUpcoming([at('later', '2027-01-01')], { now: 0, zone: 'UTC' })).toEqual([]);
  });

  it('take a time left empty as 12:00', () => {
    const open = at('open', '2026-11-15', '');
    expect(describeMoment(open)).toBe('Sun 15 Nov 2026, 12:00 PM');
    expect(ids(listUpcoming([open, at('eleven', '2026-11-15', '11:00')], here))).toEqual(['eleven', 'open']);
  });

  it('say when a scheduled time has passed', () => {
    expect(hasPassed(at('a', '2026-11-15', '10:00'), here)).toBe(true);
    expect(hasPassed(at('a', '2026-11-15', '10:01'), here)).toBe(false);
    expect(hasPassed(at('a', '2026-11-14', '10:00', { status: 'published' }), here)).toBe(false);
    expect(hasPassed(at('a', ''), here)).toBe(false);
  });

  it('carry the zone with its offset on that day', () => {
    expect(describeZone(at('winter', '2026-12-01'), here)).toBe('New York (UTC-5)');
    expect(describeZone(at('summer', '2026-07-01'), here)).toBe('New York (UTC-4)');
  });

  it('are never more than five, always ahead and in order', () => {
    const anyPost = fc
      .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 23 }))
      .map(([days, hour]) => at('x', addDays('2026-11-15', days), `${String(hour).padStart(2, '0')}:30`));
    fc.assert(
      fc.property(fc.array(anyPost, { maxLength: 30 }), (posts) => {
        const keys = listUpcoming(posts, here).map(({ scheduledDate, scheduledTime }) => `${scheduledDate} ${scheduledTime}`);
        const ahead = posts
          .map(({ scheduledDate, scheduledTime }) => `${scheduledDate} ${scheduledTime}`)
          .filter((key) => key > '2026-11-15 10:00');
        expect(keys).toEqual(ahead.sort().slice(0, 5));
      }),
    );
  });
});

describe('filter', () => {
  it('limits by platform and status', () => {
    const post = makePost('a', 'a', '2026-11-15', { platform: 'tiktok', status: 'draft' });
    expect(isKept(post, startFilter)).toBe(true);
    expect(isKept(post, { ...startFilter, platform: 'tiktok' })).toBe(true);
    expect(isKept(post, { ...startFilter, platform: 'twitter' })).toBe(false);
    expect(isKept(post, { ...startFilter, status: 'published' })).toBe(false);
  });
});

describe('limits', () => {
  const post = (more: Partial<Post>) => makePost('a', 'Title', '2026-11-15', more);

  it('counts content, hashtags and link together', () => {
    // "Hello" 5, blank line 2, "#one #two" 9, blank line 2, a link 23 on Twitter: 41.
    const words = { content: 'Hello', hashtags: ['one', '#two'], linkUrl: 'https://example.com/a/very/long/address/indeed' };
    expect(measureText(post({ ...words, platform: 'twitter' }))).toEqual({ count: 41, limit: 280, over: 0 });
    // Elsewhere the link counts as it stands: 5 + 2 + 9 + 2 + 46 = 64. A pin has a field of its own for it: 16.
    expect(measureText(post({ ...words, platform: 'linkedin' })).count).toBe(64);
    expect(measureText(post({ ...words, platform: 'pinterest' })).count).toBe(16);
  });

  it('knows the limit of each platform', () => {
    expect(platforms.map((platform) => measureText(post({ platform })).limit)).toEqual([2200, 280, 63206, 3000, 2200, 500]);
    expect(describeExcess(post({ platform: 'twitter', content: 'a'.repeat(280) }))).toBe('');
    expect(describeExcess(post({ platform: 'twitter', content: 'a'.repeat(283) }))).toBe('3 over the Twitter limit');
    expect(describeExcess(post({ platform: 'tiktok', content: 'a'.repeat(2201) }))).toBe('1 over the TikTok limit');
    expect(describeExcess(post({ platform: 'pinterest', content: 'a'.repeat(501) }))).toBe('1 over the Pinterest limit');
  });

  it('limits the title of a pin to 100, and no other', () => {
    expect(measureTitle(post({ platform: 'pinterest', title: 'a'.repeat(104) }))).toEqual({ count: 104, limit: 100, over: 4 });
    expect(describeExcess(post({ platform: 'pinterest', title: 'a'.repeat(104) }))).toBe('Title 4 over the Pinterest limit');
    expect(measureTitle(post({ platform: 'instagram', title: 'a'.repeat(104) }))).toBeUndefined();
  });

  it('adds no hashtag or link that is in the content already', () => {
    const content = 'Read https://a.example now #Launch';
    expect(toPostText({ content, hashtags: ['launch', '#'], linkUrl: 'https://a.example' })).toBe(content);
    expect(describeHashtags(['fine', 'big launch'])).toBe('“big launch” has a space; networks end a hashtag there.');
    expect(describeHashtags(['fine', ' #good '])).toBe('');
  });
});

describe('addresses', () => {
  it('lead to pages of the web only', () => {
    expect(webAddress('https://a.example/x?y=1,2')).toBe('https://a.example/x?y=1,2');
    expect(webAddress('a.example/x')).toBe('https://a.example/x');
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', 'tel:1', 'nothing', '', 'ftp://a.example']) {
      expect(webAddress(bad)).toBeUndefined();
    }
    expect(splitAddresses(' https://a.example  https://b.example ')).toEqual(['https://a.example', 'https://b.example']);
    expect(shortAddress('https://www.a.example/')).toBe('a.example');
  });
});

describe('gaps', () => {
  it('counts posts a week and platform, drafts apart', () => {
    const posts = [
      makePost('a', 'a', '2026-11-09', { platform: 'linkedin' }),
      makePost('b', 'b', '2026-11-15', { platform: 'linkedin', status: 'published' }),
      makePost('c', 'c', '2026-11-16', { platform: 'twitter' }),
      makePost('d', 'd', '2026-11-22', { platform: 'linkedin', status: 'draft' }),
      makePost('e', 'e', '2026-12-07', { platform: 'twitter' }),
      makePost('f', 'f', '', { platform: 'twitter' }),
    ];
    // Sunday 15 November belongs to the week from Monday the 9th.
    const weeks = countWeeks(posts, ['twitter', 'linkedin'], '2026-11-15');
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
    expect(weeks.map(({ cells }) => cells.map(({ planned, drafts }) => [planned, drafts]))).toEqual([
      [
        [0, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ]);
    expect(weeks.map(describeGaps)).toEqual([
      'This week: no Twitter post.',
      'Next week: no LinkedIn post.',
      'In 2 weeks: no Twitter or LinkedIn post.',
      'In 3 weeks: no Twitter or LinkedIn post.',
    ]);
    expect(describeGaps(countWeeks(posts, ['linkedin'], '2026-11-15')[0]!)).toBe('This week: every platform has a post.');
    expect(weeks.map((week) => suggestDay(week, '2026-11-15')).slice(0, 2)).toEqual(['2026-11-15', '2026-11-16']);
    expect(countWeeks(posts, platforms, '')).toEqual([]);
  });
});

describe('files', () => {
  const posts = [
    makePost('1', 'One', '2026-11-20', {
      content: 'Hello, "you"\nsecond line',
      platform: 'twitter',
      hashtags: ['a', 'b'],
      linkUrl: 'https://x.example',
      mediaUrl: 'https://m.example/1.jpg https://m.example/2.jpg',
    }),
    makePost('2', 'Two', '2026-07-01', { content: 'Same', platform: 'facebook', scheduledTime: '09:30' }),
    makePost('3', 'Two again', '2026-07-01', { content: 'Same', platform: 'linkedin', scheduledTime: '09:30' }),
    makePost('4', 'Draft', '2026-11-21', { status: 'draft' }),
    makePost('5', '=1+1', '2026-11-22', { content: '=1+1', status: 'published', scheduledTime: '' }),
  ];

  it('writes bulk rows in UTC, one for posts that differ only in platform', () => {
    // New York is UTC-5 in November and UTC-4 in July.
    expect(toBulkSheet(posts, newYork).rows).toEqual([
      [
        'Hello, "you"\nsecond line\n\n#a #b\n\nhttps://x.example',
        'twitter',
        'https://m.example/1.jpg, https://m.example/2.jpg',
        '2026-11-20T17:00:00Z',
      ],
      ['Same', 'facebook, linkedin', '', '2026-07-01T13:30:00Z'],
    ]);
  });

  it('marks samples beside posts of one’s own, and sends none of them out', () => {
    const sample = makePost('sample-1', 'A sample', '2026-11-20');
    const mixed = [...posts, sample, { ...sample, id: 'sample-2', title: 'Mine now', content: 'Mine now', isEdited: true as const }];
    const sheet = toCalendarSheet(mixed, newYork);
    expect(sheet.columns.at(-1)?.label).toBe('Sample');
    expect(sheet.rows.map((row) => row.at(-1))).toEqual(['', '', '', '', '', 'Sample', '']);
    expect(toBulkSheet(mixed, newYork).rows.map(([text]) => text)).not.toContain('A sample');
    expect(toBulkSheet([sample], newYork).rows).toHaveLength(1);
    expect(toEntries(mixed, newYork).filter(({ title }) => title.startsWith('Sample: '))).toHaveLength(1);
    expect(offerFiles(mixed).every(({ name }) => !name.startsWith('sample-'))).toBe(true);
  });

  it('adds nothing when its own files come back', () => {
    for (const text of [
      toCsv(toCalendarSheet(posts, newYork)),
      toCsv(toBulkSheet(posts, newYork)),
      JSON.stringify({ records: posts, timeZone: newYork }),
    ]) {
      const plan = importText(text, posts);
      expect(plan.problems).toEqual([]);
      expect(plan.records).toEqual([]);
    }
  });

  it('reads the plain file and a list as JSON back as they were', () => {
    for (const text of [toCsv(toCalendarSheet(posts, newYork)), JSON.stringify({ records: posts, timeZone: newYork })]) {
      const plain = importText(text, []).records.map(({ id: _id, ...rest }) => rest);
      expect(plain).toEqual(posts.map(({ id: _id, ...rest }) => ({ ...rest, scheduledTime: rest.scheduledTime || '12:00' })));
    }
  });

  it('moves times of a file from another zone to the clocks here', () => {
    // Noon in New York on 20 November is 18:00 in Berlin.
    const [first] = importText(toCsv(toCalendarSheet(posts, newYork)), [], 'Europe/Berlin').records;
    expect(first).toMatchObject({ title: 'One', scheduledDate: '2026-11-20', scheduledTime: '18:00' });
  });

  it('reads a bulk file: one post a platform, UTC to local, unknown platforms refused by row', () => {
    const text = [
      'post,platforms,mediaUrls,scheduleDate',
      '"Big news, soon","instagram, X","https://m.example/a.mp4,https://m.example/b.jpg",2026-11-21T02:00:00Z',
      'Other,youtube,,2026-11-21 15:00:00',
      'No platform,,,2026-11-21T15:00:00Z',
      'Bad day,twitter,,soon',
      'Day only,twitter,,2026-11-25',
    ].join('\n');
    const { records, problems } = importText(text, []);
    // 02:00 UTC on the 21st is 21:00 on the 20th in New York.
    expect(
      records.map(({ title, platform, contentType, scheduledDate, scheduledTime }) => [
        title,
        platform,
        contentType,
        scheduledDate,
        scheduledTime,
      ]),
    ).toEqual([
      ['Big news, soon', 'instagram', 'video', '2026-11-20', '21:00'],
      ['Day only', 'twitter', 'text', '2026-11-25', '12:00'],
      ['Big news, soon', 'twitter', 'video', '2026-11-20', '21:00'],
    ]);
    expect(records[0]?.mediaUrl).toBe('https://m.example/a.mp4 https://m.example/b.jpg');
    expect(problems.map(({ row }) => row)).toEqual([3, 4, 5]);
    expect(problems[2]?.reason).toBe('Scheduled date: “soon” isn’t a date.');
  });

  it('reads dates of bulk files with and without an offset', () => {
    expect(readScheduleDate('2026-11-21T15:00:00Z', 'UTC')).toEqual({ date: '2026-11-21', time: '15:00' });
    expect(readScheduleDate('2026-11-21 15:00', 'UTC')).toEqual({ date: '2026-11-21', time: '15:00' });
    expect(readScheduleDate('2026-11-21T15:00:00.000+0200', 'UTC')).toEqual({ date: '2026-11-21', time: '13:00' });
    expect(readScheduleDate('2026-02-31T15:00:00Z', 'UTC')).toEqual({ date: '2026-02-31T15:00:00Z', time: '' });
    expect(readScheduleDate('2026-02-21T27:00:00Z', 'UTC')).toEqual({ date: '2026-02-21T27:00:00Z', time: '' });
  });

  it('makes timed entries of a quarter of an hour', () => {
    const [first] = toEntries(posts, newYork);
    expect(first).toMatchObject({ day: '2026-11-20', title: 'Twitter: One', at: { time: '12:00', minutes: 15, zone: newYork } });
    expect(toEntries(posts, newYork)[3]?.title).toBe('Instagram: Draft (draft)');
    expect(toEntries([makePost('x', 'x', '')], newYork)).toEqual([]);
  });

  it('adds nothing from a bulk file of any text at any time', () => {
    const anyPost = fc
      .record({ content: fc.string({ minLength: 1 }), days: fc.integer({ min: -400, max: 400 }), hour: fc.integer({ min: 0, max: 23 }) })
      .filter(({ content }) => content.trim() !== '' && !/[\p{Cc}\uFEFF]/u.test(content))
      .map(({ content, days, hour }) =>
        makePost('x', 'x', addDays('2026-11-15', days), { content, scheduledTime: `${String(hour).padStart(2, '0')}:30` }),
      );
    fc.assert(
      fc.property(anyPost, (post) => {
        expect(importText(toCsv(toBulkSheet([post], newYork)), [post])).toMatchObject({ records: [], problems: [] });
      }),
      { numRuns: atMost(60) },
    );
  });
});

describe('sample', () => {
  it('is marked as such and complete', () => {
    const records = state.sample?.(around).records ?? [];
    expect(records.every(({ id, title, content }) => id.startsWith('sample-') && title && content)).toBe(true);
    expect(new Set(records.map(({ platform }) => platform)).size).toBe(6);
  });
});

describe('posts planned in another tool', () => {
  const line: PostLine = {
    id: '1',
    title: 'Why rye',
    content: 'Why rye',
    platform: 'linkedin',
    contentType: 'text',
    date: '2026-12-01',
    time: '',
    hashtags: ['rye'],
    mediaUrl: '',
    altText: '',
    linkUrl: '',
    status: 'scheduled',
  };
  const source = { doc: 'ideas', tool: 'Content Idea Generator', name: '' };
  const start = state.start(around);
  const take = (records: Post[], ...lines: PostLine[]) => planPosts({ ...start, records }, lines, source);

  it('arrive as drafts, once', async () => {
    const { data, names } = take([], line, { ...line, id: '2', title: 'Rye again', platform: 'youtube' });
    expect(data.records.map(({ id, status, platform, scheduledTime }) => [id, status, platform, scheduledTime])).toEqual([
      ['ideas-1', 'draft', 'linkedin', '12:00'],
      ['ideas-2', 'draft', 'instagram', '12:00'],
    ]);
    expect(names).toEqual(['Why rye', 'Rye again']);
    expect(planPosts(data, [line], source).data).toBe(data);
    expect(schema.safeParse(data).success).toBe(true);
    // The same post of another document is another one.
    expect(planPosts(data, [line], { ...source, doc: 'more' }).data.records).toHaveLength(3);
  });

  it('move to another day when they moved there, and keep what was set here', () => {
    const { data } = take([], line);
    const scheduled = data.records.map((post): Post => ({
      ...post,
      status: 'scheduled',
      scheduledTime: '08:15',
      content: 'An hour of work',
    }));
    const again = take(scheduled, { ...line, date: '2026-12-09' });
    expect(again).toMatchObject({ names: [], changed: ['Why rye'] });
    expect(again.data.records).toEqual([{ ...scheduled[0], scheduledDate: '2026-12-09' }]);
  });

  it('never replace what was rewritten here', () => {
    const { data } = take([], line);
    const rewritten = { ...data, records: data.records.map((post) => ({ ...post, content: 'An hour of work' })) };
    expect(planPosts(rewritten, [line], source).data).toBe(rewritten);
  });
});
