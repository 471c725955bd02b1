import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'User Feedback Collector',
  description:
    'Log the feedback you hear, count who asks for what, merge duplicates, and show the status of each request on a public roadmap.',
  category: 'Product',
  icon: 'message-square-text',
  keywords: [
    'feature requests',
    'bug reports',
    'voting board',
    'upvotes',
    'voice of customer',
    'ratings',
    'reviews',
    'CSAT',
    'NPS',
    'public roadmap',
    'survey',
    'ideas',
  ],
  offers: ['requests', 'points', 'metrics'],
});
