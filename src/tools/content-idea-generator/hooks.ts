import { beginSentence } from '@/writer/words';
import type { Pillar } from './content';

/** What a title is about: one of the trade's lists. */
type Source = 'topics' | 'pains' | 'gains' | 'jobs' | 'measures' | 'offers' | 'rivals';

export interface HookWords {
  /** The user's own words, fit for the middle of a sentence. */
  audience: string;
  industry: string;
}

export interface Hook {
  about: Source;
  /** A word for a hashtag. */
  tag: string;
  title: (subject: string, words: HookWords) => string;
}

const start = beginSentence;

export const hooks: Record<Pillar, readonly Hook[]> = {
  teach: [
    { about: 'topics', tag: 'Explained', title: (subject, { audience }) => `What ${audience} should know about ${subject}` },
    { about: 'topics', tag: 'Questions', title: (subject) => `${start(subject)}: three questions, three short answers` },
    { about: 'topics', tag: 'PlainWords', title: (subject, { industry }) => `${start(industry)} in plain words: ${subject}` },
    { about: 'topics', tag: 'FirstLook', title: (subject) => `A first look at ${subject}` },
    { about: 'pains', tag: 'Tips', title: (subject) => `How to deal with ${subject}` },
    { about: 'pains', tag: 'WhatHelps', title: (subject, { audience }) => `What helps against ${subject}: advice for ${audience}` },
    { about: 'jobs', tag: 'HowTo', title: (subject) => `How to ${subject}, step by step` },
    { about: 'jobs', tag: 'Checklist', title: (subject, { audience }) => `A checklist for ${audience}: ${subject}` },
  ],
  prove: [
    { about: 'gains', tag: 'HowWeWork', title: (subject) => `How we make sure of ${subject}` },
    { about: 'gains', tag: 'BeforeAndAfter', title: (subject) => `Before and after: ${subject}` },
    { about: 'gains', tag: 'InTheirWords', title: (subject) => `A customer in their own words: ${subject}` },
    { about: 'measures', tag: 'ByTheNumbers', title: (subject) => `One figure we look at every month: ${subject}` },
    { about: 'measures', tag: 'OpenBooks', title: (subject, { audience }) => `What ${audience} can learn from one figure: ${subject}` },
    { about: 'pains', tag: 'Lessons', title: (subject) => `What we changed because of ${subject}` },
  ],
  people: [
    { about: 'topics', tag: 'BehindTheScenes', title: (subject) => `Behind the scenes: ${subject}` },
    { about: 'offers', tag: 'Team', title: (subject) => `Meet the people behind our ${subject}` },
    { about: 'offers', tag: 'Making', title: (subject) => `What goes into our ${subject}, from first idea to last check` },
    { about: 'topics', tag: 'OneDay', title: (subject, { industry }) => `${start(industry)} on a working day: ${subject}` },
    { about: 'pains', tag: 'Honest', title: (subject) => `A day that went wrong: ${subject}` },
  ],
  talk: [
    {
      about: 'pains',
      tag: 'QuickQuestion',
      title: (subject, { audience }) => `A quick question for ${audience}: ${subject} – often, now and then, or never?`,
    },
    { about: 'jobs', tag: 'YourTurn', title: (subject) => `Tell us: what do you do to ${subject}?` },
    { about: 'gains', tag: 'AgreeOrNot', title: (subject) => `Agree or disagree: price comes before ${subject}` },
    { about: 'rivals', tag: 'Compare', title: (subject, { audience }) => `A question to ${audience}: ${subject}, or something else?` },
    { about: 'pains', tag: 'FinishIt', title: (subject) => `Finish the sentence: “When I think of ${subject}, I …”` },
    { about: 'topics', tag: 'AskUs', title: (subject) => `Ask us anything about ${subject}` },
  ],
  offer: [
    { about: 'offers', tag: 'AtAGlance', title: (subject) => `Our ${subject} at a glance` },
    { about: 'offers', tag: 'WhoItIsFor', title: (subject) => `Who should choose our ${subject}, and who should look elsewhere` },
    { about: 'gains', tag: 'WhatYouGet', title: (subject, { audience }) => `${start(subject)}, for ${audience}` },
    { about: 'offers', tag: 'HowToOrder', title: (subject) => `How to get our ${subject}, in three steps` },
    { about: 'jobs', tag: 'Solved', title: (subject) => `One way to ${subject}: ours` },
    { about: 'rivals', tag: 'SideBySide', title: (subject) => `An honest comparison: ${subject} and us` },
  ],
};
