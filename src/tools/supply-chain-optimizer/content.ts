/** Where the starting factors come from, and how old they are. */
export const factorSource = {
  name: 'Cefic and ECTA, Guidelines for Measuring and Managing CO₂ Emission from Freight Transport Operations, Issue 1',
  asOf: 'March 2011',
  note: 'Averages for European freight: Truck is road transport, Sea is a deep-sea container ship. It has none for Courier and Other. Enter newer figures, or your own, where you have them.',
};

export const insightsLabel = 'General tips';
export const insightsNote = 'These hold for most supply chains. They aren’t worked out from your network; Routes and Resilience are.';

export const insights = [
  {
    title: 'Cost reduction',
    tips: [
      'Combine small shipments to the same region.',
      'Ask for quotes on your busiest link once a year.',
      'Move goods that can wait from air to sea or rail.',
      'Order together what comes from one supplier.',
    ],
  },
  {
    title: 'Lead time',
    tips: [
      'Shorten the longest route first; the others don’t hold you up.',
      'Keep stock of slow parts close to where they’re used.',
      'Prepare customs papers before the goods leave.',
      'Share your forecast with suppliers, so that they start earlier.',
    ],
  },
  {
    title: 'Risk mitigation',
    tips: [
      'Find a second source for every part that has only one.',
      'Hold spare stock for the least reliable link.',
      'Spread suppliers over more than one region.',
      'Write down who to call when a site stops.',
    ],
  },
  {
    title: 'Technology',
    tips: [
      'Track shipments in one place, not in e-mail.',
      'Use barcodes or tags, so that stock counts are right.',
      'Let reorder points send purchase orders by themselves.',
      'Measure promised against real delivery days.',
    ],
  },
];

/** Headers that other people's tables use. */
export const nodeNames = {
  name: ['node', 'site', 'facility', 'node name'],
  type: ['role', 'kind', 'node type'],
  location: ['city', 'address', 'place', 'country'],
  leadTime: ['lead time (days)', 'lead days', 'processing time'],
  cost: ['cost ($)', 'price'],
  charged: ['cost unit', 'cost type', 'frequency'],
  capacity: ['capacity (units)', 'max units', 'throughput'],
  reliability: ['reliability (%)', 'reliability %', 'on time'],
  needs: ['inputs needed', 'inputs'],
};

export const linkNames = {
  source: ['from', 'origin', 'source node'],
  target: ['to', 'destination', 'target node'],
  transport: ['mode', 'transport', 'transport mode', 'method'],
  cost: ['cost ($)', 'price', 'freight'],
  charged: ['cost unit', 'cost type', 'frequency'],
  time: ['time (days)', 'days', 'transit time', 'transit days'],
  distance: ['distance (miles)', 'distance (km)', 'miles', 'km', 'length'],
  measuredIn: ['distance unit', 'unit', 'units'],
  item: ['item', 'material', 'part', 'goods', 'delivers'],
  quantity: ['quantity', 'qty', 'quantity per unit', 'qty per', 'bom quantity'],
};

export const nodeImportHint =
  'A CSV with at least a name for each node; Type, Location, Lead Time, Cost, Capacity and Reliability if you have them.';
export const linkImportHint =
  'A CSV with Source, Target and Transport Method for each link; Cost, Time and Distance if you have them. Source and target are names of your nodes.';
