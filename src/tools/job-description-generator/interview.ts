import { bullets, heading, markDraft, paragraph, type Document } from '@/lib/blocks';
import { fillGap } from '@/lib/gaps';
import { findFamily } from './families';
import { isStatement, midSkill, type Facts } from './facts';

const questionCount = 5;
const mostSkillRows = 6;

const skillQuestions: readonly ((skill: string) => string)[] = [
  (skill) => `Tell me about a recent piece of work where ${skill} mattered. What was your part, and how did it end?`,
  (skill) => `What went less well the last time you worked with ${skill}, and what did you change?`,
  (skill) => `How do you judge whether work that involves ${skill} is good?`,
  (skill) => `If a new colleague had to get up to speed on ${skill}, where would you have them begin?`,
];

const openQuestions = [
  'Which of the duties in this posting have you done before, and what came of it?',
  'Which part of this role would be new to you, and how would you learn it?',
  'What do you need from a manager and a team to do good work?',
  'Tell me about feedback that changed how you work.',
];

/** Five questions, the same for every applicant: the skills first, then the work itself. */
export function toQuestions(facts: Facts): string[] {
  const { question } = findFamily(facts.title, facts.department);
  // Nobody is asked how they got up to speed on a degree.
  const asked = facts.skills.filter((skill) => !isStatement(skill)).slice(0, skillQuestions.length);
  const fromSkills = asked.flatMap((skill, index) => skillQuestions[index]?.(midSkill(skill)) ?? []);
  return [...fromSkills, question, ...openQuestions].slice(0, questionCount);
}

export interface Criterion {
  name: string;
  evidence: string;
}

/** What is scored: each skill once, then what the work asks of everybody. */
export function toCriteria(facts: Facts): Criterion[] {
  const { needs, field } = findFamily(facts.title, facts.department);
  return [
    ...facts.skills.slice(0, mostSkillRows).map((name) => ({ name, evidence: 'A recent example, with their own part and the result' })),
    ...needs.map((name) => ({ name, evidence: 'What they did, not what they would do' })),
    { name: 'Reasons for this role', evidence: `What draws them to this job${field === 'similar work' ? '' : ` in ${field}`}` },
  ];
}

const scale = ['1 = no evidence', '2 = some, with gaps', '3 = what the role needs', '4 = more than that', '5 = could teach it'];

const manners = [
  'Ask every applicant the same questions in the same order.',
  'Write down what was said before you give a score, and score alone before you compare.',
  'Do not ask about age, health, family plans, religion, origin or past pay; several of these are unlawful in many places.',
];

export function toInterviewKit(facts: Facts, isSample: boolean): Document {
  const title = fillGap(facts.title, 'Job Title');
  const criteria = toCriteria(facts);
  const kit: Document = {
    title: facts.title === '' ? 'Interview kit' : `Interview kit: ${facts.title}`,
    blocks: [
      heading(1, `Interview kit: ${title}`),
      paragraph('Template text, made from the skills in the job description. Change what does not fit.', 'warn'),
      heading(2, 'Screening questions'),
      { kind: 'list', items: toQuestions(facts), ordered: true },
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
