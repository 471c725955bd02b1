export const jobTypes = ['full-time', 'part-time', 'contract', 'freelance', 'internship', 'remote'] as const;
export type JobType = (typeof jobTypes)[number];
export const jobTypeLabels: Record<JobType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  freelance: 'Freelance',
  internship: 'Internship',
  remote: 'Remote',
};

/** "Remote" says where, not on what terms; these are the terms. */
export const contractTypes = ['unsaid', 'full-time', 'part-time', 'contract', 'freelance', 'internship'] as const;
export const workplaces = ['unsaid', 'on-site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];
export const workplaceLabels: Record<Workplace, string> = { unsaid: 'Not said', 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' };

export const levels = ['entry-level', 'mid-level', 'senior-level', 'lead-level', 'executive'] as const;
export type Level = (typeof levels)[number];
export const levelLabels: Record<Level, string> = {
  'entry-level': 'Entry (0-2 years)',
  'mid-level': 'Mid (3-5 years)',
  'senior-level': 'Senior (5-8 years)',
  'lead-level': 'Lead (8+ years)',
  executive: 'Executive',
};
/** In the posting itself, without the years: those are with the requirements. */
export const levelWords: Record<Level, string> = {
  'entry-level': 'Entry level',
  'mid-level': 'Mid level',
  'senior-level': 'Senior',
  'lead-level': 'Lead',
  executive: 'Executive',
};

export const periods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];
export const periodLabels: Record<Period, string> = {
  hour: 'Per hour',
  day: 'Per day',
  week: 'Per week',
  month: 'Per month',
  year: 'Per year',
};

export const sections = ['responsibilities', 'required', 'preferred', 'benefits'] as const;
export type Section = (typeof sections)[number];
export const sectionTitles: Record<Section, string> = {
  responsibilities: 'Responsibilities',
  required: 'Required Qualifications',
  preferred: 'Preferred Qualifications',
  benefits: 'Benefits',
};
/** "Add a responsibility" */
export const sectionNouns: Record<Section, string> = {
  responsibilities: 'responsibility',
  required: 'requirement',
  preferred: 'preference',
  benefits: 'benefit',
};

export const postingTips = [
  {
    title: 'Use the title people search for',
    text: 'Plain and short, with the level in it. Inside jokes and internal grades hide the job from search.',
  },
  { title: 'Show the pay', text: 'A real range saves both sides time, and a growing number of places require one.' },
  { title: 'Keep the must-haves few', text: 'Ask only for what the first day needs. The rest is preferred, or can be learned.' },
  { title: 'Say what happens next', text: 'How to apply, how many steps there are, and when you will answer. Then keep to it.' },
] as const;

export const sampleAnswers = {
  jobTitle: 'Backend Engineer',
  company: 'Fernhill Books',
  department: 'Engineering',
  location: 'Denver, CO',
  industry: 'Online retail',
  keySkills: 'TypeScript, PostgreSQL, API design, code review',
  salaryRange: '$105,000 - $130,000 per year',
};
