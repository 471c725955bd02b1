let lastStamp = 0;

/** A string from the time of creation; two made in the same millisecond still differ. */
export function makeId(): string {
  lastStamp = Math.max(lastStamp + 1, Date.now());
  return String(lastStamp);
}

let requests = 0;

/** Counts what was asked for over the whole visit: a number that comes up again would be taken for a request that was answered. */
export const nextRequest = () => (requests += 1);
