import { priorities, statuses } from './model';

export const filterChoices = {
  status: {
    label: 'Filter by status',
    options: [{ value: 'all', label: 'All statuses' }, ...statuses.map((value) => ({ value, label: value }))],
  },
  priority: {
    label: 'Filter by priority',
    options: [{ value: 'all', label: 'All priorities' }, ...priorities.map((value) => ({ value, label: value }))],
  },
};

export const laneOptions = [
  { value: 'none', label: 'No lanes' },
  { value: 'theme', label: 'Lanes by theme' },
  { value: 'assignee', label: 'Lanes by assignee' },
] as const;

export const versionOptions = [
  { value: 'internal', label: 'Internal version' },
  { value: 'public', label: 'Public: no assignee, no effort' },
] as const;
