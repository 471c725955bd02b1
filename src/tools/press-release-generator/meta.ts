import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Press Release Generator',
  description: 'Turn your news into a press release with dateline, quote and media contact, checked for style, as text, Word or PDF.',
  category: 'Marketing',
  icon: 'newspaper',
  keywords: [
    'PR',
    'news release',
    'media release',
    'announcement',
    'embargo',
    'AP style',
    'boilerplate',
    'media pitch',
    'journalist',
    'launch',
  ],
});
