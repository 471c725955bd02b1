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

/** What a slide is called as long as nothing said can stand as its title. */
export const plainTitles: Partial<Record<SlideType, string>> = {
  problem: 'The Problem',
  solution: 'Our Solution',
  market: 'Market Opportunity',
  'business-model': 'Business Model',
  traction: 'Traction',
  team: 'Team',
  financials: 'Financials',
  funding: 'Funding',
  appendix: 'Thank You',
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
  solution: 'Online booking that fills canceled slots from a waiting list. Reminders go out by text message.',
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
    title: 'One missed slot in nine is never filled again',
    content:
      'Paid hours lost: Booked hours go to missed appointments\nMornings on the phone: Reception works through a paper list\nEmpty by noon: A slot canceled today stays empty\nSource: sample figures',
    notes: 'Tell the story of one clinic on one bad Monday.',
  },
  {
    type: 'solution',
    title: 'Canceled slots fill themselves',
    content:
      'Waiting list: Online booking offers a free slot to whoever waits for it\nReminders: They go out by text message\nOne calendar: Reception sees every practitioner at once',
    notes: 'Show a slot being canceled and filled again.',
  },
  {
    type: 'market',
    title: '9,000 clinics to start with, $10.8M a year',
    content:
      'Health clinics in the country: $210M\nClinics with 2–10 practitioners: $64M\nIndependent physiotherapy first: $10.8M\nSource: sample figures, 9,000 clinics at $1,200 a year',
    notes: 'Count from the bottom: clinics times price.',
  },
  {
    type: 'business-model',
    title: 'Clinics pay for each practitioner, month by month',
    content: '$25 a month for each practitioner\n4 practitioners in a typical clinic\nNo setup fee, monthly notice',
    notes: 'Say why clinics pay by practitioner and not by booking.',
  },
  {
    type: 'traction',
    title: '38 paying clinics after five months',
    content:
      '$3,800 monthly revenue\nJun: 3\nJul: 9\nAug: 17\nSep: 26\nOct: 38\nSource: sample figures, paying clinics at the end of each month',
    notes: 'Say when the first clinic paid and how the others came.',
  },
  {
    type: 'team',
    title: 'We ran the front desk ourselves',
    content:
      'Ana Reyes, product: Ran reception at two clinics for six years\nJoel Park, engineering: Built booking software before\nNext hire: Customer support, first quarter',
    notes: 'One line each on why this team.',
  },
  {
    type: 'financials',
    title: 'Break-even at 420 clinics',
    content: 'Revenue this year: $46,000\nPlan for next year: $310,000\nSource: sample figures',
    notes: 'Name the one assumption that everything hangs on.',
  },
  {
    type: 'funding',
    title: 'We are raising $750,000 for the way to break-even',
    content:
      '50% product\n30% sales\n20% support\nQ1 2027: 100 clinics\nQ3 2027: 220 clinics\nQ1 2028: 340 clinics\nQ2 2028: 420 clinics, break-even',
    notes: 'Say what the money lets you prove, and by when.',
  },
  {
    type: 'appendix',
    title: 'Thank You',
    content: 'Tidepool Booking\nana@tidepool.example',
    notes: 'Leave this slide up during questions.',
  },
];
