import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { isDay } from '@/lib/dates';
import { parseQuickTask } from './quick-add';

const today = '2026-11-17'; // a Tuesday
const read = (line: string, known: string[] = [], day = today) => parseQuickTask(line, day, known);

describe('quick add', () => {
  it.each([
    [
      'Pay rent tomorrow !high @Ana #finance',
      { title: 'Pay rent', priority: 'high', assignee: 'Ana', tags: 'finance', dueDate: '2026-11-18' },
    ],
    ['Call Bo on friday #sales #q4', { title: 'Call Bo', tags: 'sales, q4', dueDate: '2026-11-20' }],
    ['Review in 2 weeks', { title: 'Review', dueDate: '2026-12-01' }],
    ['Review in 1 month', { title: 'Review', dueDate: '2026-12-17' }],
    ['File by 2026-12-01 @Jo_Anne', { title: 'File', assignee: 'Jo Anne', dueDate: '2026-12-01' }],
    ['Party 31 Dec', { title: 'Party', dueDate: '2026-12-31' }],
    ['Monday.com account', { title: 'Monday.com account' }],
    ['e-mail a@b.co', { title: 'e-mail a@b.co' }],
    ['Plan next week', { title: 'Plan', dueDate: '2026-11-24' }],
    ['tomorrow: pay rent', { title: 'pay rent', dueDate: '2026-11-18' }],
  ])('understands %s', (line, expected) => {
    expect(read(line).draft).toEqual(expected);
  });

  it.each([
    // November 2026 begins on a Sunday, so its last Friday is the 27th and its second Monday the 9th, which is over.
    ['Board pack last friday of the month', { title: 'Board pack', dueDate: '2026-11-27' }],
    ['Board pack second monday of the month', { title: 'Board pack', dueDate: '2026-12-14' }],
    ['Board pack the last day of the month', { title: 'Board pack the last day of the month' }],
    ['Board pack first tue of next month', { title: 'Board pack', dueDate: '2026-12-01' }],
    ['Lunch on the 3rd at 1pm', { title: 'Lunch', dueDate: '2026-12-03', time: '13:00' }],
    ['Pay by the 31st', { title: 'Pay', dueDate: '2026-12-31' }],
    ['Paint on the 3rd floor', { title: 'Paint on the 3rd floor' }],
    ['Send what we said last friday', { title: 'Send what we said last friday' }],
    ['Call the bank eod p1', { title: 'Call the bank', dueDate: today, priority: 'high' }],
    ['Buy salt tom p4', { title: 'Buy salt', dueDate: '2026-11-18', priority: 'low' }],
    ['Fix the p1', { title: 'Fix the p1' }],
  ])('knows the habits of other programs: %s', (line, expected) => {
    expect(read(line).draft).toEqual(expected);
  });

  it('takes the friday of next week for “next friday”', () => {
    expect(read('Call the bank next friday').draft).toEqual({ title: 'Call the bank', dueDate: '2026-11-27' });
    expect(read('Call the bank friday').draft.dueDate).toBe('2026-11-20');
    expect(read('Call the bank this Friday').draft.dueDate).toBe('2026-11-20');
    // On a Sunday the week ends, so the next one begins the day after.
    expect(read('Call the bank next friday', [], '2026-11-15').draft.dueDate).toBe('2026-11-20');
    // This week's Monday has passed.
    expect(read('Call the bank this monday').draft.dueDate).toBe('2026-11-23');
  });

  it('reads how it repeats, and starts on its first day', () => {
    expect(read('Standup every monday @Ana Ruiz')).toEqual({
      draft: { title: 'Standup', assignee: 'Ana Ruiz', dueDate: '2026-11-23', repeat: 'every monday' },
      notes: [],
    });
    expect(read('Train every mon and thu 7:30').draft).toEqual({
      title: 'Train',
      dueDate: '2026-11-19',
      time: '07:30',
      repeat: 'every mon and thu',
    });
    expect(read('Water the plants daily').draft).toEqual({ title: 'Water the plants', dueDate: today, repeat: 'daily' });
    expect(read('Pay VAT every 3 months from 1 Dec').draft).toEqual({
      title: 'Pay VAT',
      dueDate: '2026-12-01',
      repeat: 'every 3 months',
    });
    expect(read('Report every other week tomorrow').draft).toEqual({
      title: 'Report',
      dueDate: '2026-11-18',
      repeat: 'every other week',
    });
    expect(read('Pay rent every month on the 1st').draft).toMatchObject({ title: 'Pay rent', dueDate: '2026-12-01' });
    // In the middle of a sentence the words stay, and count.
    expect(read('Send the weekly report to Bo').draft).toEqual({ title: 'Send the weekly report to Bo', dueDate: today, repeat: 'weekly' });
  });

  it('reads a time of day', () => {
    expect(read('call Ana tomorrow 3pm !high #sales').draft).toEqual({
      title: 'call Ana',
      priority: 'high',
      tags: 'sales',
      dueDate: '2026-11-18',
      time: '15:00',
    });
    expect(read('Call Bo tomorrow at 5pm').draft).toEqual({ title: 'Call Bo', dueDate: '2026-11-18', time: '17:00' });
    expect(read('Lunch at noon on friday').draft).toEqual({ title: 'Lunch', dueDate: '2026-11-20', time: '12:00' });
    expect(read('tomorrow 9:15 stand up').draft).toEqual({ title: 'stand up', dueDate: '2026-11-18', time: '09:15' });
    expect(read('Call the bank 3:30 pm')).toEqual({
      draft: { title: 'Call the bank', dueDate: today, time: '15:30' },
      notes: ['No day said, so 3:30 PM today.'],
    });
    for (const title of ['Read chapter 3', 'Buy 2 pm2 licenses', 'Verse 3:75']) expect(read(title).draft).toEqual({ title });
  });

  it.each([
    ['in two weeks', '2026-12-01'],
    ['in a month', '2026-12-17'],
    ['30 nov', '2026-11-30'],
    ['30th of November', '2026-11-30'],
    ['nov 30th', '2026-11-30'],
    ['day after tomorrow', '2026-11-19'],
    ['end of month', '2026-11-30'],
    ['by the end of the week', '2026-11-20'],
    ['eoy', '2026-12-31'],
    ['tonight', today],
    ['next year', '2027-11-17'],
  ])('reads “%s”', (words, dueDate) => {
    expect(read(`Renew ${words}`).draft).toEqual({ title: 'Renew', dueDate });
  });

  it('takes a whole name', () => {
    expect(read('Pay rent @Ana Ruiz').draft).toEqual({ title: 'Pay rent', assignee: 'Ana Ruiz' });
    expect(read('Pay rent @Ana Ruiz friday !low').draft).toMatchObject({ title: 'Pay rent', assignee: 'Ana Ruiz', priority: 'low' });
    expect(read('Pay rent @Ana Ruiz Friday').draft).toMatchObject({ title: 'Pay rent', assignee: 'Ana Ruiz', dueDate: '2026-11-20' });
    expect(read('@Ana Ruiz pay the rent').draft).toEqual({ title: 'pay the rent', assignee: 'Ana Ruiz' });
    expect(read('Ask @Ludwig van Beethoven, then sign').draft).toEqual({ title: 'Ask then sign', assignee: 'Ludwig van Beethoven' });
    expect(read('Pay @Ana for the chairs').draft).toEqual({ title: 'Pay for the chairs', assignee: 'Ana' });
    expect(read('Pay @"ana ruiz" for the chairs').draft).toEqual({ title: 'Pay for the chairs', assignee: 'ana ruiz' });
    expect(read('Pay @Élodie Dupont-Roy #hr').draft).toMatchObject({ assignee: 'Élodie Dupont-Roy', tags: 'hr' });
  });

  it('knows those who have tasks already', () => {
    expect(read('Pay @ana ruiz for the chairs', ['Ana Ruiz']).draft).toEqual({ title: 'Pay for the chairs', assignee: 'Ana Ruiz' });
    expect(read('@Ana Pay the rent', ['Ana']).draft).toEqual({ title: 'Pay the rent', assignee: 'Ana' });
    expect(read('Pay rent @Ana Ruiz', ['Ana']).draft.assignee).toBe('Ana Ruiz');
  });

  it.each([
    ['!urgent', 'high'],
    ['!ASAP', 'high'],
    ['!Low', 'low'],
    ['!normal', 'medium'],
  ])('reads %s as a priority', (mark, priority) => {
    expect(read(`Call ${mark} the bank`).draft).toEqual({ title: 'Call the bank', priority });
  });

  it('reads days in figures where they can mean one day only, and asks where not', () => {
    expect(read('Buy presents 24/12').draft).toEqual({ title: 'Buy presents', dueDate: '2026-12-24' });
    expect(read('Buy presents by 12/24').draft.dueDate).toBe('2026-12-24');
    expect(read('Buy presents 24.12.').draft.dueDate).toBe('2026-12-24');
    expect(read('Renew 15/3').draft.dueDate).toBe('2027-03-15');
    expect(read('Renew 24/12/2027').draft.dueDate).toBe('2027-12-24');
    const open = read('Renew 5/6');
    expect(open.draft).toEqual({ title: 'Renew 5/6' });
    expect(open.notes).toEqual(['“5/6” may be 6 May or 5 Jun: write the month as a word.']);
    for (const title of ['Plan 24/7 support', 'Split it 50/50', 'Ship version 2.12', 'Cut 16/9 video'])
      expect(read(title)).toEqual({ draft: { title }, notes: [] });
  });

  it('takes a day without a year to be one that comes, and says when one has passed', () => {
    expect(read('Party 3 Jan').draft.dueDate).toBe('2027-01-03');
    expect(read('Log the visit 3 Jan 2026')).toEqual({
      draft: { title: 'Log the visit', dueDate: '2026-01-03' },
      notes: ['3 Jan 2026 has already passed.'],
    });
  });

  it('leaves words in the middle of a sentence where they are', () => {
    expect(read('Prepare Monday meeting').draft).toEqual({ title: 'Prepare Monday meeting', dueDate: '2026-11-23' });
    expect(read('Call Bo tomorrow at 5pm about the rent').draft).toEqual({
      title: 'Call Bo tomorrow at 5pm about the rent',
      dueDate: '2026-11-18',
      time: '17:00',
    });
    expect(read('Monday report').draft.title).toBe('Monday report');
  });

  it('survives any line and loses no word that is not a mark', () => {
    const words = fc.constantFrom(
      'pay',
      'next',
      'friday',
      'every',
      'monday',
      '@Ana',
      'Ruiz',
      '!urgent',
      '24/12',
      '#x',
      'May',
      '5',
      ',',
      '“',
    );
    const line = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(line, (typed) => {
        const { draft, notes } = read(typed);
        expect(draft.title).not.toMatch(/\s\s|^\s|\s$/);
        expect(draft.dueDate === undefined || isDay(draft.dueDate)).toBe(true);
        expect(draft.title?.split(' ').filter((word) => word === 'pay')).toHaveLength(
          typed
            .trim()
            .split(/\s+/)
            .filter((word) => word === 'pay').length,
        );
        expect(notes.every((note) => note !== '')).toBe(true);
      }),
      { numRuns: atMost(1000) },
    );
  });
});
