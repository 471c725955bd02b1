/** Where on the way a pack belongs, in the order of the way. */
export const phases = ['form', 'launch', 'raise', 'hire'] as const;
export type Phase = (typeof phases)[number];
export const phaseTitles: Record<Phase, string> = {
  form: 'Form the company',
  launch: 'Before launch',
  raise: 'Raise money',
  hire: 'First hire',
};

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

/** Stands before the notes of a sample in a file that has no column for it. */
export const sampleMark = 'Sample.';
