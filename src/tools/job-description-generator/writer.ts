import { defineWriter } from '@/writer/define-writer';
import type { Draft, Written } from './model';

interface WriterInputs {
  answers: Draft;
  currency: string;
}

export const loadWriting = () => Promise.all([import('./facts'), import('./write'), import('@/writer/trades/read-role')]);

/** What hundreds of roles do is no part of the page; it arrives while the form is filled in. */
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
    purpose: answers.purpose,
    tasks: answers.tasks,
    about: answers.about,
    salary: answers.salaryRange,
  }),
  write: async ({ answers, currency }) => {
    const [{ readFacts }, { writePosting }, { readBuyer }] = await loadWriting();
    const facts = readFacts(answers, currency);
    return writePosting(facts, readBuyer(facts.title).role);
  },
});
