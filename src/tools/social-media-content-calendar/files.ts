import type { CalendarEntry } from '@/formats/ics';
import { markSamples } from '@/kinds/records/files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { isDay } from '@/lib/dates';
import { toSheet, type Sheet } from '@/lib/sheet';
import { splitAddresses } from './addresses';
import { statusLabels } from './content';
import { toPostText } from './post-text';
import { platformNames, shownFields, type Post } from './model';
import { instantOf, timeOf } from './schedule';

export const zoneHeader = 'Time zone';

const withTimes = (posts: readonly Post[]) => posts.map((post) => ({ ...post, scheduledTime: timeOf(post) }));

/** Every field of every post. The zone stands beside the time, since a time alone says nothing elsewhere. */
export function toCalendarSheet(posts: readonly Post[], zone: string): Sheet {
  const sheet = toSheet('Content calendar', shownFields, withTimes(posts), 'USD');
  const zoned: Sheet = {
    ...sheet,
    columns: [...sheet.columns, { label: zoneHeader, kind: 'text' }],
    rows: sheet.rows.map((row) => [...row, zone]),
  };
  return markSamples(zoned, posts);
}

const bulkHeaders = ['post', 'platforms', 'mediaUrls', 'scheduleDate'];

/** "2026-11-20T17:00:00Z" */
const toUtcText = (instant: number) => new Date(instant).toISOString().replace('.000', '');

/**
 * What bulk uploaders read. Only scheduled posts: an uploader would send out drafts, and published ones twice. Nor does
 * a sample go out beside posts of one's own.
 */
export function toBulkSheet(all: readonly Post[], zone: string): Sheet {
  const posts = isAllSample(all) ? all : all.filter((post) => !isSampleRecord(post));
  const rows = new Map<string, { post: string; platforms: string[]; media: string; date: string }>();
  for (const post of posts) {
    const instant = instantOf(post, zone);
    if (post.status !== 'scheduled' || instant === undefined) continue;
    const row = {
      post: toPostText(post),
      platforms: [] as string[],
      media: splitAddresses(post.mediaUrl).join(', '),
      date: toUtcText(instant),
    };
    const key = JSON.stringify([row.post, row.media, row.date]);
    const known = rows.get(key) ?? row;
    if (!known.platforms.includes(post.platform)) known.platforms.push(post.platform);
    rows.set(key, known);
  }
  return {
    name: 'Bulk',
    columns: bulkHeaders.map((label) => ({ label, kind: 'text' })),
    rows: [...rows.values()].map(({ post, platforms, media, date }) => [post, platforms.join(', '), media, date]),
  };
}

/** Long enough to be seen in a calendar, short enough not to block a day. */
const entryMinutes = 15;

export function toEntries(posts: readonly Post[], zone: string): CalendarEntry[] {
  return posts
    .filter(({ scheduledDate }) => isDay(scheduledDate))
    .map((post) => ({
      id: `social-media-content-calendar-${post.id}`,
      day: post.scheduledDate,
      title: `${isSampleRecord(post) ? 'Sample: ' : ''}${platformNames[post.platform]}: ${post.title || 'Untitled'}${post.status === 'scheduled' ? '' : ` (${post.status})`}`,
      details: [
        toPostText(post),
        post.mediaUrl && `Media: ${post.mediaUrl}`,
        post.altText && `Alt text: ${post.altText}`,
        `Status: ${statusLabels[post.status]}, set by you`,
      ]
        .filter(Boolean)
        .join('\n\n'),
      at: { time: timeOf(post), minutes: entryMinutes, zone },
    }));
}
