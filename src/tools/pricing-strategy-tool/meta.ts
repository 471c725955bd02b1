import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Pricing Strategy Tool',
  description:
    'Six pricing strategies ranked for your product, with real price points, survey analysis, a demand curve and unit economics.',
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
    'value-based pricing',
  ],
});
