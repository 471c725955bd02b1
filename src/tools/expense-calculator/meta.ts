import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Startup Cost Calculator',
  description: 'List what it takes to open the doors and keep them open, and see where the money goes.',
  category: 'Finance',
  icon: 'calculator',
  keywords: ['expenses', 'budget', 'launch costs', 'start-up costs', 'spending', 'opening costs'],
  offers: ['money'],
});
