/** Lets the page answer keys and clicks, and draw, before long work goes on. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
