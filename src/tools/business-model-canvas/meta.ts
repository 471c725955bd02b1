import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Business Model Canvas',
  description:
    'Nine blocks on one page, as text or sticky notes, with Lean and Value Proposition canvases, tested assumptions and versions.',
  category: 'Planning',
  icon: 'layout-dashboard',
  keywords: [
    'bmc',
    'lean canvas',
    'value proposition canvas',
    'osterwalder',
    'key partners',
    'customer segments',
    'revenue streams',
    'business model',
    'sticky notes',
  ],
  accepts: ['texts', 'money', 'actuals', 'forecasts'],
  offers: ['texts'],
});
