import { defineWriter } from '@/writer/define-writer';
import type { Draft, Written } from './model';

interface WriterInputs {
  answers: Draft;
  currency: string;
}

/** The words of twenty kinds of work are no part of the page; they arrive while the form is filled in. */
export const postingWriter = defineWriter<WriterInputs, Promise<Written>>({
  type: 'job-description',
  payload: ({ answers }) => ({
    title: answers.jobTitle,
    company: answers.company,
    department: answers.department,
    location: answers.location,
    type: answers.jobType,
    level: answers.experienceLevel,
    industry: answers.industry,
    skills: answers.keySkills,
    salary: answers.salaryRange,
  }),
  write: async ({ answers, currency }) => {
    const [{ readFacts }, { writePosting }] = await Promise.all([import('./facts'), import('./write')]);
    return writePosting(readFacts(answers, currency));
  },
});
