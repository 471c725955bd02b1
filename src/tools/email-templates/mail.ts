import { safeUrl } from '@/lib/links';
import { cleanText, joinWords, plural } from '@/lib/text';
import { nameOf, type Sender, type Template } from './model';
import { variablesOf } from './values';
import { fillPieces, joinPieces, toTemplatePieces, type Lookup, type Piece } from './variables';

type Line = Piece[];

/** One email: the template with its variables filled in, as far as they are known. */
export interface Mail {
  name: string;
  subject: Line;
  preheader: Line;
  body: Line[];
  footer: { address: string[]; unsubscribe: string };
  /** Names of the variables that still show a sample. */
  samples: string[];
  /** Placeholders that stay as they are. */
  open: string[];
}

/** A reply to one person's question is no mailing, so it carries no footer. */
export const needsFooter = ({ category }: Template) => category !== 'Customer Support';

/** A page or a mailbox on the net; a lone word is neither. */
export function readUnsubscribe(typed: string): string | undefined {
  const link = safeUrl(typed);
  return link && /^(?:https?:\/\/[^/]*\.[^/.]|mailto:[^@]+@[^@]+)/.test(link) ? link : undefined;
}

/** Pieces cut at line ends. */
function toLines(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [[]];
  for (const { text, kind } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, kind });
    });
  }
  return lines;
}

const isEmpty = (line: Line) => joinPieces(line).trim() === '';

function trimLines(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => !isEmpty(line));
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** A header is one line, whatever was typed. */
const oneLine = (pieces: Piece[]): Line => pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ') }));

const clean = (pieces: Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, text: cleanText(piece.text) }));

export function computeMail(template: Template, lookup: Lookup, sender: Sender): Mail {
  const variables = variablesOf(template);
  const fallbacks = new Map(variables.map(({ key, fallback }) => [key, fallback]));
  const fill = (text: string) => clean(fillPieces(text, lookup, fallbacks));
  const subject = oneLine(fill(template.subject));
  const preheader = oneLine(fill(template.preheader));
  const body = fill(template.content);
  const hasFooter = needsFooter(template);
  return {
    name: nameOf(template),
    subject,
    preheader,
    body: trimLines(toLines(body)),
    footer: {
      address: hasFooter
        ? cleanText(sender.address)
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
        : [],
      unsubscribe: (hasFooter && readUnsubscribe(sender.unsubscribe)) || '',
    },
    samples: variables.filter(({ key }) => lookup(key).isSample && lookup(key).text.trim() !== '').map(({ name }) => name),
    open: [...new Set([...subject, ...preheader, ...body].filter(({ kind }) => kind === 'open').map(({ text }) => text))],
  };
}

/** The template as it stands, for reading and for a copy with the placeholders in it. */
export function toRawMail(template: Template): Mail {
  const pieces = (text: string) => clean(toTemplatePieces(text));
  return {
    name: nameOf(template),
    subject: oneLine(pieces(template.subject)),
    preheader: oneLine(pieces(template.preheader)),
    body: trimLines(toLines(pieces(template.content))),
    footer: { address: [], unsubscribe: '' },
    samples: [],
    open: [],
  };
}

export const isDraft = ({ samples, open }: Mail) => samples.length + open.length > 0;

/** "2 sample values (discount, topic) and 1 open place ({{first_name}})" */
export function describeDraft({ samples, open }: Mail): string {
  const parts = [
    samples.length > 0 ? `${plural(samples.length, 'sample value')} (${samples.join(', ')})` : '',
    open.length > 0 ? `${plural(open.length, 'open place')} (${open.join(', ')})` : '',
  ];
  return joinWords(parts.filter(Boolean));
}

/** "2 sample values and 1 open place" */
export const countDraft = ({ samples, open }: Mail): string =>
  joinWords([
    ...(samples.length > 0 ? [plural(samples.length, 'sample value')] : []),
    ...(open.length > 0 ? [plural(open.length, 'open place')] : []),
  ]);

export const subjectOf = ({ subject }: Mail) => joinPieces(subject).trim();
export const preheaderOf = ({ preheader }: Mail) => joinPieces(preheader).trim();

/** The plain-text version of the message. */
export function toBodyText({ body, footer }: Mail): string {
  const foot = [...footer.address, ...(footer.unsubscribe ? [`Unsubscribe: ${footer.unsubscribe}`] : [])];
  return [...body.map((line) => joinPieces(line).trimEnd()), ...(foot.length > 0 ? ['', '--', ...foot] : [])].join('\n');
}

/** Subject and message, as they are copied and saved. */
export const toMailText = (mail: Mail): string => {
  const preheader = preheaderOf(mail);
  return [`Subject: ${subjectOf(mail)}`, ...(preheader ? [`Preheader: ${preheader}`] : []), '', toBodyText(mail)].join('\n');
};

/** A file is read later and by others, so it says what is not final in it. */
export const toFileText = (mail: Mail): string =>
  `${isDraft(mail) ? `Draft: replace ${describeDraft(mail)} before you send this.\n\n` : ''}${toMailText(mail)}\n`;

/** Half a character, as an unlucky cut leaves it, cannot be written into an address. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/** Some programs cut longer links without a word. */
const longestMailLink = 2000;

/** A link that opens the user's own mail program; nothing where the text is too long for one. */
export function toMailLink(mail: Mail): string | undefined {
  const link = `mailto:?subject=${encode(subjectOf(mail))}&body=${encode(toBodyText(mail)).replaceAll('%0A', '%0D%0A')}`;
  return link.length <= longestMailLink ? link : undefined;
}

export type BodyBlock = { kind: 'paragraph'; lines: Line[] } | { kind: 'list'; isOrdered: boolean; items: Line[] };

const bullet = /^\s*[-*•]\s+(?=\S)/;
const numbered = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

function dropStart(line: Line, count: number): Line {
  let left = count;
  return line.flatMap((piece) => {
    const text = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return text === '' ? [] : [{ ...piece, text }];
  });
}

/** Paragraphs and lists, as an HTML version shows them. A number that a list would not give, such as a day, stays as it was written. */
export function toBodyBlocks(body: readonly Line[]): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let isOpen = false;
  for (const line of body) {
    const text = joinPieces(line);
    const before = blocks.at(-1);
    const [numberMark, written] = numbered.exec(text) ?? [];
    // Items with an empty line between them are still one list.
    const isNext = before?.kind === 'list' && before.isOrdered && Number(written) === before.items.length + 1;
    const isOrdered = isNext || Number(written) === 1;
    const mark = isOrdered ? numberMark : bullet.exec(text)?.[0];
    const last = isOpen || isNext ? before : undefined;
    isOpen = text.trim() !== '';
    if (!isOpen) continue;
    if (mark) {
      const item = dropStart(line, mark.length);
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item);
      else blocks.push({ kind: 'list', isOrdered, items: [item] });
    } else if (last?.kind === 'paragraph') last.lines.push(line);
    else blocks.push({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}
