import { readDraft } from '@/lib/fields';
import { jobTypeLabels, workplaceLabels, type JobType, type Level, type Workplace } from './content';
import { fields, type Draft } from './model';
import { readPay, type Pay } from './pay';
import { readWebsite } from './website';
import { cutText, oneLine as toLine, withoutEnd as toName } from './words';

/** The answers, read. */
export interface Facts {
  title: string;
  company: string;
  department: string;
  location: string;
  industry: string;
  skills: string[];
  /** Each a line of its own, in the user's words. */
  tasks: string[];
  purpose: string;
  about: string;
  jobType: JobType;
  /** On what terms; empty where only "remote" is known. */
  contract: Exclude<JobType, 'remote'> | '';
  workplace: Workplace;
  level: Level;
  /** As typed, or else made from the figures. */
  salary: string;
  pay: Pay | undefined;
  otherPay: string;
  country: string;
  places: string[];
  /** Empty where no address was typed. */
  companyWebsite: string;
  applyAt: string;
  postingDate: string;
  closingDate: string;
  hasEqualOpportunity: boolean;
  hasAccommodation: boolean;
}

const mostSkills = 30;
/** A line made of two of them still fits where lines are kept. */
const longestName = 300;
const oneLine = (text: string) => cutText(toLine(text), longestName);
const withoutEnd = (text: string) => cutText(toName(text), longestName);

const leadIn =
  /^(?:(?:strong|good|solid|working|proven|practical|hands-on)\s+)?(?:experience|proficiency|proficient|skills?|skilled|expertise)\s+(?:with|in|of|at|using)\s+/i;

/** "Experience with React" is React; one skill said twice counts once. */
export function readSkills(typed: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const entry of typed) {
    const skill = withoutEnd(entry.replace(/^[\s\-*•·]+/, '')).replace(leadIn, '');
    if (skill !== '' && !seen.has(skill.toLowerCase())) seen.set(skill.toLowerCase(), skill);
  }
  return [...seen.values()].slice(0, mostSkills);
}

const statement =
  /^(?:an? |the )?(?:(?:good|strong|excellent|great|solid|proven|fluent|valid|keen) |(?:ability|able|attention|eye|eagerness|right) |knowledge of |willing|fluency|commitment|passion|track record|at least|minimum|must |bachelor|master['’]?s|phd\b|\d+\s*(?:\+|(?:-|–|to)\s*\d+)?\s*years?\b)|\b(?:skills?|degree|diploma|certificate|certification|licen[cs]e)$/i;

/** "Attention to detail" and "a driving licence" are requirements by themselves: nobody has practical experience with them. */
export const isStatement = (skill: string) => statement.test(skill);

/** "the sales team" is sales: the sentences bring their own article. */
const withoutArticle = (words: string) => words.replace(/^(?:the|our)\s+(?=\S)/i, '');

/** A place that says how people work rather than where. */
const isRemotePlace = (location: string) => /^(?:fully |100 ?% )?remote\b(?!.*\b(?:or|and|hybrid|office|on.?site)\b)/i.test(location);

function readWorkplace(workplace: Workplace, jobType: JobType, location: string): Workplace {
  // What the type says is said in the header, so the sentences must not say otherwise.
  if (jobType === 'remote') return 'remote';
  return workplace === 'unsaid' && isRemotePlace(location) ? 'remote' : workplace;
}

/** A line each, without the marks of a list. */
const readTasks = (typed: string) =>
  typed
    .split('\n')
    .map((line) => oneLine(line.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/, '')))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, mostSkills);

export function readFacts(answers: Draft, currency: string): Facts {
  // Lines and semicolons separate skills as well as commas do.
  const { values } = readDraft(fields, { ...answers, keySkills: answers.keySkills.replace(/[\n;]+/g, ',') }, { today: '', currency });
  const { pay, salary } = readPay(answers, currency);
  const { jobType, contractType } = values;
  const location = oneLine(values.location);
  return {
    title: withoutEnd(values.jobTitle),
    company: oneLine(values.company),
    department: withoutArticle(withoutEnd(values.department).replace(/\s+(team|department|dept)$/i, '')),
    location,
    industry: withoutEnd(values.industry),
    skills: readSkills(values.keySkills),
    tasks: readTasks(values.tasks),
    purpose: oneLine(values.purpose),
    about: toLine(values.about),
    jobType,
    contract: jobType !== 'remote' ? jobType : contractType === 'unsaid' ? '' : contractType,
    workplace: readWorkplace(values.workplace, jobType, location),
    level: values.experienceLevel,
    salary,
    pay,
    otherPay: oneLine(values.otherPay),
    country: oneLine(values.country),
    places: values.places.map(oneLine).filter((place) => place !== ''),
    companyWebsite: readWebsite(oneLine(values.companyWebsite)) ?? '',
    applyAt: oneLine(values.applyAt),
    postingDate: values.postingDate,
    closingDate: values.closingDate,
    hasEqualOpportunity: values.equalOpportunity,
    hasAccommodation: values.accommodation,
  };
}

/** "Full-time, hybrid", "Remote, contract", "Remote". */
export function describeType({ jobType, contract, workplace }: Facts): string {
  if (jobType === 'remote') return contract === '' ? jobTypeLabels.remote : `${jobTypeLabels.remote}, ${contract}`;
  return workplace === 'unsaid' ? jobTypeLabels[jobType] : `${jobTypeLabels[jobType]}, ${workplaceLabels[workplace].toLowerCase()}`;
}
