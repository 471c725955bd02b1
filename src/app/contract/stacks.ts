/**
 * React notes a call stack for every element it makes, which takes most of the time; only a fault needs one.
 * It sets the limit itself, so the limit is kept out of its reach. The answer brings stacks back.
 */
export function dropStacks(): () => void {
  const limit = Error.stackTraceLimit;
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => {} });
  return () => Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, writable: true, value: limit });
}
