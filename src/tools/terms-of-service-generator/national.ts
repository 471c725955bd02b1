import { endSentence } from '@/lib/sentences';
import { paragraph } from '@/lib/blocks';
import { readLocation } from '@/lib/places';
import { emailIn, named, tidy, type Facts } from './facts';
import type { PolicyBlock } from './policies';

/** What a country gives its consumers beyond the rules of the whole EU; described as of November 2025. */

const france = (facts: Facts): PolicyBlock => {
  const { answers } = facts;
  const guarantee =
    answers.offer === 'goods'
      ? 'Goods come with the legal guarantee of conformity (articles L. 217-1 and following). For two years from delivery you may ask us to repair or replace what is not as agreed, free of charge and without major inconvenience. If we do not or cannot, you may keep it at a lower price, or return it and get your money back.'
      : 'Digital content and digital services come with the legal guarantee of conformity (articles L. 224-25-2 and following). For two years from supply or, where we supply it continuously, for as long as we supply it, you may ask us to put right what is not as agreed, free of charge and without undue delay. If we do not or cannot, you may pay a lower price, or end the contract and get your money back.';
  return {
    title: 'Consumers in France',
    short: 'French law adds guarantees, a mediator and a choice of courts.',
    body: [
      'This part is for consumers whose contract is under French law. Unless it says otherwise, it refers to the Consumer Code (Code de la consommation).',
      'The right of withdrawal described above is based on articles L. 221-18 and following.',
      guarantee,
      'You may also rely on the guarantee against hidden defects (articles 1641 to 1649 of the Civil Code), for two years from the day on which you discover the defect.',
      ...(answers.subscriptions
        ? [
            'Before a subscription with a fixed term renews, we remind you in writing that you can refuse the renewal, no earlier than three months and no later than one month before the last day on which you can do so. If we do not, you may end it free of charge at any time after it has renewed (article L. 215-1). You can also end it online on our website (article L. 215-1-1).',
          ]
        : []),
      `If you have complained to us in writing (${emailIn(facts)}) and we have not settled it, you may turn free of charge to our consumer mediator (articles L. 612-1 and L. 616-1): ${endSentence(named(answers.mediator, 'Consumer Mediator'))}`,
      'You may bring a claim in the court of the place where you lived when the contract was made or when the harm was done (article R. 631-3), or in any other court that has jurisdiction by law.',
    ].map((text) => paragraph(text)),
  };
};

const austria = ({ answers }: Facts): PolicyBlock => ({
  title: 'Consumers in Austria',
  short: 'Austrian law adds rules on warranty, renewal and courts.',
  body: [
    'This part is for consumers whose contract is under Austrian law.',
    'The right of withdrawal described above is based on the Distance and Off-Premises Contracts Act (Fern- und Auswärtsgeschäfte-Gesetz, FAGG).',
    answers.offer === 'goods'
      ? 'For goods, the Consumer Warranty Act (Verbrauchergewährleistungsgesetz, VGG) applies. You have rights for defects that show within two years of delivery. A defect that shows within one year is presumed to have been there at delivery.'
      : 'For digital content and digital services, the Consumer Warranty Act (Verbrauchergewährleistungsgesetz, VGG) applies. You have rights for defects that show within two years of supply (section 18) or, where we supply it continuously, at any time while we supply it. It is for us to show that there was no defect for one year from supply or, where we supply it continuously, for the whole of that time. For other services, sections 922 and following of the General Civil Code (ABGB) apply.',
    ...(answers.subscriptions
      ? [
          'A subscription with a fixed term renews only if we have told you separately, in good time and at the start of the period in which you can object, that it will renew unless you do (section 6(1)(2) of the Consumer Protection Act, Konsumentenschutzgesetz, KSchG). The same holds wherever these Terms take your silence as consent.',
        ]
      : []),
    'If you live, usually stay or work in Austria, we may sue you only in the court of the place where you do so (section 14 KSchG).',
  ].map((text) => paragraph(text)),
});

const blocks = { France: france, Austria: austria };

/** The country's own part of the terms, where it is at hand and consumers are meant. */
export function nationalBlock(facts: Facts): PolicyBlock | undefined {
  const { answers, hasConsumerLaw, region } = facts;
  const { country } = readLocation(tidy(answers.country));
  if (!hasConsumerLaw || region !== 'eu' || (country !== 'France' && country !== 'Austria')) return undefined;
  return blocks[country](facts);
}
