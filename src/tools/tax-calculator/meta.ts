import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Startup Tax Calculator',
  description: 'A quick US tax estimate for your business, with the 2026 rules, an entity comparison and quarterly dates one click away.',
  category: 'Finance',
  icon: 'landmark',
  keywords: [
    'self-employment',
    'quarterly',
    'estimated taxes',
    'irs',
    'llc',
    's-corp',
    'c-corp',
    'sole proprietor',
    'income tax',
    'deductions',
    'federal tax',
    'state tax',
    'safe harbor',
    'corporation tax',
    'körperschaftsteuer',
    'gewerbesteuer',
  ],
  accepts: ['years'],
});
