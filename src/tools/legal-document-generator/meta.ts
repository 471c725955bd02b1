import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Legal Document Generator',
  description:
    'Pick an NDA, employment contract, service or partnership agreement, policy or terms, fill in a few fields and get a first draft.',
  category: 'Legal',
  icon: 'scale',
  keywords: [
    'NDA',
    'non-disclosure',
    'contract template',
    'employment',
    'freelancer',
    'contractor',
    'partnership',
    'service agreement',
    'terms',
  ],
  accepts: ['texts'],
});
