import { listGaps } from '@/lib/gaps';
import { readPlace } from '@/lib/places';
import { joinWords } from '@/lib/text';
import { isAtWill } from './clauses-employment';
import { hasFee, ukGap } from './content';
import { figureIn, lacksCurrency, lawIn, switchesFor, ukLaws, type Facts } from './facts';
import { kindChecks } from './kind-checks';
import { findFaults, type ContractCheck } from './faults';
import { describeNonCompete, describeNotice, isNonCompeteVoid, lawAsOf, warnOfAtWill } from './jurisdiction';
import type { WorkerDraft } from './fields';
import { countryIn, tidy } from './typed';
import { weighWorker } from './worker';

function workerChecks({ type }: Facts, worker: WorkerDraft): (ContractCheck | false)[] {
  const { lean } = weighWorker(worker);
  const isContractor = type === 'freelance' || type === 'consulting';
  return [
    isContractor &&
      lean === 'employee' && {
        id: 'worker-employee',
        text: 'Your answers in the worker check point to an employee. A contract that says otherwise does not change that, and back taxes and wages can follow.',
        fixes: [{ label: 'Use the employment contract', change: { type: 'employment' } }],
      },
    type === 'employment' &&
      lean === 'contractor' && {
        id: 'worker-contractor',
        text: 'Your answers in the worker check point to a contractor.',
        fixes: [{ label: 'Use the freelance contract', change: { type: 'freelance' } }],
      },
    (isContractor || type === 'employment') &&
      lean === 'mixed' && {
        id: 'worker-mixed',
        text: 'Your answers in the worker check point both ways. Ask a lawyer which it is.',
      },
    (type === 'freelance' || type === 'employment') &&
      lean === 'open' && {
        id: 'worker-open',
        text: 'Contractor or employee? The facts decide, not the title of the contract. Go through the worker check before you sign.',
      },
  ];
}

function clauseChecks({ type, has, place, provider, isRental, answers }: Facts): (ContractCheck | false)[] {
  const knowsIp = switchesFor[type].includes('ip');
  return [
    isRental &&
      answers.rental === 'auto' && {
        id: 'rental',
        text: 'This reads like a rental. The items stay the provider’s, and there is a clause on care, damage and return instead of one on who owns the result.',
        fixes: [{ label: 'Not a rental', change: { rental: 'no' } }],
      },
    has.ip && {
      id: 'ip-added',
      text: 'We added an intellectual property clause. Keep it if it says what you agreed.',
      fixes: [{ label: 'Leave it out', change: { ip: false } }],
    },
    knowsIp &&
      !isRental &&
      !has.ip && {
        id: 'no-ip',
        text: `The contract does not say who owns the result. Without a written clause the ${provider.toLowerCase()} often keeps the rights.`,
        fixes: [{ label: 'Add the clause', change: { ip: true } }],
      },
    has.confidentiality && {
      id: 'confidentiality-added',
      text: 'We added a confidentiality clause. Keep it if it says what you agreed.',
      fixes: [{ label: 'Leave it out', change: { confidentiality: false } }],
    },
    has.nonCompete &&
      !isNonCompeteVoid(place) && {
        id: 'non-compete',
        text: describeNonCompete(place, type),
        fixes: [{ label: 'Leave the non-compete out', change: { nonCompete: false } }],
      },
    has.nonSolicit &&
      type !== 'employment' &&
      place.state === 'CA' && {
        id: 'non-solicit',
        text: `California courts often refuse to enforce non-solicitation clauses against workers. As of ${lawAsOf}.`,
        fixes: [{ label: 'Leave it out', change: { nonSolicit: false } }],
      },
    has.lateFee && {
      id: 'late-fee',
      text:
        place.region === 'EU' || place.region === 'UK'
          ? `Between businesses in the EU and the UK, the law already provides for interest on late payments at 8 percentage points above the central bank’s rate. You may agree on a different rate if it is fair. As of ${lawAsOf}.`
          : 'Many places limit what a late payment may cost. Check the highest rate where the client is.',
    },
  ];
}

