import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Financial Tracker',
  description: 'Record what comes in and what goes out, and see profit, spending by category and how each month went.',
  category: 'Finance',
  icon: 'wallet',
  keywords: ['income', 'expenses', 'bookkeeping', 'profit and loss', 'bank import', 'budget', 'transactions'],
  accepts: ['bookings'],
  offers: ['actuals', 'years', 'metrics'],
});
