/** Ways through the suite: what a founder wants to get done, and the tools in the order they help. */
export interface Journey {
  title: string;
  about: string;
  /** Tools by id. */
  steps: readonly string[];
}

export const journeys: readonly Journey[] = [
  {
    title: 'Start a company',
    about: 'From an idea to a plan with a name on it.',
    steps: [
      'idea-validator',
      'business-model-canvas',
      'business-name-generator',
      'domain-name-generator',
      'logo-maker',
      'expense-calculator',
      'business-plan',
      'startup-checklist',
    ],
  },
  {
    title: 'Raise a round',
    about: 'Know your numbers, tell the story, keep track of who said what.',
    steps: [
      'market-size-calculator',
      'cash-flow-projector',
      'equity-calculator',
      'pitch-deck-generator',
      'investor-crm',
      'funding-tracker',
    ],
  },
  {
    title: 'Launch',
    about: 'Know who buys, set a price, put up a page, tell people.',
    steps: [
      'customer-persona-builder',
      'pricing-strategy-tool',
      'landing-page-builder',
      'press-release-generator',
      'content-idea-generator',
      'social-media-planner',
      'user-feedback-collector',
    ],
  },
  {
    title: 'Get paid',
    about: 'Agree, send the invoice, see what is left after tax.',
    steps: ['contract-generator', 'terms-of-service-generator', 'invoice-generator', 'financial-tracker', 'tax-calculator'],
  },
  {
    title: 'Hire the first person',
    about: 'Say what the job is, sign, and make the first week a good one.',
    steps: ['team-builder', 'job-description-generator', 'meeting-scheduler', 'legal-document-generator', 'onboarding-checklist'],
  },
];

/** What usually comes after a tool; nothing where no way leads through it or on from it. */
export function nextAfter(id: string): string | undefined {
  for (const { steps } of journeys) {
    const place = steps.indexOf(id);
    if (place >= 0 && place < steps.length - 1) return steps[place + 1];
  }
  return undefined;
}
