import { paragraph, type Document } from '@/lib/blocks';
import { fillGap, showGaps } from '@/lib/gaps';
import type { Made } from './model';
import { companyOf } from './names';
import { audienceOf, headlineOf, leadOf, withMark } from './release';
import { clipWords, countWords, endsShort, hasWords, typed, withoutStop } from './sentences';
import { describeEmbargo } from './timing';

interface Pitch {
  subject: string;
  body: string[];
}

const mostAudience = 12;

/** The mail that goes before the release: each part has its share, so that the whole stays under 120 words. */
export function toPitch(made: Made): Pitch {
  const { answers, zone } = made;
  const headline = clipWords(headlineOf(answers), 14);
  const isEmbargo = answers.release === 'embargo';
  const company = clipWords(companyOf(answers), 6);
  const audience = countWords(audienceOf(answers)) <= mostAudience ? audienceOf(answers) : '';
  const sender = [fillGap(clipWords(answers.contactName, 4), 'Contact Name'), company];
  const reach = [withoutStop(answers.contactEmail), typed(answers.contactPhone)].filter(hasWords).map((line) => clipWords(line, 4));
  return {
    subject: `${isEmbargo ? 'Embargoed: ' : 'Story idea: '}${endsShort(headline) ? headline : headline.replace(/\.+$/, '')}`,
    body: [
      'Hello,',
      clipWords(leadOf(made), 30),
      [
        audience ? `It may be of interest to your readers, especially ${audience}.` : 'It may be of interest to your readers.',
        ...(isEmbargo ? [`The news is under embargo until ${describeEmbargo(answers, zone)}.`] : []),
        'I am happy to send the full press release or to answer questions.',
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
