import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Social Media Content Calendar',
  description: 'Plan posts for six networks on one calendar, see limits and gaps, and export the plan as CSV or a calendar file.',
  category: 'Marketing',
  icon: 'calendar-days',
  keywords: [
    'editorial calendar',
    'content plan',
    'post schedule',
    'instagram',
    'twitter',
    'facebook',
    'linkedin',
    'tiktok',
    'pinterest',
    'bulk upload',
    'hashtags',
  ],
  accepts: ['posts'],
  list: 'posts',
});
