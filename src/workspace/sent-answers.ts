import { create } from 'zustand';

/** Answers that one tool hands to another, under the labels both forms use. */
export interface SentAnswers {
  /** The id and the name of the tool that sent them. */
  from: string;
  fromName: string;
  isSample: boolean;
  answers: Record<string, string>;
}

/** By receiver, then by sender: sending again replaces what was not taken yet. */
type Waiting = Record<string, Record<string, SentAnswers>>;

const useWaiting = create<{ waiting: Waiting }>(() => ({ waiting: {} }));

export function sendAnswers(to: string, sent: SentAnswers): void {
  useWaiting.setState(({ waiting }) => ({ waiting: { ...waiting, [to]: { ...waiting[to], [sent.from]: sent } } }));
}

export function dropSentAnswers(to: string, from: string): void {
  useWaiting.setState(({ waiting }) => {
    const { [from]: _dropped, ...others } = waiting[to] ?? {};
    return { waiting: { ...waiting, [to]: others } };
  });
}

const none: Record<string, SentAnswers> = {};

export const useSentAnswers = (to: string): Record<string, SentAnswers> => useWaiting(({ waiting }) => waiting[to] ?? none);
