import type { ContractType } from './content';
import type { Draft, FieldName } from './model';

const common: readonly FieldName[] = ['clientName', 'clientAddress', 'providerName', 'providerAddress', 'startDate'];

const neededFor: Record<ContractType, readonly FieldName[]> = {
  service: ['amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
  employment: ['position', 'salary', 'workLocation'],
  nda: ['confidentialInformation', 'disclosurePurpose'],
  freelance: ['amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
  consulting: ['amount', 'serviceDescription', 'paymentTerms'],
};

/** What a complete contract of this kind cannot do without. Nothing is refused for want of it. */
export const listNeeded = (type: ContractType | ''): FieldName[] => [
  'type',
  ...common,
  ...(type === '' ? neededFor.service : neededFor[type]),
  'country',
];

const unused: Record<ContractType, readonly FieldName[]> = {
  service: [],
  freelance: [],
  consulting: [],
  employment: ['amount', 'deliverables'],
  nda: ['amount', 'serviceDescription', 'deliverables', 'paymentTerms'],
};

/** Fields whose answers this kind of contract does not print; they are kept for the others. */
export const listUnused = (type: ContractType | ''): readonly FieldName[] => (type === '' ? [] : unused[type]);

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
};

/** What the fields mean in this kind of contract. In a mutual NDA both sides tell and both keep quiet. */
export const hintsFor = (type: ContractType | '', isMutual: boolean) =>
  type === 'nda' && isMutual ? { ...hints.nda, clientName: 'One side of the agreement.', providerName: 'The other side.' } : hints[type];
