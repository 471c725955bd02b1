import type { BuyingRole, BusinessModel } from './content';

/** A way of choosing, true of some buyers of anything. Three different ones make three different people. */
export interface Way {
  attitude: (name: string) => string;
  goals: readonly [string, string];
  pain: string;
  behaviors: readonly [string, string];
  channels: readonly [string, string];
  /** "When …, I want …, so that …", in the first person. */
  job: string;
  trigger: string;
  /** The part it plays where companies buy. */
  role: Exclude<BuyingRole, 'none'>;
}

export const ways = {
  hurried: {
    attitude: (name) => `${name} decides fast once a date is fixed, and forgives a high price sooner than a delay.`,
    goals: ['Get it settled this week', 'Know the earliest possible date'],
    pain: 'Replies that come after the deadline',
    behaviors: ['Calls instead of filling in a form', 'Takes the first offer that can start right away'],
    channels: ['A search on the phone when the need comes up', 'A phone number that someone answers'],
    job: 'When a date is fixed, I want a firm yes or no today, so that I can plan the rest.',
    trigger: 'Something breaks, runs out or falls due',
    role: 'user',
  },
  comparer: {
    attitude: (name) => `${name} reads everything twice, buys once, and skips any offer without a clear price.`,
    goals: ['Compare two or three offers on the same terms', 'Know the full cost before deciding'],
    pain: 'Prices that are only shown after a call',
    behaviors: ['Puts offers side by side in a table', 'Reads the worst reviews first'],
    channels: ['Comparison and review sites', 'A price page that answers every question'],
    job: 'When two offers look the same, I want to see what sets them apart, so that I only have to choose once.',
    trigger: 'A contract ends, or a price goes up',
    role: 'budget',
  },
  overloaded: {
    attitude: (name) => `${name} puts off anything that takes more than ten minutes, and would pay to have one less thing to think about.`,
    goals: ['Have one less thing to think about', 'Be done in a few minutes'],
    pain: 'Sign-ups that ask for everything at once',
    behaviors: ['Looks things up in short breaks', 'Gives up on slow pages and long forms'],
    channels: ['Short messages with one clear next step', 'A reminder at the right moment'],
    job: 'When my day is already full, I want someone else to take care of it, so that I can get on with the rest.',
    trigger: 'A week in which too much was left undone',
    role: 'user',
  },
  newcomer: {
    attitude: (name) => `${name} is new to this and does not yet know which questions to ask; a patient first answer goes a long way.`,
    goals: ['Understand the basics before deciding', 'Avoid a beginner’s mistake'],
    pain: 'Jargon that nobody explains',
    behaviors: ['Watches an explanation before making contact', 'Asks someone who has done it before'],
    channels: ['Beginners’ guides and videos', 'An introductory call without pressure'],
    job: 'When I do this for the first time, I want someone to explain it in plain words, so that I can ask the right questions.',
    trigger: 'Doing it for the first time',
    role: 'champion',
  },
  sceptic: {
    attitude: (name) => `${name} has been let down before, and wants proof before promises.`,
    goals: ['See it work before paying', 'Have the important points in writing'],
    pain: 'Promises that nobody puts in writing',
    behaviors: ['Asks for a trial or a sample', 'Looks for someone who stopped using it'],
    channels: ['Word of mouth from people they know', 'Reviews that also say what went wrong'],
    job: 'When someone promises a lot, I want to test it first, so that I am not let down again.',
    trigger: 'A bad experience with what they use today',
    role: 'blocker',
  },
  loyal: {
    attitude: (name) => `${name} sticks with what works; changing that takes a lot, but then the change lasts.`,
    goals: ['Keep what works and change as little as possible', 'Deal with the same people every time'],
    pain: 'Changes that nobody announced',
    behaviors: ['Buys again without looking around', 'Recommends only what they use themselves'],
    channels: ['E-mail from a sender they know', 'A recommendation from a colleague or friend'],
    job: 'When the way I have always done it stops working, I want a change that feels small, so that everything else can stay as it is.',
    trigger: 'What they have always used is gone or gets worse',
    role: 'budget',
  },
  accountable: {
    attitude: (name) => `Others depend on what ${name} chooses, so the choice has to be one that can be explained.`,
    goals: ['Be able to explain the choice to others', 'Avoid any risk they could be blamed for'],
    pain: 'Having nothing to show when others ask why',
    behaviors: ['Collects opinions before deciding', 'Saves pages and sends them on'],
    channels: ['A page or file they can pass on', 'References from people in the same position'],
    job: 'When others rely on my choice, I want reasons I can show them, so that I do not have to defend it later.',
    trigger: 'Somebody else asks for a solution',
    role: 'champion',
  },
} satisfies Record<string, Way>;
export type WayName = keyof typeof ways;

/** What changes with the way of selling, one of each for every person. What is offered always comes last, so that it can be in the user's words. */
interface ModelWords {
  behaviors: readonly [string, string, string];
  pains: readonly [string, string, string];
  closings: readonly ((name: string, offer: string) => string)[];
}

