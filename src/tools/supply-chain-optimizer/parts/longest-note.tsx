import { useMemo } from 'react';
import { findLongest } from '../analysis';
import type { ChainLink, ChainNode } from '../model';
import { describeLongest } from '../words';

interface LongestNoteProps {
  nodes: readonly ChainNode[];
  links: readonly ChainLink[];
}

/** How long goods are really on their way, beside the plain sum. */
export default function LongestNote({ nodes, links }: LongestNoteProps) {
  const { time, isExact } = useMemo(() => findLongest(nodes, links), [nodes, links]);
  return <>{describeLongest(time, isExact)}</>;
}
