import { choice, longText, text, type ValuesOf } from '@/lib/fields';
import { isAddress, mostMails } from '@/lib/mail-parts';
import { cleanText } from '@/lib/text';
import type { FileOffer } from '@/lib/files';
import { mailFiles } from '@/kinds/mail-merge/mail-files';
import type { Addressed } from '@/kinds/mail-merge/merge';
import { isOpen, statuses, statusLabels, type Investor } from './model';

export const audiences = ['open', 'invested', 'all', ...statuses.filter((status) => status !== 'invested')] as const;

/** The user's own words; only the order and the headings are ours. */
export const letterFields = {
  audience: choice('To', audiences, {
    default: 'invested',
    labels: {
      open: 'Everyone still open',
      invested: 'Everyone who invested',
      all: 'Everyone',
      ...Object.fromEntries(
        statuses.filter((status) => status !== 'invested').map((status) => [status, `Status: ${statusLabels[status]}`]),
      ),
    },
  }),
  subject: text('Subject', { placeholder: 'November update' }),
  greeting: text('Greeting', { default: 'Hello [first name],' }),
  news: longText('What happened'),
  figures: longText('Figures', { hint: 'One on each line, such as MRR: 12,400.' }),
  asks: longText('How they can help'),
  closing: longText('Closing', { placeholder: 'Your name' }),
};
export type Letter = ValuesOf<typeof letterFields>;

export interface InvestorMail extends Addressed {
  subject: string;
  body: string;
}

const isMeant = (investor: Investor, audience: Letter['audience']) =>
  audience === 'all' || (audience === 'open' ? isOpen(investor) : investor.status === audience);

const title = /^(?:dr|prof|mr|mrs|ms|mx|sir|dame|herr|frau|sr|sra|dra|eng|ing|dipl|mme|m)\.?$/i;

/** "Dr. Karl Öz" and "Öz, Karl" are both Karl; with a title and one name only, people are called by both. */
export function firstName(name: string): string {
  const [last = '', given = ''] = name.split(',').map((part) => part.trim());
  const words = (given || last).split(/\s+/);
  const named = words.filter((word) => !title.test(word));
  return named.length === 1 && words.length > 1 ? words.join(' ') : (named[0] ?? words[0] ?? '');
}

/** "[first name]" and "[firm]" become the reader's own; anything else in brackets stays as it was typed. */
function fill(words: string, { name, firm }: Investor): string {
  const own: Record<string, string> = { 'first name': firstName(name), name: name.trim(), firm: firm.trim() };
  return words.replace(/\[(first name|name|firm)\]/gi, (_, place: string) => own[place.toLowerCase()] ?? '');
}

/** A point a line, without the signs people put before them. */
export const pointsIn = (words: string): string[] =>
  cleanText(words)
    .split('\n')
    .map((line) => line.trim().replace(/^[-•*]\s*/, ''))
    .filter((line) => line !== '');

const listed = (words: string) =>
  pointsIn(words)
    .map((line) => `- ${line}`)
    .join('\n');

export function writeLetter(letter: Letter, investor: Investor): { subject: string; body: string } {
  const parts = [
    letter.greeting.trim(),
    cleanText(letter.news).trim(),
    listed(letter.figures) && `Figures\n${listed(letter.figures)}`,
    listed(letter.asks) && `How you can help\n${listed(letter.asks)}`,
    cleanText(letter.closing).trim(),
  ].filter((part) => part !== '');
  return { subject: fill(letter.subject.trim(), investor), body: fill(parts.join('\n\n'), investor) };
}

/** One for each investor meant who has an address; an address that several share gets one. */
export function writeLetters(letter: Letter, investors: readonly Investor[]): { mails: InvestorMail[]; without: Investor[] } {
  const meant = investors.filter((investor) => isMeant(investor, letter.audience));
  const seen = new Set<string>();
  const mails = meant.flatMap((investor): InvestorMail[] => {
    const to = investor.email.trim();
    if (!isAddress(to) || seen.has(to.toLowerCase())) return [];
    seen.add(to.toLowerCase());
    return [{ ...writeLetter(letter, investor), to, row: seen.size }];
  });
  return { mails: mails.slice(0, mostMails), without: meant.filter(({ email }) => !isAddress(email.trim())) };
}

export const letterFiles = (mails: readonly InvestorMail[], isSample: boolean): FileOffer[] =>
  mailFiles(`${isSample ? 'sample-' : ''}investor-update`, mails);
