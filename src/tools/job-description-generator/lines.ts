import { replaceById } from '@/lib/lists';
import type { Section } from './content';
import type { JobData, Line, Posting } from './model';

export const changePosting = (data: JobData, change: (posting: Posting) => Posting): JobData =>
  data.posting ? { ...data, posting: change(data.posting) } : data;

/** An emptied text leaves the line as it was; to drop it there is a button. */
export function rewriteLine(data: JobData, id: string, typed: string): JobData {
  const text = typed.trim();
  const line = data.posting?.lines.find((candidate) => candidate.id === id);
  if (!line || text === '' || text === line.text) return data;
  return changePosting(data, (posting) => ({
    ...posting,
    lines: replaceById(posting.lines, id, () => ({ ...line, text, isOwn: true, by: undefined })),
  }));
}

export function rewriteSummary(data: JobData, typed: string): JobData {
  const summary = typed.trim();
  if (summary === '' || summary === data.posting?.summary) return data;
  return changePosting(data, (posting) => ({ ...posting, summary, isSummaryOwn: true, summaryBy: undefined }));
}

export function addLine(data: JobData, section: Section, typed: string): JobData {
  const text = typed.trim();
  if (text === '' || !data.posting) return data;
  const made = data.made + 1;
  const line: Line = { id: `line-${made}`, section, text, source: '', isOwn: true, isTicked: section === 'benefits' };
  return changePosting({ ...data, made }, (posting) => ({
    ...posting,
    lines: [...posting.lines, line],
    hasChosenBenefits: posting.hasChosenBenefits || section === 'benefits',
  }));
}

const mostDropped = 500;

/** What a rewrite does not bring back. */
export const keepSources = (dropped: readonly string[], gone: readonly Line[]): string[] =>
  [...dropped, ...gone.flatMap(({ source }) => (source === '' ? [] : [source]))].slice(-mostDropped);

export const removeLine = (data: JobData, id: string): JobData =>
  changePosting(data, (posting) => ({
    ...posting,
    lines: posting.lines.filter((line) => line.id !== id),
    dropped: keepSources(
      posting.dropped,
      posting.lines.filter((line) => line.id === id),
    ),
  }));

/** To the end of the other list, so that the reader finds them there. */
export const moveLines = (data: JobData, ids: readonly string[], section: Section): JobData =>
  changePosting(data, (posting) => ({
    ...posting,
    lines: [
      ...posting.lines.filter(({ id }) => !ids.includes(id)),
      ...posting.lines.filter(({ id }) => ids.includes(id)).map((line) => ({ ...line, section, isOwn: true })),
    ],
  }));

export const tickBenefit = (data: JobData, id: string, isTicked: boolean): JobData =>
  changePosting(data, (posting) => ({
    ...posting,
    hasChosenBenefits: true,
    lines: replaceById(posting.lines, id, (line) => ({ ...line, isTicked })),
  }));

export const chooseBenefits = (data: JobData, isTicked: boolean): JobData =>
  changePosting(data, (posting) => ({
    ...posting,
    hasChosenBenefits: true,
    lines: posting.lines.map((line) => (line.section === 'benefits' ? { ...line, isTicked } : line)),
  }));

/** The lines that go out; until the benefits are chosen, the whole suggested list does, under its label. */
export const linesOf = ({ lines, hasChosenBenefits }: Posting, section: Section): Line[] =>
  lines.filter(
    (line) => line.section === section && line.text.trim() !== '' && (section !== 'benefits' || !hasChosenBenefits || line.isTicked),
  );

export const mostRequirements = 7;
