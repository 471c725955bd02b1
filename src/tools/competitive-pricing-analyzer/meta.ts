import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Competitive Pricing Analyzer',
  description:
    'Compare your prices with your competitors’ on one monthly basis, and see whether you’re above, below or in line with the market.',
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
