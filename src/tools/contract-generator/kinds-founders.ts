/** Two or more people start a business: who does what, who holds what and what happens when one leaves. */
import { clauseNumber } from '@/lib/clauses';
import { plural } from '@/lib/text';
import { dayIn, linesOf, named, noticeIn, said, type Facts, type Section } from './facts';
import { tidy } from './typed';

export const listFurther = ({ type, answers }: Facts): string[] => (type === 'founders' ? linesOf(answers.moreFounders).map(tidy) : []);

/** How the rest are called from the side of one. */
const othersOf = (facts: Facts) => (listFurther(facts).length > 0 ? 'the other Founders' : 'the other Founder');

export function businessSection({ answers }: Facts): Section {
  return {
    id: 'business',
    title: 'The Business',
    short: 'What the founders start together.',
    body: [
      `The Founders start the following business together (the "Business"): ${named(answers.venture, 'Business').replace(/\.$/, '')}.`,
      '"Company" means the company that runs the Business. Until it has been formed, what this Agreement says of the Company applies to the Founders together, and they will form it without undue delay.',
      'Once the Company has been formed, its articles and the law on companies apply. The Founders will use their rights there so that this Agreement is followed.',
    ],
  };
}

export function dutiesSection(facts: Facts): Section {
  const { answers } = facts;
  const others = othersOf(facts);
  return {
    id: 'duties',
    title: 'Roles and Time',
    short: 'Who does what, and how much time each gives.',
    body: [
      ...said('The Founders take on the following roles:', answers.duties, 'Roles'),
      `Each Founder tells ${others} about other work, and takes on none that competes with the Business or harms their own role in it without the written consent of ${others}.`,
    ],
  };
}

export function sharesSection({ answers }: Facts): Section {
  return {
    id: 'shares',
    title: 'Shares',
    short: 'Who owns how much.',
    body: [
      ...said('The Founders hold, or will hold when the Company is formed, the following shares:', answers.shareSplit, 'Shares'),
      'Later changes, such as by an investment or shares for staff, reduce the shares of all Founders in proportion, unless they agree otherwise in writing.',
    ],
  };
}

export function vestingSections({ answers }: Facts): Section[] {
  const { vestingYears, cliffMonths } = answers;
  if (vestingYears <= 0) return [];
  const months = vestingYears * 12;
  const cliff = Math.min(cliffMonths, months);
  return [
    {
      id: 'vesting',
      title: 'Earning the Shares',
      short: 'Whoever stays earns their shares over time.',
      body: [
        `Each Founder earns their shares over ${plural(vestingYears, 'year')} from ${dayIn(answers.startDate, 'Start Date', answers)}, in equal monthly parts, for as long as they work for the Business.`,
        ...(cliff > 0
          ? [`In the first ${plural(cliff, 'month')} nothing is earned. At the end of them, the parts for these months are earned at once.`]
          : []),
        'A Founder votes with all their shares, earned or not. If the Company is sold, shares that are not yet earned are treated as the Founders then agree in writing with the buyer.',
      ],
    },
  ];
}

export const decisionsSection = (): Section => ({
  id: 'decisions',
  title: 'Decisions',
  short: 'What each decides alone, and what needs everybody.',
  body: [
    'Each Founder decides alone in the everyday matters of their own role. All else is decided by the majority of the shares.',
    `Where the shares for and against are equal, nothing is decided. If the Founders still disagree after talking about it again, clause ${clauseNumber('law')} applies.`,
    'The following needs the consent of all Founders:',
    [
      'a new Founder or partner, new shares, and a change of the shares;',
      'selling or closing the Business, or a large part of it;',
      'changing what the Business does;',
      'loans, guarantees and contracts beyond the ordinary course of business;',
      'pay for a Founder, and contracts between the Business and a Founder; and',
      'changing this Agreement.',
    ],
  ],
});

export const moneySection = (): Section => ({
  id: 'money',
  title: 'Money',
  short: 'What is put in, paid back and paid out.',
  body: [
    'What a Founder pays for the Business is written down when it is paid, as a contribution or as a loan. Expenses that were agreed in advance are paid back against receipts.',
    'The Business has a bank account of its own. Each Founder may see its books at any time.',
  ],
});

export const founderRightsSection = ({ pack }: Facts): Section => ({
  id: 'ip',
  title: 'Rights in the Work',
  short: 'What the founders make for the business belongs to the company.',
  body: [
    'Each Founder assigns to the Company all rights in what they make for the Business, such as names, designs, texts, software and inventions, as soon as it is made or, if the Company is formed later, when it is formed. This includes what they made for the Business before this Agreement.',
    'Until then each Founder holds these rights for all Founders together, and uses them only for the Business.',
    ...(pack ? [pack.rights('each Founder', 'the Company', 'what is made for the Business')] : []),
    'What a Founder made for other purposes stays theirs. If it is needed for the Business, the Company may use it there free of charge for as long as the Business lasts.',
    'Domains, accounts and registrations are made in the name of the Company, or transferred to it as soon as it has been formed.',
  ],
});

export const transferSection = (facts: Facts): Section => ({
  id: 'transfer',
  title: 'Transfer of Shares',
  short: 'Nobody sells to strangers without asking the others first.',
  body: [
    `A Founder may transfer ${facts.answers.vestingYears > 0 ? 'earned ' : ''}shares only after offering them to ${othersOf(facts)} in writing${listFurther(facts).length > 0 ? ', in proportion to their shares' : ''} and on the same terms. The offer stays open for 30 days.${facts.answers.vestingYears > 0 ? ' Shares that are not yet earned may not be transferred.' : ''}`,
  ],
});

export function leavingSection(facts: Facts): Section {
  const { answers } = facts;
  const hasMore = listFurther(facts).length > 0;
  const isVesting = answers.vestingYears > 0;
  return {
    id: 'ending',
    title: 'Leaving',
    short: 'How a founder leaves, what they keep and what they hand over.',
    body: [
      ...(linesOf(answers.cancellationTerms).length > 0
        ? said('Cancellation terms:', answers.cancellationTerms, 'Cancellation Terms')
        : [
            `A Founder may stop working for the Business by giving ${othersOf(facts)} at least ${noticeIn(answers.noticeDays)} in writing.`,
          ]),
      `${hasMore ? 'The other Founders may together' : 'The other Founder may'} require a Founder to leave at once for a serious breach of this Agreement that is not remedied within a reasonable time after being asked to in writing.`,
      isVesting
        ? `Shares that are not yet earned under clause ${clauseNumber('vesting')} go back to the Company, or to ${hasMore ? 'the other Founders in proportion to their shares' : 'the other Founder'}, at the price that the Founder paid for them. Earned shares stay with the Founder.`
        : 'A Founder who leaves keeps their shares.',
      'Whoever leaves hands over their work, accounts, access data and documents of the Business, and helps with the handover for a reasonable time.',
      isVesting
        ? 'This clause also applies to a Founder who dies or can no longer work for the Business. Heirs take over the earned shares.'
        : 'This clause also applies to a Founder who dies or can no longer work for the Business. Heirs take over the shares.',
    ],
  };
}
