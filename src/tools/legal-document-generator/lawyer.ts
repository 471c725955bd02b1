import { usStates } from '@/lib/places';
import { readAnswers, tidy, type Facts } from './facts';
import type { Made } from './model';
import { isEvenSplit } from './profit-split';
import type { TemplateId } from './templates';

/** When a template is not enough, whatever the answers. */
const always: Record<TemplateId, readonly string[]> = {
  'privacy-policy': [
    'you collect health, financial, biometric or location data, or anything about children',
    'you have users in several countries, or were asked for a data processing agreement',
    'there has been a breach, a complaint or a letter from an authority',
  ],
  'terms-of-service': [
    'you sell to consumers in several countries',
    'you run a marketplace, hold other people’s money, or give advice in a regulated field such as health or finance',
    'you want arbitration or a ban on class actions',
  ],
  nda: [
    'the information is a trade secret that your company depends on, or source code',
    'personal data, export-controlled technology or inside information is shared',
    'the other party sends you its own version, or strikes out clauses',
  ],
  'service-agreement': [
    'the fees are more than you could afford to lose',
    'the services are regulated, dangerous, or something the client’s business depends on',
    'you handle personal data for the client, or work in another country',
  ],
  'partnership-agreement': [
    'you have not yet compared a partnership with a limited company or an LLC: partners usually risk what they own',
    'a partner brings in land, patents, debts or an existing business',
    'there are more than two partners, or a partner lives in another country',
  ],
  'employment-contract': [
    'it is your first hire, or your first in this state or country',
    'you offer shares, options, a bonus or a commission',
    'the person is bound by a contract with a former employer',
  ],
};

interface Trigger {
  id: string;
  text: string;
}

/** States with a law on contracts with freelancers, as of 2025. */
const withFreelanceLaw = ['CA', 'IL', 'NY'];

type Rule = readonly [id: string, applies: (facts: Facts) => boolean, text: string | ((facts: Facts) => string)];

const isEuropean = ({ place }: Facts) => place.region === 'EU' || place.region === 'UK';
const stateName = ({ place }: Facts) => (place.state ? usStates[place.state] : '');
const isState = ({ place }: Facts, states: readonly string[]) => place.state !== undefined && states.includes(place.state);
const isEmployee = ({ answers }: Facts) => answers.engagement === 'employee';

const arbitration: Rule = [
  'arbitration',
  ({ answers }) => answers.disputes === 'arbitration',
  'You chose arbitration. Name the provider, its rules and who pays before you sign; without them, appointing an arbitrator can take months.',
];
const noLaw: Rule = [
  'law',
  ({ place }) => place.region === 'unknown',
  'No law is named yet. Until Location is filled in, it is open whose rules decide.',
];
const wholeCountry: Rule = [
  'state',
  ({ place, answers }) => place.region === 'US' && !place.state && tidy(answers.location) !== '',
  'In the United States contract law is made by the states. Name one, such as Oregon, instead of the whole country.',
];
const wholeKingdom: Rule = [
  'kingdom',
  ({ answers }) =>
    answers.governingLaw === 'location' && /^(the )?(uk|u\.k\.|united kingdom|(great )?britain|gb)\.?$/i.test(tidy(answers.location)),
  'The United Kingdom has no contract law of its own. Name England and Wales, Scotland or Northern Ireland instead.',
];

