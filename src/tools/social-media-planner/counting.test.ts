import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { networks } from '@/lib/networks';
import { bulkServices, postsToSend, toAyrshareCsv, toBufferCsv, toEntries, toHootsuiteCsv } from './bulk';
import { capText, countOver, isApproaching, limitOf, parseHashtags, toComposer, toPlatform, toPostText } from './counting';
import { fields, type Post } from './model';

const extra = { facebookLimit: '2000' } as const;
const empty = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const post = (more: Partial<Post> = {}): Post => ({
  ...empty,
  id: 'a',
  platform: 'twitter',
  content: 'Rye',
  hashtags: '',
  date: '2026-11-20',
  time: '09:30',
  status: 'scheduled',
  ...more,
});
const plain = { counting: networks.linkedin.counting };

describe('limits', () => {
  it('are those of the network, or the user’s on Facebook', () => {
    const limit = limitOf('twitter', extra);
    expect([limitOf('facebook', extra), toPlatform('nowhere'), toPlatform('linkedin')]).toEqual([2000, 'twitter', 'linkedin']);
    expect([countOver('x'.repeat(limit), 'twitter', extra), countOver('x'.repeat(limit + 3), 'twitter', extra)]).toEqual([0, 3]);
    expect([isApproaching(90, 100), isApproaching(91, 100)]).toEqual([false, true]);
  });

  it('cut what is put in, never what stood there', () => {
    expect(capText('abc', 'abcde', plain, 5)).toEqual({ text: 'abcde', cut: 0 });
    expect(capText('abc', 'abcdef', plain, 5)).toEqual({ text: 'abcde', cut: 1 });
    expect(capText('abcd', 'abXYZcd', plain, 5)).toEqual({ text: 'abXcd', cut: 2 });
    expect(capText('abcdef', 'abcde', plain, 3)).toEqual({ text: 'abcde', cut: 0 });
    expect(capText('abcdef', 'abcdefg', plain, 3)).toEqual({ text: 'abcdef', cut: 1 });
    expect(capText('', '😀😀', plain, 1).text.length % 2).toBe(0);
  });

  it('take as many hashtags as fit, each once', () => {
    expect(parseHashtags('#rye, Oat;#RYE  bread')).toEqual(['#rye', '#Oat', '#bread']);
    expect(toPostText(post({ content: ' Rye #oat ', hashtags: 'oat, bread' }), extra)).toEqual({ text: 'Rye #oat #bread', leftOff: [] });
    expect(toPostText(post({ content: '', hashtags: 'oat' }), extra).text).toBe('#oat');
    const limit = limitOf('twitter', extra);
    expect(toPostText(post({ content: 'x'.repeat(limit - 5), hashtags: 'oat, b, c' }), extra)).toEqual({
      text: `${'x'.repeat(limit - 5)} #oat`,
      leftOff: ['#b', '#c'],
    });
    expect(toPostText(post({ content: 'x'.repeat(limit - 4), hashtags: 'oat, b' }), extra).leftOff).toEqual(['#oat', '#b']);
  });

  it('open the network where it is written', () => {
    expect(toComposer(post(), extra)).not.toHaveProperty('note');
    expect(toComposer(post({ platform: 'instagram' }), extra)).toMatchObject({
      href: 'https://www.instagram.com/',
      note: expect.stringContaining('copy it first') as string,
    });
    expect(toComposer(post({ platform: 'facebook' }), extra).href).toBe('https://www.facebook.com/');
    expect(decodeURIComponent(toComposer(post({ platform: 'facebook', content: 'See https://a.example/x.' }), extra).href)).toContain(
      'https://a.example/x',
    );
  });
});

describe('files for services', () => {
  it('hold what has a day and a time', () => {
    const list = [post({ content: 'He said "hi"' }), post({ time: '' }), post({ date: '' })];
    expect(toBufferCsv(list, extra)).toBe('"Text","Image URL","Tags","Posting Time"\r\n"He said ""hi""","","","2026-11-20 09:30"');
    expect(toHootsuiteCsv(list, extra)).toBe('"11/20/2026 09:30","He said ""hi""",""');
    expect(toAyrshareCsv([post()], extra, 'UTC')).toBe(
      '"post","platforms","mediaUrls","scheduleDate"\r\n"Rye","twitter","","2026-11-20T09:30:00Z"',
    );
  });

  it('are one for each platform, samples kept back', () => {
    expect(postsToSend([post({ id: 'sample-1' }), post()]).map(({ id }) => id)).toEqual(['a']);
    expect(postsToSend([post({ id: 'sample-1' })])).toHaveLength(1);
    const services = (...upcoming: Post[]) => bulkServices({ upcoming, extra, zone: 'UTC' });
    const [buffer, hootsuite, ayrshare] = services(post(), post({ id: 'b', platform: 'instagram', time: '09:31' }), post({ id: 'c' }));
    expect(buffer?.files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['posts-buffer-twitter.csv', 'posts-buffer-instagram.csv']),
    );
    expect(buffer?.files.map(({ label }) => label.slice(-3))).toEqual(expect.arrayContaining(['(2)', '(1)']));
    expect([hootsuite?.notes.length, ayrshare?.notes.length, ayrshare?.files[0]?.label]).toEqual([2, 2, 'Ayrshare CSV (3)']);
    const [, calm, plainOnes] = services(post());
    expect([calm?.notes.length, plainOnes?.notes.length]).toEqual([1, 1]);
    expect(services()[2]?.files).toEqual([]);
    expect(services(post({ id: 'sample-1' }))[2]?.files[0]?.name).toBe('sample-posts-ayrshare.csv');
  });

  it('are reminders of a quarter of an hour', () => {
    const entries = toEntries(
      [post(), post({ id: 'sample-1', time: '' }), post({ status: 'published' as Post['status'] }), post({ date: '' })],
      extra,
      'UTC',
    );
    expect(entries.map(({ id, at }) => [id, at])).toEqual([
      ['social-media-planner-a', { time: '09:30', minutes: 15, zone: 'UTC' }],
      ['social-media-planner-sample-1', undefined],
    ]);
    expect(entries[1]?.title).toMatch(/^Sample: Post on/);
  });
});