export const modelWords: Record<BusinessModel | '', ModelWords> = {
  B2B: {
    behaviors: [
      'Asks for references before a first call',
      'Collects objections from colleagues',
      'Buys when the annual budget is set, rarely in between',
    ],
    pains: [
      'Approvals that take longer than the choice',
      'Anything that does not fit what is already in use',
      'Nobody to ask once the contract is signed',
    ],
    closings: [
      (name, offer) => `${name} needs an argument to pass on before anyone else says yes to ${offer}`,
      (_, offer) => `What is already in use has to work alongside ${offer}`,
      (name, offer) => `${name} would want a pilot with an end date for ${offer}`,
    ],
  },
  B2C: {
    behaviors: [
      'Looks at prices on the phone, often in the evening',
      'Asks friends or family before a first purchase',
      'Leaves when signing up takes too long',
    ],
    pains: ['Small print found too late', 'Too many choices that look alike', 'Nobody to reach after buying'],
    closings: [
      (name, offer) => `If the first step is small, ${name} would try ${offer}`,
      (name, offer) => `A few minutes on a small screen decide whether ${name} wants ${offer}`,
      (name, offer) => `The first experience decides whether ${name} comes back for ${offer}`,
    ],
  },
  B2B2C: {
    behaviors: [
      'Hears about it through a company they already deal with',
      'Judges partner and product as one',
      'Asks who answers when something fails',
    ],
    pains: ['Not knowing who is responsible', 'Two accounts for one thing', 'Data passed on without consent'],
    closings: [
      (name, offer) => `A company that ${name} already deals with would have to introduce ${offer}`,
      (name, offer) => `${name} would hold the company that brings it responsible for ${offer}`,
      (name, offer) => `It has to be clear who provides support before ${name} accepts ${offer}`,
    ],
  },
  Marketplace: {
    behaviors: [
      'Looks at the person on the other side before the price',
      'Compares three profiles before choosing one',
      'Keeps profiles in several places',
    ],
    pains: ['Not knowing who is on the other side', 'Reviews that say little', 'Fees that only become clear afterwards'],
    closings: [
      (name, offer) => `Trust in the other side comes before the price when ${name} looks at ${offer}`,
      (name, offer) => `One deal that goes well would bring ${name} back to ${offer}`,
      (name, offer) => `${name} would want to look around without an account before using ${offer}`,
    ],
  },
  Subscription: {
    behaviors: ['Checks what renews, and when', 'Cancels what was not used last month', 'Starts with a month, not with a year'],
    pains: ['Renewals that come without a warning', 'Having to call to cancel', 'Paying for more than is used'],
    closings: [
      (name, offer) => `${name} keeps paying only as long as there is regular use for ${offer}`,
      (name, offer) => `Before subscribing, ${name} checks how to cancel ${offer}`,
      (name, offer) => `The second month decides whether ${name} stays with ${offer}`,
    ],
  },
  Freemium: {
    behaviors: [
      'Starts free and stays free until a limit hurts',
      'Shows it to one other person before paying',
      'Looks up what the paid plan adds',
    ],
    pains: ['Limits that appear in the middle of the work', 'Not knowing what it will cost later', 'No way to take the data out again'],
    closings: [
      (name, offer) => `A limit worth lifting is what would make ${name} pay for ${offer}`,
      (name, offer) => `Weekly use comes first; only then would ${name} pay for ${offer}`,
      (name, offer) => `${name} would tell others long before paying for ${offer}`,
    ],
  },
  '': {
    behaviors: ['Compares before the first purchase', 'Asks someone who has bought before', 'Starts small to see if it lasts'],
    pains: ['Offers that are hard to tell apart', 'Nobody to ask before buying', 'No way back after a wrong choice'],
    closings: [
      (name, offer) => `${name} would start small with ${offer}`,
      (name, offer) => `${name} needs a good reason to switch to ${offer}`,
      (name, offer) => `${name} would want a demonstration of ${offer}`,
    ],
  },
};

export const roleBehaviors: Record<Exclude<BuyingRole, 'none'>, string> = {
  user: 'Tries it with real work, and says at once what is missing',
  champion: 'Brings the idea into meetings and needs material for it',
  blocker: 'Asks about risks, contracts and data before anything else',
  budget: 'Looks at the cost over a year and at the cost of doing nothing',
};

/** People it is better not to chase; the reason is a proposal. */
export const antiKinds: readonly {
  reason: string;
  attitude: (name: string) => string;
  goals: readonly string[];
  behaviors: readonly string[];
  pains: readonly string[];
}[] = [
  {
    reason: 'They leave for the next cheaper offer, so winning them costs more than they bring in.',
    attitude: (name) => `For ${name} only the lowest price counts, every time.`,
    goals: ['Pay less than last time', 'Get extras without paying for them'],
    behaviors: ['Asks for a discount before asking what it is', 'Switches for a small saving'],
    pains: ['Any price that is not the lowest'],
  },
  {
    reason: 'They need something made for them alone, and you would build it for one customer.',
    attitude: (name) => `Nothing that exists is right for ${name}, and every answer leads to another special request.`,
    goals: ['Have everything made to measure', 'Change the plan at any time'],
    behaviors: ['Sends long lists of special requests', 'Reopens what was agreed'],
    pains: ['Anything that works the same way for everybody'],
  },
  {
    reason: 'They do not have the problem often enough to change what they do.',
    attitude: (name) => `${name} is curious and friendly, and happy enough with things as they are.`,
    goals: ['Stay up to date', 'Change nothing that works'],
    behaviors: ['Signs up for trials and never comes back', 'Says it is a good idea, for others'],
    pains: ['Being asked to decide'],
  },
];
