import { endSentence } from '@/lib/sentences';
import { clauseNumber } from '@/lib/clauses';
import { addressIn, companyIn, contactIn, daysIn, emailIn, lawIn, tidy, websiteIn, type Facts } from './facts';
import { capIn } from './sections-extra';
import { when, type Section } from './sections-use';

const qualityTexts = {
  eu: {
    services:
      'If you are a consumer, the law obliges us to supply the Service as agreed (the legal guarantee of conformity). If it is not as it should be, you may ask us to put it right free of charge and within a reasonable time. If we do not or cannot, you may ask for a lower price or end the contract and get your money back, as the law provides.',
    goods:
      'If you are a consumer, the law gives you a guarantee of at least two years from delivery that goods are as agreed. If they are not, you may ask us to repair or replace them free of charge and within a reasonable time. If we do not or cannot, you may ask for a lower price or end the contract and get your money back, as the law provides.',
  },
  uk: {
    services:
      'If you are a consumer, the Consumer Rights Act 2015 gives you rights. Services must be carried out with reasonable care and skill. Digital content must be as described, fit for purpose and of satisfactory quality. If they are not, you may be entitled to have them put right, to a lower price or to your money back.',
    goods:
      'If you are a consumer, the Consumer Rights Act 2015 gives you rights. Goods must be as described, fit for purpose and of satisfactory quality. If they are not, you may be entitled to return them, to a repair or replacement, to a lower price or to your money back, depending on how much time has passed.',
  },
};

const businessWarranty =
  'Service is provided as it is and as it is available. As far as the law allows, we exclude all warranties, conditions and other terms that the law would otherwise imply, such as those on quality, fitness for a purpose, title and non-infringement.';

const noPromise =
  'We do not promise that the Service is always available, secure or free of errors, or that the information on it is complete and correct.';

export function warrantySection({ answers, hasConsumers, hasBusinesses, hasConsumerLaw, region }: Facts): Section {
  if (hasConsumerLaw) {
    const texts = qualityTexts[region === 'uk' ? 'uk' : 'eu'];
    return {
      id: 'warranty',
      title: 'Quality of the Service',
      short: `Consumers keep every right they have when something is faulty.${hasBusinesses ? ' For businesses the service comes as it is.' : ''}`,
      body: [
        texts[answers.offer === 'goods' ? 'goods' : 'services'],
        ...when(hasBusinesses, `If you use the Service for your business, the ${businessWarranty} ${noPromise}`),
      ],
    };
  }
  const isEuropean = region === 'eu' || region === 'uk';
  return {
    id: 'warranty',
    title: 'Disclaimer of Warranties',
    short: 'The service comes as it is. We do our best, but promise nothing beyond what the law demands.',
    body: [
      isEuropean
        ? `The ${businessWarranty}`
        : 'THE SERVICE IS PROVIDED "AS IS" AND "AS AVAILABLE". AS FAR AS THE LAW ALLOWS, WE MAKE NO WARRANTIES OF ANY KIND, EXPRESS, IMPLIED OR STATUTORY, INCLUDING WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE, TITLE AND NON-INFRINGEMENT.',
      noPromise,
      ...when(
        hasConsumers,
        'Some places do not allow these warranties to be excluded. There, this section applies only as far as the law allows, and your rights as a consumer stay as they are.',
      ),
    ],
  };
}

const misconduct: Record<Facts['region'], string> = {
  eu: 'intent and gross negligence',
  uk: 'wilful misconduct',
  us: 'willful misconduct',
  other: 'willful misconduct',
};

const untouched = (region: Facts['region']) =>
  `Nothing in these Terms limits a liability that the law does not allow to be limited, such as liability for death or personal injury caused by negligence, for fraud, or for ${misconduct[region]}.`;

