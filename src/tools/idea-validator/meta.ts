import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'AI Idea Validator',
  description:
    'Check a business idea before you build it: a report from your own words, an evidence score, interviews and a riskiest-assumption test.',
  category: 'Planning',
  icon: 'lightbulb',
  keywords: [
    'business idea',
    'startup idea',
    'validation',
    'customer interviews',
    'riskiest assumption',
    'hypothesis',
    'kill criteria',
    'product-market fit',
    'lean startup',
    'go or no-go',
    'SWOT',
  ],
  offers: ['texts'],
});
