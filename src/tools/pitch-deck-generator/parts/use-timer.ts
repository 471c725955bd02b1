import { useEffect, useRef, useState } from 'react';

/** Counts the seconds from when it is first shown; a tab in the background catches up when it is seen again. */
export function useTimer() {
  const [seconds, setSeconds] = useState(0);
  const [isRunning, setIsRunning] = useState(true);
  /** What had passed when it was last paused, in milliseconds. */
  const passed = useRef(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    let begun: number | undefined;
    let total = passed.current;
    let frame = 0;
    const tick = (now: number) => {
      begun ??= now - passed.current;
      total = now - begun;
      // Set back while it runs: count again from here.
      if (passed.current < 0) {
        passed.current = 0;
        begun = now;
        total = 0;
      }
      setSeconds(Math.floor(total / 1000));
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      passed.current = Math.max(0, total);
    };
  }, [isRunning]);
  return {
    seconds,
    isRunning,
    toggle: () => setIsRunning((current) => !current),
    reset: () => {
      passed.current = isRunning ? -1 : 0;
      setSeconds(0);
    },
  };
}

const two = (count: number) => String(count).padStart(2, '0');

/** "04:07", "1:02:03" */
export function formatClock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
