import { canvases, canvasKinds, type Slot } from './content';

/** Ways other people write the titles, for files that were not made here. */
const otherTitles: Readonly<Record<string, Slot>> = {
  'key partner': 'partners',
  'key partnerships': 'partners',
  partners: 'partners',
  activities: 'activities',
  resources: 'resources',
  'value proposition': 'value',
  'customer relationship': 'relationships',
  channel: 'channels',
  customers: 'segments',
  'customer segment': 'segments',
  'target market': 'segments',
  costs: 'costs',
  'cost structures': 'costs',
  revenue: 'revenue',
  'revenue model': 'revenue',
  'revenue stream': 'revenue',
  problems: 'problem',
  solutions: 'solution',
  'products and services': 'solution',
  metrics: 'metrics',
  jobs: 'jobs',
  'jobs to be done': 'jobs',
  gain: 'gains',
  pain: 'problem',
};

const plainTitle = (title: string) => title.trim().toLowerCase().replace(/\s+/g, ' ');

const slotsByTitle = new Map<string, Slot>([
  ...Object.entries(otherTitles),
  ...canvasKinds.flatMap((kind) => canvases[kind].blocks.map(({ title, slot }) => [plainTitle(title), slot] as const)),
]);

export const slotByTitle = (title: string): Slot | undefined => slotsByTitle.get(plainTitle(title));
