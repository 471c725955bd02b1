import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { sheetSchema } from '@/lib/ask-schema';
import { networks, type NetworkId } from '@/lib/networks';
import { colorCampaigns } from './campaigns';
import { describeApprovals, readApprovals, toApprovalSheet, type Reviewed } from './approval';
import { addMore, campaignsOf, describeReview, moreFrom, moreOf, noMore, wordingOf } from './fields';
import { firstLink, followNetwork, tagLink, tagText } from './links';
import { cropTo, isPicture, placeUnder, shrink } from './pictures';
import { daysOf, freeSlots, listAdded, noPlan, readersClock, readPlan } from './plan';
import { toShown } from './preview';

describe('links', () => {
  it('say where a visitor came from, and keep what they had', () => {
    expect(tagLink('https://a.example/p?x=1#top', 'linkedin', 'Spring Launch')).toBe(
      'https://a.example/p?x=1&utm_source=linkedin&utm_medium=social&utm_campaign=spring-launch#top',
    );
    expect(tagLink('https://a.example', 'twitter', '')).toBe('https://a.example?utm_source=twitter&utm_medium=social');
    expect(tagLink('nonsense', 'twitter', 'x')).toBe('nonsense');
  });
  it('are tagged once, for the network at hand', () => {
    const once = tagText('Read https://a.example/p. Then https://b.example!', 'twitter', 'Launch');
    expect(once).toBe(
      'Read https://a.example/p?utm_source=twitter&utm_medium=social&utm_campaign=launch. Then https://b.example?utm_source=twitter&utm_medium=social&utm_campaign=launch!',
    );
    expect(tagText(once, 'twitter', 'Launch')).toBe(once);
    expect(tagText(once, 'facebook', 'Launch')).toBe(once.replaceAll('twitter', 'facebook'));
    expect(followNetwork(once, 'facebook', 'Launch')).toBe(once.replaceAll('twitter', 'facebook'));
    expect(followNetwork('See https://a.example', 'facebook', 'Launch')).toBe('See https://a.example');
    expect(firstLink(once)).toBe('https://a.example/p?utm_source=twitter&utm_medium=social&utm_campaign=launch');
    expect(firstLink('no link')).toBe('');
  });
});

describe('what a feed shows', () => {
  const shown = (network: NetworkId, text: string, more: { link?: string; hasPicture?: boolean } = {}) =>
    toShown({ network, text, hasPicture: false, ...more });
  it('ends with a whole word where the network folds', () => {
    const text = `${'word '.repeat(60)}end`;
    const { visible, hidden, more } = shown('linkedin', text);
    // 210 characters: 42 times "word " less the last space.
    expect(visible).toBe('word '.repeat(42).trim());
    expect(`${visible} ${hidden}`).toBe(text);
    expect(more).toBe('…more');
    expect(shown('twitter', text).hidden).toBe('');
  });
  it('is cut inside a word where that is longer than half of what shows', () => {
    const visible = (text: string) => shown('linkedin', text).visible;
    // Of 210 letters half are 105.
    expect(visible('a'.repeat(300))).toBe('a'.repeat(210));
    expect(visible(`${'a'.repeat(105)} ${'b'.repeat(300)}`)).toBe(`${'a'.repeat(105)} ${'b'.repeat(104)}`);
    expect(visible(`${'a'.repeat(106)} ${'b'.repeat(300)}`)).toBe('a'.repeat(106));
    expect(visible(`${'a'.repeat(210)} b`)).toBe('a'.repeat(210));
    // No half of a sign is left.
    expect(visible(`${'a'.repeat(209)}🦊${'b'.repeat(50)}`)).toBe('a'.repeat(209));
  });
  it('has a card for the link, unless a picture or the network takes its place', () => {
    expect(shown('facebook', 'See https://www.a.example/x').card).toBe('a.example');
    expect(shown('facebook', 'See https://a.example', { hasPicture: true }).card).toBe('');
    expect(shown('instagram', 'See https://a.example')).toMatchObject({ card: '', isPictureFirst: true });
    expect(shown('instagram', 'See https://a.example').notes).toHaveLength(2);
    expect(shown('linkedin', 'Hello', { link: 'https://b.example' }).card).toBe('b.example');
  });
  it('loses no word, on any network', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(networks) as NetworkId[])), fc.string({ maxLength: 600 }), (network, text) => {
        const { visible, hidden } = shown(network, text);
        expect((visible + hidden).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
      { numRuns: atMost(200) },
    );
  });
});

