import { endSentence } from '@/lib/sentences';
import { clauseNumber, type Clause } from '@/lib/clauses';
import { companyIn, daysIn, named, namedInside, websiteIn, type Facts } from './facts';

/** A numbered section with its meaning in a sentence or two. */
export interface Section extends Clause {
  id: string;
  short: string;
}

export const when = <T>(isOn: boolean, ...parts: T[]): T[] => (isOn ? parts : []);

export function acceptanceSection(facts: Facts): Section {
  const { hasConsumers, hasBusinesses, hasConsumerLaw } = facts;
  return {
    id: 'acceptance',
    title: 'Acceptance of These Terms',
    short: hasConsumers
      ? 'Accepting these terms makes them a contract between you and us. They never take away rights the law guarantees you.'
      : 'Accepting these terms makes them a contract between your business and us.',
    body: [
      `These Terms of Service ("Terms") are an agreement between you and ${companyIn(facts)} ("we", "us" or "our"). They apply when you use ${websiteIn(facts)} and the services we offer there (together, the "Service").`,
      'You accept these Terms when you tick a box or press a button that says so or, where the law allows it, when you use the Service after having been given notice of them. If you do not agree, do not use the Service.',
      ...when(
        !hasConsumers,
        'The Service is offered to businesses only. You confirm that you act in the course of your trade, business or profession and not as a consumer.',
      ),
      ...when(
        hasBusinesses,
        'If you use the Service for a company or another organization, you confirm that you may accept these Terms for it, and "you" then means that organization.',
      ),
      ...when(
        hasConsumerLaw,
        'You are a "consumer" if you use the Service for purposes that are wholly or mainly outside your trade, business or profession.',
      ),
      ...when(hasConsumers, 'Nothing in these Terms takes away rights that the law gives consumers and that a contract cannot change.'),
    ],
  };
}

export function eligibilitySection({ answers, hasConsumers }: Facts): Section {
  const age = answers.userAgeRestriction;
  const isMinor = age === '13' || age === '16';
  return {
    id: 'eligibility',
    title: 'Eligibility',
    short: `You must be at least ${age} years old${isMinor && hasConsumers ? ', and under 18 a parent or guardian has to agree' : ''}.`,
    body: [
      `You must be at least ${age} years old to use the Service.`,
      ...when(
        age === '13',
        'The Service is not meant for children under 13, and we do not knowingly let them use it. If you believe that a child under 13 has used it, tell us. We will then end that use and delete the personal information the child gave us.',
      ),
      ...when(
        isMinor && hasConsumers,
        'If you are under 18, or under the age at which you can make contracts where you live, a parent or guardian must read and accept these Terms for you.',
      ),
      'You may not use the Service where a law that applies to you forbids it, or if we have ended your access before because you broke these Terms.',
    ],
  };
}

export function accountsSection(contact: string): Section {
  return {
    id: 'accounts',
    title: 'Your Account',
    short:
      'Give correct details, keep your password to yourself, and tell us if somebody else gets in. You can close your account at any time.',
    body: [
      'You need an account for some parts of the Service. Give correct information when you sign up, and keep it up to date.',
      'Keep your password secret and do not share your account with others unless your plan allows it. Tell us promptly if you think someone else has used your account. You are responsible for what is done through your account, unless you are not at fault.',
      endSentence(`You may close your account at any time in its settings, where the Service offers that, or by contacting us ${contact}`),
    ],
  };
}

const changeTexts = {
  eu: [
    'We may change the Service beyond what is needed to keep it working as agreed where there is a valid reason: to keep it secure, to follow the law, to adapt it to new technology or to the number of users, or to improve it. A change costs you nothing extra.',
    'We tell you clearly and in good time before a change that makes the Service more than slightly worse for you. If you are a consumer, you may then end the contract free of charge within 30 days of that notice or of the change, whichever is later.',
  ],
  uk: [
    'We may change the Service where there is a valid reason: to keep it secure, to follow the law, to adapt it to new technology or to the number of users, or to improve it. It will still match the description you were given before you ordered.',
    'We tell you clearly and in good time before a change that makes the Service more than slightly worse for you. If you are a consumer, you may then end the contract before the change takes effect, and we refund what you have paid for the time after it.',
  ],
  plain: [
    'We work to keep the Service available, but we do not promise that it always will be. We may change it, pause it or end parts of it. We give you reasonable notice before we take away something you have paid for.',
  ],
};

export function serviceSection(facts: Facts): Section {
  const { answers, hasConsumerLaw, region } = facts;
  const changes = hasConsumerLaw ? changeTexts[region === 'uk' ? 'uk' : 'eu'] : changeTexts.plain;
  return {
    id: 'service',
    title: 'The Service',
    short: hasConsumerLaw
      ? 'We say what we offer. We may change it for good reasons, and if that makes it worse for you, you can leave.'
      : 'We say what we offer. It may change, and other companies’ services have their own terms.',
    body: [
      `The Service is of the following type: ${namedInside(answers.serviceType, 'Service Type')} (available at ${websiteIn(facts)}).`,
      ...changes,
      'The Service may link to or work with websites and services of others. We do not control them, and their own terms apply to them.',
    ],
  };
}

const sameLength = 'a period of the same length, at the price then in force, until you or we end it.';

