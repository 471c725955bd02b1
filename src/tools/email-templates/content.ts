export const categories = [
  'Welcome Series',
  'Product Launch',
  'Newsletter',
  'Sales Outreach',
  'Customer Support',
  'Event Promotion',
  'Follow-up',
  'Feedback Request',
] as const;

export const marketingTips = [
  {
    title: 'One Email, One Ask',
    icon: 'target',
    text: 'Decide what the reader should do, ask for it once, and cut what does not lead there. A second request weakens the first.',
  },
  {
    title: 'Earn the Open',
    icon: 'mail-open',
    text: 'Say what is inside in about 50 characters, and let the preheader add to the subject instead of repeating it.',
  },
  {
    title: 'Write to People Who Agreed',
    icon: 'user-check',
    text: 'Send to people who asked to hear from you, say who you are, and make unsubscribing as easy as signing up.',
  },
] as const;

/** Headers that other programs use for the same thing. */
export const otherNames = {
  name: ['title', 'template', 'template name'],
  category: ['folder', 'group', 'type'],
  subject: ['subject line', 'title line'],
  preheader: ['preview text', 'preview', 'snippet'],
  content: ['body', 'text', 'message', 'html', 'plain text'],
};

export const importHint =
  'A CSV or JSON file with at least a name, a subject and the content of each template. Exact copies of templates you already have are skipped.';
