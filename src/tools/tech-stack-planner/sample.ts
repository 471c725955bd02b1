import { emptyRecord } from './empty-record';
import type { Decision, Technology } from './model';

const technology = (id: string, name: string, category: Technology['category'], more: Partial<Technology>): Technology => ({
  ...emptyRecord,
  id: `sample-${id}`,
  name,
  category,
  ring: 'assess',
  ...more,
});

export const sampleTechnologies: Technology[] = [
  technology('1', 'React', 'Frontend', {
    description: 'Builds the screens of the web app.',
    cost: 'Free',
    alternatives: ['Vue', 'Svelte'],
    pros: ['Easy to hire for', 'Large ecosystem'],
    cons: ['Many ways to do one thing'],
    ring: 'adopt',
  }),
  technology('2', 'PostgreSQL', 'Database', {
    description: 'Keeps customers, orders and payments.',
    cost: '25/mo',
    complexity: 'medium',
    alternatives: ['MySQL', 'SQLite'],
    pros: ['Reliable', 'Rich queries'],
    cons: ['Needs tuning as it grows'],
    ring: 'adopt',
    largerPrice: '180/mo',
    lockIn: 'low',
    license: 'PostgreSQL License',
    region: 'EU',
    exitPlan: 'Dump and restore to any other host within a day.',
  }),
  technology('3', 'Managed containers', 'Hosting', {
    description: 'Runs the web app and the jobs.',
    cost: '480 per year',
    complexity: 'high',
    alternatives: ['Own server', 'Functions'],
    pros: ['Scales by itself'],
    cons: ['Hard to leave'],
    ring: 'trial',
    growth: 'tenfold',
    isNew: true,
    lockIn: 'high',
    license: 'Commercial service',
    region: 'EU',
  }),
  technology('4', 'Build pipeline', 'DevOps', {
    description: 'Tests and ships every change.',
    cost: '4 per user per month',
    units: 5,
    complexity: 'low',
    ring: 'adopt',
  }),
  technology('5', 'Card payments', 'Payments', {
    description: 'Takes cards and sends payouts.',
    cost: '2.9% of each sale',
    pros: ['Quick to start'],
    cons: ['A share of every sale'],
    ring: 'trial',
  }),
  technology('6', 'Product analytics', 'Analytics', {
    description: 'Shows what people use.',
    cost: 'Ask for a quote',
    selected: false,
    ring: 'assess',
    isNew: true,
  }),
  technology('7', 'Feature flags', 'Other', {
    description: 'Switches features on for a few people first.',
    cost: 'Free',
    complexity: 'low',
    ring: 'hold',
  }),
];

export const sampleDecisions: Decision[] = [
  {
    id: 'sample-decision-1',
    technology: 'sample-2',
    title: 'Database: PostgreSQL or an alternative',
    context: 'Orders and payments must never be lost, and reports need joins. Two people run everything.',
    consequences: 'One database for all data. Someone has to learn to tune it before the next launch.',
    options: [
      { id: 'option-1', name: 'PostgreSQL', scores: { 'criterion-1': '4', 'criterion-2': '5', 'criterion-3': '4' } },
      { id: 'option-2', name: 'MySQL', scores: { 'criterion-1': '4', 'criterion-2': '4', 'criterion-3': '3' } },
      { id: 'option-3', name: 'SQLite', scores: { 'criterion-1': '5', 'criterion-2': '2', 'criterion-3': '4' } },
    ],
    criteria: [
      { id: 'criterion-1', name: 'Cost', weight: '2' },
      { id: 'criterion-2', name: 'Fit for the job', weight: '3' },
      { id: 'criterion-3', name: 'Team knows it', weight: '1' },
    ],
    outcome: 'option-1',
    decidedOn: '',
  },
];
