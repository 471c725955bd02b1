import { useEffect, useState } from 'react';
import { settleArrived } from '@/workspace/arrive';
import { useSettings } from '@/workspace/settings';
import type { Shares } from '@/workspace/shares';
import { useWorkspace } from '@/workspace/store';
import { loadShares } from '@/workspace/suite';
import { useToday } from '@/workspace/surroundings';
import { toScreen } from '@/workspace/tool-state';

/** The tools that have work, with what they know of it; what is still on its way is put in place. */
export function useKnownTools(): Readonly<Record<string, Shares>> {
  const today = useToday();
  const currency = useSettings((settings) => settings.currency);
  const [known, setKnown] = useState<Record<string, Shares>>({});
  const docs = useWorkspace((state) => state.docs);
  const arrived = useWorkspace((state) => state.arrived);
  useEffect(() => {
    if (today === '') return;
    for (const tool of new Set([...Object.values(docs), ...Object.values(arrived)].map((one) => one.tool))) {
      const learn = async () => {
        const shares = await loadShares(tool);
        if (!shares) return;
        setKnown((before) => (before[tool] ? before : { ...before, [tool]: shares }));
        await settleArrived(tool, toScreen(shares.state, { today, currency }));
      };
      // Without a connection a tool that was never loaded stays unknown; its documents are listed all the same.
      learn().catch(console.warn);
    }
  }, [docs, arrived, today, currency]);
  return known;
}
