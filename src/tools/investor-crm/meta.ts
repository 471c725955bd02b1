import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Investor CRM',
  description: 'Keep track of every investor: who you spoke to, where each stands, when to follow up, and how close your round is.',
  category: 'Finance',
  icon: 'handshake',
  keywords: [
    'fundraising',
    'pipeline',
    'investors',
    'venture capital',
    'angels',
    'kanban',
    'follow-up',
    'contacts',
    'soft circle',
    'term sheet',
  ],
  offers: ['commitments'],
  accepts: ['rounds'],
});
