import { textBlob } from '@/formats/file';
import type { FileOffer } from '@/lib/files';
import type { CalendarEntry } from '@/formats/ics';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { isDay } from '@/lib/dates';
import { cleanText } from '@/lib/text';
import { isTime } from '@/lib/times';
import { toInstant } from '@/lib/zones';
import { platformLabels } from './content';
import { toPostText } from './counting';
import { platforms, shortText, type PlannerExtra, type Platform, type Post } from './model';

const quote = (cell: string) => `"${cleanText(cell).replaceAll('"', '""')}"`;

/** Read by programs that post each cell as it stands, so nothing is put before a text that starts with a sign. */
const toCsvText = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(quote).join(',')).join('\r\n');

const isTimed = ({ date, time }: Post) => isDay(date) && isTime(time);

/** Buffer takes one channel at a time; the time is on the clock of that channel. */
export const toBufferCsv = (posts: readonly Post[], extra: PlannerExtra): string =>
  toCsvText([
    ['Text', 'Image URL', 'Tags', 'Posting Time'],
    ...posts.filter(isTimed).map((post) => [toPostText(post, extra).text, '', '', `${post.date} ${post.time}`]),
  ]);

/** Hootsuite wants no header: month/day/year and time, message, link. */
export const toHootsuiteCsv = (posts: readonly Post[], extra: PlannerExtra): string =>
  toCsvText(
    posts.filter(isTimed).map((post) => {
      const [year, month, date] = post.date.split('-');
      return [`${month}/${date}/${year} ${post.time}`, toPostText(post, extra).text, ''];
    }),
  );

/** Ayrshare takes all platforms in one file, with instants in UTC. */
export const toAyrshareCsv = (posts: readonly Post[], extra: PlannerExtra, zone: string): string =>
  toCsvText([
    ['post', 'platforms', 'mediaUrls', 'scheduleDate'],
    ...posts.flatMap((post) => {
      const instant = toInstant({ day: post.date, time: post.time }, zone);
      if (instant === undefined) return [];
      return [[toPostText(post, extra).text, post.platform, '', new Date(instant).toISOString().replace('.000Z', 'Z')]];
    }),
  ]);

/** A service would really post a sample, and has no column that could say so: beside posts of one's own they stay here. */
export const postsToSend = (posts: readonly Post[]): Post[] =>
  isAllSample(posts) ? [...posts] : posts.filter((post) => !isSampleRecord(post));

interface Service {
  name: string;
  notes: string[];
  files: FileOffer[];
}

interface BulkOptions {
  /** What lies ahead, by time: services refuse the past. */
  upcoming: readonly Post[];
  extra: PlannerExtra;
  zone: string;
}

const offer = (label: string, name: string, text: string): FileOffer => ({ label, name, make: () => textBlob(text, 'text/csv') });

export function bulkServices({ upcoming, extra, zone }: BulkOptions): Service[] {
  const timed = postsToSend(upcoming).filter(isTimed);
  const prefix = isAllSample(timed) ? 'sample-' : '';
  const perPlatform = (make: (platform: Platform, posts: Post[]) => FileOffer) =>
    platforms.flatMap((platform) => {
      const own = timed.filter((post) => post.platform === platform);
      return own.length > 0 ? [make(platform, own)] : [];
    });
  const label = (service: string, platform: Platform, posts: Post[]) => `${service} CSV, ${platformLabels[platform]} (${posts.length})`;
  const isOffBeat = timed.some(({ time }) => Number(time.slice(3)) % 5 !== 0);
  return [
    {
      name: 'Buffer',
      notes: ['One file for each platform: choose the same channel when you upload it. Columns: Text, Image URL, Tags, Posting Time.'],
      files: perPlatform((platform, posts) =>
        offer(label('Buffer', platform, posts), `${prefix}posts-buffer-${platform}.csv`, toBufferCsv(posts, extra)),
      ),
    },
    {
      name: 'Hootsuite',
      notes: [
        'One file for each platform, without a header row: date and time as MM/DD/YYYY HH:MM, message, link.',
        ...(isOffBeat ? ['Hootsuite needs times that end in 0 or 5, and some of yours don’t.'] : []),
      ],
      files: perPlatform((platform, posts) =>
        offer(label('Hootsuite', platform, posts), `${prefix}posts-hootsuite-${platform}.csv`, toHootsuiteCsv(posts, extra)),
      ),
    },
    {
      name: 'Ayrshare',
      notes: [
        'All platforms in one file, times in UTC. Columns: post, platforms, mediaUrls, scheduleDate.',
        ...(timed.some(({ platform }) => platform === 'instagram')
          ? ['Instagram needs a picture: add its address under mediaUrls before you upload.']
          : []),
      ],
      files:
        timed.length > 0 ? [offer(`Ayrshare CSV (${timed.length})`, `${prefix}posts-ayrshare.csv`, toAyrshareCsv(timed, extra, zone))] : [],
    },
  ];
}

const entryMinutes = 15;

/** What is still to be posted, as reminders for a calendar. */
export const toEntries = (posts: readonly Post[], extra: PlannerExtra, zone: string): CalendarEntry[] =>
  posts
    .filter(({ status, date }) => status === 'scheduled' && isDay(date))
    .map((post) => {
      const { text } = toPostText(post, extra);
      return {
        id: `social-media-planner-${post.id}`,
        day: post.date,
        title: `${isSampleRecord(post) ? 'Sample: ' : ''}Post on ${platformLabels[post.platform]}: ${shortText(text)}`,
        details: `${text}\n\nPlanned with Groundwork. Nothing is posted for you.`,
        ...(isTime(post.time) ? { at: { time: post.time, minutes: entryMinutes, zone } } : {}),
      };
    });
