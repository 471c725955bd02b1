import { ukGap } from './content';
import { fields } from './fields';
import { exhibitFields, paymentFields } from './row-fields';

/** Fields that stand on the first tab; the others are with the clauses or the exhibits. */
const onExhibits: readonly string[] = [
  'clientSigner',
  'providerSigner',
  'clientSignPlace',
  'providerSignPlace',
  'workExhibit',
  'initials',
  'priorInventions',
];
const names = Object.keys(fields);
const onContract: readonly string[] = [...names.slice(0, names.indexOf('rental')), ...names.slice(names.indexOf('planLimits'))];

/** Where an open place of the contract is filled in. */
export function findPlace(label: string): { tab: 'contract' | 'payments' | 'clauses' | 'exhibits'; name: string } {
  const own = Object.entries(exhibitFields).find(([, field]) => field.label === label);
  if (own) return { tab: 'exhibits', name: own[0] };
  const payment = Object.entries(paymentFields).find(([, field]) => field.label === label);
  if (payment) return { tab: 'payments', name: payment[0] };
  if (label === ukGap) return { tab: 'contract', name: 'state' };
  const name = Object.entries(fields).find(([, field]) => field.label === label)?.[0] ?? 'type';
  return { tab: onContract.includes(name) ? 'contract' : onExhibits.includes(name) ? 'exhibits' : 'clauses', name };
}
