import type { ContractType } from './content';
import type { Draft, FieldName } from './fields';

const common: readonly FieldName[] = ['clientName', 'clientAddress', 'providerName', 'providerAddress', 'startDate'];

const neededFor: Record<ContractType, readonly FieldName[]> = {
  service: ['amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
  employment: ['position', 'salary', 'workLocation'],
  nda: ['confidentialInformation', 'disclosurePurpose'],
  freelance: ['amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
  consulting: ['amount', 'serviceDescription', 'paymentTerms'],
  subscription: ['amount', 'serviceDescription', 'paymentTerms'],
  equipment: ['items', 'usePlace', 'amount', 'paymentTerms'],
  pilot: ['serviceDescription', 'successCriteria'],
  intent: ['mainPoints'],
  founders: ['venture', 'shareSplit', 'duties'],
  safe: ['amount', 'safeVersion', 'safeHome'],
};

/** What each form of a SAFE has to know beside the rest. */
const safeTerms: Partial<Record<string, FieldName>> = { cap: 'safeCap', discount: 'safeDiscount' };
const safeTermsOf = (form: string): FieldName[] => [safeTerms[form] ?? []].flat();

/** What a complete contract of this kind cannot do without. Nothing is refused for want of it. */
export const listNeeded = (type: ContractType | '', safeForm = 'cap'): FieldName[] => [
  'type',
  ...common,
  ...(type === '' ? neededFor.service : neededFor[type]),
  ...(type === 'safe' ? safeTermsOf(safeForm) : []),
  'country',
];

const unused: Record<ContractType, readonly FieldName[]> = {
  service: [],
  freelance: [],
  consulting: [],
  employment: ['amount', 'deliverables'],
  nda: ['amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
  subscription: ['deliverables'],
  equipment: ['serviceDescription', 'deliverables'],
  pilot: ['deliverables'],
  intent: ['amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
  founders: ['endDate', 'amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
  safe: ['endDate', 'serviceDescription', 'deliverables', 'paymentTerms', 'cancellationTerms'],
};

/** Fields whose answers this kind of contract does not print; they are kept for the others. */
export const listUnused = (type: ContractType | ''): readonly FieldName[] => (type === '' ? [] : unused[type]);

/** What only this kind asks. */
export function listOwn(type: ContractType | '', { safeForm }: Pick<Draft, 'safeForm'>): FieldName[] {
  switch (type) {
    case 'subscription':
      return ['planLimits', 'uptime', 'exitDays', 'renewal'];
    case 'equipment':
      return ['items', 'usePlace', 'deposit'];
    case 'pilot':
      return ['successCriteria', 'exitDays'];
    case 'intent':
      return ['mainPoints', 'exclusiveDays'];
    case 'founders':
      return ['venture', 'shareSplit', 'duties', 'moreFounders', 'vestingYears', 'cliffMonths'];
    case 'safe':
      return ['safeForm', 'safeVersion', ...safeTermsOf(safeForm), 'safeHome', 'proRata'];
    default:
      return [];
  }
}

const hints: Record<ContractType | '', Partial<Record<keyof Draft, string>>> = {
  '': {},
  service: {},
  employment: {
    clientName: 'The employer.',
    providerName: 'The employee.',
    endDate: 'Leave empty if there is none.',
    serviceDescription: 'The duties. One on each line, or leave empty.',
    paymentTerms: 'When the salary is paid.',
    cancellationTerms: 'What you agreed about ending the employment.',
  },
  nda: {
    clientName: 'Whose information is shared.',
    providerName: 'Who receives it.',
    endDate: 'Leave empty if there is none.',
    cancellationTerms: 'What you agreed about ending the agreement.',
  },
  freelance: { providerName: 'The freelancer.', endDate: 'Leave empty if the work ends it.' },
  consulting: { providerName: 'The consultant.', endDate: 'Leave empty if there is none.' },
  subscription: {
    clientName: 'The customer.',
    endDate: 'The end of the first term. Leave empty if there is none.',
  },
  equipment: {
    clientName: 'Who rents it.',
    providerName: 'Who owns it.',
    endDate: 'Leave empty if there is none.',
    amount: 'The rent.',
  },
  pilot: { clientName: 'Who tries it.', amount: 'Leave empty if it is free.' },
  intent: { endDate: 'When the contract should be signed.' },
  founders: {
    clientName: 'The first founder.',
    providerName: 'The second founder.',
    startDate: 'From when shares are earned.',
    cancellationTerms: 'What you agreed about leaving.',
  },
  safe: {
    clientName: 'The company.',
    providerName: 'The investor.',
    amount: 'What the investor pays.',
    country: 'The law named in the form.',
  },
};

/** What the fields mean in this kind of contract. In a mutual NDA both sides tell and both keep quiet. */
export const hintsFor = (type: ContractType | '', isMutual: boolean) =>
  type === 'nda' && isMutual ? { ...hints.nda, clientName: 'One side of the agreement.', providerName: 'The other side.' } : hints[type];
