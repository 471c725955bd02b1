import { describe, expect, it } from 'vitest';
import { toIcs } from '@/formats/ics';
import { showGaps } from '@/lib/gaps';
import { formatLocaleDay, formatPressDay, formatPressTime, readReleaseDay } from './dates';
import { describeDate, state, type Answers } from './model';
import { toDatelinePlace } from './places';
import { datelineOf, headlineOf, toRelease } from './release';
import { describeEmbargo, describeSendTime, nameZone, suggestFor, suggestSendTime, toCalendar } from './timing';
import { today, around, start, make, sample, textOf } from './test-data';

describe('the date', () => {
  it('starts as today in the reader’s own notation', () => {
    expect(start.date).toBe(new Date(2026, 10, 15).toLocaleDateString());
    expect(state.start({ ...around, today: '' }).answers.date).toBe('');
    expect(formatLocaleDay(today, 'de-DE')).toBe('15.11.2026');
  });

  it('is read in that notation', () => {
    expect(readReleaseDay('05/11/2026', today, 'en-GB')).toBe('2026-11-05');
    expect(readReleaseDay('05/11/2026', today, 'en-US')).toBe('2026-05-11');
    // 25 can only be a day, whoever writes it.
    expect(readReleaseDay('12/25/2026', today, 'en-GB')).toBe('2026-12-25');
    for (const typed of [
      'November 15, 2026',
      'Nov. 15, 2026',
      '15 Nov 2026',
      '2026-11-15',
      '15.11.2026',
      'today',
      'Nov 15th, 2026',
      '15 Nov 2026.',
    ])
      expect(readReleaseDay(typed, today, 'en-US')).toBe(today);
    for (const typed of ['', 'soon', '31/31/2026']) expect(readReleaseDay(typed, today, 'en-US')).toBeUndefined();
  });

  it('comes back from every notation it is offered in', () => {
    for (const locale of ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP', 'ar-EG', 'fa-IR', 'th-TH', 'hu-HU', 'ko-KR'])
      for (const day of ['2026-11-05', '2026-02-28', '2027-01-01'])
        expect(readReleaseDay(formatLocaleDay(day, locale), day, locale)).toBe(day);
  });

  it('is printed as newspapers print it', () => {
    expect(['2026-11-15', '2026-03-03', '2026-09-30', '2026-05-01'].map(formatPressDay)).toEqual([
      'Nov. 15, 2026',
      'March 3, 2026',
      'Sept. 30, 2026',
      'May 1, 2026',
    ]);
    expect(['09:00', '14:30', '12:00', '00:00', '00:15'].map(formatPressTime)).toEqual([
      '9 a.m.',
      '2:30 p.m.',
      'noon',
      'midnight',
      '12:15 a.m.',
    ]);
    expect(describeDate('11/15/2026', today)).toEqual({ hint: 'Printed as Nov. 15, 2026.' });
    expect(describeDate('soon', today).note).toContain('could not be read');
  });
});

describe('the dateline', () => {
  it('has the city in capitals and the state as newspapers shorten it', () => {
    const places = ['Portland, Oregon', 'austin, tx', 'Boise, Idaho', 'Atlanta, Georgia', 'Leeds, England', 'London', 'New York, N.Y.'];
    expect(places.map(toDatelinePlace)).toEqual([
      'PORTLAND, Ore.',
      'AUSTIN, Texas',
      'BOISE, Idaho',
      'ATLANTA',
      'LEEDS, England',
      'LONDON',
      'NEW YORK',
    ]);
    // A city that everybody knows stands alone, in its own state; a full stop at the end was a slip.
    expect(
      ['Atlanta, Texas', 'San Francisco, CA', 'Washington, D.C.', 'Paris, France.', 'Salem, Ore.', 'Salem, Oregon.'].map(toDatelinePlace),
    ).toEqual(['ATLANTA, Texas', 'SAN FRANCISCO', 'WASHINGTON', 'PARIS, France', 'SALEM, Ore.', 'SALEM, Ore.']);
  });

  it('does not take a country for a state', () => {
    expect(['Berlin, DE', 'Perth, WA', 'Tbilisi, Georgia', 'Toronto, CA'].map(toDatelinePlace)).toEqual([
      'BERLIN, DE',
      'PERTH, WA',
      'TBILISI, Georgia',
      'TORONTO, CA',
    ]);
  });

  it('leaves open what is missing and prints a date it cannot read', () => {
    expect(showGaps(datelineOf(make()))).toBe('[CITY], Nov. 15, 2026');
    expect(showGaps(datelineOf(make({ location: 'Leeds', date: '' })))).toBe('LEEDS, [Date]');
    expect(showGaps(datelineOf(make({ location: 'Leeds', date: 'Christmas Day' })))).toBe('LEEDS, Christmas Day');
  });
});

describe('embargo and send time', () => {
  const embargo = { release: 'embargo', embargoDay: '2026-11-17', embargoTime: '09:00' } as const;

  it('names an hour that nobody can mistake', () => {
    expect(textOf(make(embargo)).split('\n')[2]).toBe('EMBARGOED UNTIL 9 a.m. EST (UTC-5), Tuesday, Nov. 17, 2026');
    expect(describeEmbargo(make({ ...embargo, embargoZone: 'Europe/Berlin' }).answers, 'UTC')).toBe(
      '9 a.m. Berlin time (UTC+1), Tuesday, Nov. 17, 2026',
    );
    // Summer time: 2026-07-01 in New York is four hours behind.
    expect(nameZone('America/New_York', Date.parse('2026-07-01T12:00:00Z'))).toBe('EDT (UTC-4)');
    expect(showGaps(describeEmbargo(make({ ...embargo, embargoDay: '', embargoTime: '' }).answers, 'UTC'))).toBe(
      '[Embargo time] UTC, [Embargo date]',
    );
    expect(toRelease(make({ ...embargo, embargoDay: '' })).mark).toBe('Draft');
  });

  it('suggests Tuesday to Thursday at 10 in the outlet’s zone', () => {
    // Sunday 15 November, noon in UTC: the next Tuesday is the 17th.
    const sunday = Date.parse('2026-11-15T12:00:00Z');
    expect(suggestSendTime('', sunday, 'America/New_York')).toEqual({ day: '2026-11-17', time: '10:00' });
    // Thursday 19 November, 15:30 in UTC is 10:30 in New York: too late there, in time in Los Angeles (7:30).
    const thursday = Date.parse('2026-11-19T15:30:00Z');
    expect(suggestSendTime('', thursday, 'America/New_York')?.day).toBe('2026-11-24');
    expect(suggestSendTime('', thursday, 'America/Los_Angeles')?.day).toBe('2026-11-19');
    expect(suggestFor(make({ date: '2026-12-04' }).answers, today, 'UTC', sunday)?.day).toBe('2026-12-08');
    expect(suggestFor(make({ ...embargo, date: '2026-12-04' }).answers, today, 'UTC', sunday)?.day).toBe('2026-11-17');
  });

  it('says what a send time means here and there', () => {
    const now = Date.parse('2026-11-15T12:00:00Z');
    const describe = (answers: Partial<Answers>) => describeSendTime(make(answers).answers, 'Europe/Berlin', now);
    expect(describe({ sendDay: '2026-11-17' })).toBeUndefined();
    expect(describe({ sendDay: '2026-11-17', sendTime: '10:00', outletZone: 'America/New_York' })).toEqual({
      text: 'Tuesday, Nov. 17, 2026, 10 a.m. EST (UTC-5); for you Tuesday, Nov. 17, 2026, 4 p.m.',
      isGood: true,
    });
    expect(describe({ sendDay: '2026-11-17', sendTime: '14:00' })?.isGood).toBe(true);
    expect(describe({ sendDay: '2026-11-17', sendTime: '14:01' })?.text).toContain('Outside the best time');
    expect(describe({ sendDay: '2026-11-20', sendTime: '10:00' })?.text).toContain('Outside the best time');
    expect(describe({ sendDay: '2026-11-12', sendTime: '10:00' })?.text).toContain('has passed');
    expect(describe({ ...embargo, embargoZone: 'UTC', sendDay: '2026-11-18', sendTime: '10:00' })?.text).toContain('The embargo has ended');
  });

  it('goes into a calendar at the right instant', () => {
    const { answers } = make({ ...embargo, sendDay: '2026-11-17', sendTime: '10:00', outletZone: 'America/New_York' });
    const entries = toCalendar(answers, headlineOf(answers), 'Europe/Berlin');
    expect(entries.map(({ title }) => title)).toEqual(['Send press release: Acme opened a shop', 'Embargo ends: Acme opened a shop']);
    expect(toIcs('x', entries, new Date(0))).toContain('DTSTART;TZID=America/New_York:20261117T100000');
    // The next release of the same company does not take the place of this one; the same one, moved, does.
    const idsOf = (headline: string, sendDay = '2026-11-17') => toCalendar({ ...answers, sendDay }, headline, 'UTC').map(({ id }) => id);
    expect(new Set([...idsOf('Acme opened a shop'), ...idsOf('Acme closed a shop')]).size).toBe(4);
    expect(idsOf('Acme opened a shop', '2026-11-18')).toEqual(idsOf('Acme opened a shop'));
    expect(toCalendar(start, 'x', 'UTC')).toEqual([]);
    expect(toCalendar({ ...sample.answers, sendDay: today, sendTime: '10:00' }, 'x', 'UTC')[0]?.title).toBe(
      'Sample: Send press release: x',
    );
  });
});
