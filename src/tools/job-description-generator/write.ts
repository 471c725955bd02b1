import { endSentence } from '@/lib/sentences';
import { joinWords } from '@/lib/text';
import type { Role } from '@/writer/trades/roles';
import { inSentence, isSaid } from '@/writer/in-sentence';
import { sayField } from '@/writer/say-field';
import { isBoilerplate } from './about';
import { beginSentence } from '@/writer/words';
import type { JobType, Level } from './content';
import type { Facts } from './facts';
import type { Written } from './model';
import { withArticle } from './words';

/** What the level adds to a known role; the first two add nothing of their own. */
const levelDuties: Record<Level, string> = {
  'entry-level': '',
  'mid-level': '',
  'senior-level': 'Help colleagues grow and review their work',
  'lead-level': 'Set priorities with the team and give people regular feedback',
  executive: 'Set goals and a budget, and answer for the results',
};

const experience: Record<Level, string> = {
  'entry-level': '0-2 years of experience in a similar role, or equivalent skills',
  'mid-level': '3-5 years of experience in a similar role, or equivalent skills',
  'senior-level': '5-8 years of experience in a similar role, or equivalent skills',
  'lead-level': '8+ years of experience in a similar role, or equivalent skills',
  executive: 'Experience in a role with overall responsibility, or equivalent skills',
};

const sentenceLevels: Record<Level, string> = {
  'entry-level': 'entry-level',
  'mid-level': 'mid-level',
  'senior-level': 'senior',
  'lead-level': 'lead',
  executive: 'executive',
};

/** Asked where nobody said it and the title does not tell. */
const open = {
  responsibilities: [
    '[What does this person do on a normal day?]',
    '[What do they decide or look after on their own?]',
    '[What should be better after six months?]',
  ],
  required: '[Which skills does the first day need?]',
  preferred: '[What would help, but can be learned on the job?]',
};

const employeeBenefits = [
  'Health insurance',
  'Paid vacation and public holidays',
  'Paid sick leave',
  'Retirement savings plan',
  'Paid parental leave',
  'Flexible working hours',
  'Annual budget for training and books',
];
const internBenefits = [
  'Pay for every hour worked',
  'A named mentor and regular feedback',
  'A written reference at the end',
  'Flexible hours around studies',
];
const contractorBenefits = [
  'Payment within 14 days of an invoice',
  'Clear scope and a single contact person',
  'Flexible working hours',
  'Access to the tools the work needs',
];

/** To be ticked. Those with a contract of service are not offered what employees get. */
function toBenefits({ contract, workplace }: Facts): string[] {
  if (contract === 'contract' || contract === 'freelance') return contractorBenefits;
  const base = contract === 'internship' ? internBenefits : employeeBenefits;
  return workplace === 'remote' || workplace === 'hybrid' ? [...base, 'Equipment for working from home'] : base;
}

const typeWords: Record<JobType, string> = {
  'full-time': 'full-time',
  'part-time': 'part-time',
  contract: 'contract',
  freelance: 'freelance',
  internship: 'internship',
  remote: 'remote',
};

/** "a full-time, mid-level role", "an internship", "a remote, senior role". */
function describeRole({ jobType, contract, level }: Facts): string {
  if (contract === 'internship') return jobType === 'remote' ? 'a remote internship' : 'an internship';
  const words = [...(jobType === 'remote' ? ['remote'] : []), ...(contract === '' ? [] : [typeWords[contract]]), sentenceLevels[level]];
  return withArticle(`${words.join(', ')} role`);
}

/** "Denver or remote", "Anywhere": no place one can be in. */
const isNoSinglePlace = /\b(?:remote(?:ly)?|hybrid|home|anywhere|worldwide|global|nationwide|flexible|multiple|several|various)\b/i;

function describePlace({ workplace, location }: Pick<Facts, 'workplace' | 'location'>): string {
  if (workplace !== 'unsaid' && isNoSinglePlace.test(location)) return describePlace({ workplace, location: '' });
  switch (workplace) {
    case 'remote':
      return location === '' ? 'You will work remotely.' : `You will work remotely, with ${location} as the place of hire.`;
    case 'hybrid':
      return location === ''
        ? 'You will divide your week between home and the office.'
        : `You will divide your week between home and our office in ${endSentence(location)}`;
    case 'on-site':
      return location === '' ? 'You will work on site.' : `You will work on site in ${endSentence(location)}`;
    case 'unsaid':
      if (location === '') return '';
      return isNoSinglePlace.test(location) ? `Place of work: ${endSentence(location)}` : `You will be based in ${endSentence(location)}`;
  }
}

