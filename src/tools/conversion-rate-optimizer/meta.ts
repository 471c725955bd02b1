import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Conversion Rate Optimizer',
  description:
    'See where your funnel loses people, what each step is worth, and whether your A/B test is long enough and its result is real.',
  category: 'Marketing',
  icon: 'filter',
  keywords: [
    'funnel',
    'cro',
    'a/b test',
    'split test',
    'sample size',
    'drop-off',
    'bottleneck',
    'significance',
    'checkout',
    'landing page',
  ],
});
