export const industries = [
  'Software/SaaS',
  'E-commerce',
  'Healthcare',
  'FinTech',
  'EdTech',
  'Food & Beverage',
  'Transportation',
  'Real Estate',
] as const;
export type Industry = (typeof industries)[number];

/** Percent a year. Round figures without a date or a source, to start from. */
export const exampleGrowth: Record<Industry, number> = {
  'Software/SaaS': 15,
  'E-commerce': 12,
  Healthcare: 8,
  FinTech: 20,
  EdTech: 18,
  'Food & Beverage': 5,
  Transportation: 10,
  'Real Estate': 7,
};

export const sizeNames = {
  tam: 'Total addressable market',
  sam: 'Serviceable addressable market',
  som: 'Serviceable obtainable market',
};

export const labels = {
  exampleRate: 'Example rate',
  exampleRateNote: 'An undated example for the industry, not a forecast. Type your own rate once you have a source.',
  perYear: 'per year',
  tooLarge: 'A figure is too large to calculate with, so it shows as —.',
  notResearch: 'All figures are worked out from what you typed. No market data was looked up.',
  sample: 'Sample figures, made up to show the tool.',
};

export const sampleDraft = {
  industry: 'Software/SaaS',
  geography: 'United States',
  targetCustomers: 'Independent restaurants with 10 to 50 staff that plan shifts on paper',
  totalPopulation: '400,000',
  targetPercentage: '25',
  averageSpending: '3,600',
  marketShareGoal: '2',
  productPrice: '12*200',
  conversionRate: '2.5',
  growthRate: '15',
  gapReason: 'Restaurants also spend on till hardware and card fees, which we don’t sell.',
};

/** A range of its own for each figure, since with one spread for all none would matter more than another. */
export const sampleRanges = {
  totalPopulation: { low: '350,000', high: '430,000' },
  targetPercentage: { low: '15', high: '35' },
  averageSpending: { low: '3,000', high: '4,000' },
  marketShareGoal: { low: '1', high: '4' },
  productPrice: { low: '12*150', high: '12*250' },
  conversionRate: { low: '1.5', high: '4' },
};

export const sampleEvidence = {
  totalPopulation: { source: 'Sample entry: trade register', date: '', confidence: 'High' },
  productPrice: { source: 'Sample entry: our price list', date: '', confidence: 'High' },
  conversionRate: { source: 'Sample entry: pilot with 40 shops', date: '', confidence: 'Low' },
};