const freelanceLaws: Partial<Record<string, string>> = {
  NY: 'New York’s Freelance Isn’t Free Act asks for a written contract from $800 on, and for payment on the day it names or within 30 days after the work.',
  CA: 'California’s Freelance Worker Protection Act asks for a written contract for many kinds of work from $250 on, and for payment on the day it names or within 30 days after the work.',
  IL: 'Illinois’ Freelance Worker Protection Act asks for a written contract from $500 on, and for payment within 30 days after the work at the latest.',
};

/** Only where both are certain: the place of work, and the country of the law. */
function isLawElsewhere({ workLocation, country }: Facts['answers']): boolean {
  const [work, law] = [readPlace(countryIn(workLocation)).region, readPlace(countryIn(country)).region];
  const isCertain = (region: string) => region === 'US' || region === 'UK' || region === 'EU';
  return isCertain(work) && isCertain(law) && work !== law;
}

function placeChecks({ type, answers, place }: Facts): (ContractCheck | false)[] {
  const isJob = type === 'employment';
  const isEurope = place.region === 'EU' || place.region === 'UK';
  const freelanceLaw = type === 'freelance' && place.state ? freelanceLaws[place.state] : undefined;
  return [
    freelanceLaw !== undefined && { id: 'freelance-law', text: `${freelanceLaw} As of ${lawAsOf}.` },
    isJob &&
      isLawElsewhere(answers) && {
        id: 'law-elsewhere',
        text: 'The law you chose is not that of the work location. The rules that protect employees where they work apply whatever the contract says.',
      },
    isJob &&
      answers.ending === 'notice' &&
      answers.endDate === '' &&
      place.notice !== undefined && { id: 'notice', text: `${describeNotice(place.notice)} Your notice must not be shorter.` },
    isJob &&
      isEurope &&
      (tidy(answers.hours) === '' || tidy(answers.leave) === '') && {
        id: 'particulars',
        text: 'In the EU and the UK an employee must be told the main terms in writing, hours and paid leave among them. Add both under Clauses.',
      },
    isJob &&
      isEurope &&
      answers.endDate !== '' && {
        id: 'fixed-term',
        text: 'Many countries in Europe allow a fixed term only for a reason or a limited time. Check this before you sign.',
      },
    isJob &&
      answers.forum === 'arbitration' &&
      !isEurope && {
        id: 'arbitration',
        text: 'Arbitration of employment claims has limits. In the US, claims of sexual assault or harassment may always go to court (law of 2022).',
        fixes: [{ label: 'Use the courts', change: { forum: 'courts' } }],
      },
  ];
}

function basicChecks(facts: Facts): (ContractCheck | false)[] {
  const { type, answers, currency, has, place } = facts;
  const amounts = [
    ...(type === 'employment' ? [answers.salary] : hasFee(type) || type === 'safe' ? [answers.amount] : []),
    ...(has.liabilityCap && answers.capBasis === 'amount' ? [answers.capAmount] : []),
  ];
  const unclear = amounts.filter((typed) => figureIn(typed, currency) === undefined && lacksCurrency(typed)).map(tidy);
  return [
    unclear.length > 0 && {
      id: 'currency',
      text: `The contract does not say which currency this is in: ${joinWords(unclear)}. Name it beside the amount.`,
    },
    isAtWill(facts) &&
      place.region === 'unknown' && {
        id: 'at-will-unknown',
        text: warnOfAtWill(place),
        fixes: [{ label: 'Use a notice period instead', change: { ending: 'notice' } }],
      },
    listGaps(lawIn(facts)).includes(ukGap) && {
      id: 'uk-law',
      text: 'The United Kingdom has no contract law of its own. Say which part’s law applies.',
      fixes: ukLaws.map((law) => ({ label: law, change: { state: law } })),
    },
  ];
}

/** What to look at before signing. */
export const findChecks = (facts: Facts, worker: WorkerDraft): ContractCheck[] =>
  [
    ...findFaults(facts),
    ...basicChecks(facts),
    ...workerChecks(facts, worker),
    ...placeChecks(facts),
    ...kindChecks(facts),
    ...clauseChecks(facts),
  ].filter((check) => check !== false);
