import { formatDay } from '@/lib/dates';
import { formatTime } from '@/lib/times';
import type { Meeting } from './model';

/** A point of the agenda and how many minutes it has. */
export interface Point {
  title: string;
  minutes: number;
}

const bullet = /^\s*(?:[-*•]|\d+[.)])\s+/;
const minutesAtEnd = /[\s,:(–—-]*\b(\d{1,3})\s*(?:min(?:ute)?s?|m|')\.?\)?\s*$/i;

/** One per line, with minutes at its end where they are given; the rest of the time is shared evenly by the others. */
export function readPoints({ description, duration }: Pick<Meeting, 'description' | 'duration'>): Point[] {
  const points = description
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter(Boolean)
    .map((line) => {
      const given = minutesAtEnd.exec(line);
      const title = given ? line.slice(0, given.index).trim() : line;
      return given && title !== '' ? { title, minutes: Number(given[1]) } : { title: line, minutes: undefined };
    });
  const open = points.filter(({ minutes }) => minutes === undefined).length;
  const left = Math.max(0, Number(duration) - points.reduce((sum, { minutes = 0 }) => sum + minutes, 0));
  const each = open === 0 ? 0 : Math.floor(left / open);
  let spare = open === 0 ? 0 : left - each * open;
  return points.map(({ title, minutes }) => {
    if (minutes !== undefined) return { title, minutes };
    spare -= 1;
    return { title, minutes: each + (spare >= 0 ? 1 : 0) };
  });
}

/** "4:05" left, or "+0:30" over. */
export function describeLeft(minutes: number, seconds: number): string {
  const left = minutes * 60 - seconds;
  const size = Math.abs(left);
  return `${left < 0 ? '+' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

const section = (title: string, text: string) => (text.trim() === '' ? [] : ['', `${title}:`, text.trim()]);

/** What was said and decided, to be sent to everyone who was there. */
export const toMinutes = ({ title, date, time, attendees, description, notes, decisions, actions }: Meeting): string =>
  [
    title.trim() || 'Meeting',
    [formatDay(date, 'full'), formatTime(time)].filter(Boolean).join(', '),
    attendees.length > 0 ? `Attendees: ${attendees.join(', ')}` : '',
    ...section('Agenda', description),
    ...section('Notes', notes),
    ...section('Decisions', decisions),
    ...section('Actions', actions),
  ]
    .filter((line, index) => line !== '' || index > 2)
    .join('\n');
