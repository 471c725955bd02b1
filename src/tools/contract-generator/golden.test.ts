import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { toContract } from './contract';
import { fields, type Draft, type Exhibit } from './model';

const filled: Partial<Draft> = {
  clientName: 'Acme Inc.',
  clientAddress: '1 Main Street, Salem',
  providerName: 'Jo Park',
  providerAddress: '2 Side Street, Salem',
  startDate: '2027-01-11',
  amount: '5000',
  serviceDescription: 'Web design',
  deliverables: 'A website\nA manual',
  paymentTerms: '14 days after the invoice',
  position: 'Designer',
  salary: '72,000',
  benefits: 'Health insurance\nA bus ticket',
  workLocation: 'Salem, Oregon',
  confidentialInformation: 'Price lists',
  disclosurePurpose: 'Talks about a merger',
  country: 'United States',
  state: 'Oregon',
};
const switches: Partial<Draft> = {
  lateFee: true,
  liabilityCap: true,
  nonSolicit: true,
  nonCompete: true,
  nonCompeteArea: 'Salem',
  confidentialYears: '5',
  hasNotes: true,
};
const exhibit: Exhibit = { id: '1', title: 'Prices', text: 'One\nTwo' };

const contracts: Record<string, [Partial<Draft>, Exhibit[]?, string?]> = {
  service: [
    {
      ...switches,
      type: 'service',
      workExhibit: true,
      capBasis: 'amount',
      capAmount: '10,000',
      additionalTerms: 'Dogs are welcome.',
      forum: 'arbitration',
      arbitrator: 'American Arbitration Association',
      seat: 'Salem',
    },
    [exhibit],
  ],
  rental: [
    {
      type: 'service',
      clientName: 'Nordbau GmbH',
      clientAddress: 'Werftstraße 8, 24143 Kiel',
      providerName: 'Brunnen UG',
      providerAddress: 'Holtenauer Straße 12, 24105 Kiel',
      endDate: '2028-01-10',
      amount: '149',
      amountBasis: 'month',
      serviceDescription: 'Rental, filling and upkeep of water stations on the building site in Rendsburg',
      deliverables: 'Two connected water stations\nA first set of 80 bottles',
      paymentTerms: 'Monthly in advance, 14 days after the invoice',
      country: 'Germany',
      state: '',
    },
    [],
    'EUR',
  ],
  'freelancer-in-germany': [
    {
      type: 'freelance',
      clientName: 'Kiosk Studio GmbH',
      clientAddress: 'Lindenallee 4, 04109 Leipzig',
      providerName: 'Mira Yıldız',
      providerAddress: 'Karl-Liebknecht-Straße 9, 04107 Leipzig',
      amount: '95',
      amountBasis: 'hour',
      serviceDescription: 'Illustrations for a children’s app',
      deliverables: '12 illustrations as SVG files',
      paymentTerms: 'Monthly invoice, due in 14 days',
      country: 'Germany',
      state: '',
    },
    [],
    'EUR',
  ],
  freelance: [{ ...switches, type: 'freelance', amount: '90', amountBasis: 'hour', acceptDays: '5', lateFeeRate: '1.5' }],
  consulting: [{ ...switches, type: 'consulting', deliverables: '', forum: 'mediation', ipWhen: 'creation', endDate: '2027-12-31' }],
  employment: [
    {
      ...switches,
      type: 'employment',
      paymentTerms: 'On the last working day of the month',
      priorInventions: 'A lamp\nA chair',
      hours: '40 hours a week',
      leave: '25 days a year',
      probation: 'The first three months',
    },
  ],
  'employment-in-germany': [
    {
      type: 'employment',
      endDate: '2027-12-31',
      country: 'Germany',
      state: '',
      workLocation: 'Berlin',
      salary: '5,400',
      salaryPeriod: 'month',
      paymentTerms: '',
      nonCompete: true,
      nonCompeteArea: 'Berlin and Brandenburg',
    },
    [],
    'EUR',
  ],
  'with-faults': [
    {
      type: 'employment',
      startDate: '2027-03-01',
      endDate: '2027-01-01',
      salary: '-500',
      workLocation: 'Berlin',
      country: 'Germany',
      state: '',
      nonCompete: true,
      nonCompeteMonths: '36',
      nonCompeteArea: 'Berlin',
      noticeDays: '-4',
      forum: 'arbitration',
      arbitrator: 'DIS',
      seat: 'Berlin',
    },
  ],
  nda: [{ ...switches, type: 'nda' }],
  'nda-for-both-sides': [{ type: 'nda', mutual: true, endDate: '2028-01-10', country: 'Ireland', state: '' }],
};

/** Read from the first line to the last. What changes here changes what people sign: read it again, then update the file. */
describe('whole contracts', () => {
  it.each(Object.entries(contracts))('%s', async (name, [answers, exhibits = [], currency = 'USD']) => {
    const contract = toContract({ answers: { ...emptyDraft(fields, ''), ...filled, ...answers }, exhibits, currency });
    await expect(toText(contract)).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
