export const countingRule =
  'Month 1 is one month from now, after its growth and churn. The exact count is carried on; whole subscribers are shown and billed.';
export const roundedRule =
  'Month 1 is one month from now, after its growth and churn. The count is rounded to whole subscribers every month before the next.';
export const smoothingNote =
  'Annual payers count with a twelfth of their price each month and leave in any month, like everyone else. When they really pay is under Cash.';

export const otherNames = {
  name: ['tier', 'plan', 'product'],
  monthlyPrice: ['price', 'monthly', 'price per month'],
  annualPrice: ['annual', 'yearly price', 'price per year'],
  churn: ['churn', 'monthly churn'],
  subscribers: ['subscribers', 'customers', 'users'],
  growth: ['growth', 'monthly growth'],
};
