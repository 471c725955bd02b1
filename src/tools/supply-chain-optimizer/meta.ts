import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Supply Chain Optimizer',
  description: 'Map your suppliers, plants, shops and customers, and find the cheapest, fastest and safest route through them.',
  category: 'Operations',
  icon: 'truck',
  keywords: [
    'logistics',
    'network design',
    'lead time',
    'critical path',
    'bottleneck',
    'max flow',
    'single point of failure',
    'shipping cost',
    'freight CO2',
    'procurement',
    'distribution',
  ],
});
