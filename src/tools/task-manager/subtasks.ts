/** A step of a task: a line of its text, with a mark where it is done. */
export interface Subtask {
  text: string;
  isDone: boolean;
}

const marked = /^\s*(?:[-*•]\s+)?\[([ xX✓]?)\]\s*/;

/** "[x] Draw the chart": one a line, as people and Markdown write them; empty lines say nothing. */
export const readSubtasks = (text: string): Subtask[] =>
  text
    .split('\n')
    .map((line) => {
      const mark = marked.exec(line);
      return {
        text: line
          .replace(marked, '')
          .replace(/^\s*[-*•]\s+/, '')
          .trim(),
        isDone: mark !== null && /[x✓]/i.test(mark[1] ?? ''),
      };
    })
    .filter((step) => step.text !== '');

export const writeSubtasks = (steps: readonly Subtask[]) =>
  steps.map(({ text, isDone }) => `[${isDone ? 'x' : ' '}] ${text.replace(/\s*\n\s*/g, ' ').trim()}`).join('\n');

export function countSubtasks(text: string): { all: number; done: number } {
  const steps = readSubtasks(text);
  return { all: steps.length, done: steps.filter(({ isDone }) => isDone).length };
}
