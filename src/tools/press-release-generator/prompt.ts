import { paragraph, type Document } from '@/lib/blocks';
import { askedRange } from './content';
import { formatPressDay } from './dates';
import { fields, type Answers, type Made } from './model';
import { typed } from './sentences';
import { releaseLine, withMark } from './release';
import { datelineDay } from './timing';

const asked = [
  'companyName',
  'industry',
  'headline',
  'location',
  'date',
  'announcement',
  'need',
  'how',
  'next',
  'keyBenefits',
  'targetAudience',
  'callToAction',
  'quote',
  'quotePerson',
  'quoteTitle',
  'backgroundInfo',
  'contactName',
  'contactEmail',
  'contactPhone',
] as const satisfies readonly (keyof Answers)[];

const cleanLines = (text: string) => text.split('\n').map(typed).join('\n').trim();

/** The request for an assistant of the user’s own choice, with every answer in it. */
export function toPrompt(made: Made): Document {
  const { answers } = made;
  const day = datelineDay(made);
  const printed = day ? formatPressDay(day) : typed(answers.date);
  const given = asked
    .filter((name) => typed(answers[name]) !== '')
    .map((name) => `${fields[name].label}: ${name === 'date' ? printed : cleanLines(answers[name])}`);
  return withMark(
    {
      title: 'AI prompt',
      blocks: [
        paragraph(
          `Write a press release of ${askedRange} words in AP style, in the third person, from the facts below. Use only these facts: invent no names, numbers, links or quotes, and write [missing] where one is needed.`,
        ),
        paragraph(
          `Start with the line “${releaseLine(made)}”. Then give the headline, a dateline, a lead that answers who, what, when, where and why, the details, the quote word for word if there is one, the call to action, an “About” paragraph and the media contact. End with ###.`,
        ),
        paragraph(given.join('\n')),
      ],
    },
    answers,
  );
}
