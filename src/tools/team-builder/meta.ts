import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Team Structure Planner',
  description: 'Your people by department: who reports to whom, what the team costs, how it performs, and which skills are missing.',
  category: 'HR',
  icon: 'users',
  keywords: ['team builder', 'org chart', 'organisation chart', 'headcount', 'payroll', 'skills matrix', 'employees', 'staff', 'HRIS'],
  offers: ['money', 'hires', 'members', 'grants'],
  accepts: ['roles'],
});
