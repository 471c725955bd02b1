export const quadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type Quadrant = (typeof quadrants)[number];
export const strategyKinds = ['SO', 'WO', 'ST', 'WT'] as const;
export type StrategyKind = (typeof strategyKinds)[number];

export const quadrantTitles: Record<Quadrant, string> = {
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  opportunities: 'Opportunities',
  threats: 'Threats',
};

export const quadrantQuestions: Record<Quadrant, string> = {
  strengths: 'What do you do better than others, and what proves it?',
  weaknesses: 'What costs you customers, time or money today?',
  opportunities: 'What is changing around you that you could use?',
  threats: 'What could hurt you from outside, and how would you notice?',
};

/** What would prove a point of each quadrant. */
export const proofQuestions: Record<Quadrant, string> = {
  strengths: 'Which figure shows it?',
  weaknesses: 'What does it cost you?',
  opportunities: 'What have you seen so far?',
  threats: 'Which sign would come first?',
};

export const strategyTitles: Record<StrategyKind, { title: string; aim: string }> = {
  SO: { title: 'SO strategies', aim: 'Use a strength to take an opportunity.' },
  WO: { title: 'WO strategies', aim: 'Use an opportunity to fix a weakness.' },
  ST: { title: 'ST strategies', aim: 'Use a strength to counter a threat.' },
  WT: { title: 'WT strategies', aim: 'Reduce a weakness before a threat hits it.' },
};

export const recommendations: readonly { title: string; text: string }[] = [
  {
    title: 'Build on strengths',
    text: 'Put your best people and most of your money behind the two or three strengths that customers would name themselves.',
  },
  {
    title: 'Address weaknesses',
    text: 'First fix the weakness that costs you customers. Live with the ones that nobody outside notices.',
  },
  {
    title: 'Pursue opportunities',
    text: 'Try one opportunity at a time with a small test. Before you begin, decide which result would make you continue.',
  },
  {
    title: 'Prepare for threats',
    text: 'For each serious threat, agree on the early sign to watch, who watches it and the first thing you would do.',
  },
];

export const sampleAnswers = {
  companyName: 'Harbor Booking',
  industry: 'SaaS for health clinics',
  businessModel: 'Monthly subscription per practitioner',
  targetMarket: 'Independent physiotherapy clinics',
  keyProducts: 'online booking, reminder messages, waiting lists',
  mainCompetitors: 'Clinic Desk, PhysioPlan, paper diaries',
};
