import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Equity Calculator',
  description: 'Your cap table: who owns what, what each round, SAFE and option pool dilutes, what has vested, and who gets what at exit.',
  category: 'Finance',
  icon: 'chart-pie',
  keywords: [
    'cap table',
    'capitalization table',
    'dilution',
    'SAFE',
    'convertible note',
    'option pool',
    'vesting',
    'cliff',
    'founder shares',
    'exit waterfall',
    'liquidation preference',
    '83(b)',
    'stock options',
    'ESOP',
  ],
  offers: ['rounds', 'stakes', 'texts'],
  accepts: ['rounds', 'grants'],
});