describe('pictures', () => {
  it('fill the frame and are cut where it matters least', () => {
    // 400 × 200 under 100 × 100: twice as wide as the frame, so 100 dots go, half on each side.
    expect(placeUnder({ width: 400, height: 200 }, { width: 100, height: 100 }, 'middle')).toEqual({ x: -50, y: 0, wide: 200, high: 100 });
    expect(placeUnder({ width: 400, height: 200 }, { width: 100, height: 100 }, 'left').x).toBeCloseTo(0);
    expect(placeUnder({ width: 400, height: 200 }, { width: 100, height: 100 }, 'right').x).toBe(-100);
    expect(cropTo('data:,', { width: 4, height: 4 }, { width: 2, height: 1 }, 'top')).toMatchObject({ width: 2, height: 1 });
  });
  it('are kept at a size that can be carried along', () => {
    expect(shrink('data:,', 6000, 3000)).toMatchObject({ width: 1200, height: 600 });
    expect(shrink('data:,', 300, 200)).toMatchObject({ width: 300, height: 200 });
    expect(isPicture('data:image/jpeg;base64,/9j/4AAQ')).toBe(true);
    for (const other of ['', 'javascript:alert(1)', 'data:image/svg+xml;base64,AAAA', 'https://a.example/b.jpg'])
      expect(isPicture(other)).toBe(false);
  });
});

describe('what is added together', () => {
  it('repeats by the calendar', () => {
    expect(daysOf('2026-11-20', { every: 'once', times: 4 })).toEqual(['2026-11-20']);
    expect(daysOf('2026-11-20', { every: 'fortnight', times: 3 })).toEqual(['2026-11-20', '2026-12-04', '2026-12-18']);
    expect(daysOf('2027-01-31', { every: 'month', times: 3 })).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });
  it('is one post a network and day, itself left out', () => {
    const added = listAdded(
      { platform: 'twitter', content: 'Hi', day: '2026-11-20' },
      {
        also: { linkedin: 'Dear all', facebook: ' ', twitter: 'never' },
        every: 'week',
        times: 2,
      },
    );
    expect(added).toEqual([
      { platform: 'linkedin', content: 'Dear all', day: '2026-11-20' },
      { platform: 'facebook', content: 'Hi', day: '2026-11-20' },
      { platform: 'twitter', content: 'Hi', day: '2026-11-27' },
      { platform: 'linkedin', content: 'Dear all', day: '2026-11-27' },
      { platform: 'facebook', content: 'Hi', day: '2026-11-27' },
    ]);
    expect(listAdded({ platform: 'twitter', content: 'Hi', day: '' }, noPlan)).toEqual([]);
  });
  it('is read from whatever was kept', () => {
    for (const odd of [undefined, null, 'x', 3, [], { also: 1, every: 'never', times: 'x' }]) expect(readPlan(odd)).toEqual(noPlan);
    expect(readPlan({ also: { linkedin: 'a' }, every: 'week', times: 999 })).toEqual({ also: { linkedin: 'a' }, every: 'week', times: 26 });
  });
});

describe('slots', () => {
  const slots = [
    { id: '1', weekday: 2, time: '10:00' },
    { id: '2', weekday: 4, time: '10:00' },
  ];
  // Tuesday, 17 November 2026, 14:00 in UTC.
  const now = Date.UTC(2026, 10, 17, 14);
  it('are on the readers’ clock and offered on one’s own', () => {
    expect(freeSlots(slots, '', { zone: 'UTC', now }, new Set(), 2)).toEqual([
      { day: '2026-11-19', time: '10:00' },
      { day: '2026-11-24', time: '10:00' },
    ]);
    // 10:00 in New York is 15:00 in UTC, which is still to come.
    expect(freeSlots(slots, 'America/New_York', { zone: 'UTC', now }, new Set(['2026-11-19 15:00']), 2)).toEqual([
      { day: '2026-11-17', time: '15:00' },
      { day: '2026-11-24', time: '15:00' },
    ]);
    expect(freeSlots([], '', { zone: 'UTC', now }, new Set(), 2)).toEqual([]);
  });
  it('say what the readers’ clock shows', () => {
    expect(readersClock({ day: '2026-11-20', time: '01:00' }, 'UTC', 'America/New_York')).toEqual({ day: '2026-11-19', time: '20:00' });
    for (const zone of ['', 'UTC', 'Nowhere/At_all'])
      expect(readersClock({ day: '2026-11-20', time: '01:00' }, 'UTC', zone)).toBeUndefined();
  });
});

