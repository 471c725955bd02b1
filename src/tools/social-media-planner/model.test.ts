import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noMore } from '@/kinds/posts/fields';
import { atMost } from '../../../build/runs';
import { parseCsv, toCsv } from '@/formats/csv';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { addDays } from '@/lib/dates';
import { countCharacters, networks } from '@/lib/networks';
import { seededRandom } from '@/lib/random';
import { toSheet } from '@/lib/sheet';
import { cleanText } from '@/lib/text';
import { bulkServices, postsToSend, toAyrshareCsv, toBufferCsv, toEntries, toHootsuiteCsv } from './bulk';
import { contentIdeas, hashtagPool, otherNames } from './content';
import { capText, countOver, isApproaching, limitOf, parseHashtags, toComposer, toPlatform, toPostText } from './counting';
import { mergeHashtags, pickHashtags } from './hashtags';
import {
  computeFigures,
  fields,
  findRepeats,
  isDue,
  isThisWeek,
  listUpcoming,
  platforms,
  postIdentity,
  rankPost,
  shownFields,
  statuses,
  type Post,
} from './model';

const today = '2026-11-15';
const now = '2026-11-15T10:00';
const extra = { facebookLimit: '2000' } as const;

const post = (more: Partial<Post> = {}): Post => ({
  ...noMore,
  altText: '',
  id: '1',
  platform: 'twitter',
  content: 'Hello',
  date: today,
  time: '12:00',
  hashtags: '',
  status: 'scheduled',
  ...more,
});

describe('limits', () => {
  it('are those of each platform, with Facebook at 2000 until raised', () => {
    expect(platforms.map((platform) => limitOf(platform, extra))).toEqual([280, 2000, 2200, 3000]);
    expect(limitOf('facebook', { facebookLimit: '63206' })).toBe(63_206);
  });

  it('are near above nine tenths, not at them', () => {
    // 90% of 280 is 252.
    expect([isApproaching(252, 280), isApproaching(253, 280)]).toEqual([false, true]);
    // 90% of 2000 is 1800.
    expect([isApproaching(1800, 2000), isApproaching(1801, 2000)]).toEqual([false, true]);
  });

  it('are exceeded by what the network counts', () => {
    expect(countOver('x'.repeat(300), 'twitter', extra)).toBe(20);
    expect(countOver('x'.repeat(300), 'linkedin', extra)).toBe(0);
    // 141 Japanese characters count 282 on X.
    expect(countOver('日'.repeat(141), 'twitter', extra)).toBe(2);
    // 257 letters, a space and a link of any length: 257 + 1 + 23 = 281.
    expect(countOver(`${'x'.repeat(257)} https://example.com/${'a'.repeat(200)}`, 'twitter', extra)).toBe(1);
    // An emoji is two units on LinkedIn: 1501 of them are 3002.
    expect(countOver('🦊'.repeat(1501), 'linkedin', extra)).toBe(2);
  });

  it('fall back to Twitter for a platform that is none', () => {
    expect(toPlatform('myspace')).toBe('twitter');
    expect(toPlatform('linkedin')).toBe('linkedin');
  });
});

