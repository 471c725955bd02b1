import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Legal Compliance Checker',
  description: 'A compliance checklist for your business type, place and industry, with due dates, official links, evidence and a report.',
  category: 'Legal',
  icon: 'scale',
  keywords: [
    'legal requirements',
    'compliance checklist',
    'annual report',
    'franchise tax',
    'business license',
    'EIN',
    'GDPR',
    'HIPAA',
    'PCI DSS',
    'COPPA',
    'BOI',
    'filing deadlines',
  ],
  offers: ['tasks'],
});
