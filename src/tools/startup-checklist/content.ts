export const importHint =
  'A CSV with a title and a category on each row. Status reads Completed or Pending; a row that is already here is left out.';

/** Headers that other programs use, by field. */
export const otherNames = {
  title: ['name', 'task', 'step', 'item', 'task name'],
  description: ['details', 'desc'],
  category: ['area', 'type', 'group'],
  status: ['state', 'completed', 'done'],
  dueDate: ['date', 'due', 'deadline'],
  notes: ['note', 'comments'],
  link: ['url', 'official site', 'website'],
  after: ['depends on', 'blocked by', 'predecessor'],
};
