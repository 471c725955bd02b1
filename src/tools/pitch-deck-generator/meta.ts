import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'AI Pitch Deck Generator',
  description: 'Ten investor slides from your answers: edit, check and present them, then save as PowerPoint, PDF or HTML.',
  category: 'Planning',
  icon: 'presentation',
  keywords: ['pitch deck', 'slides', 'investor deck', 'presentation', 'powerpoint', 'pptx', 'seed deck', 'fundraising', 'speaker notes'],
  accepts: ['texts', 'looks'],
});
