import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Pricing Strategy Tool',
  description:
    'Six pricing strategies with how well each fits your product, real price points, survey analysis, a demand curve and unit economics.',
  category: 'Finance',
  icon: 'tags',
  keywords: [
    'van westendorp',
    'price sensitivity',
    'gabor-granger',
    'willingness to pay',
    'break-even',
    'margin',
    'markup',
    'cost-plus',
    'discount',
    'freemium',
    'tiers',
    'pricing table',
    'price increase',
    'grandfathering',
    'value-based pricing',
  ],
  offers: ['tiers'],
});
