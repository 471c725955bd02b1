import { joinWords, plural } from '@/lib/text';
import { spamWords } from './spam-words';
import { splitLinks } from './html';
import { needsFooter, preheaderOf, readUnsubscribe, subjectOf, toBodyText, type Mail } from './mail';
import type { Sender, Template } from './model';
import { hasStrayBraces } from './variables';

interface Check {
  id: string;
  text: string;
}

const count = (text: string) => Array.from(text).length;

const phoneSubject = 50;
const longestSubject = 60;
const longestPreheader = 110;
const mostLinks = 5;

function checkSubject(subject: string): Check[] {
  const length = count(subject);
  const checks: Check[] = [];
  const add = (id: string, text: string) => checks.push({ id, text });
  if (length === 0) add('subject', 'The subject is empty.');
  else if (length > longestSubject)
    add('subject', `The subject has ${length} characters. Beyond ${longestSubject} most inboxes cut it off.`);
  else if (length > phoneSubject) add('subject', `The subject has ${length} characters. Phones show about ${phoneSubject}.`);
  const letters = subject.match(/\p{L}/gu)?.join('') ?? '';
  if (letters.length >= 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    add('capitals', 'The subject is all capitals, which reads as shouting.');
  if (/[!?]{2,}/.test(subject)) add('marks', 'The subject has several exclamation or question marks in a row.');
  return checks;
}

/** Addresses that hide where they lead. */
const shorteners = /^https?:\/\/(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly)(?:[/?#]|$)/i;
/** Short forms that everybody writes in capitals. */
const shoutLength = 5;
const mostShouts = 2;
const mostMarks = 3;

/** How a text sounds to a filter, each rule in words. */
function checkTone(subject: string, body: string): Check[] {
  const checks: Check[] = [];
  const add = (id: string, text: string) => checks.push({ id, text });
  if (/^\s*(?:re|fwd?)\s*:/i.test(subject))
    add('reply', 'The subject looks like a reply or a forward. If it is neither, readers feel tricked and filters notice.');
  const shouts = [
    ...new Set((body.match(/(?<![\p{L}\d{}_])\p{Lu}+(?![\p{L}\d{}_])/gu) ?? []).filter((word) => word.length >= shoutLength)),
  ];
  if (shouts.length > mostShouts) add('shouts', `Words in capitals read as shouting: ${shouts.slice(0, 5).join(', ')}.`);
  const marks = body.match(/!/g)?.length ?? 0;
  if (marks > mostMarks) add('exclamations', `There are ${marks} exclamation marks. More than ${mostMarks} sound like advertising.`);
  const words = body.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  if (linksIn(body).length > 0 && words < 20)
    add('short', 'There are fewer than 20 words around the link. Filters distrust emails that are hardly more than a link.');
  return checks;
}

function checkPreheader(preheader: string, subject: string): Check[] {
  const length = count(preheader);
  if (length === 0) return [{ id: 'preheader', text: 'There’s no preheader, so inboxes show the first words of the email instead.' }];
  if (length > longestPreheader)
    return [{ id: 'preheader', text: `The preheader has ${length} characters. Inboxes show about ${longestPreheader} at most.` }];
  if (preheader === subject) return [{ id: 'preheader', text: 'The preheader repeats the subject.' }];
  return [];
}

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => (href ? [href] : []));

function checkLinks(text: string): Check[] {
  const links = linksIn(text);
  const checks: Check[] = [];
  if (links.length > mostLinks)
    checks.push({
      id: 'links',
      text: `There are ${links.length} links. With more than ${mostLinks}, readers lose track and filters get suspicious.`,
    });
  const short = links.filter((href) => shorteners.test(href));
  if (short.length > 0)
    checks.push({
      id: 'shortened',
      text: `${plural(short.length, 'shortened link')}: filters block them, since nobody sees where they lead.`,
    });
  const open = links.filter((href) => href.startsWith('http:'));
  if (open.length > 0) checks.push({ id: 'http', text: `${plural(open.length, 'link')} without encryption: use https.` });
  return checks;
}

const escapeWord = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const spamPattern = new RegExp(`(?<![\\p{L}\\d])(?:${spamWords.map(escapeWord).join('|')})(?![\\p{L}\\d])`, 'giu');

/** How advertising shouts: FREE in capitals or with exclamation marks, and signs of money in a row. */
const loudPattern = /(?<![\p{L}\d-])(?:FREE|[Ff]ree(?=\s*!))(?![\p{L}\d-])|[$€£]{2,}/gu;
/** "Free" in a subject is met by filters more often than anywhere else; "feel free" and "sugar-free" are not meant. */
const freePattern = /(?<![\p{L}\d-]|\bfeel )free(?![\p{L}\d-])/giu;

export const findSpamWords = (text: string, subject = ''): string[] => {
  const plain = (words: string) => words.replace(/\s+/g, ' ');
  const found = [...plain(text).matchAll(spamPattern), ...plain(text).matchAll(loudPattern), ...plain(subject).matchAll(freePattern)];
  const words = [...new Set(found.map(([word]) => word.toLowerCase()))];
  // "free gift" says more than "free".
  return words.filter((word) => word !== 'free' || !words.some((other) => other !== word && other.includes('free')));
};

function checkFooter(template: Template, sender: Sender, body: string): Check[] {
  if (!needsFooter(template)) return [];
  const typed = sender.unsubscribe.trim();
  const link = readUnsubscribe(typed);
  const isBroken = typed !== '' && !link;
  const missing = [
    ...(link || /unsubscribe|opt[ -]out/i.test(body) ? [] : ['a way to unsubscribe']),
    ...(sender.address.trim() || /\{\{[^{}]*address/i.test(template.content) ? [] : ['your postal address']),
  ];
  return [
    ...(isBroken ? [{ id: 'unsubscribe', text: 'The unsubscribe link isn’t a web or email address, so it’s left out.' }] : []),
    ...(missing.length > 0
      ? [
          {
            id: 'footer',
            text: `${joinWords(missing).replace(/^./, (first) => first.toUpperCase())} ${missing.length > 1 ? 'are' : 'is'} missing. US law (CAN-SPAM) requires a postal address and a way to unsubscribe in commercial email, and other countries have their own rules (as of 2025; not legal advice). Add ${missing.length > 1 ? 'them' : 'it'} under Sender and footer.`,
          },
        ]
      : []),
  ];
}

/** What to look at before sending. Open places and samples are told apart from these, above the text. */
export function computeChecks(template: Template, mail: Mail, sender: Sender): Check[] {
  const subject = subjectOf(mail);
  const preheader = preheaderOf(mail);
  const body = toBodyText(mail);
  const words = findSpamWords([subject, preheader, body].join('\n'), subject);
  return [
    ...checkSubject(subject),
    ...checkPreheader(preheader, subject),
    ...checkTone(subject, body),
    ...checkLinks(body),
    ...(hasStrayBraces([template.subject, template.preheader, template.content].join('\n'))
      ? [{ id: 'braces', text: 'Some {{ or }} aren’t paired, so they are sent as they are.' }]
      : []),
    ...(words.length > 0
      ? [{ id: 'words', text: `Spam filters often look for these words: ${words.map((word) => `“${word}”`).join(', ')}.` }]
      : []),
    ...checkFooter(template, sender, body),
  ];
}

/** "Subject 24 characters, preheader 38 characters, 92 words, 2 links" */
export function describeMail(mail: Mail): string {
  const body = toBodyText(mail);
  const words = body.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return [
    `Subject ${plural(count(subjectOf(mail)), 'character')}`,
    preheaderOf(mail) ? `preheader ${plural(count(preheaderOf(mail)), 'character')}` : 'no preheader',
    plural(words, 'word'),
    plural(linksIn(body).length, 'link'),
  ].join(', ');
}
