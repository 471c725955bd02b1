import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The newest value for handlers that are made once, so that what they are given to need not be drawn again. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
