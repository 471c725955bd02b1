/** What a tool declares of itself, so that the suite can join the tools: no tool ever names or reads another. */
import type { SectionChange } from '@/lib/compare-texts';
import type { FileOffer } from '@/lib/files';
import { answersIn, fillEmpty } from '@/lib/fields/meaning';
import type { FactForm } from '@/lib/fields/put-answers';
import { longestId, type DraftOf, type Fields, type Surroundings } from '@/lib/fields';
import type { Topic, Topics } from '@/lib/topics';
import { toAnswers, type Answers, type TextLine } from '@/lib/topics/texts';
import type { ShownList } from './lists';
import type { ToolState } from './tool-state';

/** The document that something comes from. */
export interface Source {
  doc: string;
  /** Its tool's name, and its own. */
  tool: string;
  name: string;
}

/** The id of a record taken from elsewhere: the same for the same thing, so that it is found again. */
export const takenId = ({ doc }: Source, key: string) => `${doc}-${key}`.slice(0, longestId);

/** What would come of taking something, before it is taken. */
export interface Plan<T> {
  /** The same object where there is nothing to take: what is here already is never offered. */
  data: T;
  /** What would be added or filled in. */
  names: readonly string[];
  /** What was taken before and is different there by now. */
  changed?: readonly string[];
  /** What the user would not expect, in a sentence. */
  note?: string;
}

/** Pure, and taking twice is taking once: what was taken before is found again by its source and key. */
export interface Acceptance<T, Line> {
  /** What one of them is called here: "line", "note". */
  noun: string;
  /** The button's word, where it is not "Add". */
  verb?: string;
  /** Sums, and whatever else is made of all lines together: one that is new, different or gone means all of them again. */
  isWhole?: boolean;
  plan: (data: T, lines: readonly Line[], source: Source, around: Surroundings) => Plan<T>;
}

/** Something with a day. */
export interface Due {
  id: string;
  day: string;
  title: string;
  isDone: boolean;
  /** In minor units of the document's currency, or of its own where it names one. */
  amount?: number;
  currency?: string;
}

/** Something that can be found by its words. */
export interface Found {
  id: string;
  title: string;
  text: string;
}

/** How a tool's answers stand for facts of the company. */
export interface Profile<T> {
  read: (data: T) => Answers;
  fill: (data: T, answers: Answers) => Plan<T>;
  /** The forms that hold them: there answers can also be put in the place of others. */
  forms?: (data: T) => readonly FactForm<T>[];
}

interface Parts<T> {
  /** How the list of the workspace that it shows is read and written, where it shows one. */
  list?: ShownList;
  profile?: Profile<T>;
  /** Facts of the company that follow from its figures and records; compared with what others tell, changed only here. */
  claims?: (data: T, around: Surroundings) => Answers;
  offers?: { [K in Topic]?: (data: T, around: Surroundings) => readonly Topics[K][] };
  accepts?: { [K in Topic]?: Acceptance<T, Topics[K]> };
  agenda?: (data: T, around: Surroundings) => readonly Due[];
  /** Something of the agenda ticked off, or open again; the same object where a tick would not say enough. */
  done?: (data: T, id: string, isDone: boolean, around?: Surroundings) => T;
  search?: (data: T, around: Surroundings) => readonly Found[];
  /** What the Download button offers, the first one first. */
  files?: (data: T, around: Surroundings) => readonly FileOffer[];
  /** What is different between two states of a document, where its files do not say it well. */
  compare?: (was: T, is: T) => Promise<SectionChange[]>;
  /** What comes of its sample, to be shown as a small picture: where the sample is only a form filled in, or no file of it is text. */
  example?: (around: Surroundings) => Promise<readonly FileOffer[]>;
}

export interface Shares<T = unknown> extends Parts<T> {
  state: ToolState<T>;
}

/** What makes the files of a tool, so that its screen can ask without all the rest that it shares. */
export type FilesOf<S> = S extends ToolState<infer T> ? NonNullable<Parts<T>['files']> : never;

/** What was declared is there, and nothing else. */
type Declared<T, P> = { state: ToolState<T> } & { [K in keyof P & keyof Parts<T>]-?: NonNullable<Parts<T>[K]> };

export const defineShares = <T, P extends Parts<T>>(state: ToolState<T>, parts: P & Parts<T>): Declared<T, P> =>
  ({ state, ...parts }) as Declared<T, P>;

/** Facts of the company by the meaning of a form's fields. */
export const byMeaning = <T, F extends Fields>(
  fields: F,
  draftOf: (data: T) => DraftOf<F>,
  withDraft: (data: T, draft: DraftOf<F>) => T,
): Profile<T> => ({
  read: (data) => answersIn(fields, draftOf(data)),
  fill: (data, answers) => {
    const { draft, filled } = fillEmpty(fields, draftOf(data), answers);
    return { data: filled.length === 0 ? data : withDraft(data, draft), names: filled };
  },
  forms: () => [{ fields, draftOf, withDraft } as unknown as FactForm<T>],
});

/** For words that start from a fact and may become any others, such as a title: nothing is read from them. */
export const startOnly = <T>({ fill }: Pick<Profile<T>, 'fill'>): Profile<T> => ({ read: () => ({}), fill });

/** Several forms of one document, each with facts of its own; what two of them say, the first one says. */
export const joinProfiles = <T>(...parts: readonly Profile<T>[]): Profile<T> => ({
  read: (data) => parts.reduce<Answers>((answers, { read }) => ({ ...read(data), ...answers }), {}),
  fill: (data, answers) =>
    parts.reduce<Plan<T>>(
      (before, part) => {
        const { data: filled, names } = part.fill(before.data, answers);
        return { data: filled, names: [...before.names, ...names] };
      },
      { data, names: [] },
    ),
  forms: (data) => parts.flatMap((part) => part.forms?.(data) ?? []),
});

/** Other tools' answers go into what is still empty here; what was typed is never replaced. */
export const acceptAnswers = <T>({ fill }: Profile<T>): Acceptance<T, TextLine> => ({
  noun: 'answer',
  verb: 'Fill in',
  plan: (data, lines) => fill(data, toAnswers(lines)),
});
