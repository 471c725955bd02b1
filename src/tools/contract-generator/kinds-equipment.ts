import { endSentence } from '@/lib/sentences';
/** Things that are rented out and come back: no work, no result, no rights in anything made. */
import { clauseNumber } from '@/lib/clauses';
import { countIn, moneyIn, named, said, type Facts, type Section } from './facts';
import { authorityText, breachText, feeTexts, lastingText, noticeTexts, termText } from './kinds-shared';
import { tidy } from './typed';

export function itemsSection({ answers, client, provider }: Facts): Section {
  const days = countIn(answers.acceptDays, 'day', 'Days to check a delivery');
  return {
    id: 'equipment',
    title: 'The Equipment',
    short: 'What is rented, where it is used and in what state it is handed over.',
    body: [
      ...said(`The ${provider} rents the following items to the ${client} (the "Equipment"):`, answers.items, 'Items'),
      `${endSentence(`The place of use is ${named(answers.usePlace, 'Place of use')}`)} The ${client} may move the Equipment elsewhere only with the written consent of the ${provider}.`,
      `The ${provider} hands over the Equipment clean, safe and fit for its intended use. The ${client} will inspect it and report any visible defect in writing within ${days} of receiving it.`,
    ],
  };
}

export const equipmentTermSection = (facts: Facts): Section => ({
  id: 'term',
  title: 'Rental Period',
  short: facts.answers.endDate === '' ? 'When the rental starts; it has no fixed end.' : 'When the rental starts and ends.',
  body: [termText(facts)],
});

export function rentSection(facts: Facts): Section {
  const { answers, client, provider, currency } = facts;
  const deposit = tidy(answers.deposit);
  return {
    id: 'fee',
    title: deposit === '' ? 'Rent' : 'Rent and Deposit',
    short: `What the ${client} pays, and when.`,
    body: [
      ...feeTexts(facts, 'The rent for the Equipment is'),
      ...(deposit === ''
        ? []
        : [
            `Before the Equipment is handed over, the ${client} pays a deposit of ${moneyIn(deposit, currency, 'Deposit')}. The ${provider} pays it back within 14 days after the return, less what the ${client} owes under this Agreement, with a list of what was kept.`,
          ]),
    ],
  };
}

export function careSection({ client, provider }: Facts): Section {
  return {
    id: 'care',
    title: 'Use and Upkeep',
    short: `The ${client} uses it with care; the ${provider} keeps it working.`,
    body: [
      `The ${client} will use the Equipment with care, as the instructions say and only for its intended purpose, let only people who know how use it, and protect it against theft and weather. It will not change the Equipment.`,
      `The ${provider} keeps the Equipment fit for use. It repairs or replaces what fails within a reasonable time at no extra charge, unless the ${client} caused it. For the time in which the Equipment cannot be used for reasons that the ${client} did not cause, no Rent is due.`,
    ],
  };
}

export function ownerSection({ client, provider }: Facts): Section {
  return {
    id: 'ownership',
    title: 'Ownership and Access',
    short: `It stays the property of the ${provider}, who may come and look after it.`,
    body: [
      `The Equipment remains the property of the ${provider}. The ${client} may not sell, pledge, lend or sublet it, and will tell anyone who seizes it whose it is and inform the ${provider} at once.`,
      `After reasonable notice the ${client} gives the ${provider} access to inspect, service and collect the Equipment.`,
    ],
  };
}

export function damageSection({ client }: Facts): Section {
  return {
    id: 'damage',
    title: 'Loss and Damage',
    short: 'Who pays if something breaks or disappears.',
    body: [
      `The ${client} reports loss or damage without delay, and theft also to the police.`,
      `The ${client} pays for the repair of Equipment that is damaged in its care, or for its current value if it is lost or beyond repair. Fair wear and tear, defects that the Equipment already had, and damage that the ${client} did not cause and could not reasonably prevent, are excluded.`,
    ],
  };
}

export function returnSection({ client, provider }: Facts): Section {
  return {
    id: 'return',
    title: 'Return',
    short: 'How it goes back, and what a late return costs.',
    body: [
      `When this Agreement ends, the ${client} returns the Equipment complete and clean, in the condition in which it was received apart from fair wear and tear. Both parties look at it together and note its condition.`,
      `For the time in which the ${client} keeps Equipment longer than agreed, the Rent remains due. Further rights of the ${provider} are not affected.`,
    ],
  };
}

export const ownerWarrantySection = ({ provider }: Facts): Section => ({
  id: 'promises',
  title: 'Warranties',
  short: 'Both sides are free to do what they agree to here.',
  body: [authorityText, `The ${provider} warrants that it has the right to rent out the Equipment.`],
});

export function equipmentEndingSection(facts: Facts): Section {
  const { answers, client, provider } = facts;
  const usual =
    answers.endDate === ''
      ? undefined
      : 'The rental runs for its full period. Neither party may end it earlier, except as this clause allows.';
  return {
    id: 'ending',
    title: 'Ending',
    short: 'How either side can end the rental, and what is paid then.',
    body: [
      ...noticeTexts(facts, usual),
      breachText,
      `When this Agreement ends, the ${client} pays what is due up to the return, and the ${provider} refunds what was paid for the time after it. The Equipment goes back under clause ${clauseNumber('return')}.`,
      lastingText,
    ],
  };
}
