import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import type { NameData } from '../model';

/** A link that someone was sent opens their ballot. */
export function useBallotLink({ change }: Tool<NameData>, onOpen: () => void): void {
  const open = useEffectEvent(async () => {
    if (!location.hash.startsWith('#vote=')) return;
    try {
      const { openBallot } = await import('../votes');
      change((data) => openBallot(data, location.hash, makeId()));
      onOpen();
    } catch (error) {
      console.warn(error);
      showToast('This ballot link is damaged. Ask for it again.');
    }
  });
  useEffect(() => {
    const onHash = () => void open();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
}
