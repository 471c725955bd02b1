import type { BuyingRole, BusinessModel } from './content';

/** A way of choosing. Three different ones make three different people. */
export interface Archetype {
  /** Closing words of the bio, about "they". */
  attitudes: readonly string[];
  goal: string;
  pain: string;
  behaviors: readonly [string, string];
  channel: string;
  /** "When …", in the first person. */
  situations: readonly string[];
  trigger: string;
  /** In a company, those it fits. */
  roles: readonly BuyingRole[];
}

export const archetypes: readonly Archetype[] = [
  {
    attitudes: [
      'They decide fast once a date is fixed, and forgive a price sooner than a delay.',
      'Speed matters more to them than choice.',
    ],
    goal: 'Settle the matter this week',
    pain: 'Answers that come after the deadline',
    behaviors: ['Calls instead of filling in a form', 'Takes the first offer that can start at once'],
    channel: 'Search on the phone, at the moment of need',
    situations: ['something has gone wrong and a date is set', 'I need it this week'],
    trigger: 'Something breaks, runs out or falls due',
    roles: ['user', 'champion'],
  },
  {
    attitudes: ['They read everything twice and buy once.', 'They keep a list, and an offer without a clear price is not on it.'],
    goal: 'Compare two or three offers on the same terms',
    pain: 'Prices only shown after a call',
    behaviors: ['Puts offers side by side in a table', 'Reads the worst reviews first'],
    channel: 'Comparison and review sites',
    situations: ['two offers look the same to me', 'I spend money that I cannot get back easily'],
    trigger: 'A contract ends, or a price goes up',
    roles: ['budget'],
  },
  {
    attitudes: ['What takes more than ten minutes is put off, often for good.', 'They would pay to have one thing less to think about.'],
    goal: 'Have one thing less to think about',
    pain: 'Sign-ups that ask for everything at once',
    behaviors: ['Looks things up in short breaks', 'Gives up when a page takes long or a form is long'],
    channel: 'Short messages with one clear next step',
    situations: ['my day is already full', 'I have ten minutes between two other things'],
    trigger: 'A week in which too much was left undone',
    roles: ['user', 'champion'],
  },
  {
    attitudes: [
      'They are new to this and do not yet know which questions to ask.',
      'A patient first answer wins them; a wall of terms loses them.',
    ],
    goal: 'Understand the basics before deciding',
    pain: 'Terms that nobody explains',
    behaviors: ['Watches an explanation before the first contact', 'Asks someone who has done it before'],
    channel: 'Beginners’ guides and videos',
    situations: ['I do this for the first time', 'I do not know the words yet'],
    trigger: 'Doing it for the first time',
    roles: ['user', 'champion'],
  },
  {
    attitudes: ['They were let down before and want to see proof before promises.', 'They believe what they can test, and little else.'],
    goal: 'See it work before paying',
    pain: 'Promises that nobody puts in writing',
    behaviors: ['Asks for a trial or a sample', 'Looks for someone who stopped using it'],
    channel: 'Word of mouth from people they know',
    situations: ['I have been let down before', 'someone promises me a lot'],
    trigger: 'A bad experience with what they use today',
    roles: ['blocker'],
  },
  {
    attitudes: ['They stay with what works, and tell others about it.', 'It takes a lot to make them change, and then they stay.'],
    goal: 'Keep what works and change as little as possible',
    pain: 'Changes nobody announced',
    behaviors: ['Buys again without looking around', 'Recommends, but only what they use'],
    channel: 'E-mail from a sender they know',
    situations: ['the way I always did it stops working', 'someone asks me for a recommendation'],
    trigger: 'What they always used is gone or gets worse',
    roles: ['user', 'budget'],
  },
  {
    attitudes: ['Others depend on their choice, so they look for the safe one.', 'They have to explain every choice to somebody else.'],
    goal: 'Be able to explain the choice to others',
    pain: 'Having nothing to show when others ask why',
    behaviors: ['Collects opinions before deciding', 'Saves pages and sends them on'],
    channel: 'A page or file they can pass on',
    situations: ['others rely on my choice', 'I have to explain the choice afterwards'],
    trigger: 'Somebody else asks for a solution',
    roles: ['champion', 'budget', 'blocker'],
  },
];

/** What changes with the way of selling: three of each, one for every person. The offer is "your offer", with its kind in brackets. */
interface ModelWords {
  behaviors: readonly [string, string, string];
  pains: readonly [string, string, string];
  closings: readonly ((offer: string) => string)[];
}