/** In Germany a consumer's contract may only go on without a fixed term (section 309 no. 9 BGB). */
const renewals = ({ hasGermanLaw, hasBusinesses }: Facts): string[] =>
  hasGermanLaw
    ? [
        'If you are a consumer, a subscription lasts for the period that you ordered, which is two years at most. You can end it with one month’s notice to the end of that period. Otherwise it continues without a fixed term at the price then in force, and you can end it at any time with one month’s notice. Where we showed you a shorter notice when you ordered, that applies.',
        ...when(hasBusinesses, `If you use the Service for your business, a subscription renews automatically for ${sameLength}`),
      ]
    : [`A subscription renews automatically for ${sameLength}`];

const germanEnding =
  'If you are a consumer, the cancellation takes effect at the end of the first period or, after that, at the end of the notice; we refund what you have paid for the time after that.';

export function subscriptionsSection(facts: Facts, hasRefundPolicy: boolean): Section {
  const { answers, hasConsumerLaw, hasGermanLaw, hasBusinesses, region } = facts;
  const { trialDays, reminderDays, noticeDays } = answers;
  const withdrawal = hasConsumerLaw
    ? region === 'uk'
      ? ', including the right to cancel described below'
      : ', including the right of withdrawal described below'
    : '';
  return {
    id: 'subscriptions',
    title: 'Prices, Subscriptions and Renewal',
    short: hasGermanLaw
      ? 'After its first period a consumer’s subscription goes on without a fixed term and can be ended with a month’s notice.'
      : 'A subscription renews by itself until you cancel. You can cancel at any time and keep access until the end of what you paid for.',
    body: [
      'We show the price, the taxes that have to be shown and the length of the subscription before you order. You pay in advance for each period, with the payment method you choose.',
      ...when(
        trialDays > 0,
        `A free trial lasts ${daysIn(trialDays)}. Unless you cancel before it ends, the subscription then starts, and we charge the price you were shown when you signed up.`,
      ),
      ...renewals(facts),
      ...when(reminderDays > 0, `We send you a reminder at least ${daysIn(reminderDays)} before each renewal.`),
      `${endSentence(`You can cancel at any time as follows: ${named(answers.cancelPath, 'How to Cancel')}`)} It is no harder to cancel than to sign up. ${hasGermanLaw ? germanEnding : 'Your cancellation takes effect at the end of the period you have paid for, and you keep access until then.'}${hasGermanLaw && hasBusinesses ? ' For businesses it takes effect at the end of the period they have paid for.' : ''}`,
      `What you have paid for a period that has begun is not refunded, except where these Terms${hasRefundPolicy ? ', our Refund Policy below' : ''} or the law give you a refund${withdrawal}.`,
      `We tell you at least ${daysIn(noticeDays)} before a higher price applies to you. If you do not agree, cancel before then.`,
      'If a payment fails, we may try it again and pause your access until it is made.',
    ],
  };
}

export function useSection(): Section {
  return {
    id: 'use',
    title: 'Acceptable Use',
    short: 'Use the service lawfully. No hacking, no spam, no harm to others, no copying it for resale.',
    body: [
      'You may use the Service only for lawful purposes and as these Terms allow. You must not:',
      [
        'break the law or infringe the rights of others;',
        'upload or send anything harmful, such as malware;',
        'try to reach accounts, systems or data that are not yours, or test or get around our security without our written permission;',
        'overload or disrupt the Service, or collect data from it by automated means without our written permission, except where the law allows it;',
        'copy, resell or decompile the Service, except where the law allows it;',
        'harass or deceive people, send them spam, or pretend to be someone else; or',
        'help anyone else do any of this.',
      ],
      'We may look into suspected breaches of these rules and report them to the authorities.',
    ],
  };
}

export function ipSection(facts: Facts): Section {
  const { hasConsumers, hasBusinesses } = facts;
  const purpose = hasConsumers ? (hasBusinesses ? 'personal or internal business use' : 'personal use') : 'internal business use';
  return {
    id: 'ip',
    title: 'Intellectual Property',
    short: 'The service and our brand belong to us. You may use them as these terms allow, and no further.',
    body: [
      `The Service, with its software, design, texts, pictures, names and logos, belongs to ${companyIn(facts)} or to those who license it to us, and is protected by law. These Terms do not transfer any of these rights to you.`,
      `As long as you follow these Terms, you have a limited right to use the Service for your own ${purpose}. This right is not exclusive and cannot be transferred or sublicensed.`,
      'If you send us suggestions about the Service, we may use them without paying you.',
    ],
  };
}

export function endSection(facts: Facts, hasSubscriptions: boolean): Section {
  const { answers } = facts;
  const subscription = hasSubscriptions ? ` How a subscription ends is set out in section ${clauseNumber('subscriptions')}.` : '';
  return {
    id: 'end',
    title: 'Suspension and Termination',
    short:
      'You can leave at any time. We can close your access if you break the rules, or with notice; unused prepaid time is then refunded.',
    body: [
      `You may stop using the Service at any time.${subscription}`,
      'We may suspend or end your access if you break these Terms seriously or repeatedly, if the law requires it, or if your use puts us or others at risk. Where we reasonably can, we tell you first and give you the chance to put things right.',
      `We may also end your access or the Service as a whole for other reasons by giving you at least ${daysIn(answers.noticeDays)}’ notice. We then refund what you have paid for the time after the end.`,
      'When these Terms end, your right to use the Service ends. Provisions that are meant to continue remain in force, such as those on intellectual property, liability and disputes.',
    ],
  };
}
