import { useEffect, useState } from 'react';
import { listTools, loadShares } from '@/workspace/suite';
import type { KnownTools } from './known';

/** Every tool with what it shares: much, so it is asked for once something can be said about it. */
export function useAllTools(isNeeded: boolean): KnownTools {
  const [tools, setTools] = useState<KnownTools>({});
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const load = async () => {
      const all = await Promise.all((await listTools()).map(async ({ id }) => [id, await loadShares(id)] as const));
      const known = all.flatMap(([id, shares]) => (shares ? [[id, shares] as const] : []));
      if (!isGone) setTools(Object.fromEntries(known));
    };
    void load().catch(console.warn);
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return tools;
}