export function liabilitySection(facts: Facts): Section {
  const { answers, hasConsumers, hasBusinesses, hasConsumerLaw, region } = facts;
  const isEuropean = region === 'eu' || region === 'uk';
  const hasCap = answers.liabilityCap && (hasBusinesses || !hasConsumerLaw);
  const cap = (start: string) =>
    when(hasCap, endSentence(`${start}our total liability for all claims about the Service or these Terms is limited to ${capIn(facts)}`));
  const indirect =
    'we are not liable for indirect or consequential loss, or for lost profits, revenue, goodwill or data, arising from the Service or these Terms.';
  if (hasConsumerLaw) {
    return {
      id: 'liability',
      title: 'Limitation of Liability',
      short: `We answer for harm that we could foresee and that we caused.${hasBusinesses ? ' Toward businesses our liability is limited further.' : ''}`,
      body: [
        `${untouched(region)} Your legal rights when the Service is not as agreed are not limited either.`,
        'If you are a consumer, we are responsible for loss and damage that is a foreseeable result of our breach of these Terms or our failure to use reasonable care and skill. We are not responsible for loss that neither of us could foresee, that we did not cause, or that concerns a business.',
        ...when(hasBusinesses, `If you use the Service for your business, ${indirect}`),
        ...cap('If you use the Service for your business, '),
      ],
    };
  }
  return {
    id: 'liability',
    title: 'Limitation of Liability',
    short: `We do not pay for indirect losses${hasCap ? ', and there is an upper limit to what we owe' : ''}. What the law forbids us to limit is not limited.`,
    body: [
      untouched(region),
      isEuropean
        ? `As far as the law allows, ${indirect}`
        : 'AS FAR AS THE LAW ALLOWS, WE ARE NOT LIABLE FOR INDIRECT, INCIDENTAL, SPECIAL, CONSEQUENTIAL OR PUNITIVE DAMAGES, OR FOR LOST PROFITS, REVENUE, GOODWILL OR DATA, ARISING FROM THE SERVICE OR THESE TERMS.',
      ...cap('As far as the law allows, '),
      ...when(hasConsumers, 'Some places do not allow some of these limits, so they may not apply to you.'),
    ],
  };
}

const indemnity = (hasContent: boolean, region: Facts['region']) =>
  `compensate us, and the people who work for us, for claims by others and for the losses and reasonable costs (including ${region === 'us' ? 'attorneys’' : 'legal'} fees) that follow from them, to the extent they result from your breach of these Terms${hasContent ? ', from your content' : ''} or from your unlawful use of the Service`;

const defense =
  'We tell you promptly of such a claim. We may choose to take over the defense, and neither side may settle at the other’s expense without consent.';

export function indemnitySection({ hasBusinesses, hasConsumerLaw, region }: Facts, hasContent: boolean): Section {
  if (hasConsumerLaw) {
    return {
      id: 'indemnity',
      title: hasBusinesses ? 'Indemnification' : 'If You Break These Terms',
      short: `Consumers owe only what the law says for damage they are at fault for.${hasBusinesses ? ' Businesses cover claims they cause.' : ''}`,
      body: [
        'If you are a consumer and break these Terms through your own fault, you are responsible for the damage that the law makes you responsible for, and for no more.',
        ...when(hasBusinesses, `If you use the Service for your business, you agree to ${indemnity(hasContent, region)}. ${defense}`),
      ],
    };
  }
  return {
    id: 'indemnity',
    title: 'Indemnification',
    short: 'If somebody makes a claim against us because of what you did wrong, you cover it.',
    body: [`As far as the law allows, you agree to ${indemnity(hasContent, region)}.`, defense],
  };
}

const consumerCourts: Record<Facts['region'], string> = {
  eu: 'If you are a consumer living in the European Union or the European Economic Area, you also keep the protection of the mandatory law of the country where you live. You may bring a claim in the courts of that country as well, and we may bring one against you only there.',
  uk: 'If you are a consumer living in the United Kingdom, you also keep the protection of the mandatory law of the part of it where you live, and you may bring a claim in the courts of that part.',
  us: 'If you are a consumer, you keep the protection of the laws of the place where you live, and the right to its courts, as far as a contract cannot take them away.',
  other:
    'If you are a consumer, you keep the protection of the laws of the place where you live, and the right to its courts, as far as a contract cannot take them away.',
};

