import type { Check as DocumentCheck } from '@/kinds/document/check-list';
import { typedCurrency } from '@/lib/currencies';
import { cutTo } from '@/lib/cut';
import { parseNumber } from '@/lib/numbers';
import { currencyOfPlace } from '@/lib/place-currency';
import { withArticle } from '@/lib/places';
import type { NumberName } from './content';
import { tidy, type Facts } from './facts';
import { fields, listSampleAnswers, type Draft } from './model';

/** Something to look at before publishing, and ways to settle it with one press. */
export type Check = DocumentCheck<Partial<Draft>>;

/** Towards consumers in the EU and the UK there is none. */
const hasCap = ({ answers, hasConsumerLaw, hasBusinesses }: Facts) => answers.liabilityCap && (hasBusinesses || !hasConsumerLaw);

/** Which numbers these terms print. */
function numbersIn(facts: Facts): NumberName[] {
  const { answers } = facts;
  const { subscriptions } = answers;
  return [
    ...(answers.includeRefundPolicy ? (['refundDays'] as const) : []),
    ...(subscriptions ? (['trialDays', 'reminderDays'] as const) : []),
    ...(answers.arbitration ? (['optOutDays'] as const) : []),
    ...(hasCap(facts) && answers.capBasis !== 'amount' ? (['capMonths'] as const) : []),
    'noticeDays',
  ];
}

/** A cap that is not above zero, says no currency, or is in one of another place. */
function capFaults(facts: Facts): (Check | false)[] {
  const { answers } = facts;
  const typed = tidy(answers.capAmount);
  if (!hasCap(facts) || answers.capBasis === 'fees' || typed === '') return [];
  const place = tidy(answers.country) || tidy(answers.state);
  const home = currencyOfPlace(place);
  const code = typedCurrency(typed, home);
  const parsed = parseNumber(typed);
  if (parsed.ok && parsed.value <= 0)
    return [{ id: 'cap-amount', isFault: true, text: `The cap amount is ${cutTo(typed, 40)}, which is not above zero.` }];
  return [
    code === undefined &&
      parsed.ok && {
        id: 'cap-currency',
        isFault: true,
        text: `The cap amount is “${cutTo(typed, 40)}”: in which currency?`,
        ...(home ? { fixes: [{ label: `Write “${typed} ${home}”`, change: { capAmount: `${typed} ${home}` } }] } : {}),
      },
    code !== undefined &&
      home !== undefined &&
      code !== home && {
        id: 'cap-place',
        isFault: true,
        text: `The cap amount is in ${code}, but the place is ${withArticle(cutTo(place, 40))}, where people pay in ${home}.`,
      },
  ];
}

/** What makes the terms say something other than what was typed. They stay a draft until it is changed or kept on purpose. */
export const findFaults = (facts: Facts): Check[] =>
  [sampleFault(facts), ...capFaults(facts), ...rangeFaults(facts)].filter((check) => check !== false);

function sampleFault({ draft }: Facts): Check | false {
  const left = listSampleAnswers(draft);
  return left.length > 0 && { id: 'sample', isFault: true, text: `Still from the sample: ${left.join(' and ')}.` };
}

const rangeFaults = (facts: Facts): Check[] =>
  numbersIn(facts).flatMap((name): Check[] => {
    const { label, min = -Infinity, max = Infinity, default: usual } = fields[name];
    const typed = tidy(facts.draft[name]);
    const parsed = parseNumber(typed);
    if (typed === '' || (parsed.ok && parsed.value >= min && parsed.value <= max)) return [];
    return [
      {
        id: `range-${name}`,
        isFault: true,
        text: `${label}: “${cutTo(typed, 40)}” isn’t a number from ${min} to ${max}.`,
        fixes: [{ label: usual === '' ? 'Leave it empty' : `Make it ${usual}`, change: { [name]: usual } }],
      },
    ];
  });

/** Those that nobody has agreed to yet. */
export const openFaults = (facts: Facts, kept: readonly string[] = []): Check[] =>
  findFaults(facts).filter(({ text }) => !kept.includes(text));
