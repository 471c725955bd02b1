/** What to look at before signing that only one kind of contract has, or one place. */
import { sayNotCovered } from '@/lib/law-packs';
import { lawIn, type Facts } from './facts';
import type { ContractCheck } from './faults';
import { lawAsOf } from './jurisdiction';
import { tidy } from './typed';

/** Founders have other gaps than those who buy and sell. */
const foundersNotCovered: Record<string, string> = {
  'England and Wales':
    'Not covered for England and Wales: the articles of the Company, a shareholders’ agreement once it has been formed, and tax on the founders’ shares.',
  Germany:
    'Not covered for Germany: the articles of the Company and every promise to transfer shares in a GmbH or UG, which hold only before a notary (sections 2 and 15 GmbHG), and the partnership (GbR) that founders are in until then.',
  France:
    'Not covered for France: the articles of the Company, a shareholders’ agreement once it has been formed, and texts that must be in French.',
};

/** What this kind of contract lacks at this place, in a sentence; nothing where it lacks nothing. */
export function describeMissing(facts: Facts): string {
  const { type, answers, place } = facts;
  if (tidy(answers.country) === '') return '';
  if (type === 'founders' && facts.pack && Object.hasOwn(foundersNotCovered, facts.pack.name))
    return foundersNotCovered[facts.pack.name] ?? '';
  if (type !== 'safe') return sayNotCovered(lawIn(facts), type === 'employment' || type === 'nda' ? type : 'trade');
  return place.region === 'US'
    ? ''
    : 'Not covered: companies outside the US. The forms are written for US companies, with versions for Canada, the Cayman Islands and Singapore; elsewhere other papers take their place, such as advance subscription agreements in the UK, convertible loans in Germany and BSA-AIR in France.';
}

const safeChecks: ContractCheck[] = [
  {
    id: 'safe-form',
    text: 'This sheet repeats nothing of the form. Take the form itself from ycombinator.com/documents, fill in the same entries and sign both.',
  },
];

function founderChecks({ place, pack }: Facts): (ContractCheck | false)[] {
  return [
    place.region === 'US' && {
      id: 'founders-tax',
      text: `Founders in the US whose shares are earned over time usually file an 83(b) election with the IRS within 30 days of receiving them. As of ${lawAsOf}.`,
    },
    pack?.name === 'Germany' && {
      id: 'founders-notary',
      text: `In Germany a promise to transfer shares in a GmbH or UG holds only before a notary (section 15 of the GmbHG). The clauses on leaving and on transfers need one. As of ${lawAsOf}.`,
    },
    pack?.name === 'France' && {
      id: 'founders-pacte',
      text: `In France founders put this into a shareholders’ agreement beside the articles. Whether the Company itself may take shares back depends on its form. As of ${lawAsOf}.`,
    },
  ];
}

export function kindChecks(facts: Facts): (ContractCheck | false)[] {
  const { type, answers, place } = facts;
  const missing = describeMissing(facts);
  return [
    ...(type === 'safe' ? safeChecks : []),
    ...(type === 'founders' ? founderChecks(facts) : []),
    type === 'equipment' && {
      id: 'insurance',
      text: 'The contract does not say who insures the items. Agree on it, and add it under Additional Terms.',
    },
    type === 'pilot' &&
      answers.endDate === '' && {
        id: 'pilot-end',
        text: 'A pilot without an end date goes on until somebody ends it. Give it one if it should end by itself.',
      },
    type === 'subscription' && {
      id: 'consumers',
      text:
        place.region === 'EU' || place.region === 'UK'
          ? `For customers in business. Consumers in the EU and the UK may withdraw within 14 days and have further rights; not covered here. As of ${lawAsOf}.`
          : 'For customers in business. Consumers have further rights, such as on renewals that come by themselves; not covered here.',
    },
    missing !== '' && { id: 'not-covered', text: `${missing} As of ${lawAsOf}.` },
  ];
}
