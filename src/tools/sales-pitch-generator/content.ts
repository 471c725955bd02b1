export const missingMessage = 'Please fill in at least the product name and target audience.';
export const failureMessage = 'Failed to generate sales pitch. Please try again.';

/** Shown where the texts will be. */
export const tips = [
  'Name your audience narrowly: “independent physiotherapy clinics” says more than “businesses”.',
  'Write the pain points in the words your customers use. They open the first version of most texts.',
  'Separate features with commas. The first three become the list in the sales email.',
  'Only make claims you can prove. Nothing is added to them: no customers, no figures, no results.',
  'Ask for one small thing, such as a short call. One ask is easier to answer than two.',
  'Leave out what you don’t know yet, and it’s left out of the texts too.',
];

/** What a call to action begins with; also how a sentence that asks for something is known. The second kind are as often nouns. */
export const askOpening = String.raw`(?:please\s+)?(?:(?:add|apply|arrange|ask|begin|book|browse|buy|call|check|choose|claim|click|come|contact|discover|donate|download|drop|email|e-mail|enter|explore|find|follow|get|grab|hear|hire|join|learn|look|meet|message|open|order|pick|place|play|preorder|pre-order|register|reply|request|reserve|schedule|see|select|send|shop|sign|speak|start|subscribe|switch|take|talk|tell|test|text|try|upgrade|use|visit|watch|write)\b|(?:fill|give|go|have|let|listen|make|pay|plan|read|rent|ring|save|scan|set|share|stop|support|taste|upload|volunteer|vote) (?:an?|at|by|for|in|it|me|now|on|our|the|to|today|up|us|with|your|\d+)\b)|let['’]s\b`;

export const textIds = ['elevator', 'detailed', 'email', 'linkedin', 'opener', 'voicemail', 'day3', 'day7', 'day14'] as const;
export type TextId = (typeof textIds)[number];

export interface TextKind {
  label: string;
  /** Spoken texts are timed, mails are counted in words, a note in characters. */
  kind: 'spoken' | 'mail' | 'note';
  /** Seconds, words or characters at most. */
  most: number;
  hint: string;
}

export const textKinds: Record<TextId, TextKind> = {
  elevator: { label: 'Elevator Pitch', kind: 'spoken', most: 30, hint: 'Spoken, half a minute.' },
  detailed: { label: 'Detailed Pitch', kind: 'spoken', most: 120, hint: 'Spoken, up to two minutes.' },
  email: { label: 'Sales Email', kind: 'mail', most: 125, hint: 'A first email to someone who does not know you.' },
  linkedin: { label: 'LinkedIn Note', kind: 'note', most: 300, hint: 'Goes with an invitation. Some accounts get fewer characters.' },
  opener: { label: 'Call Opener', kind: 'spoken', most: 30, hint: 'The first half minute of a call. Then it is their turn.' },
  voicemail: { label: 'Voicemail', kind: 'spoken', most: 30, hint: 'When nobody picks up.' },
  day3: { label: 'Follow-up, Day 3', kind: 'mail', most: 125, hint: 'Three days after the first email.' },
  day7: { label: 'Follow-up, Day 7', kind: 'mail', most: 125, hint: 'A week after the first email.' },
  day14: { label: 'Follow-up, Day 14', kind: 'mail', most: 125, hint: 'Two weeks after the first email. The last one.' },
};

export const mainTexts: readonly TextId[] = ['elevator', 'detailed', 'email'];
export const outreachTexts: readonly TextId[] = ['linkedin', 'opener', 'voicemail', 'day3', 'day7', 'day14'];
export const mailIds = ['email', 'day3', 'day7', 'day14'] as const satisfies readonly TextId[];
export type MailId = (typeof mailIds)[number];

export const standardObjections = {
  price: "It's too expensive",
  current: "We're happy with our current solution",
  think: 'I need to think about it',
  others: 'I need to consult with others first',
} as const;
export type StandardObjection = keyof typeof standardObjections;

export const frameSteps = [
  { name: 'acknowledge', label: 'Acknowledge' },
  { name: 'ask', label: 'Ask' },
  { name: 'answer', label: 'Answer' },
  { name: 'confirm', label: 'Confirm' },
] as const;

export const madeFrom = 'Template-based: made on this device from the answers in the form.';
export const checkClaims = 'Check every claim before you use it.';

export const sampleAnswers = {
  productName: 'Larkrota',
  industry: 'Restaurants',
  targetAudience: 'Independent restaurant owners',
  keyFeatures: 'drag-and-drop rotas, shift swaps by text message, holiday tracking, payroll export',
  painPoints: 'last-minute no-shows, rotas kept in spreadsheets, evenings lost to phone calls',
  uniqueSellingPoints: 'set up in one evening, nothing for staff to install',
  pricing: '$39 per location per month',
  competitorComparison: 'Unlike a spreadsheet, everyone sees the latest rota',
  callToAction: 'Book a 20-minute walkthrough at larkrota.example',
  what: 'Staff rotas that everyone sees and swaps on their own phone',
  proof: '',
} as const;
