import { useMemo } from 'react';
import { findLongest, readSettings } from '../analysis';
import type { ChainExtra, ChainLink, ChainNode } from '../model';
import { describeLongest } from '../words';

interface LongestNoteProps {
  nodes: readonly ChainNode[];
  links: readonly ChainLink[];
  extra: Pick<ChainExtra, 'settings' | 'factors'>;
}

/** How long goods are really on their way, beside the plain sum. */
export default function LongestNote({ nodes, links, extra: { settings, factors } }: LongestNoteProps) {
  const { time, isExact } = useMemo(
    () => findLongest(nodes, links, readSettings({ settings, factors })),
    [nodes, links, settings, factors],
  );
  return <>{describeLongest(time, isExact)}</>;
}
