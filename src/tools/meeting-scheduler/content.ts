export const durationLabels = {
  '15': '15 minutes',
  '30': '30 minutes',
  '60': '60 minutes',
  '90': '90 minutes',
  '120': '120 minutes',
} as const;

export const typeLabels = { video: 'Video', 'in-person': 'In-person', phone: 'Phone' } as const;
export const typeLooks = { video: { icon: 'video' }, 'in-person': { icon: 'map-pin' }, phone: { icon: 'phone' } } as const;

export const statusLabels = { scheduled: 'Scheduled', completed: 'Completed', cancelled: 'Cancelled' } as const;

export const repeatLabels = {
  none: 'Does not repeat',
  daily: 'Every day',
  weekly: 'Every week',
  'two-weeks': 'Every two weeks',
  monthly: 'Every month',
} as const;

export const endLabels = { never: 'Never', until: 'On a day', count: 'After a number of times' } as const;

export const reminderLabels = {
  none: 'No reminder',
  '0': 'When it starts',
  '5': '5 minutes before',
  '10': '10 minutes before',
  '30': '30 minutes before',
  '60': '1 hour before',
  '1440': '1 day before',
} as const;

/** Sunday first, as days of the week are counted. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Headers that calendar programs write. */
export const otherNames = {
  title: ['subject', 'summary', 'name', 'event', 'meeting'],
  date: ['start date', 'day', 'starts on'],
  time: ['start time', 'start', 'starts at'],
  duration: ['minutes', 'length'],
  attendees: ['required attendees', 'guests', 'participants', 'invitees', 'people'],
  location: ['where', 'place', 'room'],
  description: ['details', 'agenda', 'body'],
  zone: ['timezone', 'tz'],
};
