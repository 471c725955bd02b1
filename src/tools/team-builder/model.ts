import { addMonths, firstOfMonth } from '@/lib/dates';
import {
  choice,
  day,
  decimal,
  email,
  flag,
  integer,
  list,
  longText,
  money,
  percent,
  range,
  text,
  longTextLimit,
  type DraftOf,
  type RecordOf,
  type Surroundings,
} from '@/lib/fields';
import { groupBy } from '@/lib/lists';
import { multiplyMoney, toMinor } from '@/lib/money';
import { formatNumber, sumOf } from '@/lib/numbers';
import { photoPattern } from '@/lib/avatars';
import { hasSample, recordsState, type RecordsData } from '@/kinds/records/state';

export const departments = [
  'Engineering',
  'Product',
  'Design',
  'Marketing',
  'Sales',
  'Operations',
  'Finance',
  'HR',
  'Customer Success',
  'Legal',
] as const;
export type Department = (typeof departments)[number];

export const fields = {
  name: text('Name', { required: 'Enter a name.', maxLength: 200, placeholder: 'Ana Silva' }),
  role: text('Role', { required: 'Enter a role.', maxLength: 200, placeholder: 'Lead engineer' }),
  department: choice('Department', departments, { required: 'Choose a department.', placeholder: 'Select a department' }),
  /** The manager's id; after an import it may be a name that is not in the team yet. */
  reportsTo: text('Reports To', { maxLength: 200 }),
  email: email('Email', { maxLength: 320, placeholder: 'ana@company.com' }),
  phone: { ...text('Phone', { maxLength: 80 }), kind: 'tel' as const },
  location: text('Location', { maxLength: 200, placeholder: 'Lisbon, remote' }),
  skills: list('Skills', { hint: 'Separate them with commas.', placeholder: 'TypeScript, Hiring, SQL' }),
  bio: longText('Bio'),
  startDate: day('Start Date'),
  /** For the cap table, which says what part of the company that is. */
  grant: integer('Equity Grant (shares)', { min: 0, max: 1e12, hint: 'Shares or options promised' }),
  salary: money('Salary', { min: 0, hint: 'Per year' }),
  performance: range('Performance', { min: 1, max: 10, default: '5', unit: '/10' }),
  /** Such as a member from a file that has no scores: the 5 of the form is nobody's opinion of them. */
  unrated: flag('Not rated yet'),
  /** A small PNG in base64. It is in no table. */
  photo: text('Photo', { maxLength: longTextLimit }),
};
export type Member = RecordOf<typeof fields>;

/** Left out of files and prints until the user ticks otherwise. */
export const privateNames = ['grant', 'salary', 'performance', 'unrated'] as const;

/** In dots a side: what is kept of a photo fits where any long text does. */
export const photoSize = 96;

/** The picture, where it is one. */
export const photoOf = ({ photo }: Pick<Member, 'photo'>) => (photo.startsWith('iVBORw0KGgo') && photoPattern.test(photo) ? photo : '');

/** What a file may say of a member: a score only where it has one. */
const { unrated: _formOnly, photo: _picture, ...plainFields } = fields;
export const importFields = { ...plainFields, performance: decimal('Performance', { min: 0, max: 10 }) };

/** An imported score; nothing, or 0, is no score. */
export const settleRating = <M extends Pick<Member, 'performance'>>(member: M): M & Pick<Member, 'unrated'> =>
  member.performance > 0
    ? { ...member, performance: Math.max(1, Math.round(member.performance)), unrated: false }
    : { ...member, performance: Number(fields.performance.default), unrated: true };

export const planFields = {
  burden: percent('Payroll Tax and Benefits (%)', {
    default: '30',
    min: 0,
    max: 5,
    hint: 'An assumption, on top of salary. 25 to 35 is usual.',
  }),
  neededSkills: list('Skills You Need', { hint: 'Separate them with commas. What nobody has shows as a gap.', maxLength: 4000 }),
};

