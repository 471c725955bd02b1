export const platformLabels = { twitter: 'Twitter', facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

export const statusLabels = { scheduled: 'Scheduled', published: 'Published', draft: 'Draft' } as const;

/** Shorter limits than Facebook's own keep a post readable, and other services stop earlier. */
export const facebookLimitLabels = {
  '2000': '2000 (default)',
  '5000': '5000 (as Buffer takes)',
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

export const contentIdeas = [
  'What we learned this week from talking to customers, and the one thing we are changing because of it.',
  'A look behind the scenes: how our team works on an ordinary day, and the tool we could not do without.',
  'The mistake that cost us the most time so far, and what we would tell anyone starting out.',
  'A customer told us how they use our product. Here is what surprised us about it.',
  'Three questions people ask us most, answered in one sentence each.',
  'Why we started: the problem that bothered us enough to leave everything else.',
  'We just reached a milestone. Thank you to everyone who got us here; this is what comes next.',
  'One tip from our field that takes five minutes and saves an hour.',
  'Meet the person behind the work: what they do here, and what they were doing before.',
  'We are deciding between two directions for our next feature. Which would you pick, and why?',
] as const;

/** Headers that other planners write. */
export const otherNames = {
  platform: ['platforms', 'network', 'channel', 'profile'],
  content: ['post', 'text', 'message', 'caption', 'copy'],
  date: ['day', 'publish date', 'schedule date', 'scheduled date'],
  time: ['publish time', 'hour', 'scheduled time'],
  hashtags: ['tags'],
};
