import type { Pillar, Tone } from './content';

/** What a title speaks of: one of the user's answers, or a topic. */
export type About = 'topic' | 'what' | 'problem' | 'rivals' | 'edge' | 'proof';

export interface Hook {
  about: About;
  /** A word for a hashtag. */
  tag: string;
  /** What is spoken of always comes after it, as it was typed, so that it may be a word, a list or a sentence. */
  lead: string;
  /** What may follow it. */
  end?: string;
}

const hook = (about: About, tag: string, lead: string, end?: string): Hook => ({ about, tag, lead, ...(end ? { end } : {}) });

export const hooks: Record<Pillar, readonly Hook[]> = {
  teach: [
    hook('topic', 'QuickAnswers', 'Three questions, three short answers'),
    hook('topic', 'GettingStarted', 'What beginners should know'),
    hook('topic', 'Checklist', 'A checklist worth saving'),
    hook('topic', 'Explained', 'Explained in one minute'),
    hook('topic', 'CommonMistakes', 'The most common mistake'),
    hook('topic', 'GoodToKnow', 'What we wish everyone knew'),
    hook('problem', 'Tips', 'What helps when this happens'),
    hook('problem', 'Checklist', 'Three causes to check first'),
    hook('problem', 'FirstStep', 'A first step to take when this happens'),
    hook('rivals', 'HowToChoose', 'How to choose', ', or something else'),
    hook('what', 'Explained', 'How it works'),
  ],
  prove: [
    hook('topic', 'BeforeAndAfter', 'Before and after'),
    hook('topic', 'FromOurWork', 'One example from our work'),
    hook('topic', 'InTheirWords', 'A customer in their own words'),
    hook('topic', 'LessonsLearned', 'What did not work, and what did'),
    hook('topic', 'HowWeWork', 'How we go about it'),
    hook('edge', 'SeeForYourself', 'Shown rather than claimed'),
    hook('edge', 'PutToTheTest', 'Put to the test'),
    hook('proof', 'OurStory', 'The story behind it'),
    hook('proof', 'HowWeGotHere', 'How we got here'),
    hook('problem', 'BeforeAndAfter', 'Before and after, with one customer'),
    hook('what', 'InUse', 'One real example'),
  ],
  people: [
    hook('topic', 'BehindTheScenes', 'Behind the scenes'),
    hook('topic', 'WorkingDay', 'An ordinary working day'),
    hook('topic', 'MeetTheTeam', 'Who looks after it here'),
    hook('topic', 'LessonsLearned', 'Something that went wrong, and what we changed'),
    hook('topic', 'HowItStarted', 'What surprised us when we started'),
    hook('what', 'MeetTheTeam', 'The people behind it'),
    hook('what', 'HowItStarted', 'How it started'),
    hook('what', 'InTheMaking', 'From the first idea to the last check'),
    hook('edge', 'OurWay', 'Why we do it this way'),
    hook('problem', 'HowItStarted', 'The moment we decided to do something about it'),
  ],
  talk: [
    hook('topic', 'AskUsAnything', 'Ask us anything'),
    hook('topic', 'YourTurn', 'Your best tip, please'),
    hook('topic', 'TellUs', 'What would you like to know'),
    hook('topic', 'OneThing', 'One thing you would change'),
    hook('topic', 'YourStory', 'Your story in one sentence'),
    hook('problem', 'QuickPoll', 'Often, sometimes or never'),
    hook('problem', 'YourTurn', 'What do you do when this happens'),
    hook('rivals', 'QuickPoll', 'Which one do you use', ', or something else?'),
    hook('what', 'TellUs', 'What would you ask us first'),
    hook('edge', 'AgreeOrNot', 'Does it matter to you'),
  ],
  offer: [
    hook('topic', 'HowWeHelp', 'How we can help'),
    hook('topic', 'WhatYouGet', 'What you get, and what you do not'),
    hook('topic', 'BeforeYouBuy', 'Questions to ask before you buy'),
    hook('topic', 'GoodToKnow', 'Good to know before you order'),
    hook('topic', 'StepByStep', 'In three steps'),
    hook('what', 'AtAGlance', 'At a glance'),
    hook('what', 'WhoItIsFor', 'Who it is for, and who it is not for'),
    hook('what', 'HowToOrder', 'How to get it in three steps'),
    hook('edge', 'WhyUs', 'One reason to choose us'),
    hook('rivals', 'SideBySide', 'An honest comparison with the alternatives'),
    hook('problem', 'OurAnswer', 'Our answer to this'),
  ],
};

