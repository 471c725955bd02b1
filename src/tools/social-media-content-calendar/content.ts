export const contentTypeLabels = { text: 'Text', image: 'Image', video: 'Video', link: 'Link', document: 'Document' } as const;

export const statusLabels = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;
export const statusIcons = { draft: 'pencil', scheduled: 'calendar', published: 'check' } as const;

/** Sunday first, as days of the week are counted. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Headers that other planners write. */
export const otherNames = {
  title: ['name', 'subject', 'headline', 'post title'],
  content: ['text', 'message', 'caption', 'copy', 'post', 'body'],
  platform: ['network', 'channel', 'platforms', 'profile'],
  contentType: ['type', 'format'],
  scheduledDate: ['date', 'day', 'publish date', 'schedule date'],
  scheduledTime: ['time', 'publish time', 'hour'],
  hashtags: ['tags'],
  mediaUrl: ['media', 'image', 'image url', 'video url', 'media urls'],
  altText: ['alt', 'image description'],
  linkUrl: ['link', 'url'],
};

export const importHint =
  'A CSV or JSON saved here, any CSV with a title, content and date in each row, or a bulk file with post, platforms, mediaUrls and scheduleDate. Bulk dates are read as UTC and shown in your time zone; a row for several platforms becomes one post for each.';

export const publishedNote = 'You mark posts as published yourself. Nothing is posted from here.';