/** Two ways the team may grow, to be set side by side. */
export const hiringPlans = ['a', 'b'] as const;
export type HiringPlan = (typeof hiringPlans)[number];
export const planName = (plan: HiringPlan) => `Plan ${plan.toUpperCase()}`;

/** A place in the team that nobody holds yet. */
export const roleFields = {
  title: text('Title', { required: 'Enter a title.', maxLength: 200, placeholder: 'Backend engineer' }),
  department: fields.department,
  /** "2027-03". */
  startMonth: text('Start Month', { required: 'Choose a start month.', maxLength: 20 }),
  reportsTo: fields.reportsTo,
  scenario: choice('Hiring Plan', ['both', ...hiringPlans], {
    default: 'both',
    labels: { both: 'Both plans', a: 'Plan A only', b: 'Plan B only' },
  }),
  salary: money('Salary', { min: 0, hint: 'Per year' }),
};
export type OpenRole = RecordOf<typeof roleFields>;
/** As typed, so that an amount keeps its face value in another currency. */
export type StoredRole = DraftOf<typeof roleFields> & { id: string; isEdited?: true };

export interface TeamExtra extends DraftOf<typeof planFields> {
  openRoles: StoredRole[];
  /** The plan that the chart, the payroll and other tools go by. */
  planInUse: HiringPlan;
}

const startExtra: TeamExtra = { burden: '30', neededSkills: '', openRoles: [], planInUse: 'a' };

const base = recordsState<typeof fields, TeamExtra>({
  version: 4,
  fields,
  sample: sampleTeam,
  extra: startExtra,
  migrate: toCurrent,
});

export const hasSampleWork = ({ records, extra }: RecordsData<typeof fields, TeamExtra>) =>
  hasSample(records) || hasSample(extra.openRoles);

export const state: typeof base = {
  ...base,
  isSample: hasSampleWork,
  sample: (around) => ({
    records: sampleTeam(around),
    currency: around.currency,
    extra: { ...startExtra, openRoles: sampleRoles(around) },
  }),
};

/** Version 1 knew no open roles, version 2 nobody without a score, version 3 no grants, photos or second plan. */
function toCurrent(data: unknown): unknown {
  const { extra, records, ...rest } = data as { extra: { openRoles?: object[] }; records: object[] };
  return {
    ...rest,
    records: records.map((record) => ({ unrated: false, grant: 0, photo: '', ...record })),
    extra: { planInUse: 'a', ...extra, openRoles: (extra.openRoles ?? []).map((role) => ({ scenario: 'both', ...role })) },
  };
}

function sampleRoles({ today }: Surroundings): StoredRole[] {
  const startMonth = (months: number) => today && addMonths(firstOfMonth(today), months).slice(0, 7);
  return [
    {
      id: 'sample-9',
      title: 'DevOps engineer',
      department: 'Engineering',
      startMonth: startMonth(2),
      reportsTo: 'sample-2',
      scenario: 'both',
      salary: '96000',
    },
    {
      id: 'sample-10',
      title: 'Marketing lead',
      department: 'Marketing',
      startMonth: startMonth(4),
      reportsTo: 'sample-1',
      scenario: 'both',
      salary: '72000',
    },
  ];
}

