import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Product Feature Prioritizer',
  description: 'Rank feature ideas by impact and effort, RICE, ICE, WSJF, MoSCoW or your own weights, and see them on a matrix.',
  category: 'Product',
  icon: 'list-ordered',
  keywords: [
    'prioritization',
    'prioritisation',
    'backlog',
    'RICE',
    'ICE',
    'WSJF',
    'MoSCoW',
    'weighted scoring',
    'impact effort matrix',
    'feature requests',
    'quick wins',
  ],
  offers: ['features'],
  accepts: ['requests'],
});