/** In a Canadian province both laws apply. */
const federalLaw = (law: string) => law.replace(/^([^\uE000]+), Canada$/, '$1 and the federal laws of Canada that apply there');

export function lawSection(facts: Facts): Section {
  const { answers, hasConsumers, region } = facts;
  const exception = answers.arbitration ? `, unless section ${clauseNumber('disputes')} sends them to arbitration` : '';
  return {
    id: 'law',
    title: 'Governing Law and Disputes',
    short: `Talk to us first. Otherwise the law and courts named here decide${hasConsumers ? ', and consumers keep the protection of the law at home' : ''}.`,
    body: [
      `The laws of ${federalLaw(lawIn(facts))} govern these Terms and any dispute about them or the Service, without regard to conflict-of-laws rules.`,
      `If you have a complaint, please contact us ${contactIn(facts)} first, so that we can try to settle it between us.`,
      `The courts of ${lawIn(facts)} decide disputes that we cannot settle between us${exception}.`,
      ...when(hasConsumers, consumerCourts[region]),
    ],
  };
}

export function changesSection(facts: Facts): Section {
  const { answers, hasConsumerLaw } = facts;
  const notice = daysIn(answers.noticeDays);
  const posted = `We publish the new version at ${websiteIn(facts)} with a new date.`;
  return {
    id: 'changes',
    title: 'Changes to These Terms',
    short: 'We tell you before important changes. If you do not like them, you can leave.',
    body: hasConsumerLaw
      ? [
          `We may change these Terms for a valid reason: a change in the law, in the Service, in its security or in its costs. ${posted} We tell you of the change and its reason at least ${notice} before it takes effect.`,
          'If you do not agree, you may end the contract free of charge before that day, and we refund what you have paid for the time after it. Changes that the law does not let us make by notice alone apply only if you agree to them.',
          'Changes do not affect orders that you have already placed, or disputes that have already arisen.',
        ]
      : [
          `We may change these Terms, for example when the Service or the law changes. ${posted} We tell you of important changes at least ${notice} before they take effect, by email or by a notice in the Service.`,
          'If you do not agree, stop using the Service before that day. Where the law allows it, using the Service after that day means that you accept the new Terms.',
          'Changes do not affect disputes that have already arisen.',
        ],
  };
}

export function generalSection(facts: Facts): Section {
  const { answers, hasBusinesses, hasConsumerLaw } = facts;
  const address = tidy(answers.address);
  const post = address === '' && !hasConsumerLaw ? '' : ` Our postal address is: ${endSentence(addressIn(facts))}`;
  const reach =
    tidy(answers.contactEmail) === '' && !hasConsumerLaw
      ? endSentence(`You can reach ${companyIn(facts)} through ${websiteIn(facts)}`)
      : endSentence(`You can reach ${companyIn(facts)} by email at ${emailIn(facts)}`);
  return {
    id: 'general',
    title: 'General Terms and Contact',
    short: 'If one part is invalid, the rest stays. Here is how to reach us.',
    body: [
      ...when(
        hasBusinesses,
        `${hasConsumerLaw ? 'If you use the Service for your business, these' : 'These'} Terms, with the documents they refer to, are the whole agreement between you and us about the Service.`,
      ),
      'If any part of these Terms is invalid, the rest remains in force. If we delay in using a right, we do not waive it.',
      `You may not transfer your rights under these Terms without our consent. We may transfer ours to a company that takes over the Service${hasConsumerLaw ? ', if that does not make your position worse' : ''}. Neither side is responsible for delays caused by events outside its reasonable control.`,
      `${reach}${post}`,
    ],
  };
}
