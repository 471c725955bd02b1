import type { Answers, AskSheet } from '@/lib/ask';
import { isDay, type Day } from '@/lib/dates';
import { hashText } from '@/lib/random';
import { foldText, plural } from '@/lib/text';
import { formatTime, isTime, type Time } from '@/lib/times';
import { toInstant } from '@/lib/zones';
import { durationLabels } from './content';
import type { Meeting } from './model';
import { formatDate } from './recurrence';

export const replyChoices = ['yes', 'maybe', 'no'] as const;
export type Choice = (typeof replyChoices)[number];
export const choiceLabels: Record<Choice, string> = { yes: 'Yes', maybe: 'If needed', no: 'No' };

export interface Slot {
  id: string;
  day: Day;
  time: Time;
}

export interface PollReply {
  name: string;
  choices: Record<string, Choice>;
}

/** A question when to meet, and who can when. */
export interface Poll {
  id: string;
  title: string;
  /** Where the answers go. */
  replyTo: string;
  duration: Meeting['duration'];
  zone: string;
  slots: Slot[];
  replies: PollReply[];
}

/** What an answer belongs to: a time as it was asked. Once a time is changed, nobody has answered for it yet. */
const askedAs = ({ id, day, time }: Slot) => `${id}.${hashText(`${day} ${time}`).toString(36)}`;

/** What somebody said of a slot; answers from before times had marks go by the slot alone. */
export const choiceFor = ({ choices }: Pick<PollReply, 'choices'>, slot: Slot): Choice | undefined =>
  choices[askedAs(slot)] ?? choices[slot.id];

export const slotName = ({ day, time }: Slot) => `${formatDate(day)}, ${formatTime(time)}`;

/** What those who are asked get to see; a slot has a moment, so that everyone sees it on their own clock. */
export const toSheet = ({ id, title, replyTo, duration, zone, slots }: Poll): AskSheet => ({
  kind: 'poll',
  id,
  title: title.trim() || 'When shall we meet?',
  intro: `Which of these times suit you? The meeting takes ${durationLabels[duration]}.`,
  replyTo,
  nameLabel: 'Your name',
  questions: slots
    .filter(({ day, time }) => isDay(day) && isTime(time))
    .map((slot) => {
      const at = toInstant({ day: slot.day, time: slot.time }, zone);
      return {
        id: askedAs(slot),
        label: `${slotName(slot)} (${zone.replaceAll('_', ' ')})`,
        type: 'choice' as const,
        isRequired: true as const,
        options: replyChoices.map((value) => ({ value, label: choiceLabels[value] })),
        ...(at === undefined ? {} : { at }),
      };
    }),
});

const isChoice = (value: string): value is Choice => replyChoices.some((choice) => choice === value);

/** Somebody's later answer takes the place of the earlier one. */
export function takeReplies(poll: Poll, answers: readonly Answers[]): Poll {
  let { replies } = poll;
  for (const { name, answers: given } of answers) {
    const choices = Object.fromEntries(
      poll.slots.flatMap((slot) =>
        [askedAs(slot), slot.id].flatMap((id) => {
          const choice = given[id] ?? '';
          return isChoice(choice) ? [[id, choice] as const] : [];
        }),
      ),
    );
    const key = foldText(name.trim());
    replies = [...replies.filter((reply) => foldText(reply.name) !== key), { name: name.trim() || 'Somebody', choices }];
  }
  return { ...poll, replies };
}

export interface Tally extends Slot {
  yes: number;
  maybe: number;
  no: number;
  /** "If needed" counts half. */
  score: number;
  isBest: boolean;
}

/** How each slot fares. The best has the highest score; of two the one with more plain yeses; nothing is best before anyone answered. */
export function tallyPoll({ slots, replies }: Poll): Tally[] {
  const counted = slots.map((slot) => {
    const of = (choice: Choice) => replies.filter((reply) => choiceFor(reply, slot) === choice).length;
    const [yes, maybe, no] = [of('yes'), of('maybe'), of('no')];
    return { ...slot, yes, maybe, no, score: yes + maybe / 2 };
  });
  const top = Math.max(0, ...counted.map(({ score }) => score));
  const mostYes = Math.max(0, ...counted.filter(({ score }) => score === top).map(({ yes }) => yes));
  return counted.map((slot) => ({ ...slot, isBest: top > 0 && slot.score === top && slot.yes === mostYes }));
}

/** "3 yes, 1 if needed" */
export const describeTally = ({ yes, maybe, no }: Tally) =>
  [yes > 0 ? `${yes} yes` : '', maybe > 0 ? `${maybe} if needed` : '', no > 0 ? `${no} no` : ''].filter(Boolean).join(', ') || 'No replies';

/** Who could come at a time, for the invitation. */
export const whoCan = ({ replies }: Poll, slot: Slot): string[] =>
  replies.filter((reply) => ['yes', 'maybe'].includes(choiceFor(reply, slot) ?? '')).map(({ name }) => name);

export function describeTaken(answers: readonly Answers[], known: Poll): string {
  const names = new Set(known.replies.map(({ name }) => foldText(name)));
  const again = answers.filter(({ name }) => names.has(foldText(name.trim()))).length;
  const fresh = answers.length - again;
  return [
    fresh > 0 ? `${plural(fresh, 'reply', 'replies')} added.` : '',
    again > 0 ? `${plural(again, 'reply', 'replies')} replaced an earlier one.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
