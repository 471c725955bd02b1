import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Sales Pitch Generator',
  description: 'An elevator pitch, a two-minute pitch, emails, a voicemail and answers to objections, written from your own words.',
  category: 'Sales',
  icon: 'mic',
  keywords: [
    'elevator pitch',
    'cold email',
    'cold call',
    'sales script',
    'objections',
    'follow-up email',
    'voicemail',
    'LinkedIn note',
    'outreach',
  ],
  accepts: ['texts', 'battlecards'],
});
