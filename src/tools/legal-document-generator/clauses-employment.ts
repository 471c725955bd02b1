import { endSentence } from '@/lib/sentences';
import { gap } from '@/lib/gaps';
import { plural } from '@/lib/text';
import { generalSection, lawSection, secrecySection, workPlace } from './clauses-common';
import { say, sayInside, when, type Facts, type Section } from './facts';

const noun = 'Contract';

const hoursIn = (hours: number) => (hours > 0 ? plural(hours, 'hour') : `${gap('Number of Hours')} hours`);

const endTexts = (facts: Facts): { body: string[]; note: string } =>
  facts.answers.ending === 'at-will'
    ? {
        body: [
          'The employment is at will. Either party may end it at any time, with or without a reason and with or without notice, as long as the reason is not one that the law forbids. Only a written agreement signed by both parties can change this.',
        ],
        note: 'Either side may end it at any time. The law still forbids some reasons, such as discrimination.',
      }
    : {
        body: [
          `Either party may end the employment by giving the other ${facts.answers.noticePeriod} of written notice. Where the law requires longer notice or a reason, the law applies.`,
          'Either party may end the employment immediately for a serious breach of duty, as far as the law allows.',
        ],
        note: 'Says how much warning each side gets. Many countries also require a reason.',
      };

export function employmentSections(facts: Facts): Section[] {
  const { answers } = facts;
  const ending = endTexts(facts);
  const hasProbation = answers.ending === 'notice' && answers.probation !== 'none';
  return [
    {
      id: 'position',
      title: 'Position and Duties',
      note: 'What the job is. The company may ask for other work only if it is reasonable and fits.',
      body: [
        `The Company employs the Employee in the position of ${endSentence(say(facts, 'jobTitle'))}`,
        'The Employee will carry out the duties of this position, and other reasonable work that the Company asks for and that fits the Employee’s skills and position.',
        'The Employee will work with care and in good faith, and follow the Company’s lawful instructions and written policies.',
      ],
    },
    {
      id: 'start',
      title: hasProbation ? 'Start and Probation' : 'Start',
      note: hasProbation
        ? 'When the job begins, and a trial period in which it is easier to end.'
        : 'When the job begins. It has no fixed end.',
      body: [
        `The employment starts on ${sayInside(facts, 'startDate')} and has no fixed end.`,
        ...when(
          hasProbation,
          `The first ${answers.probation} of work are a probation period. During it, either party may end the employment by giving the other 1 week of written notice, or the longer notice that the law requires.`,
        ),
      ],
    },
    {
      id: 'pay',
      title: 'Pay',
      note: 'The salary before tax, how often it is paid, and how expenses and overtime are handled.',
      body: [
        `The Company pays the Employee a salary of ${sayInside(facts, 'salary')}, before taxes and other deductions that the law requires.`,
        'The salary is paid at least once a month, and more often where the law requires it.',
        'Overtime is paid or compensated with time off as the law requires. The Company will reimburse reasonable expenses that it approved in advance, against receipts.',
      ],
    },
    {
      id: 'hours',
      title: 'Hours and Place of Work',
      note: 'How many hours, and where.',
      body: [
        `The normal working time is ${hoursIn(answers.hoursPerWeek)} a week. Breaks, rest periods and maximum working hours follow the law.`,
        `The place of work is ${workPlace(facts)} The Company may change the hours or the place with reasonable notice, as far as the law allows.`,
      ],
    },
    {
      id: 'leave',
      title: 'Time Off and Benefits',
      note: 'Vacation, sick leave and benefits. Where the law grants more, the law applies.',
      body: [
        answers.vacationDays > 0
          ? `The Employee has ${plural(answers.vacationDays, 'day')} of paid vacation a year, pro rata for a part year. Where the law grants more, the law applies.`
          : answers.vacationDays === 0
            ? 'The Employee has the paid vacation that the law grants.'
            : `The Employee has ${gap('Number of Days')} days of paid vacation a year, or more where the law grants more.`,
        'Public holidays, sick leave, parental leave and other leave follow the law.',
        'The Employee may take part in the benefits that the Company offers to employees in similar positions, under the rules of each benefit.',
      ],
    },
    secrecySection(facts, noun, 'Employee'),
    ...when(answers.assignsInventions, {
      id: 'inventions',
      title: 'Work Results',
      note: 'What is made for the job belongs to the company. What is made privately doesn’t.',
      body: [
        'What the Employee creates in the course of the work, such as texts, designs, software and inventions, belongs to the Company. As far as the law allows, the Employee assigns all rights in it to the Company, and will sign whatever is needed to record this.',
        'This does not cover what the Employee creates in their own time, without the Company’s equipment or confidential information, and unrelated to the Company’s business or to the Employee’s work. Nor does it cover anything else that the law reserves for employees, or take away any payment that the law grants them.',
      ],
    }),
    {
      id: 'data',
      title: 'Personal Data',
      note: 'The company may use the employee’s data for the job and where the law requires it.',
      body: [
        'The Company will use the Employee’s personal data to perform this Contract and meet its legal obligations, protect it, and tell the Employee how it is used as the law requires.',
      ],
    },
    {
      id: 'end',
      title: 'End of Employment',
      note: ending.note,
      body: [
        ...ending.body,
        'When the employment ends, the Company will pay what has been earned until then, including unused vacation where the law requires it, within the time that the law sets. The Employee will return the Company’s equipment, documents and data.',
      ],
    },
    ...when(answers.nonSolicit || answers.nonCompete, {
      id: 'after',
      title: 'After the Employment',
      note: 'What the employee may not do for a while after leaving. Courts strike down what goes too far.',
      body: [
        ...when(
          answers.nonSolicit,
          'For 12 months after the employment ends, and as far as the law allows, the Employee will not actively solicit employees of the Company, or customers of the Company with whom the Employee worked in the last 12 months of the employment.',
        ),
        ...when(
          answers.nonCompete,
          `For 6 months after the employment ends, the Employee will not do similar work for a direct competitor of the Company in the area where the Employee worked.${facts.isGermany ? '' : ' This applies only where the law allows it and, where the law requires the Company to pay for it, only while the Company pays.'}`,
        ),
        ...when(
          answers.nonCompete && facts.isGermany,
          'For each of these months the Company pays the Employee compensation of half of the contractual benefits that the Employee last received. Other earnings are taken into account as section 74c of the German Commercial Code (HGB) allows. Sections 74 to 75d HGB apply in all other respects.',
        ),
      ],
    }),
    lawSection(facts, noun, ['The Employee keeps the mandatory protection of the law of the place where the work is done.']),
    generalSection(noun, { transfer: 'personal', isSignedByHand: answers.nonCompete && facts.isGermany }),
  ];
}
