import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Funding Tracker',
  description: 'Every round you raised or plan, what has been wired, on what terms, and what it says about your valuation.',
  category: 'Finance',
  icon: 'hand-coins',
  keywords: ['fundraising', 'rounds', 'seed', 'series a', 'safe', 'convertible note', 'grant', 'valuation', 'investors', 'raise'],
  offers: ['rounds'],
  accepts: ['commitments', 'rounds'],
});
