import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toDocument } from './documents';
import { emptyAnswers, sampleAnswers, type Draft } from './model';
import { templates, type TemplateId } from './templates';

/** The words of the sample, typed by somebody else: a space behind them tells them from the sample's. */
const texts = new Set<string>(templates.flatMap(({ fields }) => fields));
const retyped = Object.fromEntries(
  Object.entries(sampleAnswers()).map(([name, answer]) => [name, texts.has(name) ? `${String(answer)} ` : answer]),
) as Draft;
const filled = { ...retyped, companyName: 'Acme Inc.', businessName: 'Acme Boxes' };

const documents: Record<string, [TemplateId, Partial<Draft>]> = {
  'privacy-policy': [
    'privacy-policy',
    { ...filled, location: 'Netherlands', servesEurope: true, servesCalifornia: true, sharesForAds: true, childAge: '16' },
  ],
  'terms-of-service': ['terms-of-service', { ...filled, hasPayments: true, hasUserContent: true, minimumAge: '13' }],
  nda: ['nda', { ...filled, nonSolicit: true, disputes: 'arbitration' }],
  'nda-left-open': ['nda', { ndaKind: 'giving', survival: 'always', effectiveDate: '2027-01-01' }],
  'service-agreement': ['service-agreement', { ...filled, nonSolicit: true, hasExpenses: true, disputes: 'mediation', paymentDays: '14' }],
  'service-agreement-of-the-provider': [
    'service-agreement',
    { ...filled, ownership: 'provider', liabilityCap: 'none', billing: 'completion' },
  ],
  'partnership-agreement': [
    'partnership-agreement',
    { ...filled, profitSplit: '60/40', partnerOneAddress: '3 Hill Road, Salem', partnerTwoAddress: '9 Lake Street, Salem' },
  ],
  'employment-contract': [
    'employment-contract',
    { ...filled, probation: '3 months', nonSolicit: true, nonCompete: true, hoursPerWeek: '35' },
  ],
  'employment-contract-in-germany': [
    'employment-contract',
    {
      ...filled,
      location: 'Germany',
      workLocation: 'Berlin',
      salary: '€52,000 a year',
      startDate: '1 March 2027',
      nonCompete: true,
      companyAddress: 'Hauptstraße 1, 10115 Berlin',
      companySigner: 'Ada Fern, managing director',
    },
  ],
  'service-agreement-with-faults': [
    'service-agreement',
    { ...filled, fees: '-500', paymentDays: '-4', timeline: 'May 31 to March 1, 2027', noticeDays: '400' },
  ],
  'service-agreement-in-germany': [
    'service-agreement',
    {
      companyName: 'Werkraum Kleemann GbR',
      companyAddress: 'Ritterstraße 14, 10969 Berlin',
      companySigner: 'Thea Kleemann, partner',
      clientName: 'Havelmilch eG',
      clientAddress: 'Am Kanal 2, 14467 Potsdam',
      services: 'A new label for six kinds of yogurt\nPhotographs of all six',
      fees: '€9,600 in total',
      timeline: '1 February to 30 April 2027',
      location: 'Germany',
      billing: 'halves',
      effectiveDate: '2027-01-20',
    },
  ],
  'contractor-in-england': [
    'employment-contract',
    {
      engagement: 'contractor',
      companyName: 'Pennine Robotics Ltd',
      companyAddress: '6 Mill Bank, Halifax HX1 1AA',
      companySigner: 'Farah Malik, director',
      employeeName: 'Owen Price',
      jobTitle: 'Embedded software engineer',
      startDate: '1 March 2027',
      salary: '£420 a day',
      workLocation: 'Halifax and from home',
      location: 'England and Wales',
      paymentDays: '14',
    },
  ],
  'nda-in-france': [
    'nda',
    {
      companyName: 'Lumen Conseil SAS',
      otherParty: 'Atelier Nord EURL',
      otherPartySigner: 'Hugo Lefèvre, gérant',
      purpose: 'talks about making lamps together',
      duration: '18 months',
      location: 'France',
      ndaKind: 'receiving',
      effectiveDate: '2027-02-01',
    },
  ],
  'contractor-agreement': ['employment-contract', { ...filled, engagement: 'contractor', nonSolicit: true, location: 'Ireland' }],
};

/** Read from the first line to the last. What changes here changes what people sign: read it again, then update the file. */
describe('whole documents', () => {
  it.each(Object.entries(documents))('%s', async (name, [template, answers]) => {
    const document = toDocument({ template, answers: { ...emptyAnswers(), ...answers }, day: '2026-11-15' }, true);
    await expect(toText(document)).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
