import { useEffect, useState } from 'react';
import { listTools, type SuiteTool } from '@/workspace/suite';

/** The tools of the suite; none until the catalogue is there, which is asked for only when it is needed. */
export function useTools(isNeeded = true): readonly SuiteTool[] {
  const [tools, setTools] = useState<readonly SuiteTool[]>([]);
  useEffect(() => {
    let isGone = false;
    if (isNeeded)
      void listTools().then((found) => {
        if (!isGone) setTools(found);
      }, console.warn);
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return tools;
}
