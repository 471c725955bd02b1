/** Said above a failure, unless the tool has words for it. */
export const failedText = 'Failed to generate content. Please try again.';

/** Where an error arose. Its message is left out: engines quote in it what they were reading, which may be what was typed. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const lines = (error.stack ?? '').replace(error.message, '').split('\n');
  return [error.name, ...lines.filter((line) => /^\s+at |@.*:\d+/.test(line))].join('\n');
}

/** Says once on the console that a text could not be made, and why: never with a key, never with what was typed. */
export const logFailure = (text: string, reason: string) => console.error(text, reason);
