import { endSentence } from '@/lib/sentences';
import { clauseNumber } from '@/lib/clauses';
import { addressIn, lawIn, listed, say, when, withItems, type Facts, type Section } from './facts';

/** In Germany a consumer's contract may only go on without a fixed term (section 309 no. 9 BGB). */
const germanRenewal =
  'If you are a consumer, a subscription lasts for the period that you ordered, which is two years at most. You can end it with one month’s notice to the end of that period. Otherwise it continues without a fixed term, and you can end it at any time with one month’s notice, as easily as you subscribed; we refund what you have paid for the time after that.';

const renewal =
  'A subscription renews at the end of each period, at the price shown when you ordered, until you cancel it. You can cancel at any time, as easily as you subscribed, with effect from the end of the period that you have paid for.';

const renewals = ({ isGermany, answers: { audience } }: Facts): string[] => {
  if (!isGermany || audience === 'businesses') return [renewal];
  return audience === 'consumers'
    ? [germanRenewal]
    : [germanRenewal, `If you use the Service for your business, the following applies. ${renewal}`];
};

const paymentsSection = (facts: Facts): Section => ({
  id: 'payments',
  title: 'Prices and Payment',
  note: 'Prices, renewals and refunds. Show the price and the renewal again right where people pay.',
  body: [
    'Prices and what they include are shown before you order, with taxes where the law requires it. You pay in the way that is offered there.',
    ...renewals(facts),
    'We tell you at least 30 days before a price for a renewal changes, so that you can cancel first. Payments are refunded where the law requires it or where we say so when you order.',
  ],
});

const contentSection = (company: string): Section => ({
  id: 'content',
  title: 'Your Content',
  note: 'What people post stays theirs. You may show it, and take it down.',
  body: [
    `What you post stays yours. You allow ${company} to store, copy and show it, free of charge and worldwide, as far as this is needed to run and promote the Service, until you delete it. Copies in backups, and copies that others have shared, may remain for a while.`,
    'You confirm that you have the right to post it, and that it does not break the law or infringe the rights of others. We may remove content that does. Tell us if you find any.',
  ],
});

function promisesSection({ answers }: Facts): Section {
  const hasConsumers = answers.audience !== 'businesses';
  return {
    id: 'promises',
    title: 'No Warranties',
    note: `The service comes as it is.${hasConsumers ? ' Consumers keep the rights that the law gives them.' : ''}`,
    body: [
      'AS FAR AS THE LAW ALLOWS, THE SERVICE IS PROVIDED "AS IS" AND "AS AVAILABLE", WITHOUT WARRANTIES OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NON-INFRINGEMENT.',
      'We do not promise that the Service is always available, secure or free of errors.',
      ...when(
        hasConsumers,
        'If you are a consumer, this section does not take away the rights that the law gives you when something is not as agreed.',
      ),
    ],
  };
}

function liabilitySection({ answers }: Facts): Section {
  return {
    id: 'liability',
    title: 'Limitation of Liability',
    note: `${answers.hasPayments ? 'There is a limit to what you owe' : 'You do not pay for indirect losses'}. Nothing is limited where the law forbids it.`,
    body: [
      'Nothing in these Terms limits liability that the law does not allow to be limited, such as liability for fraud, willful misconduct, or death or personal injury caused by negligence.',
      'AS FAR AS THE LAW ALLOWS, WE ARE NOT LIABLE FOR INDIRECT OR CONSEQUENTIAL LOSS, OR FOR LOST PROFITS, REVENUE OR DATA, ARISING FROM THE SERVICE OR THESE TERMS.',
      ...when(
        answers.hasPayments,
        'As far as the law allows, our total liability for all claims is limited to the amount you paid for the Service in the 12 months before the event that caused the claim.',
      ),
      ...when(
        answers.audience !== 'businesses',
        'Some places do not allow some of these limits for consumers. There, they do not apply to you.',
      ),
    ],
  };
}

function lawSection(facts: Facts): Section {
  const law = lawIn(facts);
  const hasConsumers = facts.answers.audience !== 'businesses';
  return {
    id: 'law',
    title: 'Governing Law and Disputes',
    note: `Names the law and the courts.${hasConsumers ? ' Consumers keep the protection of their local law.' : ''}`,
    body: [
      `These Terms are governed by the laws in force in ${law}, without regard to conflict-of-laws rules.`,
      `If you have a complaint, please write to ${addressIn(facts, 'contactEmail')} first, so that we can try to settle it. If we cannot, it will be decided by the courts with jurisdiction in ${endSentence(law)}`,
      ...when(
        hasConsumers,
        'If you are a consumer, you keep the protection of the mandatory law of the place where you live, and the right to bring a claim in its courts where the law gives it to you.',
      ),
    ],
  };
}

