import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Customer Support Scripts',
  description: 'Keep ready replies for your support team: search them, fill in the names, copy, and go back to an earlier wording.',
  category: 'Customer Service',
  icon: 'headphones',
  keywords: ['canned responses', 'macros', 'saved replies', 'help desk', 'reply templates', 'snippets', 'refund reply', 'complaint reply'],
});
