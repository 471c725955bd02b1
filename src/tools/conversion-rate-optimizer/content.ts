/** A funnel's parts in the words of analytics programs. */
export const otherNames = {
  name: ['step', 'stage', 'name', 'event', 'event name', 'page', 'page path', 'funnel step'],
  visitors: ['users', 'active users', 'total users', 'sessions', 'entered', 'entrances', 'people', 'started', 'step users'],
  conversions: ['converted', 'completions', 'completed', 'continued', 'key events', 'goal completions', 'proceeded', 'next step users'],
  ideas: ['ideas', 'notes', 'comment'],
};

export const importHint =
  'A CSV with a name, visitors and conversions for each step, in the order of the funnel. Conversions above the visitors of a step are capped at them. A Google Analytics funnel report (step, users, completion rate) works too: anyone who reaches its last step counts as converted.';

export const sampleSteps = [
  {
    id: 'sample-1',
    name: 'Website Visit',
    visitors: 10_000,
    conversions: 3_000,
    ideas: 'Say what you sell in the first line\nMake the page load in under two seconds',
  },
  {
    id: 'sample-2',
    name: 'Product Page View',
    visitors: 3_000,
    conversions: 1_200,
    ideas: 'Show the product in use\nPut the price where people look for it',
  },
  {
    id: 'sample-3',
    name: 'Add to Cart',
    visitors: 1_200,
    conversions: 600,
    ideas: 'Show the cost of delivery before the cart\nKeep the cart when people come back',
  },
  {
    id: 'sample-4',
    name: 'Checkout',
    visitors: 600,
    conversions: 150,
    ideas: 'Let people buy without an account\nOffer the payment methods your buyers use',
  },
];

/** A longer funnel, for the sample with a value of a conversion. */
export const repeatStep = {
  id: 'sample-5',
  name: 'Repeat Order',
  visitors: 150,
  conversions: 60,
  ideas: 'Write two weeks after delivery',
};

export const strategies = [
  {
    title: 'A/B Testing',
    icon: 'flask-conical',
    text: 'Change one thing, split your visitors evenly, and decide how many you need before you start. A test that stops when it looks good is a coin toss.',
  },
  {
    title: 'Simplify Forms',
    icon: 'text-cursor-input',
    text: 'Ask only for what the next step needs. Every field you drop is one less reason to leave, and most of what you ask can wait until after the sale.',
  },
  {
    title: 'Clear Call-to-Actions',
    icon: 'mouse-pointer-click',
    text: 'Give each page one main button that says what happens next. “Start my free trial” beats “Submit”, and of two equal buttons people press neither.',
  },
  {
    title: 'Social Proof',
    icon: 'quote',
    text: 'Show real customers near the decision: a name, a face, a number they reached. One specific review does more than a wall of logos.',
  },
];
