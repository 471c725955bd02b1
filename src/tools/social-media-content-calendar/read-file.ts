import { cutTo } from '@/lib/cut';
import { isDay } from '@/lib/dates';
import { typedValue } from '@/lib/fields';
import { isTime, parseTime } from '@/lib/times';
import { isZone, toInstant, toWallClock } from '@/lib/zones';
import type { ImportedTable } from '@/kinds/records/import-records';
import { zoneHeader } from './files';
import { defaultTime, fields, platforms, type Platform } from './model';
import { Told } from '@/lib/told';

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** A date of a bulk file: UTC unless it says otherwise. A day alone keeps its day. */
export function readScheduleDate(typed: string, zone: string): { date: string; time: string } {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(z|utc|[+-]\d{2}:?\d{2})?)?$/i.exec(typed.trim());
  const [, date = '', time, offset = 'Z'] = match ?? [];
  if (!isDay(date)) return { date: typed.trim(), time: '' };
  if (time === undefined) return { date, time: defaultTime };
  const shift = /^[+-]/.test(offset) ? offset.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2') : 'Z';
  const instant = Date.parse(`${date}T${time}:00${shift}`);
  if (Number.isNaN(instant)) return { date: typed.trim(), time: '' };
  const clock = toWallClock(instant, zone);
  return { date: clock.day, time: clock.time };
}

const isPlatform = (name: string): name is Platform => platforms.some((platform) => platform === name);

/** As people write them: any case, several in a row, X by its new name. */
function readPlatforms(typed: string): string[] {
  const names = typed
    .replace(/[[\]"']/g, '')
    .split(/[\s,;|]+/)
    .map((name) => name.toLowerCase())
    .map((name) => (name === 'x' ? 'twitter' : name))
    .filter((name) => name !== '');
  // Unknown ones first, so that their message carries the row's own number.
  return [...names.filter((name) => !isPlatform(name)), ...new Set(names.filter(isPlatform))];
}

const readMedia = (typed: string) =>
  typed
    .replace(/[[\]"']/g, '')
    .split(/[\s,;|]+(?=https?:\/\/)|\s+/i)
    .map((address) => address.replace(/[,;|]+$/, ''))
    .filter((address) => address !== '')
    .join(' ');

const mostTitle = 80;

/** Bulk files have no titles, so the first line stands for one. */
function toTitle(post: string): string {
  return cutTo(post.trim().split('\n', 1)[0]?.trim() ?? '', mostTitle);
}

const guessType = (post: string, media: string) =>
  media === '' ? (/https?:\/\//i.test(post) ? 'link' : 'text') : /\.(mp4|mov|webm|m4v|avi)\b/i.test(media) ? 'video' : 'image';

const bulkTable = ['title', 'content', 'platform', 'contentType', 'scheduledDate', 'scheduledTime', 'mediaUrl'] as const;

function readBulk({ headers, rows }: ImportedTable, zone: string): ImportedTable | undefined {
  const names = headers.map(plain);
  const find = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name));
  const at = {
    post: find('post'),
    date: find('scheduledate'),
    platforms: find('platforms', 'platform'),
    media: find('mediaurls', 'mediaurl'),
  };
  if (at.post < 0 || at.date < 0) return undefined;
  const first: string[][] = [];
  const others: string[][] = [];
  for (const row of rows) {
    const post = row[at.post] ?? '';
    const media = readMedia(row[at.media] ?? '');
    const { date, time } = readScheduleDate(row[at.date] ?? '', zone);
    // Named nowhere, it must not fall to the first platform of the list.
    const [platform = 'none', ...more] = readPlatforms(row[at.platforms] ?? '');
    const toRow = (name: string) => [toTitle(post), post, name, guessType(post, media), date, time, media];
    // A row's other platforms follow at the end, so that row numbers in messages stay those of the file.
    first.push(toRow(platform));
    others.push(...more.map(toRow));
  }
  return { headers: bulkTable.map((name) => fields[name].label), rows: [...first, ...others] };
}

/** Times of a file from another zone, on the clocks of this one. */
function moveZones(table: ImportedTable, zone: string): ImportedTable {
  const find = (label: string) => table.headers.findIndex((header) => plain(header) === plain(label));
  const at = { date: find(fields.scheduledDate.label), time: find(fields.scheduledTime.label), zone: find(zoneHeader) };
  if (Math.min(at.date, at.time, at.zone) < 0) return table;
  const rows = table.rows.map((row) => {
    const from = row[at.zone]?.trim() ?? '';
    const day = row[at.date]?.trim() ?? '';
    const time = parseTime(row[at.time] ?? '') ?? '';
    if (from === zone || !isZone(from) || !isDay(day) || !isTime(time)) return row;
    const instant = toInstant({ day, time }, from);
    if (instant === undefined) return row;
    const clock = toWallClock(instant, zone);
    return row.map((cell, index) => (index === at.date ? clock.day : index === at.time ? clock.time : cell));
  });
  return { headers: table.headers, rows };
}

function readJson(text: string): ImportedTable {
  const parsed = JSON.parse(text) as { records?: unknown; timeZone?: unknown } | null;
  const records = Array.isArray(parsed?.records) ? (parsed.records as unknown[]) : [];
  const entries = Object.entries(fields);
  const rows = records
    .filter((record) => typeof record === 'object' && record !== null)
    .map((record) => [
      ...entries.map(([name, field]) => String(typedValue(field, (record as Record<string, unknown>)[name], 'USD'))),
      typeof parsed?.timeZone === 'string' ? parsed.timeZone : '',
    ]);
  return { headers: [...entries.map(([, field]) => field.label), zoneHeader], rows };
}

/** Any file this tool writes, a bulk file, or a table of somebody else's. */
export function readCalendarFile(text: string, zone: string, parseCsv: (text: string) => ImportedTable): ImportedTable {
  const isJson = /^\uFEFF?\s*\{/.test(text);
  if (isJson) {
    try {
      return moveZones(readJson(text.replace('\uFEFF', '')), zone);
    } catch {
      throw new Told('This file isn’t readable JSON.');
    }
  }
  const table = parseCsv(text);
  return readBulk(table, zone) ?? moveZones(table, zone);
}
