import type { TradeName } from '@/writer/trade-names';

/** Invented people are put together from these; no pair is meant to be anybody. */
const womensNames = 'Amara;Camila;Elif;Greta;Ines;Keiko;Maya;Oona;Priya;Rosa;Tara;Vera;Wanda;Zoe'.split(';');
const mensNames = 'Björn;Dmitri;Farid;Hugo;Jonas;Leon;Nils;Quentin;Samuel;Umar;Yusuf'.split(';');

/** Anybody's, unless the target market names women or men. */
export const firstNames = { women: womensNames, men: mensNames, anyone: [...womensNames, ...mensNames] };
export const lastNames =
  'Adeyemi;Brandt;Castillo;Dubois;Eriksen;Fontaine;Gupta;Hansen;Ibarra;Jansen;Kowalski;Lopes;Moreau;Nakamura;Okafor;Petrov;Quinn;Rahman;Silva;Torres;Ueda;Vargas;Weber;Yilmaz;Zeller'.split(
    ';',
  );

/** In words, since a figure in somebody's currency would look like a finding. */
export const incomes = [
  'Around the local average',
  'A little above the local average',
  'A little below the local average',
  'Well above the local average',
  'Changes from month to month',
] as const;

/** Those who decide on the money earn more, as a rule, than those who work with what is bought. */
export const companyIncomes: Record<'champion' | 'budget' | 'other', string> = {
  champion: 'A little above the local average',
  budget: 'Well above the local average',
  other: 'Around the local average',
};

export const locations = [
  'in a large city',
  'in a mid-sized town',
  'in a suburb with a train line',
  'in a small town',
  'in a village near a larger town',
  'on the outskirts of a city',
] as const;

/** Parts of a named place, be it a city or a country. */
export const partsOfPlace = ['in the north of', 'in the south of', 'in the east of', 'in the west of'] as const;

/** Those who are only passing through live elsewhere. */
export const soundsAway = /touris|visitor|travell?er|holiday|guests?\b|commuter/i;

/** For those who are meant to live around the corner. */
export const nearLocations = ['in the same street', 'a few streets away', 'in the next quarter', 'ten minutes away on foot'] as const;
export const soundsNear = /neighbou?r|\blocal|nearby|around the corner|our (town|street|quarter|area|village)/i;

/** Those who pay, those who argue for it, those who use it; two of each, by the trade of the buyers. */
type Jobs = readonly [payers: string, champions: string, users: string];

const officeJobs: Jobs = [
  'Managing director of a small company|Head of finance',
  'Operations manager|Head of a department',
  'Team lead|Office administrator',
];

export const jobsByTrade: Partial<Record<TradeName, Jobs>> = {
  food: ['Restaurant owner|Manager of two cafés', 'Head chef|Restaurant manager', 'Shift leader|Sous-chef'],
  ecommerce: ['Owner of an online shop|Head of e-commerce', 'Online shop manager|Head of customer care', 'Order clerk|Product data editor'],
  beauty: ['Salon owner|Manager of a small chain of salons', 'Salon manager|Senior stylist', 'Stylist|Receptionist in a salon'],
  home: ['Owner of a home-service firm|Property manager', 'Dispatch manager|Service manager', 'Service technician|Office assistant'],
  retail: ['Shop owner|Regional retail manager', 'Store manager|Buyer for a small chain', 'Sales assistant|Stockroom lead'],
  health: ['Practice owner|Clinic director', 'Practice manager|Head nurse', 'Medical assistant|Therapist'],
  education: ['School head|Managing director of a training company', 'Head of studies|Training manager', 'Teacher|Course administrator'],
  finance: ['Partner in an accounting firm|Head of finance', 'Finance manager|Head of compliance', 'Accountant|Payroll clerk'],
  manufacturing: [
    'Managing director of a factory|Plant manager',
    'Production manager|Quality manager',
    'Shift supervisor|Maintenance technician',
  ],
  services: ['Agency owner|Partner in a consulting firm', 'Head of client services|Project director', 'Consultant|Project manager'],
  property: [
    'Owner of a building firm|Head of property management',
    'Site manager|Letting manager',
    'Property administrator|Site supervisor',
  ],
  travel: ['Hotel owner|Managing director of a tour company', 'Hotel manager|Event manager', 'Front-desk lead|Tour planner'],
  media: ['Publisher|Managing director of a studio', 'Editor-in-chief|Producer', 'Editor|Video editor'],
  energy: [
    'Managing director of an energy firm|Head of a public utility',
    'Project developer|Energy manager',
    'Grid planner|Field technician',
  ],
  nonprofit: ['Director of a charity|Board treasurer', 'Programme manager|Fundraising lead', 'Volunteer coordinator|Caseworker'],
  logistics: ['Owner of a haulage firm|Head of logistics', 'Warehouse manager|Fleet manager', 'Dispatcher|Driver'],
  farming: ['Farm owner|Manager of a growers’ cooperative', 'Farm manager|Head grower', 'Farm worker|Machine operator'],
  software: [
    'Founder of a software company|Chief technology officer',
    'Head of product|Engineering manager',
    'Software developer|Support engineer',
  ],
};
export const generalJobs = officeJobs;
export const blockers = ['Head of IT and security', 'Head of purchasing', 'Data protection officer', 'Quality manager'];