/** "Delivery Drivers", "Kitchen Staff": more than one person, so no article. */
const severalPeople =
  /(?<!\b(?:care|custom|partn|invest|comput|us|oth))(?:[eo]rs|ists|ants|ians|ives|ees|agents|interns|architects|analysts|baristas|chefs|cooks|clerks|nurses|guides|guards|hosts|experts|pilots|apprentices|associates|mechanics|staff|personnel)$/i;

function nameSought(title: string): string {
  if (title === '') return 'a new colleague';
  const bare = title.replace(/^(?:an?|[Tt]he)\s+(?=\p{L}{2})/u, '');
  const [head = ''] = bare.split(/\s*[,(/|–—]|\s-\s|\s(?:for|in|at|of|with)\s/);
  // "Night baker" is no name; "Backend Engineer" is written as one.
  const sought = inSentence(bare);
  return severalPeople.test(head.trim()) ? sought : withArticle(sought);
}

/** "We are a dental lab": a kind of company says what it is, a sentence says it itself. */
function sayKind(industry: string): string | undefined {
  if (isSaid(industry)) return endSentence(industry);
  const field = sayField(industry);
  return field?.startsWith('We are ') ? field : undefined;
}
const isPlain = (industry: string) => !/[,;(]/.test(industry);

/** Opens with why the job exists, with the company, or with the job itself: whatever was said. */
function toSummary(facts: Facts): string {
  const { company, title, department, industry, purpose } = facts;
  // What fills a paragraph has a section of its own.
  const about = isBoilerplate(facts.about) ? '' : facts.about;
  const sought = `${company === '' ? 'We are' : `${company} is`} looking for ${nameSought(title)}.`;
  const terms = `This is ${describeRole(facts)}${department === '' ? '' : ` in our ${department} team`}.`;
  const said = (text: string) => (text === '' ? '' : endSentence(beginSentence(text)));
  const what =
    industry === ''
      ? ''
      : (sayKind(industry) ?? endSentence(`Our ${isPlain(industry) ? 'business is' : 'line of work is this:'} ${inSentence(industry)}`));
  const line = isBoilerplate(facts.about) ? '' : what;
  const sentences =
    purpose !== ''
      ? [sought, said(purpose), terms, describePlace(facts), said(about) || line]
      : about !== ''
        ? [said(about), sought, terms, describePlace(facts)]
        : [sought, terms, describePlace(facts), line];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const lowerFirst = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** What was said; else what the role suggests, to be edited; else the questions. */
function toDuties({ tasks, level, contract }: Facts, role: Role | undefined): string[] {
  if (tasks.length > 0) return tasks;
  if (!role) return open.responsibilities;
  const results = `How success is measured: ${joinWords(role.measures.map(lowerFirst))}`;
  const more = contract === 'internship' ? [] : [levelDuties[level], results];
  return [...role.duties, ...more].filter((duty) => duty !== '');
}

const isNamed = (skill: string, skills: readonly string[]) => skills.some((one) => one.toLowerCase().includes(skill.toLowerCase()));

/** The same facts and the same role give the same posting. */
export function writePosting(facts: Facts, role?: Role): Written {
  const { skills, industry, contract, level } = facts;
  const suggested = role?.skills.filter((skill) => !isNamed(skill, skills)) ?? [];
  const first = contract === 'internship' ? 'An interest in this field, shown through study, work or your own projects' : experience[level];
  // Few must-haves: of what the role suggests, the first two.
  const musts = skills.length > 0 ? 0 : 2;
  const needed = skills.length > 0 ? skills.map(beginSentence) : suggested.length > 0 ? suggested.slice(0, musts) : [open.required];
  const helpful = [
    ...suggested.slice(musts),
    ...(industry === ''
      ? []
      : [
          isPlain(industry) && sayKind(industry) === undefined
            ? `Experience in ${inSentence(industry)}`
            : `Experience in this field: ${industry}`,
        ]),
  ];
  return {
    summary: toSummary(facts),
    lines: {
      responsibilities: toDuties(facts, role),
      required: [first, ...needed],
      preferred: helpful.length > 0 ? helpful : [open.preferred],
      benefits: toBenefits(facts),
    },
  };
}
