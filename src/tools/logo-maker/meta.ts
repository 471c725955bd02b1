import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Logo Maker',
  description: 'Set your name in a shape and colors you like. Download it as PNG, SVG or a brand kit.',
  category: 'Design',
  icon: 'shapes',
  keywords: ['brand', 'wordmark', 'icon', 'monogram', 'favicon', 'svg', 'png', 'brand kit', 'emblem', 'canva', 'looka'],
  offers: ['looks'],
  accepts: ['texts'],
});
