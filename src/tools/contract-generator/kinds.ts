/** The clauses of the kinds beyond work, employment and secrecy, each with its own and none of another's. */
import { clauseNumber } from '@/lib/clauses';
import { confidentialitySection, dataProtectionSections, liabilitySection, nonSolicitSection, protectedReports } from './clauses-shared';
import type { ContractType } from './content';
import { countIn, type Facts, type Section, type Switch } from './facts';
import {
  careSection,
  damageSection,
  equipmentEndingSection,
  equipmentTermSection,
  itemsSection,
  ownerSection,
  ownerWarrantySection,
  rentSection,
  returnSection,
} from './kinds-equipment';
import {
  businessSection,
  decisionsSection,
  dutiesSection,
  founderRightsSection,
  leavingSection,
  moneySection,
  sharesSection,
  transferSection,
  vestingSections,
} from './kinds-founders';
import {
  announceSection,
  bindingSection,
  costsSection,
  exclusiveSection,
  intentEndingSection,
  pointsSection,
  stepsSection,
} from './kinds-intent';
import {
  availabilitySection,
  customerDataSection,
  pilotEndingSection,
  pilotFeeSection,
  pilotRightsSection,
  pilotSection,
  pilotUseSection,
  pilotWarrantySection,
  serviceRightsSection,
  serviceWarrantySection,
  subscriptionEndingSection,
  subscriptionFeeSection,
  subscriptionSection,
  subscriptionTermSection,
  useSection,
} from './kinds-online';
import { noticeTexts } from './kinds-shared';

/** What the founders learn is the business's own, whoever tells it. */
function founderSecretsSection({ answers }: Facts): Section {
  const years = countIn(answers.confidentialYears, 'year', 'Kept confidential for (years)');
  return {
    id: 'confidentiality',
    title: 'Confidentiality',
    short: 'What is not public about the business stays in it.',
    body: [
      `Each Founder keeps what is not public about the Business confidential, while they work for it and for ${years} after that, and uses it only for the Business. The duties under clause ${clauseNumber('ip')} are not affected.`,
      protectedReports(),
    ],
  };
}

type Kind = Exclude<ContractType, 'service' | 'employment' | 'nda' | 'freelance' | 'consulting' | 'safe'>;

export function kindSections(facts: Facts, type: Kind): Section[] {
  const when = (name: Switch, section: (facts: Facts) => Section) => (facts.has[name] ? [section(facts)] : []);
  const secrets = when('confidentiality', confidentialitySection);
  const limit = when('liabilityCap', liabilitySection);
  switch (type) {
    case 'subscription':
      return [
        subscriptionSection(facts),
        useSection(facts),
        customerDataSection(facts),
        ...dataProtectionSections(facts),
        availabilitySection(facts),
        subscriptionFeeSection(facts),
        subscriptionTermSection(facts),
        serviceRightsSection(facts),
        ...secrets,
        serviceWarrantySection(facts),
        ...limit,
        ...when('nonSolicit', nonSolicitSection),
        subscriptionEndingSection(facts),
      ];
    case 'equipment':
      return [
        itemsSection(facts),
        equipmentTermSection(facts),
        rentSection(facts),
        careSection(facts),
        ownerSection(facts),
        damageSection(facts),
        returnSection(facts),
        ...secrets,
        ownerWarrantySection(facts),
        ...limit,
        equipmentEndingSection(facts),
      ];
    case 'pilot':
      return [
        pilotSection(facts),
        pilotUseSection(facts),
        pilotFeeSection(facts),
        customerDataSection(facts, 'Product'),
        ...dataProtectionSections(facts),
        pilotRightsSection(facts),
        ...secrets,
        pilotWarrantySection(facts),
        ...limit,
        pilotEndingSection(facts),
      ];
    case 'intent':
      return [
        pointsSection(facts),
        stepsSection(facts),
        ...exclusiveSection(facts),
        ...secrets,
        costsSection(),
        announceSection(),
        bindingSection(facts),
        intentEndingSection(facts, noticeTexts(facts, 'Either party may end the talks at any time by telling the other in writing.')),
      ];
    case 'founders':
      return [
        businessSection(facts),
        dutiesSection(facts),
        sharesSection(facts),
        ...vestingSections(facts),
        decisionsSection(),
        moneySection(),
        founderRightsSection(facts),
        ...when('confidentiality', founderSecretsSection),
        transferSection(facts),
        leavingSection(facts),
      ];
  }
}
