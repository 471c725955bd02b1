import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Performance Metrics',
  description:
    'Follow your metrics over 7, 30, 90 or 365 days, compare each with the period before and with its target, and note what happened.',
  category: 'Analytics',
  icon: 'chart-line',
  keywords: ['metrics', 'growth', 'trend', 'time series', 'MRR', 'CAC', 'active users', 'conversion rate', 'investor update'],
  list: 'metrics',
});
