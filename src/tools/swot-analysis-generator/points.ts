import type { Quadrant } from './content';

/** Points that any company may or may not be able to claim, each in words that can stay once it is kept. */
interface Points {
  /** From one answer each, {x}, which stays as it was typed: three ways to look at it. */
  keyProducts: readonly [string, string, string];
  targetMarket: readonly [string, string, string];
  businessModel: readonly [string, string, string];
  mainCompetitors: readonly [string, string, string];
  industry: readonly [string, string, string];
  companyName: readonly [string];
  others: readonly string[];
}

/** What an answer is called that is a whole sentence, or too long to be part of one. */
export const standIns = {
  keyProducts: 'what we sell',
  targetMarket: 'our customers',
  businessModel: 'the way we charge',
  mainCompetitors: 'the alternatives',
  industry: 'our industry',
  companyName: 'us',
};

export const pointsFor: Record<Quadrant, Points> = {
  strengths: {
    keyProducts: ['Customers who come back for {x}', 'Customers who recommend {x}', 'Results we can show with {x}'],
    targetMarket: ['Direct access to {x}', 'First customers among {x}', 'A good understanding of {x}'],
    businessModel: ['Predictable income ({x})', 'Terms customers understand right away ({x})', 'A margin that holds ({x})'],
    mainCompetitors: ['A clear advantage over {x}', 'Customers who switched from {x}', 'Something people cannot get from {x}'],
    industry: ['Experience in the industry ({x})', 'Contacts in the industry ({x})', 'Skills that are hard to find in the industry ({x})'],
    companyName: ['People who ask for {x} by name'],
    others: [
      'Decisions made in days',
      'Costs under control',
      'Suppliers we can rely on',
      'A reputation for keeping promises',
      'Records that show what works',
      'A team that stays',
      'Quick answers to customers',
      'A reserve for bad months',
    ],
  },
  weaknesses: {
    keyProducts: ['Too much depends on {x}', 'No quick way to explain {x}', 'No easy way to try {x} before buying'],
    targetMarket: ['Not well known among {x}', 'Too few conversations with {x}', 'No second group of customers besides {x}'],
    businessModel: [
      'Money that comes in later than it goes out ({x})',
      'A price we have not tested ({x})',
      'No second source of income (today only {x})',
    ],
    mainCompetitors: [
      'Less well known than {x}',
      'No short answer to why people should switch from {x}',
      'No figures that compare us with {x}',
    ],
    industry: ['A late start in the industry ({x})', 'Few contacts in the industry ({x})', 'No references in the industry yet ({x})'],
    companyName: ['Few people who know the name {x}'],
    others: [
      'Knowledge that sits with one person',
      'A thin cash reserve',
      'Few written processes',
      'No regular review of the numbers',
      'Slow replies to inquiries',
      'No backup for urgent work',
      'A small marketing budget',
      'Too many things started at once',
    ],
  },
  opportunities: {
    keyProducts: ['A smaller version of {x} to try first', 'Something people need right before or after {x}', 'A new use for {x}'],
    targetMarket: ['Others with the same need as {x}', 'Places where we can meet {x}', 'Recommendations among {x}'],
    businessModel: ['A second way to pay (today: {x})', 'A larger package (today: {x})', 'Customers who would commit for longer ({x})'],
    mainCompetitors: ['People who are unhappy with {x}', 'A need left open by {x}', 'People who use {x} only for lack of something better'],
    industry: ['Changing habits in the industry ({x})', 'New rules in the industry that favor us ({x})', 'New tools in the industry ({x})'],
    companyName: ['A partner who serves the same customers as {x}'],
    others: [
      'A neighboring region',
      'Former customers who might return',
      'Public programs for small companies',
      'Tools that save hours every week',
      'A service contract after the sale',
      'A guide that answers the usual questions',
      'Customers others consider too small',
      'Introductions from customers',
    ],
  },
  threats: {
    keyProducts: ['A cheaper or simpler substitute for {x}', 'Customers who do without {x}', 'New rules or costs for {x}'],
    targetMarket: ['Smaller budgets among {x}', 'Changing habits among {x}', 'A smaller market than we think ({x})'],
    businessModel: [
      'Customers who want different terms (today: {x})',
      'Fees or rules that eat into our income ({x})',
      'Someone who offers the same for less (today: {x})',
    ],
    mainCompetitors: ['People who stay with {x}', 'Improvements to {x}', 'A return to {x} when money is tight'],
    industry: ['New rules for the industry ({x})', 'Newcomers in the industry ({x})', 'Falling prices in the industry ({x})'],
    companyName: ['Someone who copies {x}'],
    others: [
      'Customers who put off buying',
      'Rising wages and rents',
      'A key supplier that fails',
      'A key person who leaves',
      'Bad reviews that spread',
      'Unpaid invoices',
      'A platform that changes its rules',
      'A breach of customer data',
    ],
  },
};
