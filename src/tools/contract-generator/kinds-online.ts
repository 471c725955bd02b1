import { endSentence } from '@/lib/sentences';
/** Software that is used over the internet: for good by subscription, or for a time in a pilot. Nothing is handed over, and data comes back. */
import { clauseNumber } from '@/lib/clauses';
import { countIn, dayIn, dayInside, linesOf, said, type Facts, type Section } from './facts';
import { authorityText, breachText, feeTexts, lastingText, noticeTexts, termText } from './kinds-shared';
import { tidy } from './typed';

export function subscriptionSection({ answers, provider, client }: Facts): Section {
  return {
    id: 'service',
    title: 'The Service',
    short: `What the ${client} subscribes to.`,
    body: [
      ...said(
        `The ${provider} makes the following available to the ${client} over the internet (the "Service"):`,
        answers.serviceDescription,
        'Service Description',
      ),
      ...(linesOf(answers.planLimits).length > 0
        ? said('The plan includes, and is limited to:', answers.planLimits, 'Plan and limits')
        : []),
      `The ${provider} may develop the Service further. It will not materially reduce what is described here during a term that has been paid for.`,
    ],
  };
}

export function useSection({ provider, client }: Facts): Section {
  return {
    id: 'use',
    title: 'Right to Use',
    short: `The ${client} may use the Service for its own business, and looks after its accounts.`,
    body: [
      `During this Agreement the ${client} has a non-exclusive and non-transferable right to use the Service, and to let its staff and contractors use it, for its own business. It receives no copy of the software.`,
      `The ${client} is responsible for what is done through its accounts, keeps its access data secret and tells the ${provider} promptly about misuse.`,
      `The ${client} will not resell the Service, copy or reverse-engineer it except where the law allows this, disturb it, or use it for anything unlawful.`,
    ],
  };
}

export function customerDataSection({ provider, client }: Facts, service = 'Service'): Section {
  return {
    id: 'data',
    title: `${client} Data`,
    short: `What the ${client} puts in stays its own.`,
    body: [
      `"${client} Data" means everything that the ${client} or its users enter into the ${service} or create with it. It remains the property of the ${client}.`,
      `The ${provider} uses ${client} Data only to provide, secure and support the ${service}, protects it with measures that fit the risk, and tells the ${client} without delay if it is lost or seen by somebody without a right to it.`,
    ],
  };
}

export function availabilitySection({ answers, provider, client }: Facts): Section {
  const uptime = tidy(answers.uptime);
  return {
    id: 'availability',
    title: 'Availability and Support',
    short:
      uptime === ''
        ? 'No share of time is promised; faults are dealt with.'
        : 'How much of the time it works, and how faults are dealt with.',
    body: [
      uptime === ''
        ? `The ${provider} takes reasonable care to keep the Service available, and announces planned maintenance in good time. No particular availability is promised.`
        : `${endSentence(`The Service is available for the following share of the time: ${uptime}`)} Maintenance that was announced in good time, and causes outside the control of the ${provider}, do not count.`,
      `The ${client} reports faults in writing. The ${provider} will begin to deal with them within a reasonable time, the serious ones first.`,
    ],
  };
}

export const subscriptionFeeSection = (facts: Facts): Section => ({
  id: 'fee',
  title: 'Fee and Payment',
  short: `What the ${facts.client} pays, and when.`,
  body: [
    ...feeTexts(facts, 'The fee for the Service is'),
    `If a bill that is not disputed in good faith stays unpaid 14 days after a written reminder, the ${facts.provider} may suspend access until it is paid. ${facts.client} Data is kept during that time.`,
  ],
});

/** Renews by itself only where there is a last day to renew at. */
export const hasRenewal = ({ type, answers }: Facts) => type === 'subscription' && answers.endDate !== '' && answers.renewal !== 'no';

export function subscriptionTermSection(facts: Facts): Section {
  const { answers } = facts;
  const start = dayIn(answers.startDate, 'Start Date', answers);
  const span = answers.renewal === 'month' ? 'one month' : 'one year';
  return {
    id: 'term',
    title: hasRenewal(facts) ? 'Term and Renewal' : 'Term',
    short: hasRenewal(facts)
      ? 'How long it runs, and how to stop it from renewing.'
      : answers.endDate === ''
        ? 'When it starts; it has no fixed end.'
        : 'When it starts and ends.',
    body: hasRenewal(facts)
      ? [
          `This Agreement starts on ${start}. Its first term ends on ${dayIn(answers.endDate, 'End Date', answers)}.`,
          `At the end of each term it renews for ${span}, unless either party tells the other in writing, at least ${countIn(answers.noticeDays, 'day', 'Notice to end (days)')} before the term ends, that it will not.`,
        ]
      : [termText(facts)],
  };
}

export function serviceRightsSection({ provider, client }: Facts): Section {
  return {
    id: 'rights',
    title: 'Rights in the Service',
    short: `The ${provider} keeps its software, the ${client} its data.`,
    body: [
      `The ${provider} keeps all rights in the Service and the software behind it. Beyond the right to use it, nothing is transferred.`,
      `If the ${client} suggests an improvement, the ${provider} may use the idea without payment.`,
    ],
  };
}

