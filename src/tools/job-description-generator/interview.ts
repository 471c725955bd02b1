import { endSentence } from '@/lib/sentences';
import { bullets, heading, markDraft, paragraph, type Document } from '@/lib/blocks';
import { fillGap } from '@/lib/gaps';
import { textsOf } from './document';
import { isStatement, type Facts } from './facts';
import type { Posting } from './model';

const questionCount = 5;
const mostRows = 8;

/** The words of the posting stand in quotes: nothing in them has to be bent. */
const skillQuestions: readonly ((skill: string) => string)[] = [
  (skill) => `The posting asks for “${skill}”. Tell me about recent work where it mattered. What was your part, and how did it end?`,
  (skill) => `What went less well the last time you needed “${skill}”, and what did you change?`,
];
const dutyQuestions: readonly ((duty: string) => string)[] = [
  (duty) => `One task here is: “${duty}” When did you last do something like it, and what came of it?`,
  (duty) => `Another task is: “${duty}” How would you go about it in your first weeks?`,
];

const openQuestions = [
  'Which of the tasks in this posting have you done before, and what came of it?',
  'Which part of this job would be new to you, and how would you learn it?',
  'What do you need from a manager and a team to do good work?',
  'Tell me about feedback that changed how you work.',
  'Why this job, and why now?',
];

/** Five questions, the same for every applicant: the skills first, then the work itself. */
export function toQuestions(facts: Facts, posting: Posting): string[] {
  // Nobody is asked how they got up to speed on a degree.
  const skills = facts.skills.filter((skill) => !isStatement(skill));
  const duties = textsOf(posting, 'responsibilities').map(endSentence);
  const ask = (shapes: readonly ((said: string) => string)[], said: readonly string[]) =>
    shapes.flatMap((shape, index) => (said[index] === undefined ? [] : shape(said[index])));
  return [...ask(skillQuestions, skills), ...ask(dutyQuestions, duties), ...openQuestions].slice(0, questionCount);
}

export interface Criterion {
  name: string;
  evidence: string;
}

/** What is scored: every must-have once, then the reasons. */
export const toCriteria = (posting: Posting): Criterion[] => [
  ...textsOf(posting, 'required')
    .slice(0, mostRows)
    .map((name) => ({ name, evidence: 'A recent example, with their own part and the result' })),
  { name: 'Reasons for this job', evidence: 'What draws them to this work, in their own words' },
];

const scale = ['1 = no evidence', '2 = some, with gaps', '3 = what the role needs', '4 = more than that', '5 = could teach it'];

const manners = [
  'Ask every applicant the same questions in the same order.',
  'Write down what was said before you give a score, and score alone before you compare.',
  'Do not ask about age, health, family plans, religion, origin or past pay; several of these are unlawful in many places.',
];

export function toInterviewKit(facts: Facts, posting: Posting, isSample: boolean): Document {
  const title = fillGap(facts.title, 'Job Title');
  const criteria = toCriteria(posting);
  const kit: Document = {
    title: facts.title === '' ? 'Interview kit' : `Interview kit: ${facts.title}`,
    blocks: [
      heading(1, `Interview kit: ${title}`),
      paragraph('Made from the job description as it is now. Change what does not fit.', 'warn'),
      heading(2, 'Screening questions'),
      { kind: 'list', items: toQuestions(facts, posting), ordered: true },
      heading(2, 'Scorecard'),
      bullets(['Applicant: ____________________', 'Interviewer: ____________________', 'Date: ____________________']),
      {
        kind: 'table',
        columns: [
          { label: 'Criterion', weight: 3 },
          { label: 'Listen for', weight: 3 },
          { label: 'Score (1-5)', weight: 1 },
          { label: 'Notes', weight: 3 },
        ],
        rows: criteria.map(({ name, evidence }) => [name, evidence, '', '']),
        foot: [[`Total of ${criteria.length * 5}`, '', '', '']],
      },
      paragraph(`Scores: ${scale.join('; ')}.`, 'muted'),
      heading(2, 'Keep it fair'),
      bullets(manners),
    ],
  };
  return isSample ? { ...kit, mark: 'Sample' } : markDraft(kit);
}
