/** In the order investors expect them. */
export const deckTypes = [
  'title',
  'problem',
  'solution',
  'market',
  'business-model',
  'traction',
  'team',
  'financials',
  'funding',
  'appendix',
] as const;
export type DeckType = (typeof deckTypes)[number];

export const slideTypes = [...deckTypes, 'custom'] as const;
export type SlideType = (typeof slideTypes)[number];

export const typeLabels: Record<SlideType, string> = {
  title: 'Title',
  problem: 'Problem',
  solution: 'Solution',
  market: 'Market',
  'business-model': 'Business model',
  traction: 'Traction',
  team: 'Team',
  financials: 'Financials',
  funding: 'Funding',
  appendix: 'Appendix',
  custom: 'Your own',
};

export const typeQuestions: Record<DeckType, string> = {
  title: 'Who are you, in one line?',
  problem: 'What goes wrong, and for whom?',
  solution: 'What do you change?',
  market: 'How many could buy it?',
  'business-model': 'How do you make money?',
  traction: 'What have you shown so far?',
  team: 'Why you?',
  financials: 'Where are the figures heading?',
  funding: 'How much, and what for?',
  appendix: 'Thanks, contact and spare slides.',
};

export const sampleAnswers = {
  companyName: 'Tidepool Booking',
  industry: 'SaaS for health clinics',
  problem: 'Small clinics lose paid hours to missed appointments. Reception spends the morning on the phone.',
  solution: 'Online booking that fills cancelled slots from a waiting list. Reminders go out by text message.',
  targetMarket: 'Independent physiotherapy clinics',
  fundingAmount: '750000',
  useOfFunds: '50% product, 30% sales, 20% support',
};

export const sampleSlides: readonly { type: DeckType; title: string; content: string; notes: string }[] = [
  {
    type: 'title',
    title: 'Tidepool Booking',
    content: 'Full calendars for small clinics\nSaaS for health clinics\nRaising $750,000',
    notes: 'One sentence, then move on: we fill the hours that clinics lose to missed appointments.',
  },
  {
    type: 'problem',
    title: 'The Problem',
    content:
      'Small clinics lose paid hours to missed appointments\nReception spends the morning on the phone\nA cancelled slot stays empty',
    notes: 'Tell the story of one clinic on one bad Monday.',
  },
  {
    type: 'solution',
    title: 'Our Solution',
    content: 'Online booking that fills cancelled slots from a waiting list\nReminders go out by text message\nReception sees one calendar',
    notes: 'Show a slot being cancelled and filled again.',
  },
  {
    type: 'market',
    title: 'Market Opportunity',
    content: 'First: independent physiotherapy clinics\n9,000 clinics at $1,200 a year is $10.8 million\nSource: sample figures',
    notes: 'Count from the bottom: clinics times price.',
  },
  {
    type: 'business-model',
    title: 'Business Model',
    content: '$25 a month for each practitioner\nFour practitioners in a typical clinic\nNo setup fee, monthly notice',
    notes: 'Say why clinics pay by practitioner and not by booking.',
  },
  {
    type: 'traction',
    title: 'Traction',
    content: '38 paying clinics\n$3,800 monthly revenue\nSource: sample figures',
    notes: 'Say when the first clinic paid and how the others came.',
  },
  {
    type: 'team',
    title: 'Team',
    content:
      'Ana Reyes, product: ran reception at two clinics\nJoel Park, engineering: built booking software before\nNext hire: customer support',
    notes: 'One line each on why this team.',
  },
  {
    type: 'financials',
    title: 'Financials',
    content: 'Revenue this year: $46,000\nPlan for next year: $310,000\nBreak-even at 420 clinics\nSource: sample figures',
    notes: 'Name the one assumption that everything hangs on.',
  },
  {
    type: 'funding',
    title: 'Funding',
    content: 'We are raising $750,000\n50% product\n30% sales\n20% support\nEnough for 18 months',
    notes: 'Say what the money lets you prove, and by when.',
  },
  {
    type: 'appendix',
    title: 'Thank You',
    content: 'Tidepool Booking\nana@tidepool.example',
    notes: 'Leave this slide up during questions.',
  },
];
