import { describe, expect, it } from 'vitest';
import { makeMeeting, state, type Meeting } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const agenda = (...records: Meeting[]) => shares.agenda({ ...state.start(around), records }, around);
const daysOf = (...records: Meeting[]) => agenda(...records).map(({ day }) => day);

describe('meetings on the agenda', () => {
  it('stand on their own day, done once they took place', () => {
    expect(
      agenda(
        makeMeeting('1', 'Investor call', '2026-11-20', '15:00', { zone: 'Asia/Tokyo' }),
        makeMeeting('2', ' ', '2026-11-01', '09:00', { status: 'completed' }),
      ),
    ).toEqual([
      { id: '1', day: '2026-11-20', title: 'Meeting: Investor call', isDone: false },
      { id: '2', day: '2026-11-01', title: 'Meeting: untitled', isDone: true },
    ]);
  });

  it('repeat for the next 60 days, without what is skipped and with what is moved', () => {
    const standup = makeMeeting('1', 'Standup', '2026-10-05', '09:30', {
      repeat: 'two-weeks',
      done: ['2026-11-16'],
      skipped: ['2026-11-30'],
      moved: ['2026-12-14 to 2026-12-15 10:00'],
    });
    expect(agenda(standup)).toEqual([
      { id: '1 2026-11-16', day: '2026-11-16', title: 'Meeting: Standup', isDone: true },
      { id: '1 2026-12-28', day: '2026-12-28', title: 'Meeting: Standup', isDone: false },
      { id: '1 2027-01-11', day: '2027-01-11', title: 'Meeting: Standup', isDone: false },
      { id: '1 2026-12-14', day: '2026-12-15', title: 'Meeting: Standup', isDone: false },
    ]);
    expect(daysOf(makeMeeting('2', 'Daily', '2026-11-10', '09:00', { repeat: 'daily' }))).toHaveLength(61);
    expect(shares.agenda({ ...state.start(around), records: [standup] }, { ...around, today: '' })).toEqual([]);
  });

  it('are no samples, none called off and none without a day', () => {
    const cancelled = makeMeeting('1', 'Off', '2026-11-20', '15:00', { status: 'cancelled' });
    expect(agenda(cancelled, makeMeeting('2', 'Open', '', '15:00'), ...(state.sample?.(around).records ?? []))).toEqual([]);
  });

  it('are completed one by one, a series date by date', () => {
    const records = [
      makeMeeting('1', 'Call', '2026-11-20', '15:00'),
      makeMeeting('2', 'Standup', '2026-11-16', '09:00', { repeat: 'weekly' }),
    ];
    const data = { ...state.start(around), records };
    expect(shares.done(data, '1', true).records[0]?.status).toBe('completed');
    const once = shares.done(data, '2 2026-11-23', true);
    expect(once.records[1]).toMatchObject({ status: 'scheduled', done: ['2026-11-23'] });
    expect(shares.done(once, '2 2026-11-23', false).records[1]?.done).toEqual([]);
    expect(shares.done(data, '2', true)).toBe(data);
  });
});

it('the working hours of the company are those everyone’s day is measured by', () => {
  const start = state.start(around);
  const hoursFor = (line: string) => shares.profile.fill(start, { 'company.hours': line }).data.extra.hours;
  expect(hoursFor('8:30 – 16:30')).toEqual({ from: '08:30', until: '16:30' });
  expect(hoursFor('8am to 4pm')).toEqual({ from: '08:00', until: '16:00' });
  for (const line of ['40 a week', '17:00–9:00', '09:00–17:00', ''])
    expect(shares.profile.fill(start, { 'company.hours': line }).data).toBe(start);
});
