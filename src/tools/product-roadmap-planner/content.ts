export const views = [
  { value: 'quarters', label: 'Quarters', icon: 'list' },
  { value: 'timeline', label: 'Timeline', icon: 'chart-gantt' },
  { value: 'horizons', label: 'Now, Next, Later', icon: 'milestone' },
  { value: 'kanban', label: 'Kanban', icon: 'square-kanban' },
  { value: 'capacity', label: 'Capacity', icon: 'gauge' },
] as const;
export type View = (typeof views)[number]['value'];

/** Headers of other programs. */
export const otherNames = {
  title: ['name', 'summary', 'feature', 'item', 'initiative'],
  description: ['notes', 'details'],
  quarter: ['period', 'timeframe', 'release', 'target'],
  assignee: ['owner', 'responsible', 'assigned to'],
  estimatedEffort: ['effort', 'estimate', 'size'],
  dependencies: ['depends on', 'blocked by', 'dependency'],
  theme: ['epic', 'goal', 'area', 'labels'],
  startDate: ['start'],
  endDate: ['end', 'due', 'due date', 'target date'],
};