describe('capping', () => {
  const cap = (before: string, after: string, limit = 10) => capText(before, after, networks.twitter, limit);

  it('cuts what is put in past the limit and says how much', () => {
    expect(cap('', 'x'.repeat(323), 280)).toEqual({ text: 'x'.repeat(280), cut: 43 });
    expect(cap('abc', 'abcd')).toEqual({ text: 'abcd', cut: 0 });
  });

  it('keeps what stood around an insertion', () => {
    // Eight letters stand; four put into their middle leave room for two.
    expect(cap('abcdefgh', 'abcd1234efgh')).toEqual({ text: 'abcd12efgh', cut: 2 });
    expect(cap('abcdefghij', 'Xabcdefghij')).toEqual({ text: 'abcdefghij', cut: 1 });
  });

  it('lets a text that is too long shrink but not grow', () => {
    expect(cap('x'.repeat(12), 'x'.repeat(11))).toEqual({ text: 'x'.repeat(11), cut: 0 });
    expect(cap('x'.repeat(12), 'x'.repeat(13))).toEqual({ text: 'x'.repeat(12), cut: 1 });
  });

  it('never splits a character or passes the limit', () => {
    expect(cap('🦊🦊', '🦊🐻🦊🦊🦊🦊').text).toBe('🦊🐻🦊🦊🦊');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 0, max: 40 }),
        (start, after, limit) => {
          const before = countCharacters(start, networks.twitter) <= limit ? start : '';
          const { text, cut } = cap(before, after, limit);
          expect(countCharacters(text, networks.twitter)).toBeLessThanOrEqual(limit);
          expect(cut === 0).toBe(text === after);
          expect(/\p{Cs}/u.test(text)).toBe(false);
        },
      ),
      { numRuns: atMost(300) },
    );
  });

  it('ends with a book pasted in', () => {
    expect(cap('', 'words '.repeat(50_000), 280)).toMatchObject({ cut: 300_000 - 280 });
    expect(cap('x'.repeat(300), 'x'.repeat(80_000), 280)).toEqual({ text: 'x'.repeat(300), cut: 79_700 });
  });
});

describe('figures', () => {
  const posts = [
    post({ id: 'a', date: today }),
    post({ id: 'b', date: addDays(today, 7), platform: 'linkedin' }),
    post({ id: 'c', date: addDays(today, 8), platform: 'linkedin' }),
    post({ id: 'd', date: addDays(today, -1) }),
    post({ id: 'e', date: addDays(today, 1), status: 'published', platform: 'facebook' }),
    post({ id: 'f', date: '', time: '', status: 'draft' }),
  ];

  it('count scheduled posts, those of today and the next 7 days, and platforms', () => {
    // Scheduled: a, b, c, d. This week: a (today), b (day 7), e (day 1). Platforms: Twitter, LinkedIn, Facebook.
    expect(computeFigures(posts, today)).toEqual({ scheduled: 4, thisWeek: 3, platforms: 3 });
    expect(computeFigures([], today)).toEqual({ scheduled: 0, thisWeek: 0, platforms: 0 });
    expect(computeFigures(posts, '').thisWeek).toBe(0);
  });

  it('end the week with the seventh day', () => {
    expect([0, 7, 8, -1].map((days) => isThisWeek({ date: addDays(today, days) }, today))).toEqual([true, true, false, false]);
  });
});

describe('what lies ahead', () => {
  it('is scheduled and in the future, by time', () => {
    const posts = [
      post({ id: 'late', date: '2026-11-16', time: '09:00' }),
      post({ id: 'soon', time: '10:01' }),
      post({ id: 'now', time: '10:00' }),
      post({ id: 'past', time: '09:59' }),
      post({ id: 'done', time: '18:00', status: 'published' }),
      post({ id: 'draft', time: '18:00', status: 'draft' }),
      post({ id: 'undated', date: '' }),
      post({ id: 'open', time: '' }),
    ];
    expect(listUpcoming(posts, now).map(({ id }) => id)).toEqual(['soon', 'open', 'late']);
    expect(posts.filter((one) => isDue(one, now)).map(({ id }) => id)).toEqual(['now', 'past']);
    expect(listUpcoming(posts, '')).toEqual([]);
  });

  it('is ranked due, next, then the rest', () => {
    const posts = [
      post({ id: 'done', date: '2026-11-10', status: 'published' }),
      post({ id: 'next', time: '11:00' }),
      post({ id: 'due', time: '09:00' }),
      post({ id: 'undated', date: '' }),
      post({ id: 'newer', date: '2026-11-12', status: 'published' }),
    ];
    const ranked = [...posts].sort((a, b) => rankPost(a, now) - rankPost(b, now));
    expect(ranked.map(({ id }) => id)).toEqual(['due', 'next', 'newer', 'done', 'undated']);
  });
});

