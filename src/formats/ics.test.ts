import { describe, expect, it } from 'vitest';
import { toIcs, type CalendarEntry } from './ics';

const made = new Date('2026-11-15T10:00:00Z');
const at = (zone: string, time = '09:00', minutes = 30) => ({ time, minutes, zone });
const linesOf = (...entries: Partial<CalendarEntry>[]) =>
  toIcs(
    'Meetings',
    entries.map((entry) => ({ id: 'm', day: '2026-06-01', title: 'Stand-up', ...entry })),
    made,
  ).split('\r\n');
const partOf = (lines: string[], name: string) => lines.slice(lines.indexOf(`BEGIN:${name}`) + 1, lines.lastIndexOf(`END:${name}`));
/** Each change of the clocks as "kind start from to". */
const changesIn = (lines: string[]) =>
  partOf(lines, 'VTIMEZONE')
    .join(' ')
    .split('BEGIN:')
    .slice(1)
    .map((part) =>
      part
        .replace(/ ?(DTSTART|TZOFFSETFROM|TZOFFSETTO|END):/g, ' ')
        .split(' ')
        .slice(0, 4)
        .join(' '),
    );

describe('the clocks a calendar file describes', () => {
  it('go from the year before the first entry to six years after the last', () => {
    // Berlin is an hour ahead in winter; a change is dated by the clock that ends with it: 02:00 in spring, 03:00 in autumn.
    const changes = changesIn(linesOf({ at: at('Europe/Berlin'), day: '2027-06-01' }, { at: at('Europe/Berlin') }, { day: '1990-01-01' }));
    expect(changes.slice(0, 4)).toEqual([
      'STANDARD 20250101T010000 +0100 +0100',
      'DAYLIGHT 20250330T020000 +0100 +0200',
      'STANDARD 20251026T030000 +0200 +0100',
      'DAYLIGHT 20260329T020000 +0100 +0200',
    ]);
    // The last is the autumn of 2032: up to the first of January of 2033, and a first line and two a year from 2025 on.
    expect(changes.at(-1)).toBe('STANDARD 20321031T030000 +0200 +0100');
    expect(changes).toHaveLength(17);
  });

  it('begin with summer in the south, and are one line where they never change', () => {
    expect(changesIn(linesOf({ at: at('Australia/Sydney') })).slice(0, 3)).toEqual([
      'DAYLIGHT 20250101T110000 +1100 +1100',
      'STANDARD 20250406T030000 +1100 +1000',
      'DAYLIGHT 20251005T020000 +1000 +1100',
    ]);
    expect(changesIn(linesOf({ at: at('Asia/Kolkata') }))).toEqual(['STANDARD 20250101T053000 +0530 +0530']);
    expect(changesIn(linesOf({ at: at('America/New_York') }))[0]).toBe('STANDARD 20241231T190000 -0500 -0500');
    expect(changesIn(linesOf({ at: at('America/St_Johns') }))[0]).toBe('STANDARD 20241231T203000 -0330 -0330');
    expect(changesIn(linesOf({ at: at('Africa/Abidjan') }))).toEqual(['STANDARD 20250101T000000 +0000 +0000']);
  });

  it('end a hundred and six years after the first entry, however far the last is', () => {
    const last = (day: string) => changesIn(linesOf({ at: at('Europe/Berlin') }, { at: at('Europe/Berlin'), day })).at(-1);
    expect(last('2125-06-01')?.slice(9, 13)).toBe('2130');
    expect(last('2126-06-01')?.slice(9, 13)).toBe('2131');
    expect(last('2127-06-01')?.slice(9, 13)).toBe('2131');
    expect(last('9000-06-01')?.slice(9, 13)).toBe('2131');
  });

  it('are left out where no entry has a time', () => {
    expect(linesOf({}).join()).not.toContain('VTIMEZONE');
  });
});

describe('an entry of a calendar file', () => {
  const eventOf = (entry: Partial<CalendarEntry>) => partOf(linesOf(entry), 'VEVENT');

  it('has only what it was given', () => {
    expect(eventOf({})).toEqual([
      'UID:m@groundwork',
      'SEQUENCE:0',
      'DTSTAMP:20261115T100000Z',
      'DTSTART;VALUE=DATE:20260601',
      'DTEND;VALUE=DATE:20260602',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      'SUMMARY:Stand-up',
    ]);
    const full = eventOf({ details: 'Bring tea', location: 'Room 2', isCancelled: true, repeat: 'FREQ=WEEKLY;COUNT=5', remindBefore: 90 });
    expect(full).toEqual(
      expect.arrayContaining([
        'DESCRIPTION:Bring tea',
        'LOCATION:Room 2',
        'STATUS:CANCELLED',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'TRIGGER:-PT1H30M',
      ]),
    );
    expect(eventOf({ remindBefore: 0 }).filter((line) => line.startsWith('TRIGGER'))).toHaveLength(1);
  });

  it('at an hour the clocks skip is moved on, but a series keeps its own hour', () => {
    // On 29 March 2026 Berlin goes from 02:00 to 03:00; what was to begin at 02:30 begins at 03:30.
    const skipped = { day: '2026-03-29', at: at('Europe/Berlin', '02:30', 60) };
    const start = (entry: Partial<CalendarEntry>) => eventOf(entry).find((line) => line.startsWith('DTSTART'));
    expect(start(skipped)).toBe('DTSTART;TZID=Europe/Berlin:20260329T033000');
    expect(start({ ...skipped, repeat: 'FREQ=DAILY;COUNT=2' })).toBe('DTSTART;TZID=Europe/Berlin:20260329T023000');
  });
});
