import { paragraph, type Document } from '@/lib/blocks';
import { fillGap, showGaps } from '@/lib/gaps';
import { endSentence } from '@/lib/sentences';
import type { Made } from './model';
import { companyOf } from './names';
import { headlineOf, leadOf, withMark } from './release';
import { audienceOf } from './told-facts';
import { countWords, endsShort, hasWords, typed, withoutStop } from './sentences';
import { describeEmbargo } from './timing';

interface Pitch {
  subject: string;
  body: string[];
}

const mostAudience = 12;
const mostInName = 8;
const mostInSubject = 18;
const mostInLead = 55;

/** Whole or not at all: nothing of it is cut. */
const upTo = (most: number, text: string, otherwise = '') => (countWords(showGaps(text)) <= most ? text : otherwise);

interface Reader {
  name: string;
  outlet: string;
  /** The release stands below the mail. */
  hasRelease: boolean;
}

/** The mail that goes before the release, under 120 words: to anybody, or to one reporter. */
export function toPitch(made: Made, { name, outlet, hasRelease }: Reader = { name: '', outlet: '', hasRelease: false }): Pitch {
  const { answers, zone } = made;
  // A name of forty words is no name; the mail stays short all the same.
  const company = upTo(mostInName, companyOf(answers), 'the company');
  const headline = upTo(mostInSubject, headlineOf(answers), `news from ${company}`);
  const isEmbargo = answers.release === 'embargo';
  const audience = upTo(mostAudience, audienceOf(answers));
  const readers = outlet === '' ? 'your readers' : `the readers of ${outlet}`;
  const sender = [fillGap(upTo(mostInName, typed(answers.contactName)), 'Contact Name'), company];
  const reach = [withoutStop(answers.contactEmail), typed(answers.contactPhone)].map((line) => upTo(mostInName, line)).filter(hasWords);
  return {
    subject: `${isEmbargo ? 'Embargoed: ' : 'Story idea: '}${endsShort(headline) ? headline : headline.replace(/\.+$/, '')}`,
    body: [
      name === '' ? 'Hello,' : `Hello ${name},`,
      upTo(mostInLead, leadOf(made), `There is news from ${company}; the headline is in the subject line.`),
      [
        audience ? `It may interest ${readers} (who it is for: ${audience}).` : endSentence(`It may interest ${readers}`),
        ...(isEmbargo ? [`The news is under embargo until ${describeEmbargo(answers, zone)}.`] : []),
        hasRelease
          ? 'The full press release is below, and I am happy to answer questions.'
          : 'I am happy to send the full press release or answer questions.',
      ].join(' '),
      'Thank you,',
      [...sender, ...reach].join('\n'),
    ],
  };
}

export function toPitchDocument(made: Made): Document {
  const { subject, body } = toPitch(made);
  return withMark(
    { title: 'E-mail pitch', blocks: [paragraph(`Subject: ${subject}`, 'strong'), ...body.map((text) => paragraph(text))] },
    made.answers,
  );
}

/** Subject and greeting included. */
export const countPitch = (made: Made): number => {
  const { subject, body } = toPitch(made);
  return countWords(showGaps([subject, ...body].join('\n')));
};

const longestLink = 1_800;

/** A mail with the pitch in it; nothing where a mail program would cut it off. */
export function toMailLink(made: Made): string | undefined {
  const { subject, body } = toPitch(made);
  const encode = (text: string) => encodeURIComponent(showGaps(text).replace(/\n/g, '\r\n'));
  try {
    const link = `mailto:?subject=${encode(subject)}&body=${encode(body.join('\n\n'))}`;
    return link.length <= longestLink ? link : undefined;
  } catch {
    // Half a character, left over from a cut paste.
    return undefined;
  }
}
