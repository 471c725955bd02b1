import type { Meaning } from '@/lib/topics/texts';

export interface Fact {
  means: Meaning;
  label: string;
  example: string;
  isLong?: boolean;
  type?: 'email' | 'url' | 'tel' | 'date';
}

interface FactGroup {
  title: string;
  facts: readonly Fact[];
}

/** What a founder is asked, in the order one would tell it. */
export const factGroups: readonly FactGroup[] = [
  {
    title: 'The company',
    facts: [
      { means: 'company.name', label: 'Company Name', example: 'Loam & Sons' },
      { means: 'company.industry', label: 'Industry', example: 'Wholesale bakery' },
      {
        means: 'company.about',
        label: 'About the Company',
        example: 'We bake sourdough for cafés in Leeds, every night since 2021.',
        isLong: true,
      },
      { means: 'company.founders', label: 'Founders', example: 'Ana Loam and Jo Okafor' },
      { means: 'company.form', label: 'Legal Form', example: 'LLC' },
      { means: 'company.formed', label: 'Founded On', example: '2 March 2026', type: 'date' },
      { means: 'company.launch', label: 'Launch Date', example: '1 June 2027', type: 'date' },
      { means: 'company.stage', label: 'Stage', example: 'Selling to the first 20 cafés' },
    ],
  },
  {
    title: 'What you sell',
    facts: [
      { means: 'offer.name', label: 'Product or Service', example: 'Overnight Sourdough' },
      { means: 'offer.what', label: 'What It Is', example: 'Fresh loaves at the café door before six', isLong: true },
      { means: 'offer.edge', label: 'Why You', example: 'Baked the same night, and we take back what doesn’t sell', isLong: true },
      { means: 'offer.price', label: 'Price', example: '$29, $29 per month or $4.20 a loaf' },
    ],
  },
  {
    title: 'Who buys it',
    facts: [
      { means: 'customers.who', label: 'Customers', example: 'Owners of independent cafés', isLong: true },
      {
        means: 'customers.problem',
        label: 'What Goes Wrong for Them Today',
        example: 'Bread arrives after the first guests',
        isLong: true,
      },
      { means: 'market.place', label: 'Where You Sell', example: 'Leeds and York' },
      { means: 'market.size', label: 'Market Size', example: 'TAM $360 million, SAM $90 million, SOM $1.8 million a year' },
      { means: 'market.rivals', label: 'What They Use Instead', example: 'Frozen loaves from the cash and carry', isLong: true },
    ],
  },
  {
    title: 'How it earns money',
    facts: [
      { means: 'business.model', label: 'Revenue Model', example: 'A price per loaf, paid weekly', isLong: true },
      { means: 'business.proof', label: 'Proof So Far', example: '14 cafés order every day; none has left', isLong: true },
      { means: 'sales.tax', label: 'Sales Tax or VAT Rate (%)', example: '20' },
      { means: 'sales.days', label: 'Days Customers Have to Pay', example: '30' },
      { means: 'business.resources', label: 'What You Have', example: 'Two ovens, one van, a starter from 1987', isLong: true },
    ],
  },
  {
    title: 'If you raise money',
    facts: [
      { means: 'raise.amount', label: 'Amount to Raise', example: '$250,000' },
      { means: 'raise.months', label: 'Months of Running Costs to Cover', example: '12' },
      { means: 'raise.use', label: 'Use of Funds', example: '60% ovens and vans, 40% two bakers', isLong: true },
    ],
  },
  {
    title: 'Where to reach you',
    facts: [
      { means: 'company.place', label: 'Location', example: 'Leeds, England' },
      { means: 'company.region', label: 'State or Province', example: 'Texas' },
      { means: 'company.country', label: 'Country', example: 'United Kingdom' },
      { means: 'company.hours', label: 'Working Hours', example: '08:30–16:30' },
      { means: 'company.address', label: 'Address', example: '5 Mill Lane, Leeds LS1 4AB', isLong: true },
      { means: 'company.email', label: 'Email', example: 'hello@loam.example', type: 'email' },
      { means: 'company.phone', label: 'Phone', example: '+44 113 496 0000', type: 'tel' },
      { means: 'company.website', label: 'Website', example: 'https://loam.example', type: 'url' },
      { means: 'company.channels', label: 'Social Networks', example: 'Instagram, LinkedIn' },
    ],
  },
];
