import type { Written } from './model';

/** What the writer makes of the sample answers, at hand without the writer. */
export const sampleWritten: Written = {
  summary:
    'Fernhill Books is looking for a Backend Engineer. This is a full-time, mid-level role in our Engineering team. You will be based in Denver, CO. Our business is online retail.',
  lines: {
    responsibilities: [
      'Build services and interfaces',
      'Design data models',
      'Watch speed and security',
      'How success is measured: response time, faults and availability',
    ],
    required: ['3-5 years of experience in a similar role, or equivalent skills', 'TypeScript', 'PostgreSQL', 'API design', 'Code review'],
    preferred: ['Databases', 'APIs', 'Testing', 'Experience in online retail'],
    benefits: [
      'Health insurance',
      'Paid vacation and public holidays',
      'Paid sick leave',
      'Retirement savings plan',
      'Paid parental leave',
      'Flexible working hours',
      'Annual budget for training and books',
    ],
  },
};
