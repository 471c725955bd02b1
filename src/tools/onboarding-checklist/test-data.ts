/** What tests of this tool begin with. */
import type { OnboardingData } from './hires';
import { state, type Hire, type Task } from './model';

export const around = { today: '2026-11-15', currency: 'USD' };

export const start = state.start(around);

export const task = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  title: id,
  description: '',
  category: 'IT',
  dueDay: 1,
  before: false,
  assignee: '',
  role: '',
  completed: false,
  after: '',
  ...more,
});

export const dataOf = (records: Task[], ...hires: Hire[]): OnboardingData => ({
  ...start,
  records,
  extra: { ...start.extra, hires, selected: hires[0]?.id ?? '' },
});
