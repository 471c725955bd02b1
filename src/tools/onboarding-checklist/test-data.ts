/** What tests of this tool begin with. */
import type { OnboardingData } from './hires';
import { state, type Hire, type Task } from './model';
import { toTask } from './sample';

export const around = { today: '2026-11-15', currency: 'USD' };

export const start = state.start(around);

export const task = (id: string, more: Partial<Task> = {}): Task => toTask(id, id, 'IT', more);

export const dataOf = (records: Task[], ...hires: Hire[]): OnboardingData => ({
  ...start,
  records,
  extra: { ...start.extra, hires, selected: hires[0]?.id ?? '' },
});
