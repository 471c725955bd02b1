export const tips = [
  { title: 'Use whole-year figures', text: 'Enter what you expect to take in and spend in the whole year, in US dollars.' },
  { title: 'Count every business expense', text: 'Software, fees, travel and supplies all lower the profit that is taxed.' },
  { title: 'Choose the type you file as', text: 'An LLC is taxed like its owner unless it has chosen to be a corporation.' },
  {
    title: 'Set money aside',
    text: 'Nobody withholds tax for you. Many founders move a quarter to a third of each payment to a savings account.',
  },
];

export const strategies = [
  {
    icon: 'piggy-bank',
    title: 'Pay into a retirement plan',
    text: 'A SEP IRA or a solo 401(k) lowers this year’s taxable income. A SEP IRA can be opened up to the filing deadline.',
  },
  {
    icon: 'building-2',
    title: 'Look at the S corporation',
    text: 'Once the profit is well above a fair salary for your work, the part above it is free of self-employment tax.',
  },
  {
    icon: 'calendar-clock',
    title: 'Pay four times a year',
    text: 'Estimated payments in April, June, September and January avoid a penalty and one large bill.',
  },
  {
    icon: 'receipt',
    title: 'Keep the proof',
    text: 'Receipts, a mileage log and the size of your home office turn a deduction into one that holds up.',
  },
];
