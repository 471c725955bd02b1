let lastStamp = 0;

/** A string from the time of creation; two made in the same millisecond still differ. */
export function makeId(): string {
  lastStamp = Math.max(lastStamp + 1, Date.now());
  return String(lastStamp);
}
