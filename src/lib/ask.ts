/** Questions that somebody else answers on a page of their own, without a server: they travel in a link, the answer in a reply code. */

export const askKinds = ['poll', 'feedback', 'estimates', 'posts'] as const;
export type AskKind = (typeof askKinds)[number];

export interface Question {
  id: string;
  label: string;
  type: 'text' | 'long' | 'email' | 'choice' | 'number';
  isRequired?: true | undefined;
  hint?: string | undefined;
  /** For a choice: what can be answered, the first one first. */
  options?: { value: string; label: string }[] | undefined;
  /** The moment it is about, shown on the clock of whoever answers. */
  at?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

export interface AskSheet {
  kind: AskKind;
  /** Which poll or form it is, so that an answer finds its way back. */
  id: string;
  title: string;
  intro: string;
  /** Where the answer is sent; empty where everyone knows. */
  replyTo: string;
  /** What the name is for; empty where nobody is asked for it. */
  nameLabel: string;
  questions: Question[];
}

export interface Answers {
  /** Of this answer, so that it counts once however often it is pasted. */
  id: string;
  /** Which sheet it answers. */
  sheet: string;
  name: string;
  answers: Record<string, string>;
}

/** What is missing or cannot be, by question. */
export function checkAnswers(questions: readonly Question[], answers: Readonly<Record<string, string>>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { id, type, isRequired, options, min, max } of questions) {
    const answer = answers[id]?.trim() ?? '';
    if (answer === '') {
      if (isRequired) faults[id] = 'Please answer this.';
    } else if (type === 'number') {
      const value = Number(answer.replace(',', '.'));
      if (!Number.isFinite(value) || value < (min ?? -Infinity) || value > (max ?? Infinity)) {
        faults[id] = min !== undefined && max !== undefined ? `Enter a number from ${min} to ${max}.` : 'Enter a number.';
      }
    } else if (type === 'choice' && !options?.some(({ value }) => value === answer)) faults[id] = 'Choose one of these.';
  }
  return faults;
}

/** Half a character, as an unlucky cut leaves it, cannot be written into an address. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));

/** A mail draft that opens in the mail program; some of them stop reading at about this length. */
export const longestDraft = 1_900;
/** Mail programs want the @ and the commas between addresses as they are. */
const encodeAddresses = (to: readonly string[]) => to.map((address) => encode(address).replaceAll('%40', '@')).join(',');

export const mailDraft = (to: readonly string[], subject: string, body: string) =>
  `mailto:${encodeAddresses(to)}?subject=${encode(subject)}&body=${encode(body)}`;

/** To several who do not see one another. */
export const hiddenDraft = (to: readonly string[], subject: string, body: string) =>
  `mailto:?bcc=${encodeAddresses(to)}&subject=${encode(subject)}&body=${encode(body)}`;
