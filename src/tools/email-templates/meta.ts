import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Email Templates',
  description: 'Ready emails for welcomes, launches, sales and support: fill in the names, see the result, copy it, or merge a whole list.',
  category: 'Marketing',
  icon: 'mail',
  keywords: [
    'newsletter',
    'mail merge',
    'cold email',
    'outreach',
    'follow-up email',
    'welcome email',
    'eml',
    'email copy',
    'drip campaign',
  ],
});