describe('approval by link', () => {
  const post = (id: string, content: string): Reviewed => ({
    ...noMore,
    id,
    network: 'twitter',
    when: '20 Nov 2026, 9:00 AM',
    content,
    text: `${content} #tag`,
  });
  const posts = [post('a', 'First'), post('b', 'Second')];
  const sheet = toApprovalSheet(posts, '');
  it('asks about each post with its words', () => {
    expect(sheetSchema.safeParse(sheet).success).toBe(true);
    expect(sheet.questions.map(({ label, hint }) => [label, hint])).toEqual([
      ['Twitter, 20 Nov 2026, 9:00 AM', 'First #tag'],
      ['Note on Twitter, 20 Nov 2026, 9:00 AM', undefined],
      ['Twitter, 20 Nov 2026, 9:00 AM', 'Second #tag'],
      ['Note on Twitter, 20 Nov 2026, 9:00 AM', undefined],
    ]);
  });
  it('holds for the words that were read', () => {
    const [first = '', firstNote = '', second = ''] = sheet.questions.map(({ id }) => id);
    const reply = {
      id: 'r',
      sheet: 'posts',
      name: 'Ana',
      answers: { [first]: 'approved', [firstNote]: 'Nice', [second]: 'changes', odd: 'x' },
    };
    const changes = readApprovals(posts, [reply]);
    expect(changes.get('a')).toEqual({ review: 'approved', reviewedBy: 'Ana', reviewNote: 'Nice', reviewOf: wordingOf('First') });
    expect(describeApprovals(changes)).toBe('1 post approved, 1 post with changes wanted.');
    const approved = { ...noMore, ...changes.get('a') };
    expect(describeReview(approved, 'First')).toBe('Approved by Ana');
    expect(describeReview(approved, 'Another')).toBe('Changed since approved by Ana');
    expect(describeReview({ ...noMore, ...changes.get('b') }, 'Second')).toBe('Changes wanted by Ana');
    expect(describeReview(noMore, 'First')).toBe('');
    const [ofFirst] = Object.entries({ [first]: 'approved' });
    const long = {
      ...reply,
      name: 'n'.repeat(201),
      answers: { ...Object.fromEntries(ofFirst ? [ofFirst] : []), [firstNote]: 'x'.repeat(2_001) },
    };
    const kept = readApprovals(posts, [long]).get('a');
    expect([kept?.reviewedBy?.length, kept?.reviewNote?.length]).toEqual([200, 2_000]);
    // Neither approved nor wanted otherwise, or about no post here.
    expect(
      readApprovals(posts, [{ ...reply, answers: { [first]: 'maybe', 'z.1': 'approved', [`${second}.more`]: 'approved' } }]).size,
    ).toBe(0);
    expect(describeApprovals(readApprovals([], [reply]))).toBe('That reply says nothing about the posts here.');
  });
});

describe('what every post has', () => {
  it('is added to posts of an older version', () => {
    expect(addMore({ records: [{ id: '1', campaign: 'x' }], extra: null })).toEqual({
      records: [{ ...noMore, id: '1', campaign: 'x' }],
      extra: null,
    });
    expect(addMore(3)).toBe(3);
    expect(moreOf({ ...noMore, campaign: 'x' })).toEqual({ ...noMore, campaign: 'x' });
  });
  it('is as it starts where a line of the list says nothing', () => {
    const line = { id: '1', title: '', content: 'x', platform: 'twitter', contentType: 'text', date: '', time: '', hashtags: [] } as const;
    expect(moreFrom({ ...line, hashtags: [], mediaUrl: '', altText: '', linkUrl: '', status: 'draft' })).toEqual(noMore);
  });
  it('names campaigns once', () => {
    expect(campaignsOf([{ campaign: 'b ' }, { campaign: 'a' }, { campaign: 'b' }, { campaign: '' }])).toEqual(['a', 'b']);
  });
});

it('campaigns have a colour each, which stays when others come, as far as there are colours', () => {
  const some = colorCampaigns(['Autumn', 'Spring launch']);
  const more = colorCampaigns(['Autumn', 'Spring launch', 'Winter', 'Xmas']);
  expect(new Set(more.values()).size).toBe(4);
  expect([more.get('Autumn'), more.get('Spring launch')]).toEqual([some.get('Autumn'), some.get('Spring launch')]);
  expect(colorCampaigns(Array.from({ length: 30 }, (_, index) => `C${index}`)).size).toBe(30);
});
