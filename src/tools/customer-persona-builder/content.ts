export const businessModels = ['B2B', 'B2C', 'B2B2C', 'Marketplace', 'Subscription', 'Freemium'] as const;
export type BusinessModel = (typeof businessModels)[number];

/** What a persona says, line by line; each line has its own evidence. */
export const sections = ['goals', 'behaviors', 'painPoints', 'preferredChannels', 'job', 'trigger', 'alternatives'] as const;
export type Section = (typeof sections)[number];

/** How they are laid out on a page: side by side, and alone where a sentence needs the width. */
export const sectionRows: readonly (readonly Section[])[] = [
  ['goals', 'behaviors'],
  ['painPoints', 'preferredChannels'],
  ['job'],
  ['trigger', 'alternatives'],
];

export const sectionTitles: Record<Section, string> = {
  goals: 'Goals',
  behaviors: 'Behaviors',
  painPoints: 'Pain Points',
  preferredChannels: 'Preferred Channels',
  job: 'Job to be done',
  trigger: 'Trigger',
  alternatives: 'Alternatives today',
};

/** What the button that adds a line to each of them calls it. */
export const lineNouns: Record<Section, string> = {
  goals: 'goal',
  behaviors: 'behavior',
  painPoints: 'pain point',
  preferredChannels: 'channel',
  job: 'job',
  trigger: 'trigger',
  alternatives: 'alternative',
};

export const linePlaceholders: Record<Section, string> = {
  goals: 'What they want to get done',
  behaviors: 'What they do when they choose and buy',
  painPoints: 'What gets in their way',
  preferredChannels: 'Where they can be reached',
  job: 'When …, I want …, so that …',
  trigger: 'What makes them look for something new',
  alternatives: 'What they use or do instead',
};

export const evidenceKinds = ['assumed', 'heard', 'data'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const buyingRoles = ['none', 'user', 'champion', 'blocker', 'budget'] as const;
export type BuyingRole = (typeof buyingRoles)[number];
export const roleNames: Record<BuyingRole, string> = {
  none: 'No buying role',
  user: 'User',
  champion: 'Champion',
  blocker: 'Blocker',
  budget: 'Budget',
};
export const roleHints: Record<Exclude<BuyingRole, 'none'>, string> = {
  user: 'works with it every day',
  champion: 'argues for it inside the company',
  blocker: 'can stop it',
  budget: 'decides on the money',
};

export const tips = [
  {
    title: 'Hypotheses first',
    text: 'A persona is a guess until you have asked someone. Call it a hypothesis until real people confirm it.',
  },
  {
    title: 'Ask about last time',
    text: 'Have people describe the last time they dealt with it. What they say they would do is worth little.',
  },
  { title: 'Mark what you heard', text: 'Edit a persona, set the evidence for each line, and delete the lines nobody confirms.' },
  {
    title: 'Leave out what changes nothing',
    text: 'Age and income only matter where they change what you do. Otherwise they invite stereotypes.',
  },
] as const;

export const sampleAnswers = {
  industry: 'Bakery',
  productType: 'Sourdough bread by order',
  targetMarket: 'Busy parents in the neighborhood',
  businessModel: 'B2C',
};
