import { longTextLimit, shortTextLimit } from '@/lib/fields';
import { plural } from '@/lib/text';
import { sectionTitles } from './content';
import { findWords, swapAll, swapWord, type Finding } from './lint';
import { changePosting, linesOf } from './lines';
import type { JobData } from './model';
import { cutText } from './words';

/** A text of the posting in which words were flagged. */
export interface FlaggedPlace {
  /** A line's id, or one of the two texts that are no lines. */
  id: string;
  label: string;
  findings: Finding[];
}

const titleId = 'title';
const summaryId = 'summary';

/** Everything that goes out, in its order. */
function textsIn({ answers, posting }: JobData): { id: string; label: string; text: string }[] {
  if (!posting) return [];
  return [
    { id: titleId, label: 'Job Title', text: answers.jobTitle },
    { id: summaryId, label: 'Summary', text: posting.summary },
    ...(['responsibilities', 'required', 'preferred', 'benefits'] as const).flatMap((section) =>
      linesOf(posting, section).map(({ id, text }) => ({ id, label: sectionTitles[section], text })),
    ),
  ];
}

export const wholeText = (data: JobData) =>
  textsIn(data)
    .map(({ text }) => text)
    .join('\n');

export const findFlagged = (data: JobData): FlaggedPlace[] =>
  textsIn(data).flatMap(({ id, label, text }) => {
    const findings = findWords(text);
    return findings.length === 0 ? [] : [{ id, label, findings }];
  });

export const countFlagged = (places: readonly FlaggedPlace[]) => places.reduce((sum, { findings }) => sum + findings.length, 0);

function changeText(data: JobData, id: string, change: (text: string) => string): JobData {
  if (id === titleId) {
    const jobTitle = change(data.answers.jobTitle);
    // The posting is not out of date because of it: its sentences are swapped by themselves.
    return changePosting({ ...data, answers: { ...data.answers, jobTitle } }, (posting) => ({
      ...posting,
      made: { ...posting.made, jobTitle },
    }));
  }
  return changePosting(data, (posting) =>
    id === summaryId
      ? { ...posting, summary: cutText(change(posting.summary), longTextLimit), isSummaryOwn: true }
      : {
          ...posting,
          lines: posting.lines.map((line) =>
            line.id === id ? { ...line, text: cutText(change(line.text), shortTextLimit), isOwn: true } : line,
          ),
        },
  );
}

const countReplaced = (data: JobData, count: number) =>
  changePosting(data, (posting) => ({ ...posting, replaced: Math.min(1_000_000_000, posting.replaced + count) }));

export const swapIn = (data: JobData, id: string, finding: Finding, swap: string): JobData =>
  countReplaced(
    changeText(data, id, (text) => swapWord(text, finding, swap)),
    1,
  );

export function swapEverywhere(data: JobData): JobData {
  let result = data;
  for (const { id, findings } of findFlagged(data)) {
    const count = findings.filter(({ swaps }) => swaps.length > 0).length;
    if (count > 0) {
      result = countReplaced(
        changeText(result, id, (text) => swapAll(text).text),
        count,
      );
    }
  }
  return result;
}

/** "3 flagged words before, 1 now." */
export const describeCounts = (before: number, now: number) => `${plural(before, 'flagged word')} before, ${now} now.`;
