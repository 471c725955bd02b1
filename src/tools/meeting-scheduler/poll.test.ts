import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { checkAnswers } from '@/lib/ask';
import { sheetSchema } from '@/lib/ask-schema';
import { writeReply } from '@/lib/reply-code';
import { fromAskText, readReplies, toAskText } from '@/workspace/ask-link';
import { describeTally, takeReplies, tallyPoll, toSheet, type Poll, describeTaken, whoCan } from './poll';
import { describeLeft, readPoints, toMinutes } from './points';
import { makeMeeting, state } from './model';
import { schema } from './schema';

const poll: Poll = {
  id: 'p',
  title: 'Board meeting',
  replyTo: 'ana@company.example',
  duration: '60',
  zone: 'Europe/Berlin',
  slots: [
    { id: 'a', day: '2026-11-23', time: '10:00' },
    { id: 'b', day: '2026-11-24', time: '15:00' },
    { id: 'c', day: '', time: '15:00' },
  ],
  replies: [],
};
const reply = (name: string, answers: Record<string, string>, sheet = 'p') => ({ id: name, sheet, name, answers });

describe('a poll', () => {
  it('asks for each time that has a day, with its moment', async () => {
    const sheet = toSheet(poll);
    expect(sheet.questions.map(({ id, label, at }) => [id.split('.')[0], label, at])).toEqual([
      // Berlin is an hour ahead of UTC in November.
      ['a', 'Mon 23 Nov 2026, 10:00 AM (Europe/Berlin)', Date.UTC(2026, 10, 23, 9)],
      ['b', 'Tue 24 Nov 2026, 3:00 PM (Europe/Berlin)', Date.UTC(2026, 10, 24, 14)],
    ]);
    expect(sheetSchema.safeParse(sheet).success).toBe(true);
    expect(await fromAskText(await toAskText(sheet))).toEqual(sheet);
    const [first = '', second = ''] = sheet.questions.map(({ id }) => id);
    expect(checkAnswers(sheet.questions, { [first]: 'yes', [second]: 'perhaps' })).toEqual({ [second]: 'Choose one of these.' });
  });

  it('counts “if needed” half, and the best is the one with most', () => {
    const full = takeReplies(poll, [
      reply('Ana', { a: 'yes', b: 'maybe' }),
      reply('Bo', { a: 'no', b: 'maybe' }),
      reply('Cy', { a: 'maybe', b: 'maybe', x: 'yes' }),
    ]);
    // a: 1 + ½ = 1.5; b: 3 × ½ = 1.5, but no plain yes.
    expect(tallyPoll(full).map(({ score, isBest }) => [score, isBest])).toEqual([
      [1.5, true],
      [1.5, false],
      [0, false],
    ]);
    expect(tallyPoll(full).map(describeTally)).toEqual(['1 yes, 1 if needed, 1 no', '3 if needed', 'No replies']);
    expect(tallyPoll(poll).some(({ isBest }) => isBest)).toBe(false);
  });

  it('counts an answer only for the time that was asked for', () => {
    const ids = toSheet(poll).questions.map(({ id }) => id);
    const answered = takeReplies(poll, [reply('Ana', { [ids[0] ?? '']: 'yes', [ids[1] ?? '']: 'maybe' })]);
    const moved = { ...answered, slots: answered.slots.map((slot) => (slot.id === 'a' ? { ...slot, time: '14:00' } : slot)) };
    expect(tallyPoll(moved).map(describeTally)).toEqual(['No replies', '1 if needed', 'No replies']);
    expect(tallyPoll({ ...moved, slots: answered.slots })[0]?.yes).toBe(1);
    expect(answered.slots.map((slot) => whoCan(answered, slot))).toEqual([['Ana'], ['Ana'], []]);
    expect(describeTaken([reply('Ana', {}), reply('Bo', {})], answered)).toBe('1 reply added. 1 reply replaced an earlier one.');
  });

  it('takes a later answer of the same person instead of the earlier one', () => {
    const twice = takeReplies(takeReplies(poll, [reply('Ana', { a: 'yes' })]), [reply(' ana', { a: 'no' })]);
    expect(twice.replies).toEqual([{ name: 'ana', choices: { a: 'no' } }]);
  });

  it('is as good after its answers were pasted twice, in any order', () => {
    const answers = fc.uniqueArray(
      fc.record({
        id: fc.constant('1'),
        sheet: fc.constant('p'),
        name: fc.constantFrom('Ana', 'Bo', 'Cy', 'Di'),
        answers: fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('yes', 'maybe', 'no')),
      }),
      { selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(answers, (given) => {
        const once = takeReplies(poll, given);
        expect(tallyPoll(takeReplies(once, [...given].reverse()))).toEqual(tallyPoll(once));
      }),
      { numRuns: atMost(200) },
    );
  });

  it('takes only codes that answer a poll', () => {
    const answer = reply('Ana', { a: 'yes' });
    expect(readReplies(writeReply('poll', answer), 'poll')).toEqual({ answers: [answer], problems: [] });
    expect(readReplies(writeReply('feedback', answer), 'poll').problems).toEqual([
      'This code answers a feedback form, which belongs in another tool.',
    ]);
    expect(readReplies(writeReply('poll', { name: 5 }), 'poll').problems).toEqual([expect.stringContaining('another version')]);
  });

  it('is refused in words where its link is none', async () => {
    for (const text of ['1abc', '1', '9x', `1${'a'.repeat(200_000)}`]) await expect(fromAskText(text)).rejects.toThrow(/^This link/);
  });

  it('is kept with the meetings', () => {
    const data = state.start({ today: '2026-11-17', currency: 'USD' });
    const kept = { ...data, extra: { ...data.extra, polls: [takeReplies(poll, [reply('Ana', { a: 'yes' })])] } };
    expect(schema.safeParse(kept).success).toBe(true);
    const { polls: _none, ...older } = data.extra;
    expect(schema.safeParse(state.migrate?.({ ...data, extra: older }, 3)).success).toBe(true);
  });
});

describe('an agenda', () => {
  it('shares the time that is left', () => {
    // 60 minutes, 15 are given, 45 are left for two.
    expect(readPoints({ description: '1. Figures (15 min)\n- Hiring\n\nAny other business', duration: '60' })).toEqual([
      { title: 'Figures', minutes: 15 },
      { title: 'Hiring', minutes: 23 },
      { title: 'Any other business', minutes: 22 },
    ]);
    expect(readPoints({ description: 'Plan 2026\n90 min', duration: '30' })).toEqual([
      { title: 'Plan 2026', minutes: 15 },
      { title: '90 min', minutes: 15 },
    ]);
    expect(readPoints({ description: ' ', duration: '30' })).toEqual([]);
  });
  it('counts down and then up', () => {
    expect([describeLeft(5, 55), describeLeft(5, 300), describeLeft(5, 330)]).toEqual(['4:05', '0:00', '+0:30']);
  });
  it('becomes minutes with what was written down', () => {
    const meeting = makeMeeting('1', 'Board', '2026-11-23', '10:00', { attendees: ['Ana'], notes: 'Cash is fine.', decisions: 'Hire Jo.' });
    expect(toMinutes(meeting)).toBe(
      'Board\nMonday 23 November 2026, 10:00 AM\nAttendees: Ana\n\nNotes:\nCash is fine.\n\nDecisions:\nHire Jo.',
    );
  });
});
