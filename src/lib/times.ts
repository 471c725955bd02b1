/** A time of day as on a wall clock: "14:30". */
export type Time = string;

const minutesPerDay = 1_440;
const pad = (value: number) => String(value).padStart(2, '0');

export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const minutesOf = (time: Time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Past midnight it starts again. */
export function timeFrom(minutes: number): Time {
  const inDay = ((Math.round(minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

/** "2:30 PM" */
export function formatTime(time: Time): string {
  if (!isTime(time)) return '';
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Times as files and people write them: "14:30", "9:05:00", "2pm", "2.30 p.m.". */
export function parseTime(text: string): Time | undefined {
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  if (!match) return undefined;
  const [, hourText = '', minuteText, half] = match;
  // A bare "7" may be a count of anything.
  if (minuteText === undefined && half === undefined) return undefined;
  let hour = Number(hourText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  const time = `${pad(hour)}:${minuteText ?? '00'}`;
  return isTime(time) ? time : undefined;
}

/** What the user's clock shows at a moment. */
export function timeAt(milliseconds: number): Time {
  const moment = new Date(milliseconds);
  return timeFrom(moment.getHours() * 60 + moment.getMinutes());
}