export function termsSections(facts: Facts): Section[] {
  const { answers } = facts;
  const company = say(facts, 'companyName');
  // A service for businesses only has no children whose parents would have to accept.
  const mayBeMinor = answers.minimumAge !== '18' && answers.audience !== 'businesses';
  const hasBusinesses = answers.audience !== 'consumers';
  return [
    {
      id: 'acceptance',
      title: 'Acceptance of These Terms',
      note: 'Makes the rules a contract. Let people agree with a box or a button; a link in the footer is often not enough.',
      body: [
        `These Terms of Service ("Terms") are an agreement between you and ${company} ("we", "us" or "our"). They apply when you use ${addressIn(facts, 'website')} and the services we offer there (together, the "Service").`,
        'You accept these Terms when you tick a box or press a button that says so or, where the law allows it, when you use the Service after being told about them. If you do not agree, do not use the Service.',
        ...when(
          hasBusinesses,
          'If you use the Service for a company or another organization, you confirm that you are authorized to accept these Terms for it. "You" then means that organization.',
        ),
        ...when(answers.audience === 'businesses', 'The Service is for businesses only, and not for consumers.'),
      ],
    },
    {
      id: 'service',
      title: 'The Service',
      note: 'What you offer, and that it may change.',
      body: [
        ...withItems(facts, 'serviceDescription', 'The Service is:'),
        `We may improve and change the Service.${answers.hasPayments ? ' If a change takes away something important that you pay for, we tell you in advance, and you may cancel and get back what you paid for the time after it.' : ' Where we reasonably can, we tell you in advance of changes that matter to you.'}`,
      ],
    },
    {
      id: 'age',
      title: 'Eligibility and Accounts',
      note: 'Who may use it, and that everyone looks after their own password.',
      body: [
        `You must be at least ${answers.minimumAge} years old to use the Service.${mayBeMinor ? ' If you are under 18, a parent or guardian must read and accept these Terms for you.' : ''}`,
        'If you open an account, give correct information and keep your password secret. You are responsible for what happens in your account, unless it is not your fault. Tell us promptly if someone else uses it.',
      ],
    },
    ...when(answers.hasPayments, paymentsSection(facts)),
    {
      id: 'use',
      title: 'Acceptable Use',
      note: 'What is not allowed. Breaking these rules can end the account.',
      body: [
        'You may not:',
        listed(
          [
            'break the law or the rights of others with the Service',
            'harass, deceive or harm others',
            'send spam or spread malicious software',
            'get around security, overload the Service or collect its data by automated means without our consent',
            'copy or resell the Service without our consent',
          ],
          'or',
        ),
      ],
    },
    ...when(answers.hasUserContent, contentSection(company)),
    {
      id: 'rights',
      title: 'Intellectual Property',
      note: 'The name, the design and the code stay yours.',
      body: [
        `The Service, its content and its brands belong to ${company} or to those who license them to us${answers.hasUserContent ? `; content of users is covered by section ${clauseNumber('content')}` : ''}. You may use them only as these Terms allow.`,
        'If you send us ideas for improving the Service, we may use them without paying you.',
      ],
    },
    {
      id: 'end',
      title: 'Ending Your Use',
      note: 'People may leave at any time. You may close an account, with a reason and usually a warning.',
      body: [
        'You may stop using the Service and close your account at any time.',
        `We may suspend or end your access if you seriously or repeatedly break these Terms, if the law requires it, or if we stop offering the Service. Where we reasonably can, we tell you in advance and give you time to save your data.${answers.hasPayments ? ' If we end it without your fault, we refund what you paid for the time after it.' : ''}`,
      ],
    },
    promisesSection(facts),
    liabilitySection(facts),
    lawSection(facts),
    {
      id: 'changes',
      title: 'Changes to These Terms',
      note: 'New rules are announced a month ahead, and nobody has to stay.',
      body: [
        'We may change these Terms, for example when the Service or the law changes. We publish the new version with a new date and tell you about important changes at least 30 days before they take effect.',
        'If you do not agree, you may stop using the Service before that day. Changes do not affect disputes that have already arisen. Changes that the law does not let us make by notice apply only if you agree to them.',
      ],
    },
    {
      id: 'contact',
      title: 'General Terms and Contact',
      note: 'If one part is invalid the rest stays, and here is how to reach you.',
      body: [
        'If any part of these Terms is invalid, the rest remains in force. If we delay in using a right, we do not waive it. You may not transfer your rights under these Terms without our consent.',
        `You can reach ${company} at ${addressIn(facts, 'contactEmail')}.`,
      ],
    },
  ];
}
