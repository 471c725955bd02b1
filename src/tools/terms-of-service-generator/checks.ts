import { listGaps } from '@/lib/gaps';
import { readLocation, readPlace, withArticle } from '@/lib/places';
import { plural } from '@/lib/text';
import { ukGap, ukLaws } from './content';
import { lawIn, type Facts } from './facts';
import { findFaults, type Check } from './faults';
import type { Draft } from './model';

const turnOn = (name: 'dmca' | 'arbitration' | 'includePrivacyPolicy', label: string) => ({
  label,
  change: { [name]: true } as Partial<Draft>,
});

function ageChecks({ answers, hasConsumers }: Facts): (Check | false)[] {
  const age = answers.userAgeRestriction;
  return [
    age === '13' && {
      id: 'coppa',
      text: 'You admit people from 13. US law (COPPA) applies as soon as you know that a younger child uses the service, or if it is aimed at children: then you need a parent’s consent. In the EU, consent to the use of data may need a parent up to 16.',
    },
    age === '16' && {
      id: 'gdpr-age',
      text: 'You admit people from 16, the age GDPR sets for consenting to the use of data; some EU countries chose a lower one. People under 18 can undo many contracts, so ask for a parent’s agreement where money is paid.',
    },
    (age === '13' || age === '16') &&
      !hasConsumers && {
        id: 'young-business',
        text: `You serve businesses only, but admit people from ${age}. Few businesses are run by minors.`,
        fixes: [{ label: 'Make it 18', change: { userAgeRestriction: '18' } }],
      },
  ];
}

function clauseChecks({ answers, region, hasConsumers, hasBusinesses, hasConsumerLaw }: Facts): (Check | false)[] {
  return [
    answers.subscriptions &&
      hasConsumers &&
      (region === 'us' || region === 'other') && {
        id: 'renewal',
        text: 'US federal law (ROSCA) and many states, such as California, have rules on automatic renewal: show its terms right at the order, get a clear yes, and make it easy to cancel online. Check what applies to you.',
      },
    answers.subscriptions &&
      hasConsumerLaw && {
        id: 'order-button',
        text: 'In the EU and the UK the order button must say that it costs money, such as “Order with obligation to pay”, and the price and length of the subscription must appear right before it.',
      },
    answers.userContent &&
      !answers.dmca &&
      region === 'us' && {
        id: 'no-dmca',
        text: 'People post content, but the terms have no copyright complaints. Without them you may lose the protection US law (DMCA) gives those who host it.',
        fixes: [turnOn('dmca', 'Turn them on')],
      },
    answers.dmca && {
      id: 'agent',
      text: 'The DMCA protects you only if your agent is registered with the US Copyright Office. The registration has to be renewed every three years.',
    },
    answers.userContent &&
      region === 'eu' && {
        id: 'dsa',
        text: 'If people post content, the EU’s Digital Services Act asks for contact points, a way to report illegal content and reasons for removals. How much of it applies depends on your size.',
      },
    answers.classWaiver &&
      !answers.arbitration && {
        id: 'waiver-alone',
        text: 'A class action waiver without arbitration is often not enforced.',
        fixes: [turnOn('arbitration', 'Turn arbitration on'), { label: 'Turn the waiver off', change: { classWaiver: false } }],
      },
    (answers.arbitration || answers.classWaiver) &&
      hasConsumerLaw && {
        id: 'europe-arbitration',
        text: 'Consumers in the EU and the UK cannot be bound to arbitration or a class action waiver in advance. The section leaves them out.',
        fixes: [{ label: 'Turn both off', change: { arbitration: false, classWaiver: false } }],
      },
    answers.liabilityCap &&
      hasConsumerLaw && {
        id: 'cap',
        text: hasBusinesses
          ? 'The liability cap is worded for business users only. Toward consumers in the EU and the UK it would often be void.'
          : 'The liability cap is left out: toward consumers in the EU and the UK it would often be void.',
        fixes: [{ label: 'Turn the cap off', change: { liabilityCap: false } }],
      },
  ];
}

