import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Contract Generator',
  description:
    'Make a service, employment, NDA, freelance or consulting contract and more in plain English, to copy or save as text, Word, HTML or PDF.',
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
    'SaaS agreement',
    'equipment rental',
    'letter of intent',
    'founders agreement',
    'SAFE',
    'contract register',
    'notice period',
  ],
  offers: ['agreements'],
});
