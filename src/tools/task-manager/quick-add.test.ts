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

  it('takes the friday of next week for “next friday”', () => {
    expect(read('Call the bank next friday').draft).toEqual({ title: 'Call the bank', dueDate: '2026-11-27' });
    expect(read('Call the bank friday').draft.dueDate).toBe('2026-11-20');
    expect(read('Call the bank this Friday').draft.dueDate).toBe('2026-11-20');
    // On a Sunday the week ends, so the next one begins the day after.
    expect(read('Call the bank next friday', [], '2026-11-15').draft.dueDate).toBe('2026-11-20');
    // This week's Monday has passed.
    expect(read('Call the bank this monday').draft.dueDate).toBe('2026-11-23');
  });

  it('keeps the words of a repetition, and starts on its first day', () => {
    const weekly = read('Standup every monday @Ana Ruiz');
    expect(weekly.draft).toEqual({ title: 'Standup every monday', assignee: 'Ana Ruiz', dueDate: '2026-11-23' });
    expect(weekly.notes).toEqual(['“every monday” stays in the title: tasks don’t repeat by themselves.']);
    expect(read('Train every mon and thu').draft).toEqual({ title: 'Train every mon and thu', dueDate: '2026-11-19' });
    expect(read('Water the plants daily').draft).toEqual({ title: 'Water the plants daily', dueDate: today });
    expect(read('Pay VAT every 3 months').draft).toEqual({ title: 'Pay VAT every 3 months' });
    expect(read('Report every other week tomorrow').draft.title).toContain('every other week');
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
    expect(read('Call Bo tomorrow at 5pm').draft).toEqual({ title: 'Call Bo tomorrow at 5pm', dueDate: '2026-11-18' });
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
