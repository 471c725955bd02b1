import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Market Research Tool',
  description: 'Your market, your competitors and what you found out, with sources, five forces, interviews and a report.',
  category: 'Research',
  icon: 'telescope',
  keywords: [
    'market analysis',
    'porter',
    'five forces',
    'interview questions',
    'survey',
    'mom test',
    'statistics',
    'sources',
    'industry report',
  ],
  offers: ['texts', 'points'],
  accepts: ['texts', 'sizes'],
  list: 'rivals',
});
