import type { settingFields } from './model';

export const mrrNotes = [
  'Expansion and contraction count here only; the figures above stay at list prices.',
  'NRR and GRR follow today’s subscribers for 12 months, GRR without expansion. The quick ratio is new and expansion MRR for each unit of contraction and churn.',
  'Rounding comes from billing whole subscribers and whole cents.',
];

export const economicsNotes = [
  'LTV is revenue per subscriber × gross margin ÷ churn rate. It leaves expansion out. Payback is CAC ÷ (revenue per subscriber × gross margin).',
  'All tiers weighs each tier by its subscribers in the last month.',
];

export const cashNotes = [
  'Annual subscribers pay the whole price when they join and again every 12 months. Nothing is refunded, so what leavers have paid stays in Collected ahead.',
  'When today’s annual subscribers renew isn’t known here, so a twelfth of them renews each month.',
];

interface Threshold {
  name: keyof typeof settingFields;
  source: string;
}

/** Rules of thumb, not laws: each can be changed, and says where it comes from. */
export const economicsThresholds: readonly Threshold[] = [
  { name: 'goodRatio', source: 'David Skok, “SaaS Metrics 2.0”: LTV above three times CAC.' },
  { name: 'goodPayback', source: 'David Skok, “SaaS Metrics 2.0”: CAC recovered in under 12 months.' },
];
export const mrrThresholds: readonly Threshold[] = [
  { name: 'goodNrr', source: 'Common usage: at 100% existing customers make up for what they lose.' },
  { name: 'goodQuick', source: 'Mamoon Hamid, Social Capital: a quick ratio of 4.' },
];
