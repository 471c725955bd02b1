import { readPlace } from '@/lib/places';
import { joinWords, plural } from '@/lib/text';
import { dataLabels, thirdPartyLabels, thirdParties, type DataType, type ThirdParty } from './content';
import { typesNamed, type Facts } from './facts';
import { findFaults, type Change, type Check } from './faults';
import { dataFlag, shareFlag } from './model';

const tick = (type: DataType) => ({ label: `Tick ${dataLabels[type]}`, change: { [dataFlag(type)]: true } as Change });
const tickThird = (type: ThirdParty) => ({ label: `Tick ${thirdPartyLabels[type]}`, change: { [shareFlag(type)]: true } as Change });

const dataChecks = ({ answers, collected, shared, cookies }: Facts): (Check | false)[] => [
  answers.email !== '' &&
    !/^[^\s@]+@[^\s@]+$/.test(answers.email) && {
      id: 'email',
      text: 'The email does not look like an address, and the policy asks people to write to it.',
    },
  collected.length === 0 && {
    id: 'no-data',
    text: 'No type of data is ticked. Even a plain server log contains IP addresses, which count as Device.',
    fixes: [tick('device')],
  },
  answers.cookies &&
    !collected.includes('cookies') && {
      id: 'cookies-not-collected',
      text: 'The policy has a cookies section, but Cookies is not ticked under Data Collected.',
      fixes: [tick('cookies'), { label: 'Turn the section off', change: { cookies: false } }],
    },
  !answers.cookies &&
    collected.includes('cookies') && {
      id: 'cookies-no-section',
      text: 'Cookies is ticked under Data Collected, but the policy has no cookies section.',
      fixes: [{ label: 'Turn the section on', change: { cookies: true } }],
    },
  !answers.cookies &&
    cookies.length > 0 && {
      id: 'cookies-left-out',
      text: `The cookie table has ${plural(cookies.length, 'cookie')}, but the cookies section is off, so the policy leaves it out.`,
      fixes: [{ label: 'Turn the section on', change: { cookies: true } }],
    },
  collected.includes('payment') &&
    !shared.includes('payment') && {
      id: 'payment-not-shared',
      text: 'Payment is ticked under Data Collected, but no payment third party is. Card payments nearly always pass through one.',
      fixes: [tickThird('payment')],
    },
  shared.includes('payment') &&
    !collected.includes('payment') && {
      id: 'payment-not-collected',
      text: 'A payment third party is ticked, but Payment is not ticked under Data Collected.',
      fixes: [tick('payment')],
    },
  shared.includes('analytics') &&
    !collected.includes('usage') && {
      id: 'analytics-no-usage',
      text: 'An analytics third party is ticked, but Usage is not ticked under Data Collected.',
      fixes: [tick('usage')],
    },
];

function processorChecks({ collected, shared, processors, hasRegime }: Facts): (Check | false)[] {
  const hasProcessor = (type: ThirdParty) => processors.some(({ service }) => service === type);
  const usesPayment = shared.includes('payment') || collected.includes('payment');
  // Naming companies is worth asking for once somebody names any, or a law does; money always is.
  const unnamed = shared.filter((type) => type !== 'payment' && !hasProcessor(type) && (hasRegime || processors.length > 0));
  return [
    usesPayment &&
      !hasProcessor('payment') && {
        id: 'payment-unnamed',
        text: 'Payments are ticked, but no payment processor is named under Processors.',
      },
    unnamed.length > 0 && {
      id: 'unnamed',
      text: `No company is named under Processors for: ${joinWords(unnamed.map((type) => thirdPartyLabels[type]))}.`,
    },
    ...thirdParties.map(
      (type): Check | false =>
        !shared.includes(type) &&
        hasProcessor(type) && {
          id: `unticked-${type}`,
          text: `A company is named for ${thirdPartyLabels[type].toLowerCase()}, but ${thirdPartyLabels[type]} is not ticked under Third Parties.`,
          fixes: [tickThird(type)],
        },
    ),
    ...[...new Set(processors.flatMap(({ data }) => typesNamed(data)))]
      .filter((type) => !collected.includes(type))
      .map((type): Check => ({
        id: `received-${type}`,
        text: `A company receives ${dataLabels[type].toLowerCase()} data, but ${dataLabels[type]} is not ticked under Data Collected.`,
        fixes: [tick(type)],
      })),
  ];
}

/** The longest a law lets an answer take. */
const deadlines = [
  { id: 'deadline-lgpd', law: 'Brazil’s LGPD', days: 15, isOn: ({ answers }: Facts) => answers.lgpd },
  { id: 'deadline-gdpr', law: 'The GDPR', days: 30, isOn: ({ answers }: Facts) => answers.gdpr || answers.ukGdpr },
  { id: 'deadline-us', law: 'US state law', days: 45, isOn: ({ answers }: Facts) => answers.ccpa || answers.usStates },
  { id: 'deadline-dpdpa', law: 'India’s DPDPA', days: 90, isOn: ({ answers }: Facts) => answers.dpdpa },
];

