import { useEffect, useState } from 'react';
import { now } from '@/platform/clock';

/** How long a model has been at it. It is there to be seen: read out every second, it would drown everything else. */
export function Elapsed({ sinceMs }: { sinceMs: number }) {
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
  return (
    <span role="timer" aria-label="Time so far">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
