export const platformLabels = { twitter: 'Twitter', facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

export const statusLabels = { scheduled: 'Scheduled', published: 'Published', draft: 'Draft' } as const;

/** Shorter limits than Facebook's own keep a post readable, and other services stop earlier. */
export const facebookLimitLabels = {
  '2000': '2000 (default)',
  '5000': '5000 (Buffer’s limit)',
  '63206': '63206 (Facebook’s own limit)',
} as const;

/** The six hashtags on offer, each with other words that point to it. */
export const hashtagPool = [
  { tag: 'startup', words: ['start-up', 'founding', 'cofounder', 'mvp', 'launch', 'launching'] },
  { tag: 'entrepreneur', words: ['founder', 'founders', 'self-employed', 'bootstrapping', 'solopreneur'] },
  { tag: 'business', words: ['company', 'customers', 'sales', 'revenue', 'clients'] },
  { tag: 'innovation', words: ['innovative', 'invention', 'technology', 'idea', 'ai', 'prototype'] },
  { tag: 'growth', words: ['growing', 'grow', 'scale', 'scaling', 'expand'] },
  { tag: 'success', words: ['milestone', 'win', 'award', 'achieved', 'proud'] },
] as const;

/** Openings for anybody's post; what only the founder knows is left in brackets, so that nothing is claimed for them. */
export const contentIdeas = [
  'This week a customer told us [what they said]. Because of it we are changing [one thing].',
  'Behind the scenes: an ordinary day here starts with [the first task] and would not work without [a tool].',
  'The mistake that cost us the most time so far: [the mistake]. What we would tell anyone starting out: [your advice].',
  'How one customer uses what we make: [how they use it]. What surprised us: [the surprise].',
  'A question we hear a lot: [the question]? The answer in one sentence: [your answer].',
  'Why we started: [the problem that would not let you go].',
  'We have reached [your milestone]. Thank you to everyone who helped. Next up: [what comes next].',
  'A tip from our field that takes five minutes: [the tip].',
  'Meet [name], who [what they do here]. Before that: [what they did].',
  'We are choosing between [one option] and [another]. Which would you pick, and why?',
] as const;

/** Headers that other planners write. */
export const otherNames = {
  platform: ['platforms', 'network', 'channel', 'profile'],
  content: ['post', 'text', 'message', 'caption', 'copy'],
  date: ['day', 'publish date', 'schedule date', 'scheduled date'],
  time: ['publish time', 'hour', 'scheduled time'],
  hashtags: ['tags'],
};
