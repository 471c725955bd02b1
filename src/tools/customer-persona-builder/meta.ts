import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Customer Persona Builder',
  description: 'Three example customers from your own words, to edit, back with evidence, compare and save as cards.',
  category: 'Research',
  icon: 'contact',
  keywords: [
    'buyer persona',
    'user persona',
    'ideal customer profile',
    'icp',
    'avatar',
    'target audience',
    'jobs to be done',
    'jtbd',
    'anti-persona',
    'pain points',
    'empathy map',
  ],
  accepts: ['texts'],
  offers: ['texts'],
});
