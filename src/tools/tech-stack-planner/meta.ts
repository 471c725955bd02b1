import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Tech Stack Planner',
  description:
    'Choose your technologies with costs, alternatives, pros and cons; see them on a radar, weigh options and write down why you decided.',
  category: 'Technology',
  icon: 'layers',
  keywords: [
    'technology radar',
    'architecture decision record',
    'ADR',
    'software stack',
    'framework',
    'database',
    'hosting',
    'SaaS costs',
    'BYOR',
  ],
  offers: ['money'],
});
