import { addDays } from '@/lib/dates';
import { choice, day, list, longText, text, time, url, type RecordOf, type Surroundings } from '@/lib/fields';
import { networks } from '@/lib/networks';
import { addMore, hiddenFields, noMore, postFields } from '@/kinds/posts/fields';
import type { SlotPlan } from '@/kinds/posts/plan';
import { recordsState } from '@/kinds/records/state';
import { contentTypeLabels, publishedNote, statusLabels } from './content';

export const platforms = ['instagram', 'twitter', 'facebook', 'linkedin', 'tiktok', 'pinterest'] as const;
export type Platform = (typeof platforms)[number];
export const platformNames = Object.fromEntries(platforms.map((id) => [id, networks[id].name])) as Record<Platform, string>;

export const contentTypes = ['text', 'image', 'video', 'link', 'document'] as const;
export const statuses = ['draft', 'scheduled', 'published'] as const;
export type Status = (typeof statuses)[number];

export const defaultTime = '12:00';

/** What a table of posts shows. */
export const shownFields = {
  title: text('Title', { required: 'Give the post a title.' }),
  content: longText('Content', { required: 'Write what the post says.' }),
  platform: choice('Platform', platforms, { default: 'instagram', labels: platformNames }),
  contentType: choice('Content type', contentTypes, { default: 'text', labels: contentTypeLabels }),
  scheduledDate: day('Scheduled date', { required: 'Choose a date.' }),
  scheduledTime: time('Scheduled time', { default: defaultTime }),
  hashtags: list('Hashtags', { placeholder: 'launch, startup, founders', hint: 'Separate with commas.' }),
  mediaUrl: url('Media URL', { placeholder: 'https://', hint: 'Kept as a link and never loaded here. Separate several with spaces.' }),
  altText: text('Alt text', { hint: 'What the picture or video shows, for people who can’t see it.' }),
  linkUrl: url('Link URL', { placeholder: 'https://' }),
  status: choice('Status', statuses, { default: 'scheduled', labels: statusLabels, hint: publishedNote }),
  ...postFields,
};
export const fields = { ...shownFields, ...hiddenFields };

export type Post = RecordOf<typeof fields>;

export interface CalendarExtra extends SlotPlan {
  /** The platforms whose gaps matter to this user. */
  watched: Platform[];
}

export const state = recordsState<typeof fields, CalendarExtra>({
  version: 2,
  // In version 1 a post had no picture, campaign or review.
  migrate: addMore,
  list: 'posts',
  fields,
  sample: samplePosts,
  extra: { watched: [...platforms] },
});

const blank: Omit<Post, 'id' | 'title' | 'content' | 'scheduledDate'> = {
  platform: 'instagram',
  contentType: 'text',
  scheduledTime: defaultTime,
  hashtags: [],
  mediaUrl: '',
  altText: '',
  linkUrl: '',
  status: 'scheduled',
  ...noMore,
};

export const makePost = (id: string, title: string, scheduledDate: string, more: Partial<Post> = {}): Post => ({
  ...blank,
  id,
  title,
  content: title,
  scheduledDate,
  ...more,
});

function samplePosts({ today }: Surroundings): Post[] {
  return [
    makePost('sample-1', 'Behind the oven', addDays(today, 1), {
      content: 'Four in the morning, forty loaves. This is what opening day looks like from the inside.',
      contentType: 'image',
      hashtags: ['bakery', 'smallbusiness'],
      mediaUrl: 'https://media.example/oven.jpg',
      altText: 'A baker slides a tray of loaves into a stone oven.',
    }),
    makePost('sample-2', 'Opening week offer', addDays(today, 2), {
      content: 'The first coffee is on us all week. Come by before noon.',
      platform: 'twitter',
      scheduledTime: '09:00',
      linkUrl: 'https://bakery.example/offer',
      contentType: 'link',
    }),
    makePost('sample-3', 'Why we bake overnight', addDays(today, 3), {
      content: 'Three things we learned about running a night shift with a team of five.',
      platform: 'linkedin',
      scheduledTime: '08:30',
      hashtags: ['founders', 'operations'],
    }),
    makePost('sample-4', 'Shaping a loaf in 30 seconds', addDays(today, 5), {
      content: 'Fold, turn, fold, rest. Save this for the weekend.',
      platform: 'tiktok',
      contentType: 'video',
      scheduledTime: '18:00',
      status: 'draft',
    }),
    makePost('sample-5', 'Autumn bread board', addDays(today, 9), {
      content: 'Five loaves for a table of eight, with what to serve alongside.',
      platform: 'pinterest',
      contentType: 'image',
      linkUrl: 'https://bakery.example/autumn',
    }),
    makePost('sample-6', 'We have the keys', addDays(today, -3), {
      content: 'Mill Lane 4 is ours. Doors open soon.',
      platform: 'facebook',
      contentType: 'image',
      status: 'published',
    }),
    makePost('sample-7', 'Meet the team', addDays(today, -1), {
      content: 'Five people, one oven. Say hello to the morning crew.',
      scheduledTime: '17:00',
    }),
  ];
}

export const searchText = ({ title, content, hashtags, linkUrl, altText, campaign }: Post) =>
  `${title} ${content} ${hashtags.join(' ')} ${linkUrl} ${altText} ${campaign}`;

export interface Filter {
  query: string;
  platform: 'all' | Platform;
  status: 'all' | Status;
  campaign: string;
}
export const startFilter: Filter = { query: '', platform: 'all', status: 'all', campaign: 'all' };

export const isKept = (post: Post, { platform, status, campaign }: Filter) =>
  (campaign === 'all' || post.campaign.trim() === campaign) &&
  (platform === 'all' || post.platform === platform) &&
  (status === 'all' || post.status === status);
