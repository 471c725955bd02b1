import type { CalendarEntry } from '@/formats/ics';
import { addDays, isDay, weekdayOf, type Day } from '@/lib/dates';
import { gap, showGaps } from '@/lib/gaps';
import { hashText } from '@/lib/random';
import { isTime, minutesOf, type Time } from '@/lib/times';
import { formatOffset, isZone, offsetAt, toInstant, toWallClock } from '@/lib/zones';
import { formatPressDay, formatPressTime, readReleaseDay, weekdayName } from './dates';
import { fileStem, isSample, type Answers, type Made } from './model';
import { endSentence, typed } from './sentences';

export const zoneOr = (typed: string, own: string) => (isZone(typed) ? typed : isZone(own) ? own : 'UTC');

/** "EST (UTC-5)", "Berlin time (UTC+1)": an hour that nobody can mistake. */
export function nameZone(zone: string, instant: number): string {
  if (zone === 'UTC') return 'UTC';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(instant);
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const name = /^[A-Z]{3,5}$/.test(short) ? short : `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
  return `${name} (${formatOffset(offsetAt(instant, zone))})`;
}

export function embargoInstant({ release, embargoDay, embargoTime, embargoZone }: Answers, own: string): number | undefined {
  return release === 'embargo' ? toInstant({ day: embargoDay, time: embargoTime }, zoneOr(embargoZone, own)) : undefined;
}

/** "9 a.m. EST (UTC-5), Tuesday, Nov. 17, 2026", with what is missing left open. */
export function describeEmbargo(answers: Answers, own: string): string {
  const { embargoDay, embargoTime, embargoZone } = answers;
  const zone = zoneOr(embargoZone, own);
  const instant = embargoInstant(answers, own);
  const hour = isTime(embargoTime) ? formatPressTime(embargoTime) : gap('Embargo time');
  const where =
    instant === undefined
      ? zone === 'UTC'
        ? zone
        : `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`
      : nameZone(zone, instant);
  return `${hour} ${where}, ${isDay(embargoDay) ? `${weekdayName(embargoDay)}, ${formatPressDay(embargoDay)}` : gap('Embargo date')}`;
}

type Dated = Pick<Made, 'answers' | 'today' | 'zone'>;

/** The day of the dateline: under embargo the form’s own date of today gives way to the day the news may appear. */
export function datelineDay({ answers, today, zone }: Dated): Day | undefined {
  const day = readReleaseDay(answers.date, today);
  return day === today && embargoInstant(answers, zone) !== undefined ? answers.embargoDay : day;
}

/** Why the dateline and the line above it cannot both be true; empty where they can. */
export function findDateFault(made: Dated): string {
  const day = datelineDay(made);
  const { answers, zone } = made;
  return day !== undefined && embargoInstant(answers, zone) !== undefined && day !== answers.embargoDay
    ? `The dateline says ${formatPressDay(day)}, but the embargo ends ${formatPressDay(answers.embargoDay)}.`
    : '';
}

const firstHour: Time = '10:00';
const lastHour: Time = '14:00';
const isMidweek = (day: Day) => [2, 3, 4].includes(weekdayOf(day));

/** Tuesday to Thursday, from 10 AM to 2 PM. */
const isGoodTime = (day: Day, time: Time) =>
  isDay(day) && isTime(time) && isMidweek(day) && minutesOf(time) >= minutesOf(firstHour) && minutesOf(time) <= minutesOf(lastHour);

const mostDays = 14;

/** The first good morning from a day on that is still ahead, on the clock of the outlet. */
export function suggestSendTime(from: Day, now: number, zone: string): { day: Day; time: Time } | undefined {
  const here = toWallClock(now, zone).day;
  const start = isDay(from) && from > here ? from : here;
  for (let offset = 0; offset < mostDays; offset += 1) {
    const day = addDays(start, offset);
    const instant = toInstant({ day, time: firstHour }, zone);
    if (isMidweek(day) && instant !== undefined && instant > now) return { day, time: firstHour };
  }
  return undefined;
}

/** Under embargo reporters need it before, otherwise it goes out on its own day. */
export function suggestFor(answers: Answers, today: Day, own: string, now: number) {
  const from = answers.release === 'embargo' ? '' : (readReleaseDay(answers.date, today) ?? '');
  return suggestSendTime(from, now, zoneOr(answers.outletZone, own));
}

const shown = (day: Day, time: Time) => `${weekdayName(day)}, ${formatPressDay(day)}, ${formatPressTime(time)}`;

/** What a send time means here and there; nothing until it is whole. */
export function describeSendTime(answers: Answers, own: string, now: number): { text: string; isGood: boolean } | undefined {
  const { sendDay, sendTime, outletZone } = answers;
  const zone = zoneOr(outletZone, own);
  const instant = toInstant({ day: sendDay, time: sendTime }, zone);
  if (instant === undefined) return undefined;
  const here = toWallClock(instant, zoneOr('', own));
  const isElsewhere = here.day !== sendDay || here.time !== sendTime;
  const when = endSentence(
    `${shown(sendDay, sendTime)} ${nameZone(zone, instant)}${isElsewhere ? `; for you ${shown(here.day, here.time)}` : ''}`,
  );
  const embargo = embargoInstant(answers, own);
  if (now > 0 && instant < now) return { text: `${when} That has passed.`, isGood: false };
  if (embargo !== undefined && instant >= embargo)
    return { text: `${when} The embargo has ended by then, so reporters get no head start.`, isGood: false };
  return isGoodTime(sendDay, sendTime)
    ? { text: when, isGood: true }
    : { text: `${when} Outside the best time, Tuesday to Thursday, 10 AM to 2 PM.`, isGood: false };
}

const sendMinutes = 30;

/** When to send, and when the embargo ends, for the sender’s own calendar. */
export function toCalendar(answers: Answers, headline: string, own: string): CalendarEntry[] {
  const { sendDay, sendTime, outletZone, embargoDay, embargoTime, embargoZone } = answers;
  const title = showGaps(headline);
  const label = isSample(answers) ? 'Sample: ' : '';
  // A company sends many releases: each has entries of its own, and the same one sent again updates them.
  const id = `${fileStem('press-release', answers)}-${hashText(title).toString(36)}`;
  const entries: CalendarEntry[] = [];
  const embargo = embargoInstant(answers, own);
  if (isDay(sendDay) && isTime(sendTime)) {
    entries.push({
      id: `${id}-send`,
      day: sendDay,
      title: `${label}Send press release: ${title}`,
      details: [
        `Company: ${typed(answers.companyName)}`,
        ...(embargo === undefined ? ['For immediate release'] : [`Embargoed until ${describeEmbargo(answers, own)}`]),
      ].join('\n'),
      at: { time: sendTime, minutes: sendMinutes, zone: zoneOr(outletZone, own) },
      remindBefore: sendMinutes,
    });
  }
  if (embargo !== undefined) {
    entries.push({
      id: `${id}-embargo`,
      day: embargoDay,
      title: `${label}Embargo ends: ${title}`,
      at: { time: embargoTime, minutes: sendMinutes, zone: zoneOr(embargoZone, own) },
    });
  }
  return entries;
}
