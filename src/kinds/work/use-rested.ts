import { useEffect, useState } from 'react';
import { whenIdle } from '@/platform/idle';

/** True once the page has nothing left to do and has stayed so for a while: the time for what the first screen does not need. */
export function useIsRested(pauseMs: number): boolean {
  const [isRested, setIsRested] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = whenIdle(() => {
      timer = setTimeout(() => setIsRested(true), pauseMs);
    }, 4_000);
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [pauseMs]);
  return isRested;
}
