import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Landing Page Builder',
  description: 'Write your page, watch it take shape, and download it as one HTML file to host anywhere.',
  category: 'Marketing',
  icon: 'panels-top-left',
  keywords: [
    'website',
    'web page',
    'homepage',
    'html',
    'one-page site',
    'squeeze page',
    'sign-up page',
    'waitlist',
    'coming soon',
    'seo',
    'carrd',
    'webflow',
  ],
  accepts: ['texts', 'tiers'],
});
