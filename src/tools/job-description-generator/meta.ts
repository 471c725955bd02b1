import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Job Description Generator',
  description: 'Write a job description from your answers, check its words and pay rules, and save it as text, Word, PDF or a job listing.',
  category: 'HR',
  icon: 'briefcase',
  keywords: [
    'job ad',
    'job posting',
    'vacancy',
    'hiring',
    'recruiting',
    'gender decoder',
    'inclusive language',
    'pay transparency',
    'JobPosting JSON-LD',
    'interview scorecard',
    'screening questions',
  ],
  offers: ['roles'],
});
