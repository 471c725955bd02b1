/** What went wrong, in words meant for the person at the screen. Whatever else is thrown is an engine's message and never shown. */
export class Told extends Error {
  override name = 'Told';
}

/** Our own words where there are any; the rest goes to the console. */
export function tell(error: unknown, otherwise: string): string {
  if (error instanceof Told) return error.message;
  console.warn(error);
  return otherwise;
}
