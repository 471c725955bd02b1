import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Social Media Planner',
  description: 'Plan posts for Twitter, Facebook, Instagram and LinkedIn with true character counts, hashtags and a schedule.',
  category: 'Marketing',
  icon: 'share-2',
  keywords: [
    'post scheduler',
    'tweet',
    'x',
    'character counter',
    'hashtags',
    'content ideas',
    'buffer',
    'hootsuite',
    'publishing',
    'bluesky',
  ],
  list: 'posts',
});