/** Buyers whose trade alone would give them the wrong jobs. */
export const jobsByBuyer: readonly { words: RegExp; jobs: Jobs }[] = [
  {
    words: /hospital(?!ity)/i,
    jobs: [
      'Hospital director|Head of finance at a hospital',
      'Head of nursing|Head of a hospital department',
      'Ward nurse|Medical secretary',
    ],
  },
  {
    words: /municipal|\bcouncils?\b|public (?:sector|authorit)|local authorit|government|city hall/i,
    jobs: [
      'Town treasurer|Head of administration',
      'Head of a municipal department|Project lead in public works',
      'Case officer|Town hall clerk',
    ],
  },
  {
    words: /universit|\bcolleges?\b/i,
    jobs: ['Head of administration at a university|Dean', 'Head of a department|Programme director', 'Lecturer|Faculty office clerk'],
  },
  {
    words: /start-?ups?\b|scale-?ups?\b/i,
    jobs: [
      'Founder and managing director|Co-founder in charge of finance',
      'Head of operations|Head of product',
      'First office hire|Developer in a small team',
    ],
  },
];

/** Some people of a kind. */
export interface Side {
  jobs: readonly string[];
  ages: readonly [number, number];
  incomes?: readonly string[];
}
interface Group extends Side {
  words: RegExp;
}

export const smallBudgets = ['A small budget of their own', 'Changes from month to month', 'A little below the local average'] as const;

export const retired: Group = {
  words: /\bseniors\b|senior citizen|\bretire[ed]|pensioner|\belderly|older (?:people|adults|women|men|patients)|grandparent/i,
  jobs: ['Retired teacher', 'Retired clerk', 'Retired craftsperson'],
  ages: [64, 76],
  incomes: ['A pension around the local average', 'A small pension', 'A pension and some savings'],
};

