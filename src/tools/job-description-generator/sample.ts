import type { Written } from './model';

/** What the writer makes of the sample answers, at hand without the writer. */
export const sampleWritten: Written = {
  summary:
    'Fernhill Books is looking for a Backend Engineer to build and run systems that our customers can rely on. This is a full-time, mid-level role in our Engineering team. You will be based in Denver, CO. We work in the online retail industry. The skills that matter most here are TypeScript, PostgreSQL, API design and code review.',
  lines: {
    responsibilities: [
      'Design, build and test what our customers and colleagues use',
      'Review the work of others and have yours reviewed',
      'Find the cause of faults and repair them so that they stay repaired',
      'Write down decisions so that others can build on them',
      'Work with product and design from the first idea to release',
      'Use TypeScript and PostgreSQL in everyday work',
      'Plan your own work and say early when a date is at risk',
      'Keep the Engineering team up to date on progress and open questions',
    ],
    required: [
      '3-5 years of experience in engineering, or equivalent skills',
      'Practical experience with TypeScript',
      'Practical experience with PostgreSQL',
      'Practical experience with API design',
      'Practical experience with code review',
    ],
    preferred: [
      'A habit of testing and documenting your work',
      'Ability to explain technical choices in plain words',
      'Experience in the online retail industry',
      'Experience with systems that many people use at once',
      'Practice in security or accessibility',
      'Examples of work you can show or describe',
    ],
    benefits: [
      'Health insurance',
      'Paid vacation and public holidays',
      'Paid sick leave',
      'Retirement savings plan',
      'Paid parental leave',
      'Flexible working hours',
      'Yearly budget for training and books',
    ],
  },
};
