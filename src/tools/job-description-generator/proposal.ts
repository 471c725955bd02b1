import { rewordTask, toRewordings, type RewordReply } from '@/kinds/proposal/reword-task';
import { bullets, heading, paragraph, type Document } from '@/lib/blocks';
import { longTextLimit, shortTextLimit } from '@/lib/fields';
import { plural } from '@/lib/text';
import type { ProposalPart, Task } from '@/writer/task';
import { sections, sectionTitles, type Section } from './content';
import { textsOf } from './document';
import { findWords } from './lint';
import { changePosting, keepSources, mostRequirements } from './lines';
import type { JobData, Line, Posting } from './model';
import { cutText, oneLine } from './words';
import { postingWriter } from './writer';

const summaryTitle = 'Summary';

/** What may be said in other words. Pay, places, dates, the way to apply and legal lines are printed by rule, and confirmed benefits are promises. */
function toRewordable(posting: Posting): Document {
  const summary = oneLine(posting.summary);
  const asked = sections.filter(
    (section) => (section !== 'benefits' || !posting.hasChosenBenefits) && textsOf(posting, section).length > 0,
  );
  return {
    title: '',
    blocks: [
      ...(summary === '' ? [] : [heading(2, summaryTitle), paragraph(summary)]),
      ...asked.flatMap((section) => [heading(2, sectionTitles[section]), bullets(textsOf(posting, section))]),
    ],
  };
}

export function toPostingTask({ answers, posting }: JobData, currency: string): Task<RewordReply> {
  const document = posting ? toRewordable(posting) : { title: '', blocks: [] };
  const task = rewordTask(document, {
    request: [
      `Write this job description anew, as a full posting: a summary of 60 to 120 words in one paragraph, 5 to 8 responsibilities, at most ${mostRequirements} required and 3 to 5 preferred qualifications.`,
      'Say what this person will do and be able to change in this company, in the words of the trade. Write to the reader as "you". One item a line, at most 25 words each.',
      'No words coded by gender, age, ability or origin, no clichés such as "rockstar". Where years of experience are asked for, let equivalent skills count.',
      'Say nothing about pay, the law or how to apply; that is printed elsewhere. Reword the benefits only; add none.',
    ].join('\n'),
    data: postingWriter.payload({ answers, currency }),
  });
  // Whole lists are written anew: read word by word against the old ones, they cannot be read at all.
  return { ...task, toParts: (reply) => task.toParts(reply).map(({ title, text }) => ({ id: idOf(title, posting), title, text })) };
}

/** A section belongs to the job it was written for. */
const idOf = (title: string, posting: Posting | null) => [title, posting?.made.jobTitle.trim(), posting?.made.company.trim()].join('\n');

export const findObjection = ({ id, title }: ProposalPart, posting: Posting): string =>
  id === idOf(title, posting) ? '' : 'This was written for another job.';

/** More than anybody reads. */
const mostTaken = 30;
/** As many as a saved file may hold. */
const mostLines = 1000;

function readLines(text: string): string[] {
  const lines = new Map<string, string>();
  for (const typed of text.split('\n')) {
    const line = cutText(oneLine(typed.replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/, '')), shortTextLimit);
    if (/[\p{L}\p{N}]/u.test(line) && !lines.has(line.toLowerCase())) lines.set(line.toLowerCase(), line);
  }
  return [...lines.values()].slice(0, mostTaken);
}

/** New lines in place of those that went out. A ticked benefit is a promise: it stays, and new ones wait for their tick. */
function takeLines(data: JobData, section: Section, text: string, by: string): JobData {
  const { posting } = data;
  const texts = readLines(text);
  if (!posting || texts.length === 0) return data;
  const isLeft = (line: Line) => line.section !== section || (section === 'benefits' && line.isTicked);
  const left = posting.lines.filter(isLeft);
  const known = new Set(left.filter((line) => line.section === section).map((line) => line.text));
  const added = texts.filter((line) => !known.has(line)).slice(0, Math.max(0, mostLines - left.length));
  const lines = added.map((line, index): Line => {
    const id = `line-${data.made + index + 1}`;
    return { id, section, text: line, source: '', isOwn: true, isTicked: false, by };
  });
  return changePosting({ ...data, made: data.made + lines.length }, (current) => ({
    ...current,
    lines: [...left, ...lines],
    dropped: keepSources(
      current.dropped,
      posting.lines.filter((line) => !isLeft(line)),
    ),
    isReviewed: false,
  }));
}

function takeSummary(data: JobData, text: string, summaryBy: string): JobData {
  const summary = cutText(oneLine(text), longTextLimit);
  if (summary === '') return data;
  return changePosting(data, (posting) => ({ ...posting, summary, isSummaryOwn: true, summaryBy, isReviewed: false }));
}

const titlesIn = (chosen: ReadonlySet<string>) => new Set([...chosen].map((id) => id.split('\n')[0] ?? ''));

/** The chosen sections become lines like any other: they can be changed, moved and checked. */
export function takeSections(data: JobData, reply: RewordReply, chosen: ReadonlySet<string>, source: string): JobData {
  const by = source.slice(0, 200);
  return toRewordings(reply, titlesIn(chosen), by).reduce((current, { title, text }) => {
    const section = sections.find((name) => sectionTitles[name] === title);
    if (section) return takeLines(current, section, text, by);
    return title === summaryTitle ? takeSummary(current, text, by) : current;
  }, data);
}

/** What to say after it: the words that shut people out are found in these, too. */
export function describeTaken(reply: RewordReply, chosen: ReadonlySet<string>): string {
  const flagged = toRewordings(reply, titlesIn(chosen), '').reduce((sum, { text }) => sum + findWords(text).length, 0);
  return flagged === 0 ? 'Put into the description' : `Put into the description; ${plural(flagged, 'flagged word')}, see Words`;
}