export function serviceWarrantySection({ provider, client }: Facts): Section {
  return {
    id: 'promises',
    title: 'Warranties',
    short: 'Both sides may do what they agree to, and the Service does what is described.',
    body: [
      authorityText,
      `The ${provider} warrants that the Service will work in all material respects as described in clause ${clauseNumber('service')}, and that, to its knowledge, it does not infringe the rights of others. It will correct what does not within a reasonable time.`,
      `The ${client} warrants that it has the right to put the ${client} Data into the Service.`,
    ],
  };
}

const exportText = ({ answers, provider, client }: Facts, service: string) =>
  `For ${countIn(answers.exitDays, 'day', 'Days to take data out')} after the end, the ${client} may take out its ${client} Data in a common format, and the ${provider} will help where the ${service} offers no way to. After that the ${provider} deletes it, apart from what a law requires it to keep.`;

export function subscriptionEndingSection(facts: Facts): Section {
  const { answers, provider, client } = facts;
  const isFixed = answers.endDate !== '';
  const usual = isFixed
    ? hasRenewal(facts)
      ? `Within a term, neither party may end this Agreement except as this clause allows. How to stop a renewal is set out in clause ${clauseNumber('term')}.`
      : 'This Agreement runs for its full term. Neither party may end it earlier, except as this clause allows.'
    : undefined;
  return {
    id: 'ending',
    title: 'Ending',
    short: `How either side can leave, and how the ${client} gets its data out.`,
    body: [
      ...noticeTexts(facts, usual),
      breachText,
      exportText(facts, 'Service'),
      `When this Agreement ends, access ends. If the ${client} ends it because of a breach by the ${provider}, the ${provider} refunds what was paid for the time after the end.`,
      lastingText,
    ],
  };
}

export function pilotSection({ answers, provider, client }: Facts): Section {
  return {
    id: 'pilot',
    title: 'The Pilot',
    short: 'What is tried, for how long, and when it counts as a success.',
    body: [
      ...said(
        `The ${provider} lets the ${client} try the following (the "Product") for a limited time (the "Pilot"):`,
        answers.serviceDescription,
        'Service Description',
      ),
      ...said('The Pilot is a success if the following is met:', answers.successCriteria, 'Success criteria'),
      `Each party names a person to contact. The ${client} tries the Product in earnest and tells the ${provider} what it finds; the parties look at the results together before the Pilot ends.`,
    ],
  };
}

export function pilotUseSection({ provider, client }: Facts): Section {
  return {
    id: 'use',
    title: 'Access and Use',
    short: `The ${client} may use it to try it, and for nothing else.`,
    body: [
      `During the Pilot the ${provider} gives the ${client} access to the Product, and the ${client} may use it for its own business in order to try it. The right is non-exclusive, cannot be transferred and ends with the Pilot.`,
      `The ${client} keeps access data secret, and does not resell, copy or reverse-engineer the Product except where the law allows this.`,
    ],
  };
}

/** A pilot may cost nothing. */
export const isFree = ({ type, answers, payments }: Facts) => type === 'pilot' && tidy(answers.amount) === '' && payments.length === 0;

export const pilotFeeSection = (facts: Facts): Section => ({
  id: 'fee',
  title: isFree(facts) ? 'No Fee' : 'Fee and Payment',
  short: isFree(facts) ? 'The Pilot costs nothing.' : `What the ${facts.client} pays for the Pilot.`,
  body: isFree(facts) ? [`The Pilot is free of charge. Each party bears its own costs.`] : feeTexts(facts, 'The fee for the Pilot is'),
});

export function pilotRightsSection({ provider, client }: Facts): Section {
  return {
    id: 'rights',
    title: 'Rights and Feedback',
    short: `The ${provider} keeps its product and may use what it learns about it; the ${client} keeps its data.`,
    body: [
      `The ${provider} keeps all rights in the Product. The Pilot transfers none of them.`,
      `The ${provider} may use the feedback of the ${client} to improve its products, without payment and without naming the ${client}. Naming the ${client} in public requires its written consent.`,
    ],
  };
}

export function pilotWarrantySection({ provider, client }: Facts): Section {
  return {
    id: 'promises',
    title: 'A Trial Without Promises',
    short: 'It may have faults; nobody should rely on it alone.',
    body: [
      authorityText,
      `The Product may be unfinished. As far as the law allows, it is provided as it is, without a promise that it is free of faults or always available. The ${client} will not rely on it alone for anything that must not fail.`,
      `The ${provider} will tell the ${client} about serious faults that it knows of.`,
    ],
  };
}

const pilotTermText = ({ answers }: Facts) =>
  `The Pilot starts on ${dayInside(answers.startDate, 'Start Date', answers)} and ${
    answers.endDate === ''
      ? 'goes on until it is ended'
      : `ends on ${dayIn(answers.endDate, 'End Date', answers)}, unless it is ended earlier`
  } under this clause.`;

export function pilotEndingSection(facts: Facts): Section {
  const { client } = facts;
  return {
    id: 'ending',
    title: 'End of the Pilot',
    short: 'It ends by itself, costs nothing further and obliges nobody to go on.',
    body: [
      pilotTermText(facts),
      ...noticeTexts(facts),
      breachText,
      `The Pilot does not turn into a paid contract by itself, and neither party is obliged to enter into one. If the parties want to go on, they sign a new contract.`,
      exportText(facts, 'Product'),
      `If the ${client} was given devices or documents for the Pilot, it returns them.`,
      lastingText,
    ],
  };
}
