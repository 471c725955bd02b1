import type { Confidence, NoteColor, Slot } from './content';

type Line = readonly [text: string, confidence?: Confidence, experiment?: string, color?: NoteColor];

export const sampleTitle = 'Second Slice';

/** An invented business: bread that bakeries could not sell, boxed at closing time. */
export const sampleLines: Readonly<Record<Slot, readonly Line[]>> = {
  partners: [
    ['Twelve family bakeries in the city', 'tested', 'Letters of intent: 12 of 20 asked have signed'],
    ['Bike couriers, paid by the stop'],
    ['Food bank that takes what is left', 'proven'],
  ],
  activities: [['Collect unsold bread at closing time'], ['Pack and label boxes within the hour'], ['Keep bakeries and drivers in step']],
  resources: [
    ['Packing room beside the market'],
    ['Cargo bikes on lease'],
    ['App that counts boxes by bakery', 'tested', 'Paper list for two weeks'],
  ],
  value: [
    ['Good bread at half the price', 'proven', '', 'yellow'],
    ['Nothing baked goes to waste'],
    ['A different box every evening', 'guess', 'Offer the same box to half of the testers and compare repeat orders'],
  ],
  relationships: [['Weekly subscription, pause any time', 'tested', '40 testers, 9 paused, 2 left'], ['A message when the box is ready']],
  channels: [
    ['Pick-up shelf in each bakery'],
    ['Posters in the windows of partners', 'guess', 'Two posters, two codes, count the orders'],
    ['Neighborhood groups online'],
  ],
  segments: [
    ['Families on a budget', 'tested', '18 of 25 interviews'],
    ['Students near the campus'],
    ['People who mind waste more than price', 'guess', 'Ask why in the first order'],
  ],
  costs: [
    ['Couriers: 2.10 a box', 'proven'],
    ['Share of the bakery: 1.50 a box'],
    ['Packing room and bikes: 1,900 a month'],
    ['Boxes and labels: 0.35 each'],
  ],
  revenue: [
    ['Box: 5.90, two a week on average', 'tested', 'Pre-orders from 64 households'],
    ['Office boxes on Fridays: 29 each', 'guess', 'Call ten offices'],
    ['Fee for bakeries that want their waste report', 'guess', '', 'pink'],
  ],
  problem: [
    ['Good bread is expensive by the week', 'tested', '18 of 25 interviews'],
    ['Bakeries throw away a tenth of what they bake', 'proven'],
    ['Nobody knows in the morning what will be left'],
  ],
  solution: [['Box of mixed bread at closing time'], ['Subscription with two evenings a week'], ['Live count of boxes by bakery']],
  metrics: [['Boxes sold of boxes packed'], ['Subscribers who order in week four'], ['Kilograms saved each month']],
  advantage: [['Contracts with twelve bakeries, a year each', 'tested'], ['Two years of data on what is left over']],
  gainCreators: [['Half the price of the same loaf at noon'], ['Kilograms saved, shown on every box']],
  painRelievers: [['Reserved box: no line at closing time'], ['Best-before advice on the label']],
  gains: [['Fresh bread for the weekend'], ['A good conscience', 'guess', 'Ask why in the first order']],
  jobs: [['Feed the family well on little money'], ['Waste less at home'], ['Shop on the way back from work']],
};