/** Where the target market itself says who someone is; the one named first counts. */
export const groups: readonly Group[] = [
  retired,
  {
    words: /\bteen|pupil|school ?kid/i,
    jobs: ['School pupil', 'Apprentice', 'Pupil with a weekend job'],
    ages: [15, 18],
    incomes: smallBudgets,
  },
  {
    words: /\b(?:recent |new )?graduates\b/i,
    jobs: ['Graduate in a first job', 'Graduate looking for work', 'Trainee with a degree'],
    ages: [22, 30],
    incomes: smallBudgets,
  },
  {
    words: /student|campus/i,
    jobs: ['University student', 'Student with a part-time job', 'Student in a shared flat'],
    ages: [19, 26],
    incomes: smallBudgets,
  },
  { words: /\bnurses?\b/i, jobs: ['Nurse on rotating shifts', 'Nurse in a small practice', 'Ward nurse'], ages: [26, 58] },
  {
    words: /\b(?:doctors?|physicians?|medics|medical professionals)\b/i,
    jobs: ['General practitioner', 'Hospital doctor', 'Doctor in a shared practice'],
    ages: [30, 62],
  },
  { words: /care ?givers?|\bcarers?\b/i, jobs: ['Clerk who cares for a parent', 'Home carer', 'Care assistant'], ages: [28, 62] },
  { words: /teacher|educator/i, jobs: ['Primary-school teacher', 'Secondary-school teacher', 'Teaching assistant'], ages: [26, 60] },
  {
    words: /freelanc|self-?employed/i,
    jobs: ['Freelance designer', 'Freelance translator', 'Self-employed photographer'],
    ages: [25, 55],
  },
  {
    words: /creator|influencer|youtuber|podcaster|streamer/i,
    jobs: ['Video creator with a day job', 'Podcaster', 'Newsletter writer'],
    ages: [20, 48],
  },
  { words: /\bartists?\b/i, jobs: ['Illustrator', 'Ceramic artist with a day job', 'Painter who teaches'], ages: [24, 62] },
  {
    words: /founder|entrepreneur|start-?ups?\b/i,
    jobs: ['First-time founder', 'Co-founder of a young company', 'Founder with a day job'],
    ages: [25, 52],
  },
  {
    words: /(?<!property |estate |business )developer|programmer|software engineer/i,
    jobs: ['Software developer', 'Developer in a small team', 'Developer in a large company'],
    ages: [24, 54],
  },
  {
    words: /(?:parents|mothers|fathers|mums|moms|dads) (?:of|with) (?:teen|adolescent|older child)/i,
    jobs: ['Parent of two teenagers with an office job', 'Parent of a teenager, works shifts', 'Self-employed parent of teenagers'],
    ages: [37, 55],
  },
  { words: /\b(?:farmers|growers)\b/i, jobs: ['Owner of a family farm', 'Farm manager', 'Part-time farmer'], ages: [28, 63] },
  {
    words:
      /parent|mother|father|\bmums?\b|\bmoms?\b|\bdads?\b|\bfamil(?:y|ies)\b(?! (?:doctor|business|firm|compan|restaurant|hotel|office|farm))|bab(?:y|ies)|toddler/i,
    jobs: ['Parent of two with an office job', 'Parent who works part-time', 'Parent with shift work', 'Self-employed parent of three'],
    ages: [28, 50],
  },
  {
    words: /remote (?:work|employ|staff|first)|digital nomad|home office/i,
    jobs: ['Remote customer adviser', 'Analyst who works from home', 'Remote project manager'],
    ages: [25, 55],
  },
  {
    words: /athlet|runners|cyclists|fitness|gym-?goer|sports? (?:fan|lover|people)/i,
    jobs: ['Amateur athlete with an office job', 'Youth coach and bank clerk', 'Electrician who trains three times a week'],
    ages: [22, 55],
  },
  {
    words: /home ?owner|house ?owner/i,
    jobs: ['Homeowner and office manager', 'Homeowner and electrician', 'Homeowner who works from home'],
    ages: [32, 63],
  },
  { words: /landlord/i, jobs: ['Landlord of one flat', 'Landlord with a day job', 'Landlord of a small house'], ages: [36, 66] },
  { words: /tenant|renter/i, jobs: ['Tenant with an office job', 'Tenant in a shared flat', 'Tenant who works shifts'], ages: [22, 56] },
];

/** For those who are under or just over twenty. */
export const earlyJobs = ['Student with a part-time job', 'Trainee in an office', 'Sales assistant', 'Apprentice electrician'] as const;

export const everydayJobs = [
  'Office administrator',
  'Electrician',
  'Pharmacist',
  'Bus driver',
  'Graphic designer',
  'Sales adviser',
  'Lab technician',
  'Civil servant',
  'Joiner',
  'Librarian',
  'Bank clerk',
  'Logistics planner',
] as const;

export const sellers = [
  'Owner of a small business',
  'Self-employed provider',
  'Part-time provider with a day job',
  'Independent supplier',
] as const;

/** Words that name organisations rather than people. */
export const soundsLikeCompanies =
  /compan|business|\bfirms?\b|\bteams?\b|clinic|agenc|restaurant|hotel|\bshops?\b|\bstores?\b|schools\b|(?:business|shop|store|salon|gym|studio|agency|restaurant|café|cafe|hotel|company|firm) owner|manager|hospital|municipal|dealership|enterprise|\bb2b\b|\boffices?\b|department|practice|retailer|manufactur|\bsmes?\b|organi[sz]ation/i;
