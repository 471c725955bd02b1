import type { TradeName } from '@/writer/trade-names';

/** Invented people are put together from these; no pair is meant to be anybody. */
export const firstNames =
  'Amara;Björn;Camila;Dmitri;Elif;Farid;Greta;Hugo;Ines;Jonas;Keiko;Leon;Maya;Nils;Oona;Priya;Quentin;Rosa;Samuel;Tara;Umar;Vera;Wanda;Yusuf;Zoe'.split(
    ';',
  );
export const lastNames =
  'Adeyemi;Brandt;Castillo;Dubois;Eriksen;Fontaine;Gupta;Hansen;Ivanova;Jansen;Kowalski;Lopes;Moreau;Nakamura;Okafor;Petrov;Quinn;Rahman;Silva;Torres;Ueda;Vargas;Weber;Yilmaz;Zeller'.split(
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

export const companyIncomes = ['Around the local average', 'A little above the local average', 'Well above the local average'] as const;

export const locations = [
  'in a large city',
  'in a mid-sized town',
  'in a suburb with a train line',
  'in a small town',
  'in a village near a larger town',
  'on the outskirts of a city',
] as const;

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

/** Where the target market itself says who someone is. */
export const groups: readonly { words: RegExp; jobs: readonly string[]; ages: readonly [number, number]; incomes?: readonly string[] }[] = [
  {
    words: /\bteen|pupil|school ?kid/i,
    jobs: ['School pupil', 'Apprentice', 'Pupil with a weekend job'],
    ages: [15, 18],
    incomes: ['A small budget of their own', 'Changes from month to month', 'A little below the local average'],
  },
  {
    words: /student|graduate|campus/i,
    jobs: ['University student', 'Student with a part-time job', 'Recent graduate'],
    ages: [19, 26],
    incomes: ['A small budget of their own', 'Changes from month to month', 'A little below the local average'],
  },
  {
    words: /senior|retire|pension|elder|older/i,
    jobs: ['Retired teacher', 'Retired clerk', 'Retired craftsperson'],
    ages: [64, 76],
    incomes: ['A pension around the local average', 'A small pension', 'A pension and some savings'],
  },
  { words: /nurs|doctor|care ?giver|carer|medic/i, jobs: ['Nurse on rotating shifts', 'Care assistant', 'Ward nurse'], ages: [26, 58] },
  { words: /teach|educator/i, jobs: ['Primary-school teacher', 'Secondary-school teacher', 'Teaching assistant'], ages: [26, 60] },
  {
    words: /freelanc|self-?employed|creator|artist|influencer/i,
    jobs: ['Freelance designer', 'Freelance translator', 'Self-employed photographer'],
    ages: [25, 55],
  },
  {
    words: /founder|entrepreneur|start-?ups?\b/i,
    jobs: ['First-time founder', 'Co-founder of a young company', 'Founder with a day job'],
    ages: [25, 52],
  },
  {
    words: /developer|programmer|engineer/i,
    jobs: ['Software developer', 'Engineer in a small team', 'Developer in a large company'],
    ages: [24, 54],
  },
  {
    words: /parent|mother|father|\bmums?\b|\bmoms?\b|\bdads?\b|famil|bab(y|ies)|toddler/i,
    jobs: [
      'Parent of two with an office job',
      'Parent of a toddler, back at work part-time',
      'Single parent with shift work',
      'Parent of teenagers, self-employed',
    ],
    ages: [28, 50],
  },
  {
    words: /remote|digital nomad|home office/i,
    jobs: ['Remote customer adviser', 'Analyst who works from home', 'Remote project manager'],
    ages: [25, 55],
  },
  {
    words: /athlet|runner|cyclist|fitness|gym|sport/i,
    jobs: ['Amateur runner with an office job', 'Youth coach and bank clerk', 'Electrician who trains three times a week'],
    ages: [22, 55],
  },
  {
    words: /home ?owner|house ?owner|landlord/i,
    jobs: ['Homeowner and office manager', 'Homeowner and electrician', 'Homeowner, close to retirement'],
    ages: [32, 63],
  },
];

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

export const sellers = ['Owner of a small online shop', 'Self-employed maker', 'Part-time reseller', 'Independent supplier'] as const;

/** Words that name organisations rather than people. */
export const soundsLikeCompanies =
  /compan|business|\bfirms?\b|\bteams?\b|clinic|agenc|restaurant|hotel|\bshops?\b|\bstores?\b|school|owner|manager|enterprise|\bb2b\b|\boffices?\b|department|practice|retailer|manufactur|\bsmes?\b|organi[sz]ation/i;
