import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'KPI Dashboard',
  description: 'Keep your key figures beside their targets, see which are on target and which need attention, and how fast they move.',
  category: 'Analytics',
  icon: 'gauge',
  keywords: ['key performance indicators', 'targets', 'goals', 'scorecard', 'metrics', 'MRR', 'CAC', 'OKR'],
  offers: ['points'],
  accepts: ['metrics'],
  list: 'metrics',
});
