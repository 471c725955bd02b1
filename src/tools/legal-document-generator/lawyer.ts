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
    'the other party sends its own version, or strikes out clauses',
  ],
  'service-agreement': [
    'the fees are more than you could afford to lose',
    'the services are regulated, dangerous, or something the client’s business depends on',
    'you handle personal data for the client, or work in another country',
  ],
  'partnership-agreement': [
    'you have not compared a partnership with an LLC or limited company: partners usually risk their personal assets',
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
  'You chose arbitration. Name the provider, its rules and who pays before you sign; otherwise appointing an arbitrator can take months.',
];
const noLaw: Rule = ['law', ({ place }) => place.region === 'unknown', 'No law is named yet. Fill in Location to say whose law applies.'];
const wholeCountry: Rule = [
  'state',
  ({ place, answers }) => place.region === 'US' && !place.state && tidy(answers.location) !== '',
  'In the United States, contract law is state law. Name a state, such as Oregon.',
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
      'The company is in California. Find out whether the CCPA applies to it; smaller companies are often below its thresholds.',
    ],
    [
      'ads',
      ({ answers }) => answers.sharesForAds,
      'You share data for targeted ads. California and other states then require an opt-out link and respect for browser signals; Europe requires consent first.',
    ],
    [
      'sensitive',
      ({ answers }) => /health|medical|biometric|fingerprint|religio|ethnic|sexual|social security|passport|child/i.test(answers.dataTypes),
      'What you collect includes sensitive data. Many laws require consent, a risk assessment or stronger protection.',
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
      'German law also requires things these terms do not cover: an Impressum on the website (section 5 DDG), a cancellation button where consumers subscribe (section 312k BGB), and strict limits on liability clauses, even toward businesses (sections 307 to 309 BGB).',
    ],
    [
      'minors',
      ({ answers }) => answers.minimumAge === '13',
      'At 13, users are minors. Contracts with them can often be undone, and in the United States COPPA requires a parent’s consent under 13.',
    ],
    [
      'renewal',
      ({ answers }) => answers.hasPayments,
      'Many states and countries have special rules for subscriptions that renew automatically: consent, reminders, canceling online.',
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
      'Unlimited secrecy is not enforced everywhere for information that is not a trade secret. A number of years is safer.',
    ],
    [
      'receiving',
      ({ answers }) => answers.ndaKind === 'receiving',
      'Only you have duties under this version. Check that you can keep them, and ask for a mutual one if you will share anything.',
    ],
    [
      'solicit',
      ({ answers }) => answers.nonSolicit,
      'A ban on soliciting staff can be void or raise antitrust questions, above all in California.',
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
      'There is no liability cap. One mistake can cost more than the whole contract brings in.',
    ],
    [
      'freelance',
      (facts) => isState(facts, withFreelanceLaw) && facts.answers.paymentDays > 30,
      (facts) =>
        `If the provider is a single freelancer, ${stateName(facts)} has a law on when freelancers are paid, as of 2025: usually within 30 days unless the contract names a date. You chose longer; check that this is allowed.`,
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
      'Book value ignores the brand and the customers. A departing partner may get far less than the share is worth.',
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
      'Someone who works mostly for you, on your schedule and with your tools may be an employee in the eyes of the law, whatever the contract says. Back taxes and fines can follow.',
    ],
    [
      'freelance',
      (facts) => !isEmployee(facts) && isState(facts, withFreelanceLaw),
      (facts) =>
        `${stateName(facts)} has a law on contracts with freelancers, as of 2025: they must be in writing, and payment must be on time.`,
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
          ? 'In Germany a non-compete binds an employee only if the employer pays at least half of the last earnings (sections 74 to 75d HGB). The clause promises that pay, and the employee must be handed a signed copy.'
          : 'Non-competes are limited or void in many places. As of 2025, California, Minnesota, North Dakota and Oklahoma ban most of them, and others set a pay threshold or require compensation, which this clause does not cover.',
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
