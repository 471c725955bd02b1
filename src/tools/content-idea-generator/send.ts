import type { CalendarEntry } from '@/formats/ics';
import type { Day } from '@/lib/dates';
import type { Parcel } from '@/lib/topics/parcel';
import type { PostLine } from '@/lib/topics/posts';
import { platformNames, platforms, type Platform } from './content';
import type { Idea } from './model';

/** The tool that plans posts. */
export const calendar = 'social-media-content-calendar';

/** What waits there, with one more post, or with a post as it is now. */
export const addPost = (waiting: Parcel<PostLine> | undefined, post: PostLine): Parcel<PostLine> => ({
  from: 'content-idea-generator',
  fromName: 'Content Idea Generator',
  isSample: false,
  currency: 'USD',
  lines: [...(waiting?.lines ?? []).filter(({ key }) => key !== post.key), post],
});

/** The networks of ours that the content calendar plans, too. */
export const calendarPlatforms: readonly Platform[] = platforms.filter((platform) => platform !== 'youtube');

const kinds: Record<string, PostLine['contentType']> = {
  Carousel: 'image',
  Photo: 'image',
  Album: 'image',
  'Picture post': 'image',
  Reel: 'video',
  Story: 'video',
  'Live video': 'video',
  'Short video': 'video',
  Series: 'video',
  'Reply video': 'video',
  'Time-lapse': 'video',
  Document: 'document',
  Article: 'link',
};

/** An idea as a post for the calendar. What is made for another network becomes the post that announces it. */
export function toPostLine({ id, title, description, platform, contentType, hashtags, isSample }: Idea, on: Platform, date: Day): PostLine {
  const first = on === platform ? title : `New on ${platformNames[platform]}: ${title}`;
  return {
    key: id,
    title: on === platform ? title : `${platformNames[platform]}: ${title}`,
    content: description === '' ? first : `${first}\n\n${description}`,
    platform: on,
    contentType: on === platform ? (kinds[contentType] ?? 'text') : 'link',
    scheduledDate: date,
    hashtags,
    isSample: isSample === true,
  };
}

/** The same as a day in anybody's calendar. */
export const toIdeaEntry = ({ id, title, description, platform }: Idea, day: Day): CalendarEntry => ({
  id: `content-idea-${id}`,
  day,
  title: `${platformNames[platform]}: ${title}`,
  ...(description === '' ? {} : { details: description }),
});
