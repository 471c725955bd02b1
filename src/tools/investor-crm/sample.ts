import { addDays } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { toMinor } from '@/lib/money';
import type { Investor } from './model';

/** People, firms and addresses here are made up. */
export function sampleInvestors({ today, currency }: Surroundings): Investor[] {
  const investor = (id: string, name: string, firm: string, more: Partial<Investor>): Investor => ({
    id: `sample-${id}`,
    name,
    firm,
    email: `${(name.split(' ')[0] ?? '').toLowerCase()}@example.com`,
    phone: '',
    focusAreas: [],
    investmentRange: '',
    stage: 'Seed',
    status: 'prospect',
    lastContact: '',
    linkedin: '',
    notes: '',
    probability: 0,
    softCircled: false,
    nextFollowUp: '',
    statusSince: '',
    introSource: '',
    warmPath: '',
    reasonForNo: '',
    timeline: '',
    ...more,
    amount: toMinor(more.amount ?? 0, currency),
  });
  const ago = (count: number) => addDays(today, -count);
  return [
    investor('1', 'Priya Nair', 'Example Ventures', {
      phone: '+1 555 0101',
      focusAreas: ['SaaS', 'Climate'],
      investmentRange: '$250k to $1M',
      status: 'due-diligence',
      lastContact: ago(2),
      statusSince: ago(6),
      nextFollowUp: addDays(today, 3),
      amount: 400_000,
      probability: 0.6,
      softCircled: true,
      introSource: 'Mara, their portfolio founder',
      warmPath: 'You, then Mara, then Priya',
      timeline: `${ago(20)} Mail: Mara made the introduction\n${ago(12)} Meeting: Liked the pilot numbers, asked for the model\n${ago(2)} Call: References next week`,
    }),
    investor('2', 'Tom Becker', 'Sample Capital', {
      focusAreas: ['Fintech'],
      investmentRange: '$500k to $2M',
      status: 'pitch-sent',
      lastContact: ago(24),
      statusSince: ago(24),
      nextFollowUp: ago(4),
      amount: 500_000,
      probability: 0.2,
      timeline: `${ago(24)} Mail: Sent the deck`,
    }),
    investor('3', 'Lena Ortiz', 'Angel', {
      stage: 'Pre-Seed',
      status: 'invested',
      lastContact: ago(9),
      amount: 50_000,
      probability: 1,
      introSource: 'University',
    }),
    investor('4', 'Kofi Mensah', 'Placeholder Partners', {
      focusAreas: ['Health', 'SaaS'],
      status: 'meeting-scheduled',
      lastContact: ago(1),
      statusSince: ago(1),
      nextFollowUp: addDays(today, 6),
      amount: 250_000,
      probability: 0.3,
    }),
    investor('5', 'Ingrid Dahl', 'Specimen Growth', {
      stage: 'Series A',
      status: 'declined',
      lastContact: ago(30),
      reasonForNo: 'Too early',
    }),
    investor('6', 'Omar Haddad', 'Demo Seed Fund', { focusAreas: ['Marketplaces'], introSource: 'Cold mail' }),
  ];
}
