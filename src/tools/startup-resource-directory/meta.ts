import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Startup Resource Directory',
  description:
    'Keep the sites, guides and programs that help you start, with your own ratings and notes, and find them by word, category or price.',
  category: 'Productivity',
  icon: 'library-big',
  keywords: [
    'bookmarks',
    'links',
    'useful sites',
    'founder resources',
    'startup credits',
    'free tools',
    'official sites',
    'opml',
    'reading list',
  ],
});
