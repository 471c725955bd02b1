/** The time, for what only needs an order. */
export const now = () => Date.now();
