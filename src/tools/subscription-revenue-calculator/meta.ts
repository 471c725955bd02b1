import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Subscription Revenue Calculator',
  description: 'Project subscribers and revenue for each pricing tier, month by month, from growth, churn and price.',
  category: 'Finance',
  icon: 'repeat',
  keywords: ['mrr', 'arr', 'recurring revenue', 'saas', 'churn', 'ltv', 'cac', 'net revenue retention', 'pricing tiers', 'membership'],
  offers: ['money', 'metrics', 'texts'],
  accepts: ['tiers'],
});
