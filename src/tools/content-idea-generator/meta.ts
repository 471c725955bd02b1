import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Content Idea Generator',
  description: 'Fifteen post ideas for your trade, your audience and your networks, to edit, repurpose and put into the calendar.',
  category: 'Marketing',
  icon: 'lightbulb',
  keywords: ['post ideas', 'social media ideas', 'content calendar', 'blog topics', 'hashtags', 'content pillars', 'video ideas', 'hooks'],
  offers: ['posts'],
  accepts: ['texts'],
});
