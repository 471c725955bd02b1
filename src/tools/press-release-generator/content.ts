export const missingMessage = 'Please fill in at least the company name and main announcement.';
export const oddAddress = 'This does not look like an e-mail address.';
export const failureMessage = 'Failed to generate press release. Please try again.';

/** How long a release is that stands on its own; up to a page and a half nobody objects. */
export const fewestWords = 300;
export const mostWords = 600;
export const wordRange = `${fewestWords} to 500`;
/** A model is asked for a little more, since it has the room. */
export const askedWords = { fewest: 400, most: 600 };
export const askedRange = `${askedWords.fewest} to ${askedWords.most}`;

export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Education',
  'Real Estate',
  'Entertainment',
  'Food & Beverage',
  'Automotive',
  'Energy',
  'Telecommunications',
  'Other',
] as const;
export type Industry = (typeof industries)[number];

/** Shown where the release will be. */
export const features = [
  'The usual order: release line, headline, dateline, lead, quote, company background, media contact, ###',
  'A dateline in AP style, made from your location and date',
  'Your quote word for word; without one, there is no quote',
  'A check of headline, length, the five Ws, hype words, dates and numbers',
  'An e-mail pitch of fewer than 120 words for reporters',
  'Text, Word, PDF, HTML and Markdown files, and a calendar entry for sending',
];

export const bestPractices = [
  { icon: 'clock', title: 'Timing', text: 'Release Tuesday to Thursday, 10 AM to 2 PM, on the clock of the outlet you write to.' },
  { icon: 'type', title: 'Headline', text: 'Say what happened in fewer than 100 characters. Put the company first and a verb second.' },
  {
    icon: 'list-ordered',
    title: 'The five Ws',
    text: 'Answer who, what, when, where and why in the first paragraph. Many readers stop there.',
  },
  {
    icon: 'quote',
    title: 'Quote',
    text: 'Use the words of a real person who agreed to them. Let the quote give a reason, not repeat the news.',
  },
  { icon: 'scale', title: 'Plain words', text: `Write ${wordRange} words in the third person. Give figures instead of adjectives.` },
  { icon: 'phone', title: 'Contact', text: 'Name one person who answers on the day, with an e-mail address and a phone number.' },
];

/** Invented, from the name of the company on. */
export const sampleAnswers = {
  companyName: 'Harbor Lane Bakery',
  headline: 'Harbor Lane Bakery opens Oregon workshop to train 40 home bakers a month',
  location: 'Portland, Oregon',
  announcement: `Harbor Lane Bakery will open a teaching workshop in Portland on Tuesday, offering paid evening classes and a free Saturday course for people who are out of work. The workshop has room for 40 students a month and occupies the former ferry ticket office on Front Street, which had stood empty since 2019.

Evening students learn one bread in three sessions: sourdough, rye or a soft milk loaf. The free Saturday course runs for six weeks and ends with a paid trial shift in one of the bakery’s two shops. The first course is open to 12 people, and applications close Friday.

The bakery paid for the building work out of its own savings. A city grant covers the ovens, and a regional mill supplies the flour for the free course at cost. Students take home what they bake, and bread from the practice sessions goes to two food banks in the neighborhood the same evening.

Local demand is the reason for the move. Over the past year the bakery ran nine trial evenings in its kitchen after closing time. Each of them was fully booked within two days, and more than half of the guests asked for a longer course. A survey of 180 customers in September pointed the same way: 108 of them bake at home at least once a month, and most named the lack of a teacher as the reason their bread fails. The workshop is open six days a week, and the schedule for spring follows in January.`,
  quote:
    'I learned this trade because someone let me stand next to an oven and fail for a month. We want to give that month to people who could use a new start. If they then open a bakery across the street, I will be their first customer.',
  quotePerson: 'Ines Calder',
  quoteTitle: 'founder',
  backgroundInfo:
    'Harbor Lane Bakery has baked bread in Portland since 2014. It employs 23 people in two shops, uses flour from mills in Oregon and Washington, and sells to 31 cafes. The company is owned by its founder and its employees.',
  contactName: 'Theo Marsh',
  contactEmail: 'press@harborlane.example',
  contactPhone: '555-0142',
  industry: 'Food & Beverage',
  targetAudience: 'home bakers and people looking for a way into the trade',
  keyBenefits:
    'Small groups of eight with one teacher\nA free six-week course that ends with a paid trial shift\nRecipes tested in a home oven',
  callToAction: 'Class dates and the application for the free course are at harborlane.example/workshop.',
} as const;
