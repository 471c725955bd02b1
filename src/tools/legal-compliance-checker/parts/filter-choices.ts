import { optionLabel } from '@/lib/fields';
import { fields, statuses } from '../model';

export const filterChoices = {
  status: {
    label: 'Filter by status',
    options: [
      { value: 'all', label: 'All statuses' },
      ...statuses.map((value) => ({ value, label: optionLabel(fields.status, value) })),
      { value: 'overdue', label: 'Overdue' },
    ],
  },
  priority: {
    label: 'Filter by priority',
    options: [
      { value: 'all', label: 'All priorities' },
      ...fields.priority.options.map((value) => ({ value, label: optionLabel(fields.priority, value) })),
    ],
  },
};
