import { choice, integer, money, percent } from '@/lib/fields';

export const valueFields = {
  value: money('Value of a Conversion', {
    means: 'offer.price',
    min: 0,
    placeholder: '80',
    hint: 'What one conversion of the last step brings in, such as your average order.',
  }),
};

export const planFields = {
  baseline: percent('Baseline Conversion Rate (%)', { default: '5', min: 0, max: 1, hint: 'What converts today.' }),
  effect: percent('Minimum Detectable Effect (%)', { default: '20', min: 0, max: 100, hint: 'The smallest change worth finding.' }),
  effectKind: choice('Effect Is', ['relative', 'points'], {
    default: 'relative',
    labels: { relative: 'Relative', points: 'Percentage points' },
  }),
  alpha: percent('Significance Level (%)', {
    default: '5',
    min: 0.0001,
    max: 0.5,
    hint: 'How often you’re willing to see a difference that isn’t there.',
  }),
  power: percent('Power (%)', { default: '80', min: 0.5, max: 0.9999, hint: 'How often a real difference of that size is found.' }),
  traffic: integer('Visitors per Day', { default: '1000', min: 0, hint: 'Those who see the page under test, both variants together.' }),
};

export const checkFields = {
  visitorsA: integer('Visitors A', { min: 0 }),
  conversionsA: integer('Conversions A', { min: 0 }),
  visitorsB: integer('Visitors B', { min: 0 }),
  conversionsB: integer('Conversions B', { min: 0 }),
  confidence: choice('Confidence Level', ['90', '95', '99'], {
    default: '95',
    labels: { '90': '90%', '95': '95%', '99': '99%' },
  }),
  planned: integer('Planned Visitors per Variant', { min: 0, hint: 'What you decided on before the test began.' }),
  looks: integer('Times You Have Looked', { default: '1', min: 1, max: 50, hint: 'This time included.' }),
};
