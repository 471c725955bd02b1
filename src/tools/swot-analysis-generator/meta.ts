import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'SWOT Analysis Generator',
  description: 'Strengths, weaknesses, opportunities and threats to confirm, weigh and turn into TOWS strategies, on one page.',
  category: 'Planning',
  icon: 'grid-2x2',
  keywords: ['swot', 'tows', 'strengths', 'weaknesses', 'opportunities', 'threats', 'strategy', 'matrix', 'situation analysis'],
  accepts: ['points', 'texts'],
  offers: ['tasks'],
});
