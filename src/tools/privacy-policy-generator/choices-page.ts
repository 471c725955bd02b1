import { bullets, heading, paragraph, type Document } from '@/lib/blocks';
import { readWork } from './facts';
import type { Work } from './model';
import { markOf, publisherNote } from './policy';
import { doNotSell, optOutIn } from './regimes-us';
import { companyIn, emailIn, websiteIn } from './sections';

/** The page behind the link that California asks for in a site's footer. */
export function toChoicesPage(work: Work): Document {
  const facts = readWork(work);
  const { answers } = facts;
  return markOf(
    {
      title: doNotSell,
      blocks: [
        heading(1, doNotSell),
        paragraph(
          `${companyIn(facts)} ${answers.sale === 'sell' ? 'sells' : 'shares'} personal information of people who use ${websiteIn(facts)}${answers.sale === 'sell' ? '' : ' for targeted advertising'}, as its Privacy Policy describes. You may opt out at any time, free of charge.`,
        ),
        heading(2, 'How to opt out'),
        bullets([
          `Online: use the form at ${optOutIn(facts)}`,
          `By email: write to ${emailIn(facts)} with the subject "Do not sell or share".`,
          ...(answers.honorsSignal
            ? ['By browser: turn on Global Privacy Control. We honor the signal for that browser without any further step.']
            : []),
        ]),
        paragraph('You need no account, and we ask only for what we need to find your information.'),
        heading(2, 'What happens then'),
        bullets([
          'We stop selling and sharing your personal information within 15 business days, and tell those we passed it to in the meantime.',
          'We wait at least 12 months before we ask whether you would like to opt in again.',
          'You still see advertising, but it is no longer based on what you did on other sites.',
          'Our prices and service stay the same for you.',
        ]),
        heading(2, 'If someone acts for you'),
        paragraph('An authorized agent may opt out for you with your signed permission.'),
        ...publisherNote(facts),
      ],
    },
    work,
  );
}
