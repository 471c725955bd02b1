export const strategyIds = ['value', 'competitive', 'penetration', 'freemium', 'tiered', 'dynamic'] as const;
export type StrategyId = (typeof strategyIds)[number];

interface Strategy {
  name: string;
  description: string;
  pricePoint: string;
  targetCustomer: string;
  advantages: readonly string[];
  disadvantages: readonly string[];
  bestFor: string;
}

export const strategies: Record<StrategyId, Strategy> = {
  value: {
    name: 'Value-Based',
    description: 'Set the price by what the result is worth to the customer, not by what it costs you.',
    pricePoint: 'Premium, 20-50% above market',
    targetCustomer: 'Customers who can name what the problem costs them and care more about the result than the price',
    advantages: ['The highest margin of the six where the value is real', 'Keeps the conversation on results, not on costs'],
    disadvantages: ['You need proof of the value before people pay for it', 'Takes interviews and time to get right'],
    bestFor: 'Products with a clear difference that customers can measure',
  },
  competitive: {
    name: 'Competitive',
    description: 'Stay close to what others charge and win on something other than the price.',
    pricePoint: 'Within 10% of competitor average',
    targetCustomer: 'Customers who compare several offers before they buy',
    advantages: ['Quick to set and easy to explain', 'Little risk of being far off the market'],
    disadvantages: ['Others decide your margin', 'A price war hurts whoever has the highest costs'],
    bestFor: 'Established markets where offers are similar',
  },
  penetration: {
    name: 'Penetration',
    description: 'Start low to win customers quickly, then raise the price in steps you announce.',
    pricePoint: '20-40% below market at first',
    targetCustomer: 'Price-conscious customers who are ready to switch',
    advantages: ['Wins first customers and reviews quickly', 'Makes it harder for others to follow'],
    disadvantages: ['Thin margins while you grow', 'Customers who came for the price may leave when it rises'],
    bestFor: 'New entrants with low unit costs and enough cash to wait',
  },
  freemium: {
    name: 'Freemium',
    description: 'Give a useful basic version away and charge for more.',
    pricePoint: 'Free tier plus premium at $10-100+ per month',
    targetCustomer: 'People who want to try before they pay and may bring others',
    advantages: ['Trying it costs nothing, so it spreads more easily', 'You learn from people who use it before they pay'],
    disadvantages: ['Most free users may never pay', 'Free users still cost hosting and support'],
    bestFor: 'Software and content where one more user costs next to nothing',
  },
  tiered: {
    name: 'Tiered',
    description: 'Offer three packages, so that each customer pays for as much as they need.',
    pricePoint: 'Basic X, Pro 2-3X, Enterprise 5-10X',
    targetCustomer: 'Customers of different sizes with different needs',
    advantages: ['Serves small and large customers at once', 'Growing customers can move up'],
    disadvantages: ['Too many choices slow people down', 'A poor split leaves everyone on the cheapest tier'],
    bestFor: 'Products whose use grows with the customer',
  },
  dynamic: {
    name: 'Dynamic',
    description: 'Let the price move with demand, time or stock, within limits you set.',
    pricePoint: 'Variable',
    targetCustomer: 'Customers who can choose when to buy or how soon they need it',
    advantages: ['Fills quiet times and earns more at busy ones', 'Follows the market without a yearly review'],
    disadvantages: ['Can feel unfair when people compare what they paid', 'Needs data, limits and someone to watch them'],
    bestFor: 'Limited seats, rooms, hours or stock, and demand that varies',
  },
};

export const factors: readonly { title: string; text: string; icon: string }[] = [
  { title: 'Customer value', text: 'What is the result worth to the buyer, in money, time or worry saved?', icon: 'gem' },
  { title: 'Competition', text: 'What do people pay today, for something similar or for doing without?', icon: 'users' },
  { title: 'Costs', text: 'What does one more sale cost you, and what must be paid each month anyway?', icon: 'receipt' },
  { title: 'Demand', text: 'How many buyers do you lose when the price goes up, and gain when it goes down?', icon: 'trending-up' },
];

export const tips: readonly { id: 'test' | 'metrics' | 'value' | 'reviews' | 'rivals' | 'feedback'; title: string; text: string }[] = [
  {
    id: 'test',
    title: 'Test and iterate',
    text: 'Try a price on new customers only, one change at a time, and decide in advance what would end the test.',
  },
  {
    id: 'metrics',
    title: 'Monitor metrics',
    text: 'Watch how many people buy, what they pay on average and how many leave, before and after each change.',
  },
  {
    id: 'value',
    title: 'Communicate value',
    text: 'Say what the customer gets before you say what it costs, in their words and with figures you can prove.',
  },
  { id: 'reviews', title: 'Regular reviews', text: 'Review your prices every six months, even if nothing seems wrong.' },
  {
    id: 'rivals',
    title: 'Competitive analysis',
    text: 'Note competitors’ prices with the date you saw them. An old price list misleads more than none.',
  },
  { id: 'feedback', title: 'Customer feedback', text: 'Ask people who said no what held them back. Buyers can’t tell you that.' },
];

export const generalAdvice = 'General advice: it becomes specific once you add competitor prices or survey answers.';
export const templateNote = 'Made on this device from a template and your own words.';
export const takenNote = 'Strategies you took over from a model say who wrote them.';
export const takenTitle = 'Strategies you took over';
export const noRevenue = 'None of these prices brings in anything.';
export const noProfit = 'None of these prices leaves anything after the cost per unit.';
export const ruleOfThumb = 'Rule of thumb';
export const whyHeading = 'Why this rank';
export const ruledOutHeading = 'Why it is ruled out';
export const noPrices = 'None of these prices can be compared yet.';
export const readColumns = ['Typed', 'Read as', 'Counts as'] as const;

export const surveyQuestions: readonly { name: string; text: string }[] = [
  { name: 'Too cheap', text: 'At what price is it so cheap that you would doubt its quality?' },
  { name: 'Cheap', text: 'At what price is it a bargain?' },
  { name: 'Expensive', text: 'At what price does it start to get expensive, though you might still buy it?' },
  { name: 'Too expensive', text: 'At what price is it too expensive to consider?' },
];

export const sampleAnswers = {
  productType: 'Booking software',
  industry: 'SaaS for health clinics',
  targetMarket: 'Independent physiotherapy clinics',
  businessModel: 'subscription',
  competitorPricing: 'Clinic Desk $29/month\nPhysioPlan $49 per month\nTherapy Suite $708 per year',
  valueProposition: 'Fewer missed appointments without extra work at the front desk',
};

export const sampleSurvey = `Too cheap,Cheap,Expensive,Too expensive
12,25,45,60
15,29,49,75
10,20,39,55
29,45,69,99
15,25,40,60
20,35,59,79
9,15,25,39
35,55,79,119
14,24,44,59
25,39,65,89
40,30,20,10
12,22,35,45
19,35,55,80
30,49,75,110
8,15,29,40
20,30,50,70
39,59,89,129
15,28,42,65
10,18,30,45
24,40,60,85
28,42,65,95
5,10,19,29
18,32,52,74
22,36,58,82`;

export const sampleDemand = `Price,Would buy
19,78%
29,66%
39,52%
49,37%
59,22%
79,9%`;

export const sampleCosts = {
  price: '39',
  unitCost: '6',
  fixedCosts: '4800',
  markup: '50',
  targetMargin: '80',
  discount: '10',
  unitsNow: '160',
};