describe('the same text', () => {
  it('is found on one platform less than three days apart', () => {
    const first = post({ id: 'a', content: 'Big  News' });
    const with2 = (more: Partial<Post>) => findRepeats([first, post({ id: 'b', content: 'big news ', ...more })]).get('b')?.id;
    expect(with2({ date: addDays(today, 2) })).toBe('a');
    // 72 hours less a minute, then 72 hours.
    expect(with2({ date: addDays(today, 3), time: '11:59' })).toBe('a');
    expect(with2({ date: addDays(today, 3), time: '12:00' })).toBeUndefined();
    expect(with2({ date: addDays(today, -2) })).toBe('a');
    expect(with2({ platform: 'linkedin' })).toBeUndefined();
    expect(with2({ status: 'published' })).toBe('a');
    expect(with2({ status: 'draft' })).toBeUndefined();
    expect(with2({ content: 'big news today' })).toBeUndefined();
    expect(with2({ date: '' })).toBeUndefined();
  });

  it('names the nearest of several, in whatever order they were written', () => {
    const at = (id: string, date: string, time: string) => post({ id, content: 'Big news', date, time });
    // From Monday noon it is 48 hours to Wednesday and 24 to Sunday; Friday is 48 hours from Wednesday.
    const posts = [
      at('wed', '2026-11-18', '12:00'),
      at('sun', '2026-11-15', '12:00'),
      at('fri', '2026-11-20', '12:00'),
      at('mon', '2026-11-16', '12:00'),
      at('far', '2026-12-20', '12:00'),
    ];
    const nearest = Object.fromEntries([...findRepeats(posts)].map(([id, other]) => [id, other.id]));
    expect(nearest).toEqual({ sun: 'mon', mon: 'sun', wed: 'mon', fri: 'wed' });
    expect(findRepeats([at('a', today, ''), at('b', today, '23:59')]).get('a')?.id).toBe('b');
    expect(findRepeats([at('a', today, '09:00')])).toEqual(new Map());
  });
});

describe('hashtags', () => {
  const never = () => 0.99;
  const always = () => 0;
  const tags = (content: string, random = never) => pickHashtags(content, random).map(({ tag }) => tag);

  it('match the words of the text first', () => {
    expect(tags('Our BUSINESS saw growth')).toEqual(['business', 'growth']);
    expect(tags('A startup entrepreneur on business, innovation and growth')).toEqual(['startup', 'entrepreneur', 'business']);
    // Its own word goes before a related one.
    expect(tags('launch, founder: growth, success and innovation')).toEqual(['innovation', 'growth', 'success']);
    expect(pickHashtags('We launch today', never)).toEqual([{ tag: 'startup', reason: '“launch” is in your text' }]);
    expect(tags('We aim high', always)).toEqual(['startup', 'entrepreneur', 'business']);
  });

  it('then come by chance, three in ten, and never none', () => {
    const draws = [0.5, 0.29, 0.3, 0.9, 0.1, 0.2];
    expect(pickHashtags('', () => draws.shift() ?? 1)).toEqual([
      { tag: 'entrepreneur', reason: 'by chance' },
      { tag: 'growth', reason: 'by chance' },
      { tag: 'success', reason: 'by chance' },
    ]);
    expect(tags('', never)).toHaveLength(1);
  });

  it('are one to three of the six, whatever the text and the seed', () => {
    const pool: string[] = hashtagPool.map(({ tag }) => tag);
    fc.assert(
      fc.property(fc.string(), fc.integer(), (content, seed) => {
        const picked = tags(content, seededRandom(seed));
        expect(picked.length).toBeGreaterThan(0);
        expect(picked.length).toBeLessThanOrEqual(3);
        expect(new Set(picked).size).toBe(picked.length);
        expect(picked.every((tag) => pool.includes(tag))).toBe(true);
        expect(tags(content, seededRandom(seed))).toEqual(picked);
      }),
    );
  });

  it('keep what was typed and read any way of writing', () => {
    expect(parseHashtags('#a, b ##A  c#d')).toEqual(['#a', '#b', '#c', '#d']);
    expect(mergeHashtags('#mine #growth', [{ tag: 'startup', reason: '' }])).toBe('#mine #startup');
  });

  it('go with the text as far as they fit', () => {
    expect(toPostText(post({ content: ' Hi ', hashtags: '#a #b' }), extra)).toEqual({ text: 'Hi #a #b', leftOff: [] });
    // A hashtag already in the text is not said twice; a longer word is another one.
    expect(toPostText(post({ content: 'Our #Startup grows', hashtags: '#startup #start' }), extra).text).toBe('Our #Startup grows #start');
    // 275 + space + "#four" is 281; the tag has no room.
    expect(toPostText(post({ content: 'x'.repeat(275), hashtags: '#four' }), extra).leftOff).toEqual(['#four']);
  });
});