export const modelWords: Record<BusinessModel | '', ModelWords> = {
  B2B: {
    behaviors: [
      'Asks for references before a first call',
      'Collects objections from colleagues',
      'Buys with the yearly budget, rarely in between',
    ],
    pains: [
      'Approvals that take longer than the choice',
      'Tools that do not fit what is already in use',
      'Nobody to ask once the contract is signed',
    ],
    closings: [
      (offer) => `To say yes to ${offer}, they need an argument they can pass on.`,
      (offer) => `At work, ${offer} would have to fit into what is already in use.`,
      (offer) => `For ${offer} they would want a pilot with an end date.`,
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
      (offer) => `They would try ${offer} if the first step is small.`,
      (offer) => `Whether ${offer} is for them is decided in a few minutes, on a small screen.`,
      (offer) => `With ${offer}, the first experience decides about the second.`,
    ],
  },
  B2B2C: {
    behaviors: [
      'Meets the offer through a company they already deal with',
      'Judges partner and product as one',
      'Asks who answers when something fails',
    ],
    pains: ['Not clear who is responsible', 'Two accounts for one thing', 'Data passed on without being asked'],
    closings: [
      (offer) => `They would meet ${offer} through a company they already deal with.`,
      (offer) => `For them, ${offer} and the company that brings it are one and the same.`,
      (offer) => `If ${offer} fails, they blame the company that brought it.`,
    ],
  },
  Marketplace: {
    behaviors: [
      'Looks at the seller before looking at the price',
      'Compares three sellers before choosing one',
      'Lists the same item in several places',
    ],
    pains: ['Not knowing who is on the other side', 'Reviews that say little', 'Fees that become clear only after the sale'],
    closings: [
      (offer) => `With ${offer}, trust in the other side comes before the price.`,
      (offer) => `To use ${offer} again, they need one deal that went well.`,
      (offer) => `They would first look at ${offer} without an account.`,
    ],
  },
  Subscription: {
    behaviors: ['Checks what renews, and when', 'Cancels what was not used last month', 'Starts with a month, not with a year'],
    pains: ['Renewals nobody warned about', 'Cancelling that takes a phone call', 'Paying for more than is used'],
    closings: [
      (offer) => `They would keep ${offer} for as long as they use it, and no longer.`,
      (offer) => `Before they subscribe to ${offer}, they look up how to cancel.`,
      (offer) => `With ${offer}, the second month decides.`,
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
      (offer) => `They would start with ${offer} for free and pay when a limit is worth lifting.`,
      (offer) => `To pay for ${offer}, they first have to use it every week.`,
      (offer) => `They would tell others about ${offer} long before paying for it.`,
    ],
  },
  '': {
    behaviors: ['Compares before the first purchase', 'Asks someone who has bought before', 'Starts small to see if it holds'],
    pains: ['Offers that are hard to tell apart', 'Nobody to ask before buying', 'No way back after a wrong choice'],
    closings: [
      (offer) => `They would start small with ${offer} and see if it holds.`,
      (offer) => `For ${offer} they need a reason to change what they do today.`,
      (offer) => `They would want to see ${offer} before they believe in it.`,
    ],
  },
};

export const roleBehaviors: Record<Exclude<BuyingRole, 'none'>, string> = {
  user: 'Tries it with real work, and says at once what is missing',
  champion: 'Carries the idea into meetings and needs material for it',
  blocker: 'Asks about risks, contracts and data before anything else',
  budget: 'Looks at the cost of a year and at the cost of doing nothing',
};

/** People it is better not to chase; the reason is a proposal. */
export const antiKinds: readonly {
  reason: string;
  attitude: string;
  goals: readonly string[];
  behaviors: readonly string[];
  pains: readonly string[];
}[] = [
  {
    reason: 'They leave for the next lower price, so winning them costs more than they bring.',
    attitude: 'Only the lowest price counts, and it counts every time anew.',
    goals: ['Pay less than last time', 'Get extras without paying for them'],
    behaviors: ['Asks for a discount before asking what it is', 'Changes supplier for a small saving'],
    pains: ['Any price that is not the lowest'],
  },
  {
    reason: 'They need something made for them alone, and you would build it for one customer.',
    attitude: 'Nothing that exists fits, and every answer leads to one more wish.',
    goals: ['Have everything made to measure', 'Change the plan at any time'],
    behaviors: ['Sends long lists of special wishes', 'Reopens what was agreed'],
    pains: ['Anything that works the same for everybody'],
  },
  {
    reason: 'They do not have the problem often enough to change what they do.',
    attitude: 'They are curious and friendly, and what they use today is good enough.',
    goals: ['Stay up to date', 'Change nothing that works'],
    behaviors: ['Takes part in trials and never comes back', 'Says it is a good idea, for others'],
    pains: ['Being asked to decide'],
  },
];
