import type { Answers, AskSheet } from '@/lib/ask';
import { isEmail } from '@/lib/links';
import { plural } from '@/lib/text';
import type { Day } from '@/lib/dates';
import { categories, startPriority, types, typeLabels, type Feedback, type FeedbackExtra } from './model';

/** The form that anyone can fill in. */
export const toFormSheet = ({ formTitle, formIntro, formEmail }: FeedbackExtra): AskSheet => ({
  kind: 'feedback',
  id: 'feedback',
  title: formTitle.trim() || 'Your feedback',
  intro: formIntro.trim(),
  replyTo: formEmail.trim(),
  nameLabel: '',
  questions: [
    { id: 'type', label: 'What is it?', type: 'choice', options: types.map((value) => ({ value, label: typeLabels[value] })) },
    { id: 'title', label: 'In a few words', type: 'text', isRequired: true },
    { id: 'description', label: 'Tell us more', type: 'long', isRequired: true },
    { id: 'category', label: 'What is it about?', type: 'choice', options: categories.map((value) => ({ value, label: value })) },
    {
      id: 'rating',
      label: 'How happy are you with it today?',
      type: 'choice',
      options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} of 5` })),
    },
    { id: 'email', label: 'Your e-mail', type: 'email', hint: 'Optional: only if you would like an answer.' },
  ],
});

const known = <T extends string>(options: readonly T[], answer: string | undefined, otherwise: T): T =>
  options.find((option) => option === answer) ?? otherwise;

const replyId = ({ id }: Answers) => `reply-${id}`.slice(0, 80);

/** An answer as an entry. What was left open stays as a new entry starts. */
export function toEntry(reply: Answers, today: Day): Feedback {
  const { title = '', description = '', type, category, rating = '', email = '' } = reply.answers;
  const kind = known(types, type, 'general');
  const isRated = /^[1-5]$/.test(rating);
  return {
    id: replyId(reply),
    type: kind,
    title: title.trim().slice(0, 2_000),
    description: description.trim(),
    rating: isRated ? Number(rating) : 5,
    ratingChosen: isRated,
    userEmail: isEmail(email) ? email.trim() : '',
    userType: 'free',
    category: known(categories, category, 'Other'),
    status: 'new',
    priority: startPriority(kind),
    votes: 0,
    date: today,
    tags: [],
    sources: ['Form'],
    revenue: 0,
    isPrivate: false,
    voters: [],
    otherEmails: [],
    mergedFrom: '',
  };
}

/** Those that are not in the list yet; the same answer pasted twice is one. Without words there is nothing to add. */
export function newEntries(records: readonly Feedback[], replies: readonly Answers[], today: Day): Feedback[] {
  const seen = new Set(records.map(({ id }) => id));
  return replies.flatMap((reply) => {
    const entry = toEntry(reply, today);
    if (seen.has(entry.id) || (entry.title === '' && entry.description === '')) return [];
    seen.add(entry.id);
    return [entry];
  });
}

export const describeAdded = (added: number, given: number) =>
  [`${plural(added, 'answer')} added.`, given > added ? `${plural(given - added, 'answer')} already here or empty.` : '']
    .filter(Boolean)
    .join(' ');
