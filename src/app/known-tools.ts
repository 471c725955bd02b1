import { useEffect, useRef, useState } from 'react';
import { settleArrived } from '@/workspace/arrive';
import { useSettings } from '@/workspace/settings';
import type { Shares } from '@/workspace/shares';
import { useWorkspace } from '@/workspace/store';
import { loadShares } from '@/workspace/suite';
import { useToday } from '@/workspace/surroundings';
import { toScreen } from '@/workspace/tool-state';
import type { Screen } from '@/workspace/travel';

const settling = new Set<string>();

/** Puts what arrived for a tool in place; one call a tool at a time, however many documents come one after the other. */
async function settle(tool: string, screen: Screen): Promise<void> {
  if (settling.has(tool)) return;
  settling.add(tool);
  try {
    while (Object.values(useWorkspace.getState().arrived).some((envelope) => envelope.tool === tool)) await settleArrived(tool, screen);
  } finally {
    settling.delete(tool);
  }
}

/** The tools that have work, with what they know of it; what is still on its way is put in place. */
export function useKnownTools(): Readonly<Record<string, Shares>> {
  const today = useToday();
  const currency = useSettings((settings) => settings.currency);
  const [known, setKnown] = useState<Record<string, Shares>>({});
  const arrived = useWorkspace((state) => state.arrived);
  const tools = useWorkspace((state) =>
    [...new Set([...Object.values(state.docs), ...Object.values(state.arrived)].map(({ tool }) => tool))].sort().join(' '),
  );
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const tool of tools.split(' ').filter((id) => id !== '' && !asked.current.has(id))) {
      asked.current.add(tool);
      loadShares(tool).then(
        (shares) => shares && setKnown((before) => ({ ...before, [tool]: shares })),
        (error: unknown) => {
          // Without a connection a tool that was never loaded stays unknown; its documents are listed all the same.
          asked.current.delete(tool);
          console.warn(error);
        },
      );
    }
  }, [tools]);
  useEffect(() => {
    if (today === '') return;
    for (const { tool } of Object.values(arrived)) {
      const state = known[tool]?.state;
      if (state) void settle(tool, toScreen(state, { today, currency }));
    }
  }, [arrived, known, today, currency]);
  return known;
}
