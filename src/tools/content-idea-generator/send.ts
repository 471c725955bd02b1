import type { CalendarEntry } from '@/formats/ics';
import type { Day } from '@/lib/dates';
import type { PostLine } from '@/lib/topics/posts';
import { platformNames, platforms, type Platform } from './content';
import type { Idea, IdeasData, Planned } from './model';
import { isOwnDescription } from './repurpose';

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

/** A planned idea as a post. What is made for another network becomes the post that announces it. */
export function toPostLine({ id, title, description, platform, contentType, hashtags }: Idea, { on, day }: Planned): PostLine {
  // How to make it is for the one who makes it, never for the readers.
  const about = description === '' || isOwnDescription({ description }) ? description : `[${description}]`;
  const first = on === platform ? title : `New on ${platformNames[platform]}: ${title}`;
  return {
    id,
    title: on === platform ? title : `${platformNames[platform]}: ${title}`,
    content: about === '' ? first : `${first}\n\n${about}`,
    platform: on,
    contentType: on === platform ? (kinds[contentType] ?? 'text') : 'link',
    date: day,
    time: '',
    hashtags,
    mediaUrl: '',
    altText: '',
    linkUrl: '',
    status: 'draft',
  };
}

/** What was planned here; ideas made from the sample answers stay. */
export const toPostLines = ({ ideas, kept }: IdeasData): PostLine[] =>
  [...ideas, ...kept].flatMap((idea) => (idea.planned && !idea.isSample ? [toPostLine(idea, idea.planned)] : []));

/** The same as a day in anybody's calendar. */
export const toIdeaEntry = ({ id, title, description, platform }: Idea, day: Day): CalendarEntry => ({
  id: `content-idea-${id}`,
  day,
  title: `${platformNames[platform]}: ${title}`,
  ...(description === '' ? {} : { details: description }),
});