const rules: Record<TemplateId, readonly Rule[]> = {
  'privacy-policy': [
    [
      'europe',
      (facts) => isEuropean(facts) && !facts.answers.servesEurope,
      'The company is in Europe, so GDPR or UK GDPR applies to it. Tick “People in the EU or the UK use the site”.',
    ],
    [
      'california',
      (facts) => facts.place.state === 'CA' && !facts.answers.servesCalifornia,
      'The company is in California. Find out whether the CCPA applies to it; smaller companies are often below its limits.',
    ],
    [
      'ads',
      ({ answers }) => answers.sharesForAds,
      'You share data for targeted ads. California and other states then ask for an opt-out link and for reading browser signals, and Europe asks for consent first.',
    ],
    [
      'sensitive',
      ({ answers }) => /health|medical|biometric|fingerprint|religio|ethnic|sexual|social security|passport|child/i.test(answers.dataTypes),
      'What you collect includes sensitive data. Many laws ask for consent, a risk assessment or stronger protection.',
    ],
  ],
  'terms-of-service': [
    noLaw,
    wholeCountry,
    wholeKingdom,
    [
      'consumers',
      (facts) => isEuropean(facts) && facts.answers.audience !== 'businesses',
      'Consumers in the EU and the UK have rights that these short terms only point to, such as 14 days to withdraw. The Terms of Service Generator writes them out.',
    ],
    [
      'german',
      ({ isGermany }) => isGermany,
      'German law asks for more that these terms do not cover: an Impressum on the website (section 5 DDG), a cancellation button where consumers subscribe (section 312k BGB), and its own strict limits on clauses about liability, also towards businesses (sections 307 to 309 BGB).',
    ],
    [
      'minors',
      ({ answers }) => answers.minimumAge === '13',
      'From 13 on, users are minors. Contracts with them can often be undone, and under 13 COPPA asks for a parent’s consent in the United States.',
    ],
    [
      'renewal',
      ({ answers }) => answers.hasPayments,
      'Subscriptions that renew by themselves have rules of their own in many states and countries, on consent, reminders and cancelling online.',
    ],
    [
      'content',
      ({ answers }) => answers.hasUserContent,
      'People post content. To be protected in the United States, register a copyright agent (DMCA); the EU and the UK have their own duties for platforms.',
    ],
  ],
  nda: [
    noLaw,
    wholeCountry,
    wholeKingdom,
    arbitration,
    [
      'always',
      ({ answers }) => answers.survival === 'always',
      'Secrecy without an end is not enforced everywhere for information that is not a trade secret. A number of years is safer.',
    ],
    [
      'receiving',
      ({ answers }) => answers.ndaKind === 'receiving',
      'Only you have duties under this version. Check that you can keep them, and ask for a mutual one if you will share anything.',
    ],
    [
      'solicit',
      ({ answers }) => answers.nonSolicit,
      'A ban on soliciting staff can be void or raise competition questions, in California above all.',
    ],
  ],
  'service-agreement': [
    noLaw,
    wholeCountry,
    wholeKingdom,
    arbitration,
    [
      'uncapped',
      ({ answers }) => answers.liabilityCap === 'none',
      'There is no limit of liability. One mistake can cost more than the whole contract brings in.',
    ],
    [
      'freelance',
      (facts) => isState(facts, withFreelanceLaw) && facts.answers.paymentDays > 30,
      (facts) =>
        `If the provider is a single freelancer, ${stateName(facts)} has a law on when freelancers are paid, as of 2025: as a rule within 30 days unless the contract names a date. You chose more; check that this is allowed.`,
    ],
    [
      'late',
      (facts) => isEuropean(facts) && facts.answers.paymentDays > 60,
      'In the EU and the UK, more than 60 days to pay is allowed between businesses only if it is agreed expressly and is not unfair.',
    ],
  ],
  'partnership-agreement': [
    noLaw,
    wholeCountry,
    wholeKingdom,
    arbitration,
    [
      'deadlock',
      ({ answers }) => answers.decisions === 'shares' && isEvenSplit(answers.profitSplit),
      'With equal shares neither partner has more than half, so a disagreement is a deadlock. Agree on who breaks it.',
    ],
    [
      'books',
      ({ answers }) => answers.buyout === 'books',
      'Book value leaves out the name and the customers. A partner who leaves may get far less than the share is worth.',
    ],
  ],
  'employment-contract': [
    noLaw,
    wholeCountry,
    wholeKingdom,
    arbitration,
    [
      'misclassified',
      ({ answers }) => answers.engagement === 'contractor',
      'Somebody who works mostly for you, at your hours and with your tools may be an employee in the eyes of the law, whatever the contract says. Taxes and fines can follow.',
    ],
    [
      'freelance',
      (facts) => !isEmployee(facts) && isState(facts, withFreelanceLaw),
      (facts) =>
        `${stateName(facts)} has a law on contracts with freelancers, as of 2025: they must be in writing, and pay has to be on time.`,
    ],
    [
      'particulars',
      (facts) => isEmployee(facts) && ['EU', 'UK'].includes(facts.workPlace.region),
      'In the EU and the UK, employees must get certain particulars in writing, in the UK by the first day. Check that nothing is missing here.',
    ],
    [
      'non-compete',
      (facts) => isEmployee(facts) && facts.answers.nonCompete,
      ({ isGermany }) =>
        isGermany
          ? 'In Germany a non-compete binds an employee only against pay of at least half of the last earnings (sections 74 to 75d HGB). The clause promises that pay, and the employee must be handed a signed copy.'
          : 'Non-competes are limited or void in many places. As of 2025, California, Minnesota, North Dakota and Oklahoma ban most of them, and others set a minimum pay or demand compensation, which this clause does not cover.',
    ],
  ],
};

/** What in the answers asks for a lawyer, then what does so anyway. */
export function findTriggers(made: Made): { answered: Trigger[]; always: readonly string[] } {
  const facts = readAnswers(made);
  return {
    answered: rules[made.template]
      .filter(([, applies]) => applies(facts))
      .map(([id, , text]) => ({ id, text: typeof text === 'string' ? text : text(facts) })),
    always: always[made.template],
  };
}
