import type { Question } from './model';

export const disclaimer =
  'This checklist is general information, not legal or tax advice, and it is not complete. Laws change and depend on your facts; each rule says as of when it was checked. Confirm what applies with the authority named or with a qualified lawyer or accountant before you rely on it.';

export const whatYouGet = {
  title: 'Your checklist',
  intro: 'Fill in the three fields and press Generate. The list takes the place of this form.',
  heading: 'What is in it',
  reasons: [
    'Eight requirements nearly every business meets, and those of your industry.',
    'More for what you tick: staff, online sales, personal data, payments, children.',
    'Filing names, official links and due dates for US states, the UK and the EU.',
    'A status, an owner and an evidence note for each, and a report to hand over.',
  ],
};

export const questionWords: Record<Question, string> = {
  employees: 'has employees',
  online: 'sells online',
  personalData: 'handles personal data',
  european: 'has users in the EU or the UK',
  payments: 'takes payments',
  children: 'is used by children under 13',
};

export const importHint =
  'A CSV with a requirement and a category on each row. A row with the same requirement and category as one already here is left out.';

/** Headers that other programs use, by field. */
export const otherNames = {
  requirement: ['name', 'title', 'item', 'task'],
  description: ['details', 'desc'],
  category: ['area', 'group', 'type'],
  dueDate: ['due', 'deadline', 'date'],
  owner: ['assignee', 'responsible'],
  evidence: ['notes', 'note', 'proof'],
  link: ['url', 'website', 'official site'],
  naReason: ['reason not applicable'],
};
