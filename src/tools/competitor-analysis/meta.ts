import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Competitor Analysis Tool',
  description:
    'Keep what you know about each competitor with its source, compare features by weight, and see everyone on a positioning map.',
  category: 'Research',
  icon: 'swords',
  keywords: [
    'rivals',
    'competition',
    'competitive analysis',
    'feature matrix',
    'positioning map',
    'battlecard',
    'market share',
    'benchmark',
  ],
  list: 'rivals',
  offers: ['points', 'texts', 'battlecards'],
});