function regimeChecks(facts: Facts): (Check | false)[] {
  const { answers, collected, details, shared, processors, cookies, hasRegime } = facts;
  const isEuropean = answers.gdpr || answers.ukGdpr;
  const isAmerican = answers.ccpa || answers.usStates;
  const sells = answers.sale === 'share' || answers.sale === 'sell';
  const isOutside = (country: string) => {
    const { region } = readPlace(country);
    return region !== 'unknown' && !(region === 'EU' && answers.gdpr) && !(region === 'UK' && answers.ukGdpr);
  };
  const abroad = processors.filter(({ country }) => isOutside(country)).map(({ name }) => name.trim());
  const strictest = deadlines.find(({ days, isOn }) => isOn(facts) && answers.answerDays > days);
  return [
    hasRegime &&
      !answers.userRights && {
        id: 'rights-off',
        text: 'The laws you chose give people rights, but the User rights section is off.',
        fixes: [{ label: 'Turn the section on', change: { userRights: true } }],
      },
    answers.userRights &&
      strictest !== undefined && {
        id: strictest.id,
        text: `You promise an answer within ${plural(answers.answerDays, 'day')}. ${strictest.law} gives you ${strictest.days}.`,
        fixes: [{ label: `Make it ${strictest.days} days`, change: { answerDays: String(strictest.days) } }],
      },
    isEuropean &&
      !answers.internationalTransfers &&
      abroad.length > 0 && {
        id: 'abroad',
        text: `International transfers is off, but ${joinWords([...new Set(abroad)].slice(0, 3))} may be outside the area of the law you chose.`,
        fixes: [{ label: 'Turn the section on', change: { internationalTransfers: true } }],
      },
    isEuropean &&
      answers.cookies &&
      !answers.asksConsent &&
      cookies.some(({ kind }) => kind !== 'necessary') && {
        id: 'consent',
        text: 'The cookie table has cookies that are not necessary. In Europe they need consent before they are set.',
      },
    hasRegime &&
      answers.cookies &&
      cookies.length === 0 && { id: 'no-table', text: 'The cookies section is on, but the cookie table is empty.' },
    isAmerican &&
      answers.sale === 'neither' &&
      (shared.includes('marketing') || cookies.some(({ kind }) => kind === 'marketing')) && {
        id: 'sale-marketing',
        text: 'You say that you neither sell nor share, but marketing is ticked. Targeted advertising usually counts as sharing.',
      },
    isAmerican &&
      sells &&
      !shared.includes('marketing') &&
      !shared.includes('social') && {
        id: 'sale-nobody',
        text: 'You say that you sell or share, but neither Marketing nor Social is ticked under Third Parties, so the policy does not say who receives the data.',
        fixes: [tickThird('marketing'), { label: 'We neither sell nor share', change: { sale: 'neither' } }],
      },
    isAmerican &&
      sells &&
      !answers.honorsSignal && {
        id: 'signal',
        text: 'You sell or share, but do not say that you honor Global Privacy Control. California and several other states require it.',
      },
    answers.usStates &&
      answers.sale === 'sell' && {
        id: 'sell-notice',
        text: 'Some states, such as Texas, ask for a set notice if you sell sensitive data. Ask your attorney.',
      },
    facts.isGerman && {
      id: 'german-law',
      text: 'German law asks for more that a privacy policy does not cover: an Impressum on the website (section 5 DDG), consent before cookies that are not necessary (section 25 TDDDG) and, from 20 people who work with personal data, a data protection officer (section 38 BDSG).',
    },
    facts.isGerman &&
      !answers.gdpr && {
        id: 'german-gdpr',
        text: 'The company seems to be in Germany, but the GDPR is not chosen under Regimes.',
        fixes: [{ label: 'Choose the GDPR', change: { gdpr: true } }],
      },
    answers.dpdpa &&
      collected.some((type) => ['contract', 'interests'].includes(details[type].basis)) && {
        id: 'india-basis',
        text: 'India’s DPDPA recognizes neither contract nor legitimate interests as a basis, only consent and the uses it lists itself.',
      },
    answers.dpdpa &&
      answers.childrenPrivacy && {
        id: 'india-children',
        text: 'The children’s section says 13. In India everyone under 18 is a child, and a parent has to consent.',
      },
  ];
}

export const findContradictions = (facts: Facts): Check[] =>
  [...findFaults(facts), ...dataChecks(facts), ...processorChecks(facts), ...regimeChecks(facts)].filter((check) => check !== false);
