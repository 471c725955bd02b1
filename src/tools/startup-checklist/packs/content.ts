import { formSteps } from './form';
import { hireSteps } from './hire';
import { launchSteps } from './launch';
import type { Country, Pack } from './pack';
import { raiseSteps } from './raise';

export const packsOf = (country: Country): Pack[] => [
  { id: 'form', summary: 'Registration, shares, tax numbers and the first filings.', steps: formSteps[country] },
  { id: 'launch', summary: 'Name, terms, tax, payments, backups.', steps: launchSteps(country) },
  { id: 'raise', summary: 'From the cap table to the filings after the round.', steps: raiseSteps(country) },
  { id: 'hire', summary: 'Employer registrations, contract, payroll.', steps: hireSteps(country) },
];