function sampleTeam({ today, currency }: Surroundings): Member[] {
  const member = (
    id: string,
    [name, role, department]: [string, string, Department],
    reportsTo: string,
    [salary, performance, months]: [number, number, number],
    [location, skills]: [string, string[]],
  ): Member => ({
    id: `sample-${id}`,
    name,
    role,
    department,
    reportsTo: reportsTo && `sample-${reportsTo}`,
    email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
    phone: '',
    location,
    skills,
    bio: '',
    startDate: today && addMonths(today, -months),
    grant: 0,
    salary: toMinor(salary, currency),
    performance,
    unrated: false,
    photo: '',
  });
  return [
    member('1', ['Ana Silva', 'Chief executive', 'Operations'], '', [120000, 8, 30], ['Lisbon', ['Fundraising', 'Hiring', 'Sales']]),
    member('2', ['Jon Berg', 'Chief technology officer', 'Engineering'], '1', [125000, 9, 30], ['Oslo', ['TypeScript', 'AWS', 'Hiring']]),
    member('3', ['Mara Okoye', 'Backend engineer', 'Engineering'], '2', [95000, 7, 14], ['Remote', ['TypeScript', 'SQL']]),
    member('4', ['Li Wei', 'Frontend engineer', 'Engineering'], '2', [90000, 6, 8], ['Remote', ['TypeScript', 'Accessibility']]),
    member('5', ['Priya Nair', 'Product designer', 'Design'], '2', [88000, 8, 12], ['London', ['Figma', 'User research']]),
    member('6', ['Tom Reed', 'Head of sales', 'Sales'], '1', [85000, 5, 6], ['Dublin', ['Sales', 'CRM']]),
    member('7', ['Sofia Rossi', 'Account executive', 'Sales'], '6', [62000, 7, 3], ['Milan', ['Sales']]),
    member('8', ['Sam Cole', 'Customer success lead', 'Customer Success'], '6', [64000, 9, 10], ['Dublin', ['Onboarding', 'CRM']]),
  ];
}

export interface Summary {
  members: number;
  departments: number;
  totalSalary: number;
  fullyLoaded: number;
  /** One decimal, half up, over those who are rated; 0 while nobody is. */
  averagePerformance: number;
  rated: number;
}

/** Salary with payroll tax and benefits on top. */
export const addBurden = (salary: number, burden: number) => salary + multiplyMoney(salary, burden);

export function computeSummary(members: readonly Member[], burden: number): Summary {
  const totalSalary = sumOf(members.map(({ salary }) => salary));
  const scores = members.filter(({ unrated }) => !unrated).map(({ performance }) => performance);
  return {
    members: members.length,
    departments: new Set(members.map(({ department }) => department)).size,
    totalSalary,
    fullyLoaded: addBurden(totalSalary, burden),
    // Rounded from whole numbers: 169 points over 20 people are 8.45, which a division first would make 8.4.
    averagePerformance: scores.length === 0 ? 0 : Math.round((sumOf(scores) * 10) / scores.length) / 10,
    rated: scores.length,
  };
}

export const formatAverage = (average: number) => `${formatNumber(average, 1)}/10`;

/** Why the average is what it is, where that is not plain. */
export function describeRated({ members, rated }: Summary): string {
  if (members === 0) return 'No members yet';
  if (rated === 0) return 'Nobody is rated yet';
  return rated < members ? `Of ${formatNumber(rated)} rated, ${formatNumber(members - rated)} not rated yet` : '';
}

export const monthlyOf = (yearly: number) => Math.round(yearly / 12);

export function performanceTone(score: number): 'good' | 'warn' | 'bad' {
  if (score >= 8) return 'good';
  return score >= 6 ? 'warn' : 'bad';
}

/** In the order of the department list; departments without members are left out. */
export function toGroups(members: readonly Member[]): { department: Department; members: Member[] }[] {
  const groups = groupBy(members, ({ department }) => department);
  return departments.flatMap((department) => {
    const found = groups.get(department);
    return found ? [{ department, members: found }] : [];
  });
}

/** Two rows with the same name and address are one person, so a file imported twice adds nothing. */
export const memberIdentity = ({ name, email: address, department }: Pick<Member, 'name' | 'email' | 'department'>) =>
  JSON.stringify([name.trim().toLowerCase(), address === '' ? department : address.toLowerCase()]);

export const searchText = (member: Member) =>
  `${member.name} ${member.role} ${member.department} ${member.location} ${member.email} ${member.skills.join(' ')}`;

export const sortings = {
  newest: undefined,
  name: { by: ({ name }: Member) => name },
  performance: { by: ({ performance, unrated }: Member) => (unrated ? 0 : performance), isDescending: true },
  salary: { by: ({ salary }: Member) => salary, isDescending: true },
  start: { by: ({ startDate }: Member) => startDate },
};

export interface Filter {
  query: string;
  department: 'all' | Department;
  sort: keyof typeof sortings;
}
export const startFilter: Filter = { query: '', department: 'all', sort: 'newest' };
