import { replaceById } from '@/lib/lists';
import { oneLine } from '@/lib/one-line';
import type { Idea, TakenList, TakenPoint } from './fields';

export const mostTaken = 60;
export const longestPoint = 2000;

export const describeSource = (source: string) => `Written by ${oneLine(source) || 'a model'}, accepted by you.`;

/** What the user took over for one list of the report, below our own lines. */
export const takenFor = ({ taken = [] }: Pick<Idea, 'taken'>, list: TakenList): TakenPoint[] =>
  taken.filter((point) => point.list === list && point.text.trim() !== '');

/** An emptied line stays as it was; whoever wants it gone removes it. */
export function rewritePoint(idea: Idea, id: string, typed: string): Idea {
  const text = oneLine(typed).slice(0, longestPoint);
  return text === '' ? idea : { ...idea, taken: replaceById(idea.taken ?? [], id, (point) => ({ ...point, text })) };
}

/** A line of ours in the user's words; emptied, or put back, it is ours again. */
export function editLine(idea: Idea, key: string, typed: string): Idea {
  const { [key]: _before, ...others } = idea.edits ?? {};
  const text = oneLine(typed).slice(0, longestPoint);
  return { ...idea, edits: text === '' ? others : { ...others, [key]: text } };
}

export const removePoint = (idea: Idea, id: string): Idea => ({ ...idea, taken: (idea.taken ?? []).filter((point) => point.id !== id) });
