import type { Script } from './model';

export const usageTips = [
  'Read it through once and change a sentence or two, so that it sounds like you and fits this customer.',
  'Answer the question that was asked before you offer anything else.',
  'Only promise what you can do, and name a day.',
];

/** One more tip for each category. */
export const categoryTips: Record<Script['category'], string> = {
  'General Inquiries': 'If another team has to answer, introduce the customer instead of sending them away.',
  'Technical Support': 'Ask for the exact message and the device before you suggest a step.',
  Billing: 'Have the invoice open, and never ask for full card numbers.',
  Returns: 'Check the order date against your own return terms before you send this.',
  Shipping: 'Look up the tracking first, so that the date you give is the carrier’s latest.',
  'Product Information': 'Say plainly when the product is not the right one.',
  'Account Management': 'Make sure you are talking to the account owner before you change or reveal anything.',
  Complaints: 'Name the mistake, say sorry once and sincerely, then say what you will do.',
  Feedback: 'Tell the customer where the feedback goes, and do not promise a feature.',
};
