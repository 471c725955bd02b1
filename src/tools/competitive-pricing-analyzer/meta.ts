import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Competitive Pricing Analyzer',
  description:
    'Put your prices beside your competitors’, on one monthly footing, and see whether you stand above, below or in line with the market.',
  category: 'Finance',
  icon: 'tags',
  keywords: [
    'price comparison',
    'competitor prices',
    'pricing strategy',
    'price positioning',
    'market price',
    'benchmark',
    'price per seat',
  ],
  list: 'rivals',
});