describe('the way to each network', () => {
  const href = (more: Partial<Post>) => new URL(toComposer(post(more), extra).href);

  it('carries the text where the network takes it', () => {
    const twitter = href({ content: 'Fish & chips #1', hashtags: '#growth' });
    expect(twitter.origin + twitter.pathname).toBe('https://x.com/intent/post');
    expect(twitter.searchParams.get('text')).toBe('Fish & chips #1 #growth');
    expect(href({ platform: 'linkedin', content: 'Hi' }).searchParams.get('text')).toBe('Hi');
  });

  it('says where it does not', () => {
    expect(href({ platform: 'facebook', content: 'See https://example.com/a.' }).searchParams.get('u')).toBe('https://example.com/a');
    expect(href({ platform: 'facebook', content: 'No link' }).href).toBe('https://www.facebook.com/');
    expect(toComposer(post({ platform: 'instagram' }), extra)).toMatchObject({ href: 'https://www.instagram.com/' });
    expect(toComposer(post({ platform: 'instagram' }), extra).note).toContain('copy it first');
  });
});

describe('files', () => {
  const posts = [
    post({ content: '@acme said "yes",\nreally', date: '2026-11-16', time: '09:05', hashtags: '#growth' }),
    post({ id: '2', platform: 'linkedin', content: 'Two', date: '2026-07-01', time: '23:30' }),
    post({ id: '3', content: 'No time', time: '' }),
  ];

  it('stand in the order each service wants', () => {
    expect(toBufferCsv(posts.slice(0, 1), extra)).toBe(
      '"Text","Image URL","Tags","Posting Time"\r\n"@acme said ""yes"",\nreally #growth","","","2026-11-16 09:05"',
    );
    expect(toHootsuiteCsv(posts.slice(1), extra)).toBe('"07/01/2026 23:30","Two",""');
    // New York is five hours behind UTC in November and four in July.
    expect(toAyrshareCsv(posts, extra, 'America/New_York').split('\r\n')).toEqual([
      '"post","platforms","mediaUrls","scheduleDate"',
      '"@acme said ""yes"",\nreally #growth","twitter","","2026-11-16T14:05:00Z"',
      '"Two","linkedin","","2026-07-02T03:30:00Z"',
    ]);
  });

  it('are made for each platform that has posts', () => {
    const services = bulkServices({ upcoming: posts.map((one) => ({ ...one, id: `sample-${one.id}` })), extra, zone: 'UTC' });
    expect(services.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['sample-posts-buffer-twitter.csv', 'sample-posts-buffer-linkedin.csv'],
      ['sample-posts-hootsuite-twitter.csv', 'sample-posts-hootsuite-linkedin.csv'],
      ['sample-posts-ayrshare.csv'],
    ]);
  });

  it('send no sample out beside posts of one’s own', () => {
    const mixed = [...posts, post({ id: 'sample-9', content: 'A sample' }), post({ id: 'sample-8', isEdited: true, content: 'Mine' })];
    expect(postsToSend(mixed).map(({ id }) => id)).toEqual(['1', '2', '3', 'sample-8']);
    const names = bulkServices({ upcoming: mixed, extra, zone: 'UTC' }).flatMap(({ files }) => files.map(({ name }) => name));
    expect(names.filter((name) => name.startsWith('sample-'))).toEqual([]);
    expect(toEntries(mixed, extra, 'UTC').map(({ title }) => title.startsWith('Sample: '))).toEqual([false, false, false, true, false]);
  });

  it('come back from CSV as they were', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1 }).map(cleanText);
    const anyPost = fc.record({
      platform: fc.constantFrom(...platforms),
      content: fc
        .oneof(words, fc.constantFrom('=1+1', '-50', '@acme', '+1', "'quoted", 'a,"b"\nc', '  padded '))
        .filter((text) => text.trim() !== ''),
      date: fc.integer({ min: -400, max: 4000 }).map((days) => addDays(today, days)),
      time: fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
      hashtags: fc.constantFrom('', '#growth', '#a #b'),
      status: fc.constantFrom(...statuses),
      altText: fc.constantFrom('', 'A loaf'),
      campaign: fc.constantFrom('', 'Spring launch'),
      crop: fc.constant('middle' as const),
      review: fc.constantFrom('none', 'approved'),
      reviewedBy: fc.constant(''),
      reviewNote: fc.constant(''),
      picture: fc.constant(''),
      reviewOf: fc.constant(''),
    });
    fc.assert(
      fc.property(fc.uniqueArray(anyPost, { minLength: 1, maxLength: 6, selector: (one) => one.content.trim() }), (some) => {
        const records = some.map((one, index): Post => ({ ...one, id: String(index + 1) }));
        const table = parseCsv(toCsv(toSheet('Posts', shownFields, records, 'USD')));
        const plan = planImport(
          fields,
          table,
          guessMapping(fields, table.headers, otherNames),
          [],
          { today, currency: 'USD' },
          {
            identity: postIdentity,
            makeId: () => 'new',
          },
        );
        expect(plan.problems).toEqual([]);
        const trimmed = (one: Omit<Post, 'id'>) => ({ ...one, content: one.content.trim() });
        expect(plan.records.map(({ id: _id, ...rest }) => trimmed(rest))).toEqual(some.map(trimmed));
      }),
    );
  });

  it('put what is to be posted into a calendar', () => {
    const entries = toEntries([...posts, post({ id: '4', status: 'published' }), post({ id: '5', date: '' })], extra, 'Asia/Kolkata');
    expect(entries.map(({ id, day, at }) => [id, day, at?.time, at?.zone])).toEqual([
      ['social-media-planner-1', '2026-11-16', '09:05', 'Asia/Kolkata'],
      ['social-media-planner-2', '2026-07-01', '23:30', 'Asia/Kolkata'],
      ['social-media-planner-3', today, undefined, undefined],
    ]);
    expect(entries[1]?.title).toBe('Post on LinkedIn: Two');
    expect(entries[0]?.details).toContain('Nothing is posted for you.');
  });

  it('tell posts apart by platform, text and time', () => {
    expect(postIdentity(post({ content: 'Hello ' }))).toBe(postIdentity(post({ id: '9', hashtags: '#x' })));
    expect(postIdentity(post())).not.toBe(postIdentity(post({ time: '12:01' })));
  });
});

describe('ideas', () => {
  it('are ten, and each fits every platform', () => {
    expect(new Set(contentIdeas).size).toBe(10);
    for (const idea of contentIdeas) expect(countOver(idea, 'twitter', extra)).toBe(0);
  });
});
