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
    text: 'Decide what the reader should do, ask for it once, and cut what does not lead there. A second request takes from the first.',
  },
  {
    title: 'Earn the Open',
    icon: 'mail-open',
    text: 'Say in the subject what is inside, in about 50 characters, and let the preheader add to it instead of repeating it.',
  },
  {
    title: 'Write to People Who Agreed',
    icon: 'user-check',
    text: 'Send to those who asked to hear from you, show who you are, and make leaving as easy as joining was.',
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
  'A CSV or JSON file with at least a name, a subject and the content of each template. Templates you already have, in the same words, are left out.';
