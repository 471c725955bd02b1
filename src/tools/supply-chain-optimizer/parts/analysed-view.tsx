import { useMemo } from 'react';
import type { FileOffer } from '@/lib/files';
import { analyse, readSettings } from '../analysis';
import type { Highlight } from '../files';
import type { ChainLink } from '../model';
import { DiagramPanel } from './diagram-panel';
import { ResiliencePanel } from './resilience-panel';
import { RoutesPanel } from './routes-panel';
import type { NodeRecords } from './use-chain';

interface AnalysedViewProps {
  view: 'diagram' | 'routes' | 'resilience';
  records: NodeRecords;
  links: readonly ChainLink[];
  highlight: Highlight;
  onHighlight: (highlight: Highlight) => void;
  files: readonly FileOffer[];
  onEdit: (id: string) => void;
}

/** The three views that follow from the network, over one analysis of it. */
export default function AnalysedView({ view, records, links, highlight, onHighlight, files, onEdit }: AnalysedViewProps) {
  const { all, extra } = records;
  const settings = useMemo(() => readSettings({ settings: extra.settings, factors: extra.factors }), [extra.settings, extra.factors]);
  const analysis = useMemo(() => analyse(all, links, settings), [all, links, settings]);
  if (view === 'routes') return <RoutesPanel records={records} analysis={analysis} />;
  if (view === 'resilience') return <ResiliencePanel records={records} links={links} analysis={analysis} />;
  return (
    <DiagramPanel
      records={records}
      links={links}
      analysis={analysis}
      highlight={highlight}
      onHighlight={onHighlight}
      files={files.filter(({ label }) => label === 'PNG')}
      onEdit={onEdit}
    />
  );
}
