let requests = 0;

/** Counts what was asked for over the whole visit: a number that comes up again would be taken for a request that was answered. */
export const nextRequest = () => (requests += 1);
