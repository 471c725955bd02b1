import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Market Size Calculator',
  description: 'Work out TAM, SAM and SOM top-down and bottom-up, see where the two disagree, and put the circles in your deck.',
  category: 'Research',
  icon: 'chart-pie',
  keywords: [
    'tam',
    'sam',
    'som',
    'total addressable market',
    'serviceable market',
    'market sizing',
    'market opportunity',
    'top-down',
    'bottom-up',
    'growth rate',
    'market share',
  ],
  offers: ['texts', 'sizes'],
});
