import { isDay } from '@/lib/dates';
import { eachOnce } from '@/lib/lists';
import { dueRecords } from '@/kinds/records/shares';
import { isSampleRecord } from '@/kinds/records/state';
import type { TaskLine } from '@/lib/topics/work';
import type { Due } from '@/workspace/shares';
import type { HireView } from './hires';
import { dueDateOf } from './model';

/** Every hire's tasks on their days, and the day a hire starts. */
export const toAgenda = (views: readonly HireView[], today: string): Due[] =>
  eachOnce(views.map((view) => ({ ...view, id: view.hire.id }))).flatMap(({ hire, title, tasks, dates }) => [
    ...(isDay(hire.startDate)
      ? [
          {
            id: `first day ${hire.id}`,
            day: hire.startDate,
            title: `First day of ${title}`,
            isDone: today !== '' && hire.startDate < today,
          },
        ]
      : []),
    ...dueRecords(
      tasks,
      (task) => ({
        day: dueDateOf(task, dates),
        title: `Onboarding of ${title}: ${task.title.trim() || 'untitled task'}`,
        isDone: task.completed,
      }),
      `${hire.id} `,
    ),
  ]);

/** What is still to be done for hires whose first day is known, for whoever keeps all tasks in one place. */
export const toTaskLines = (views: readonly HireView[]): TaskLine[] =>
  eachOnce(views.map((view) => ({ ...view, id: view.hire.id }))).flatMap(({ hire, title, tasks, dates }) =>
    isDay(hire.startDate)
      ? tasks
          .filter((task) => !isSampleRecord(task) && !task.completed && task.title.trim() !== '')
          .map((task) => ({
            key: `${hire.id} ${task.id}`,
            title: `${task.title.trim()} (${title})`,
            about: task.description,
            priority: 'medium',
            owner: task.assignee.trim(),
            day: dueDateOf(task, dates),
          }))
      : [],
  );