/** What a country asks for beyond the law of the EU, where it is known here; as of 2025. */
function nationalRules(country: string | undefined, hasSubscriptions: boolean): string {
  if (country === 'France')
    return `What French law adds is in a part of its own at the end. Not covered: the boxed texts on guarantees that a decree prescribes word for word, French as the language of the terms (law no. 94-665 of 4 August 1994)${hasSubscriptions ? ', the button with which subscriptions are ended online (article L. 215-1-1 of the Consumer Code)' : ''}, and legal notices on the website (see the Imprint tab). As of November 2025.`;
  if (country === 'Austria')
    return 'What Austrian law adds is in a part of its own at the end. Not covered: the imprint (section 5 ECG; see the Imprint tab), the test of each clause (section 6 KSchG), and whether you take part in dispute resolution before a consumer body. As of November 2025.';
  return `Rules of ${country ? withArticle(country) : 'single countries'} beyond it, such as on renewal and canceling, are not covered: have them checked there.`;
}

function placeChecks(facts: Facts, day: string): (Check | false)[] {
  const { answers, region, hasConsumers, hasBusinesses, hasConsumerLaw, hasGermanLaw, isGermany } = facts;
  const home = readPlace(answers.country).region;
  const { country } = readLocation(answers.country);
  return [
    hasConsumers &&
      !hasConsumerLaw &&
      (home === 'EU' || home === 'UK') && {
        id: 'region',
        text: 'The country is in the EU or the UK, but the region you chose is not, so the terms leave out the rights of consumers there, such as the 14 days to change their mind.',
        fixes: [{ label: 'Go by the country', change: { region: 'country' } }],
      },
    hasConsumerLaw &&
      region === 'eu' && {
        id: 'withdrawal-button',
        text: 'From 19 June 2026 EU law asks for a withdrawal button on websites where consumers order.',
      },
    hasGermanLaw && {
      id: 'german-law',
      text: `German law asks for more that is not covered by these terms: an Impressum on the website (section 5 DDG; see the Imprint tab)${answers.subscriptions ? ', a cancellation button for subscriptions (section 312k BGB)' : ''} and, with more than ten staff, a statement whether you take part in dispute resolution before a consumer body (section 36 VSBG).${answers.subscriptions ? ' The renewal of subscriptions follows section 309 no. 9 BGB.' : ''}`,
    },
    isGermany &&
      hasBusinesses && {
        id: 'german-business',
        text: `German law is strict with standard terms between businesses, too: limits of liability and exclusions of warranty like those here are often void (sections 307 to 310 BGB). These terms do not cover that${hasGermanLaw ? '' : ', nor the Impressum that the website needs (section 5 DDG; see the Imprint tab)'}. Have them checked there.`,
      },
    hasConsumerLaw &&
      region === 'eu' &&
      !hasGermanLaw && {
        id: 'national-law',
        text: `These terms follow EU-wide consumer law. ${nationalRules(country, answers.subscriptions)}`,
      },
    listGaps(lawIn(facts)).includes(ukGap) && {
      id: 'uk-law',
      text: 'The United Kingdom has no contract law of its own. Say which part’s law applies.',
      fixes: ukLaws.map((law) => ({ label: law, change: { state: law } })),
    },
    hasConsumerLaw &&
      region === 'uk' &&
      answers.subscriptions && {
        id: 'uk-subscriptions',
        text: 'The UK’s Digital Markets, Competition and Consumers Act 2024 brings new rules for subscriptions: reminders, cooling-off periods, easy exits. Check whether they have started.',
      },
    answers.effectiveDate !== '' &&
      day !== '' &&
      answers.effectiveDate < day && {
        id: 'backdated',
        text: 'The effective date is before the day of the last update. New terms cannot apply retroactively.',
        fixes: [{ label: 'Use the day of the update', change: { effectiveDate: day } }],
      },
    answers.noticeDays > 0 &&
      answers.noticeDays < 14 &&
      hasConsumerLaw && {
        id: 'notice',
        text: `${plural(answers.noticeDays, 'day')} is short notice of a change toward consumers in the EU and the UK. Around 30 is usual.`,
        fixes: [{ label: 'Make it 30', change: { noticeDays: '30' } }],
      },
  ];
}

/** What to look at before publishing; `day` is that of the last update. */
export const findChecks = (facts: Facts, day: string): Check[] =>
  [...findFaults(facts), ...ageChecks(facts), ...clauseChecks(facts), ...placeChecks(facts, day)].filter((check) => check !== false);