/** The same posts in each tone. */
export const toneLeads: Record<Tone, Record<Pillar, string>> = {
  professional: {
    teach: 'What matters most, in brief',
    prove: 'A case in brief',
    people: 'How we organize our work',
    talk: 'A question for everyone in the field',
    offer: 'What we offer, in brief',
  },
  casual: {
    teach: 'No jargon, promise',
    prove: 'Look what happened',
    people: 'Just us at work',
    talk: 'Quick question',
    offer: 'Here’s what we’ve got',
  },
  humorous: {
    teach: 'Everything you never dared to ask',
    prove: 'It worked, and nobody was more surprised than we were',
    people: 'Things we say when nobody is listening',
    talk: 'Wrong answers only',
    offer: 'Yes, we are trying to sell you something',
  },
  inspirational: {
    teach: 'Where everyone starts',
    prove: 'How far it has come',
    people: 'Why we get up in the morning',
    talk: 'What keeps you going',
    offer: 'A small step worth taking',
  },
  educational: {
    teach: 'Lesson one',
    prove: 'What the example teaches',
    people: 'Watch how it is done',
    talk: 'Test yourself',
    offer: 'How it works, step by step',
  },
  conversational: {
    teach: 'You may have wondered',
    prove: 'Let us show you',
    people: 'Come in and look around',
    talk: 'Let’s talk about it',
    offer: 'What would help you most',
  },
};

/** Words that go with any of a pillar's posts. */
export const pillarTags: Record<Pillar, readonly [string, string, string]> = {
  teach: ['Tips', 'HowTo', 'LearnMore'],
  prove: ['CaseStudy', 'Results', 'RealWork'],
  people: ['BehindTheScenes', 'TeamWork', 'SmallBusiness'],
  talk: ['Community', 'LetsTalk', 'YourOpinion'],
  offer: ['WhatWeOffer', 'Discover', 'SmallBusiness'],
};

/** Worth a post in any business. */
export const generalTopics: Record<Pillar, readonly string[]> = {
  teach: [
    'how to choose between two offers',
    'what makes up the price',
    'when not to buy',
    'the small print in plain words',
    'questions people are too polite to ask',
    'what to check before you sign',
    'the words everyone uses and few explain',
    'the very first step',
  ],
  prove: [
    'the first week with a new customer',
    'a complaint and what came of it',
    'one promise we keep every day',
    'how quality is checked',
    'an order from start to finish',
    'what a regular customer says',
    'something we could not do a year ago',
    'one month in numbers',
  ],
  people: [
    'the first hour of the day',
    'a decision we argued about',
    'the tool nobody wants to give up',
    'where the time goes',
    'who answers when you call',
    'a day on which things went wrong',
    'how we learned this job',
    'what it looks like before we open',
  ],
  talk: [
    'price or quality',
    'what you would change first',
    'the best advice you were given',
    'what you look at before you buy',
    'the thing everyone gets wrong',
    'how you found us',
    'what you would never do again',
    'the question nobody asks',
  ],
  offer: [
    'what you get for the price',
    'how ordering works',
    'what happens after you get in touch',
    'the smallest way to start',
    'what we do if something goes wrong',
    'how long it takes',
    'the questions to settle before you decide',
    'who should look elsewhere',
  ],
};
