import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Cash Flow Projector',
  description: 'Project income and expenses month by month, see when cash runs out, and compare a base, a best and a worst case.',
  category: 'Finance',
  icon: 'chart-line',
  keywords: ['cash flow forecast', 'runway', 'burn rate', 'liquidity', 'budget', 'default alive', 'projection', 'cash balance'],
  accepts: ['money', 'actuals'],
  offers: ['texts', 'forecasts', 'metrics'],
});
