export const bestPractices = [
  {
    title: 'Empathy First',
    icon: 'heart-handshake',
    text: 'Say that you understand how the customer feels before you explain anything. Use their name and their own words for the problem.',
  },
  {
    title: 'Clear Communication',
    icon: 'message-square-text',
    text: 'One idea per sentence, steps in a numbered list, no jargon. Say what happens next, who does it and by when.',
  },
  {
    title: 'Follow-Up',
    icon: 'calendar-check',
    text: 'Do what you promised on the day you promised it. Write again to make sure the answer really helped.',
  },
] as const;

/** Headers that other programs use for the same thing. */
export const otherNames = {
  title: ['name', 'subject', 'macro', 'macro name', 'script'],
  category: ['folder', 'group', 'topic'],
  content: ['body', 'text', 'message', 'reply', 'answer', 'response'],
  tags: ['labels', 'keywords'],
  shortCode: ['shortcut', 'code', 'short_code', 'abbreviation'],
  language: ['locale'],
  isFavourite: ['favourite', 'favorite', 'starred'],
  uses: ['usage', 'usage count', 'uses'],
};

export const importHint =
  'A CSV or JSON file with at least a title and the content of each script. Exact copies of scripts you already have are skipped. A short code that is already taken is dropped.';
