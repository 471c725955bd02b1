import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Startup Checklist',
  description:
    'Every step from forming the company to the first hire, with due dates, what comes next, and packs for the US, the UK and the EU.',
  category: 'Planning',
  icon: 'clipboard-check',
  keywords: [
    'to-do',
    'launch checklist',
    'incorporation',
    '83(b)',
    'EIN',
    'form a company',
    'company formation',
    'compliance dates',
    'deadlines',
  ],
  offers: ['tasks'],
});
