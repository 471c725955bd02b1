/** Two sides write down what they want to agree on later. Most of it binds nobody, and it says which parts do. */
import { clauseNumber } from '@/lib/clauses';
import { joinWords } from '@/lib/text';
import { countIn, dayIn, said, type Facts, type Section } from './facts';

export function pointsSection({ answers }: Facts): Section {
  return {
    id: 'points',
    title: 'Main Points',
    short: 'What the parties have in mind. It is not yet a contract.',
    body: said(
      'The parties intend to enter into an agreement on the following main points (the "Planned Agreement"):',
      answers.mainPoints,
      'Main points',
    ),
  };
}

export function stepsSection({ answers }: Facts): Section {
  return {
    id: 'steps',
    title: 'Next Steps',
    short: 'How the parties get from here to a contract.',
    body: [
      'The parties will discuss the Planned Agreement in good faith and give each other the information that is reasonably needed for it.',
      answers.endDate === ''
        ? 'They aim to sign the Planned Agreement without undue delay.'
        : `They aim to sign the Planned Agreement by ${dayIn(answers.endDate, 'End Date', answers)}.`,
    ],
  };
}

export function exclusiveSection({ answers }: Facts): Section[] {
  if (answers.exclusiveDays <= 0) return [];
  return [
    {
      id: 'exclusive',
      title: 'Exclusive Talks',
      short: 'For a time, neither side talks to others about the same thing.',
      body: [
        `For ${countIn(answers.exclusiveDays, 'day', 'Exclusive talks (days)')} from ${dayIn(answers.startDate, 'Start Date', answers)}, neither party will look for, discuss or accept an offer from others on the subject of the Planned Agreement.`,
      ],
    },
  ];
}

export const costsSection = (): Section => ({
  id: 'costs',
  title: 'Costs',
  short: 'Each side pays its own.',
  body: ['Each party bears its own costs of the talks, even if no Planned Agreement is signed.'],
});

export const announceSection = (): Section => ({
  id: 'announce',
  title: 'Announcements',
  short: 'Nobody goes public alone.',
  body: [
    'Neither party will announce the talks or this Letter in public without the written consent of the other, unless a law requires it.',
  ],
});

/** The clauses that hold, by their numbers. */
export function bindingSection({ has, answers }: Facts): Section {
  const ids = [
    ...(answers.exclusiveDays > 0 ? ['exclusive'] : []),
    ...(has.confidentiality ? ['confidentiality'] : []),
    'costs',
    'announce',
    'binding',
    'ending',
    'law',
    'general',
  ];
  return {
    id: 'binding',
    title: 'What Is Binding',
    short: 'Most of this Letter is not.',
    body: [
      `Only clauses ${joinWords(ids.map(clauseNumber))} are legally binding. All other clauses describe intentions and create no obligation.`,
      'Neither party is obliged to enter into the Planned Agreement, or liable because it does not. The Planned Agreement comes into being only when both parties have signed it.',
    ],
  };
}

export function intentEndingSection({ answers, has }: Facts, notice: Section['body']): Section {
  const lasting = [...(answers.exclusiveDays > 0 ? ['exclusive'] : []), ...(has.confidentiality ? ['confidentiality'] : [])];
  return {
    id: 'ending',
    title: 'Ending',
    short: 'How the talks end.',
    body: [
      `This Letter ends when the Planned Agreement is signed${answers.endDate === '' ? '' : `, and at the latest on ${dayIn(answers.endDate, 'End Date', answers)}`}.`,
      ...notice,
      ...(lasting.length > 0
        ? [
            `${lasting.length === 1 ? `Clause ${clauseNumber(lasting[0] ?? '')} remains` : `Clauses ${joinWords(lasting.map(clauseNumber))} remain`} in force after that for the time named there.`,
          ]
        : []),
    ],
  };
}
