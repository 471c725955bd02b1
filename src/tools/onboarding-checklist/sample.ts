import type { Task } from './model';

/** A task about which nothing more is known. */
export const toTask = (id: string, title: string, category: Task['category'], more: Partial<Task>): Task => ({
  id,
  title,
  description: '',
  category,
  dueDay: 1,
  before: false,
  assignee: '',
  role: '',
  completed: false,
  after: '',
  ...more,
});

export const startTasks = (): Task[] => [
  toTask('sample-1', 'Complete new hire paperwork', 'Administrative', {
    description: 'Contract, tax and bank details, emergency contact.',
    assignee: 'HR',
  }),
  toTask('sample-2', 'Set up workstation', 'IT', {
    description: 'Computer, accounts and access, tried out together.',
    assignee: 'IT',
  }),
  toTask('sample-3', 'Company introduction', 'Orientation', {
    description: 'What the company does, for whom, and who does what.',
    assignee: 'Manager',
  }),
];

export const sampleTasks = (): Task[] => [
  ...startTasks(),
  toTask('sample-4', 'Order the computer', 'IT', { dueDay: 10, before: true, assignee: 'IT', completed: true }),
  toTask('sample-5', 'Send the plan for the first week', 'Culture', { dueDay: 3, before: true, assignee: 'Manager' }),
  toTask('sample-6', 'Lunch with the team', 'Team Integration', { dueDay: 2, assignee: 'Buddy' }),
  toTask('sample-7', 'Security basics', 'Security', {
    dueDay: 3,
    assignee: 'IT',
    description: 'Passwords, devices, and what a scam looks like.',
    after: 'sample-2',
  }),
  toTask('sample-8', 'Explain benefits and how to enroll', 'Benefits', { dueDay: 5, assignee: 'HR' }),
  toTask('sample-9', 'First month review', 'Role-Specific', { dueDay: 30, assignee: 'Manager' }),
];
