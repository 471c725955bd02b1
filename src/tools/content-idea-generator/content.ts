export const goals = [
  'Brand Awareness',
  'Lead Generation',
  'Customer Engagement',
  'Product Promotion',
  'Thought Leadership',
  'Community Building',
] as const;
export type Goal = (typeof goals)[number];

export const tones = ['professional', 'casual', 'humorous', 'inspirational', 'educational', 'conversational'] as const;
export type Tone = (typeof tones)[number];

export const platforms = ['instagram', 'twitter', 'linkedin', 'facebook', 'tiktok', 'youtube'] as const;
export type Platform = (typeof platforms)[number];
export const platformNames: Record<Platform, string> = {
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};
export const platformLooks: Record<Platform, { icon: string }> = {
  instagram: { icon: 'camera' },
  twitter: { icon: 'message-circle' },
  linkedin: { icon: 'briefcase' },
  facebook: { icon: 'users' },
  tiktok: { icon: 'music-2' },
  youtube: { icon: 'video' },
};

/** What a list of posts is made of. */
export const pillars = ['teach', 'prove', 'people', 'talk', 'offer'] as const;
export type Pillar = (typeof pillars)[number];
export const pillarNames: Record<Pillar, string> = {
  teach: 'Teach',
  prove: 'Show proof',
  people: 'Behind the scenes',
  talk: 'Start a conversation',
  offer: 'Offer',
};
export const pillarHints: Record<Pillar, string> = {
  teach: 'Answers and how-tos worth saving.',
  prove: 'What you do, shown rather than claimed.',
  people: 'Who works here, and how.',
  talk: 'Questions only your audience can answer.',
  offer: 'What you sell, and who it is for.',
};

export type Mix = Record<Pillar, number>;

/** Shares of the list for each goal: a rule of thumb, and each can be changed. */
export const mixes: Record<Goal, Mix> = {
  'Brand Awareness': { teach: 4, prove: 1, people: 3, talk: 1, offer: 1 },
  'Lead Generation': { teach: 4, prove: 3, people: 0, talk: 1, offer: 2 },
  'Customer Engagement': { teach: 2, prove: 1, people: 3, talk: 4, offer: 0 },
  'Product Promotion': { teach: 2, prove: 3, people: 1, talk: 0, offer: 4 },
  'Thought Leadership': { teach: 5, prove: 2, people: 1, talk: 2, offer: 0 },
  'Community Building': { teach: 1, prove: 1, people: 3, talk: 5, offer: 0 },
};
/** Four posts that help, one that shares, one that sells. */
export const fourOneOne: Mix = { teach: 4, prove: 0, people: 0, talk: 1, offer: 1 };

export const tips = [
  { title: 'One idea, one point', text: 'A post that makes one point gets read to the end. Save the rest for the next one.' },
  { title: 'The first line decides', text: 'Feeds cut posts short. Put the question or the result in the first or second sentence.' },
  { title: 'Repeat what works', text: 'Look at your own numbers after a month, then make more of the two kinds that did best.' },
  { title: 'Make it usable for everyone', text: 'Describe pictures, caption videos, and capitalize each word in a hashtag.' },
] as const;

/** Not made from the answers, and labelled so. */
export const starterExamples: readonly { platform: Platform; title: string; text: string }[] = [
  {
    platform: 'instagram',
    title: 'Your workplace at opening time',
    text: 'Three photos before the first customer: the room, the tools, the person.',
  },
  {
    platform: 'twitter',
    title: 'One thing you changed your mind about',
    text: 'Say what you used to believe, what happened, and what you do now.',
  },
  {
    platform: 'linkedin',
    title: 'A decision and its reasons',
    text: 'Describe one choice you made at work, the options you rejected, and why.',
  },
  {
    platform: 'facebook',
    title: 'A question for the neighborhood',
    text: 'Ask something people can answer in one line, and answer every reply.',
  },
  { platform: 'tiktok', title: 'Thirty seconds of making', text: 'One continuous take of your hands at work, with the sound on.' },
  {
    platform: 'youtube',
    title: 'The question you are asked most',
    text: 'Answer it in four minutes, with chapters, and link it wherever it is asked again.',
  },
];

export const sampleAnswers = { industry: 'Bakery', targetAudience: 'Busy parents in the neighborhood' };
