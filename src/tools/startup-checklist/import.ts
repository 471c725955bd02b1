import { sampleMark } from './content';
import { fields, state, toTask, type Task } from './model';

/** How other lists write that a task is done, under way or still to do. */
const doneWords = ['done', 'complete', 'finished', 'closed', 'yes', 'true', 'x', '1'];
const startedWords = ['in progress', 'doing', 'started'];
const openWords = ['open', 'to do', 'todo', 'not started', 'incomplete', 'new', 'no', 'false', '0'];

const { repeatDay: _kept, ...shown } = fields;

/** The fields as an import offers them: more words for the status, and none that only this screen needs. */
export const importFields = {
  ...shown,
  status: { ...fields.status, options: [...fields.status.options, ...doneWords, ...startedWords, ...openWords] },
} as unknown as typeof fields;

const sampleTitles = new Set(state.sample?.({ today: '', currency: '' }).records.map(({ title }) => title));

/** The mark that a file puts before the notes of a sample is none of the notes. */
const notesOf = ({ title, notes }: Task) =>
  sampleTitles.has(title) && notes.startsWith(sampleMark) ? notes.slice(sampleMark.length).trimStart() : notes;

/** A task as read from a file, in the words of this list. */
export function settleImported(task: Task): Task {
  const word: string = task.status;
  const isDone = word === 'completed' || doneWords.includes(word);
  return toTask({
    ...task,
    notes: notesOf(task),
    status: isDone ? 'completed' : 'pending',
    started: !isDone && (task.started || startedWords.includes(word)),
  });
}
