import { capitalise, joinWords } from '@/lib/text';
import type { JobType, Level } from './content';
import { findFamily, type Family } from './families';
import { isFormal, isStatement, midSkill, type Facts } from './facts';
import type { Written } from './model';
import { endSentence, withArticle } from './words';

const levelDuties: Record<Level, readonly string[]> = {
  'entry-level': ['Learn our tools and ways of working, and ask early when something is unclear'],
  'mid-level': ['Plan your own work and say early when a date is at risk'],
  'senior-level': ['Take on the hardest parts of the work and explain your choices', 'Mentor colleagues and review their work'],
  'lead-level': ['Set priorities with the team and remove what stands in its way', 'Coach people and give them regular feedback'],
  executive: [
    'Set goals for your area and agree on them with the other executives',
    'Plan its budget and team, and answer for the results',
  ],
};

const years: Record<Exclude<Level, 'executive'>, string> = {
  'entry-level': '0-2',
  'mid-level': '3-5',
  'senior-level': '5-8',
  'lead-level': '8+',
};

const skillWords: Record<Level, string> = {
  'entry-level': 'First practice with',
  'mid-level': 'Practical experience with',
  'senior-level': 'Deep experience with',
  'lead-level': 'Deep experience with',
  executive: 'A sound grasp of',
};

const levelPluses: Record<Level, string> = {
  'entry-level': 'A project, job or course in which you did similar work',
  'mid-level': 'Examples of work you can show or describe',
  'senior-level': 'Experience in mentoring others',
  'lead-level': 'Experience in hiring and growing a team',
  executive: 'Experience in reporting to a board or to owners',
};

const sentenceLevels: Record<Level, string> = {
  'entry-level': 'entry-level',
  'mid-level': 'mid-level',
  'senior-level': 'senior',
  'lead-level': 'lead',
  executive: 'executive',
};

const employeeBenefits = [
  'Health insurance',
  'Paid vacation and public holidays',
  'Paid sick leave',
  'Retirement savings plan',
  'Paid parental leave',
  'Flexible working hours',
  'Yearly budget for training and books',
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

/** Those with a contract of service are not offered what employees get. */
function toBenefits({ contract, workplace }: Facts): string[] {
  const base =
    contract === 'contract' || contract === 'freelance'
      ? contractorBenefits
      : contract === 'internship'
        ? internBenefits
        : employeeBenefits;
  const place =
    base === contractorBenefits ? [] : workplace === 'remote' || workplace === 'hybrid' ? ['Equipment for working from home'] : [];
  return [...base, ...place];
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
      return isNoSinglePlace.test(location)
        ? `The place of work: ${endSentence(location)}`
        : `You will be based in ${endSentence(location)}`;
  }
}

const namedInSummary = 4;

/** "Delivery Drivers", "Kitchen Staff": more than one person, so no article. */
const severalPeople =
  /(?<!\b(?:care|custom|partn|invest|comput|us|oth))(?:[eo]rs|ists|ants|ians|ives|ees|agents|interns|architects|analysts|baristas|chefs|cooks|clerks|nurses|guides|guards|hosts|experts|pilots|apprentices|associates|mechanics|staff|personnel)$/i;

function nameSought(title: string): string {
  if (title === '') return 'a new colleague';
  const bare = title.replace(/^(?:an?|[Tt]he)\s+(?=\p{L}{2})/u, '');
  const [head = ''] = bare.split(/\s*[,(/|–—]|\s-\s|\s(?:for|in|at|of|with)\s/);
  return severalPeople.test(head.trim()) ? bare : withArticle(bare);
}

function toSummary(facts: Facts, { mission }: Family): string {
  const { company, title, department, industry, skills } = facts;
  const named = skills
    .filter((skill) => !isFormal(skill))
    .slice(0, namedInSummary)
    .map(midSkill);
  return [
    `${company === '' ? 'We are' : `${company} is`} looking for ${nameSought(title)} to ${mission}.`,
    `This is ${describeRole(facts)}${department === '' ? '' : ` in our ${department} team`}.`,
    describePlace(facts),
    industry === '' ? '' : `We work in the ${industry} industry.`,
    named.length === 0
      ? ''
      : endSentence(
          `The ${named.length === 1 ? 'skill that matters' : 'skills that matter'} most here ${named.length === 1 ? 'is' : 'are'} ${joinWords(named)}`,
        ),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function toExperience({ level, contract }: Facts, { field }: Family): string {
  if (contract === 'internship')
    return `An interest in ${field === 'similar work' ? 'this kind of work' : field}, shown by study, work or projects of your own`;
  if (level === 'executive') return `Experience of carrying overall responsibility in ${field}, or equivalent skills`;
  return `${years[level]} years of experience in ${field}, or equivalent skills`;
}

/** So many must-haves the writer fills up to; skills that were typed always count. */
const fewRequirements = 5;

/** The user's own skills are the must-haves. What the writer adds fills up to a short list, and is otherwise a plus. */
function toRequired(facts: Facts, family: Family, level: Level): { required: string[]; spare: string[] } {
  const skills = facts.skills.map((skill) => (isStatement(skill) ? capitalise(skill) : `${skillWords[level]} ${midSkill(skill)}`));
  const [experience, ...needs] = [toExperience(facts, family), ...family.needs];
  const room = Math.max(0, fewRequirements - skills.length);
  return room === 0
    ? { required: skills, spare: [experience, ...needs] }
    : { required: [experience, ...skills, ...needs.slice(0, room - 1)], spare: needs.slice(room - 1) };
}

/** The same facts give the same posting. */
export function writePosting(facts: Facts): Written {
  const family = findFamily(facts.title, facts.department);
  const { skills, industry, contract, department } = facts;
  // An internship asks for first practice, whatever level is set.
  const level = contract === 'internship' ? 'entry-level' : facts.level;
  const inUse = skills
    .filter((skill) => !isStatement(skill))
    .slice(0, 2)
    .map(midSkill);
  const { required, spare } = toRequired(facts, family, level);
  return {
    summary: toSummary(facts, family),
    lines: {
      responsibilities: [
        ...(contract === 'internship' ? ['Take part in all of the work below, with guidance from the team'] : []),
        ...family.duties,
        ...(inUse.length > 0 ? [`Use ${joinWords(inUse)} in everyday work`] : []),
        // Who leads the company has no area beside others.
        ...(level === 'executive' && family.field === 'company leadership'
          ? ['Plan the budget and answer for the results']
          : levelDuties[level]),
        ...(contract === 'contract' || contract === 'freelance'
          ? ['Agree on scope, dates and handover in writing before work starts']
          : []),
        ...(department === '' ? [] : [`Keep the ${department} team up to date on progress and open questions`]),
      ],
      required,
      preferred: [...spare, ...(industry === '' ? [] : [`Experience in the ${industry} industry`]), ...family.pluses, levelPluses[level]],
      benefits: toBenefits(facts),
    },
  };
}
