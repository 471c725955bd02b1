import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Terms of Service Generator',
  description: 'Answer a few questions and get terms of service for your site or app, to copy or save as text, Word, HTML or PDF.',
  category: 'Legal',
  icon: 'scroll-text',
  keywords: ['terms and conditions', 'terms of use', 'user agreement', 'TOS', 'EULA', 'clickwrap', 'SaaS terms', 'DMCA', 'arbitration'],
  offers: ['texts', 'terms'],
});
