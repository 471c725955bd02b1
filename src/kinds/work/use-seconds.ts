import { useEffect, useState } from 'react';
import { now } from '@/platform/clock';

/** How many seconds have passed while it was running; a tab in the background catches up when it is seen again. */
export function useSeconds(isRunning: boolean): { seconds: number; reset: () => void } {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = now();
    const timer = setInterval(() => {
      const passed = Math.floor((now() - last) / 1000);
      if (passed < 1) return;
      last += passed * 1000;
      setSeconds((before) => before + passed);
    }, 200);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, reset: () => setSeconds(0) };
}
