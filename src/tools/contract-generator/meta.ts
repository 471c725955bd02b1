import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Contract Generator',
  description:
    'Make a service, employment, NDA, freelance or consulting contract in plain English, to copy or save as text, Word, HTML or PDF.',
  category: 'Legal',
  icon: 'file-signature',
  keywords: [
    'agreement',
    'NDA',
    'non-disclosure agreement',
    'employment contract',
    'freelance contract',
    'consulting agreement',
    'statement of work',
    'contractor',
    'non-compete',
    'at-will',
  ],
  offers: ['agreements'],
});
