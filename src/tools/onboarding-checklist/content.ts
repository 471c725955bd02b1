/** What has proved itself, by the time it is done. */
export const practices = [
  {
    title: 'Pre-Boarding',
    items: [
      'Send the contract and forms early: day 1 is not for paperwork.',
      'Order the computer and accounts two weeks ahead.',
      'Say where to be, when, and who to ask for.',
      'Ask somebody from the team to be the buddy.',
    ],
  },
  {
    title: 'First Week',
    items: [
      'Keep day 1 light: people, places, one small task.',
      'Show how the company earns money and who the customers are.',
      'Agree in writing what is expected in the first month.',
      'Talk for 15 minutes every day.',
    ],
  },
  {
    title: 'First Month',
    items: [
      'Give real work with a visible end by week two.',
      'Let the new hire sit in with every team they will work with.',
      'Ask what was confusing, and improve the checklist.',
      'Review the month together and set goals for days 60 and 90.',
    ],
  },
] as const;

export const importHint =
  'A CSV with a title on each row. Due day is a number from 1 to 90; a negative one counts back from day 1. Rows already here are left out.';

/** Headers that other programs use, by field. */
export const otherNames = {
  title: ['task', 'name', 'item', 'task name'],
  description: ['details', 'notes', 'desc'],
  category: ['type', 'area', 'group'],
  dueDay: ['day', 'due', 'due on day'],
  before: ['pre-boarding', 'before start'],
  assignee: ['owner', 'assigned to', 'responsible'],
  role: ['for', 'position', 'job'],
  completed: ['done', 'status', 'complete'],
  after: ['depends on', 'blocked by', 'after'],
};
