import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Employee Onboarding Checklist',
  description:
    'Plan a new hire’s first 90 days: tasks by day, real due dates, progress for each hire, and role packs with a 30-60-90 plan.',
  category: 'HR',
  icon: 'user-check',
  keywords: ['new hire', 'first day', 'pre-boarding', '30-60-90 plan', 'employee orientation', 'welcome', 'induction', 'HR checklist'],
  offers: ['tasks'],
  accepts: ['hires'],
});
