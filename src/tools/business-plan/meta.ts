import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Business Plan Generator',
  description: 'Answer nine questions in four steps and get a business plan you can edit, reorder and download as text, Word or PDF.',
  category: 'Planning',
  icon: 'file-text',
  keywords: [
    'plan',
    'SBA',
    'bank loan',
    'lender',
    'investor',
    'executive summary',
    'sources and uses',
    'one-pager',
    'pitch',
    'lean plan',
    'financial forecast',
    'milestones',
  ],
  offers: ['looks', 'tasks'],
  accepts: ['texts', 'money', 'forecasts'],
});
