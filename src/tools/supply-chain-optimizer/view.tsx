import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import { formatNumber } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { ImportButton } from '@/kinds/records/import-button';
import { Download } from '@/kinds/work/download';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, StatRow } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { nodeImportHint, nodeNames } from './content';
import type { Highlight } from './files';
import { computeTotals, formatCost, hasSampleWork, isTooLarge, nodeIdentity } from './model';
import { offerFiles } from './offer-files';
import { Insights } from './parts/insights';
import { LinkForm } from './parts/link-form';
import { NodeForm } from './parts/node-form';
import { useChain, useLinkForm, useNodeForm } from './parts/use-chain';

// Not there on a first visit; fetched as soon as somebody starts to use the page.
const loadGrid = () => import('./parts/node-grid');
const NodeGrid = lazy(loadGrid);
const loadLinks = () => import('./parts/link-list');
const LinkList = lazy(loadLinks);
const loadAnalysed = () => import('./parts/analysed-view');
const AnalysedView = lazy(loadAnalysed);
const preload = () => [loadGrid(), loadLinks(), loadAnalysed(), loadStock()];
const loadStock = () => import('./parts/stock-view');
const StockView = lazy(loadStock);
const LongestNote = lazy(() => import('./parts/longest-note'));

export const about =
  'Enter the places your goods pass through and the links between them, and see what the whole chain costs and how long it takes. Draw it, find the cheapest, fastest and most reliable route, see what holds it back and what happens when a node stops.';
export const related = ['risk-assessment', 'cash-flow-projector', 'expense-calculator'];

const views = [
  { value: 'network', label: 'Network', icon: 'list' },
  { value: 'diagram', label: 'Diagram', icon: 'network' },
  { value: 'routes', label: 'Routes', icon: 'route' },
  { value: 'resilience', label: 'Resilience', icon: 'shield-check' },
  { value: 'stock', label: 'Stock', icon: 'package' },
] as const;
type View = (typeof views)[number]['value'];

export default function SupplyChainOptimizer() {
  const { nodes, links, kept } = useChain();
  const { all, extra, tool } = nodes;
  const { currency } = tool.around;
  const [chosenView, setView] = useState<View>('network');
  const [openForm, setOpenForm] = useState<'node' | 'link'>('node');
  const [highlight, setHighlight] = useState<Highlight>('longest');
  const nodeForm = useNodeForm(nodes);
  const editor = useLinkForm(links, extra.unit, () => setOpenForm('link'));
  const totals = useMemo(() => computeTotals(all, kept), [all, kept]);
  const files = offerFiles(all, kept, extra, tool.around, highlight);
  const isEmpty = all.length === 0;
  // How much to keep in stock can be worked out without a network.
  const choices = isEmpty ? views.filter(({ value }) => value === 'network' || value === 'stock') : views;
  const view = choices.some(({ value }) => value === chosenView) ? chosenView : 'network';
  const canLink = all.length >= 2;

  usePreload(preload);
  // The old view stays until the new one is ready, so that nothing flashes in between.
  const show = (next: View) => startTransition(() => setView(next));
  const openNode = { ...nodeForm, edit: (node: (typeof all)[number]) => (setOpenForm('node'), nodeForm.edit(node)) };
  const addNode = () => {
    show('network');
    setOpenForm('node');
    if (!nodeForm.isOpen || nodeForm.isEditing) nodeForm.open();
  };
  const addLink = () => {
    show('network');
    setOpenForm('link');
    if (!editor.form.isOpen || editor.form.isEditing) editor.form.open();
  };
  const isLinkShown = canLink && editor.form.isOpen && (openForm === 'link' || !nodeForm.isOpen);

  return (
    <>
      <WorkBar isSample={hasSampleWork(tool.data)}>
        <Download
          hasDocument
          label="Export"
          files={files}
          disabled={isEmpty && kept.length === 0 && (extra.stock?.records.length ?? 0) === 0}
        />
        <Button icon="link" disabled={!canLink} title={canLink ? undefined : 'Add two nodes first'} onClick={addLink}>
          Add Link
        </Button>
        <Button look="primary" icon="plus" onClick={addNode}>
          Add Node
        </Button>
      </WorkBar>
      <StatRow
        stats={[
          { label: 'Total Nodes', figure: formatNumber(totals.nodes) },
          { label: 'Total Links', figure: formatNumber(totals.links) },
          {
            label: 'Total Cost',
            figure: formatCost(totals.cost, currency),
            ...(isTooLarge(totals.cost)
              ? { note: 'Too large to show' }
              : isEmpty
                ? {}
                : { note: `${formatCost(totals.oneOff, currency)} one-off, ${formatCost(totals.perShipment, currency)} per shipment` }),
          },
          {
            label: 'Total Time',
            figure: plural(totals.time, 'day'),
            ...(isEmpty
              ? {}
              : {
                  note: (
                    <Suspense fallback={null}>
                      <LongestNote nodes={all} links={kept} extra={extra} />
                    </Suspense>
                  ),
                }),
          },
        ]}
      />
      <div className="mb-5">
        <Tabs label="View" choices={choices} value={view} onChange={show} />
      </div>
      {view === 'stock' ? (
        <Suspense fallback={<div className="panel min-h-80" />}>
          <StockView tool={tool} nodes={all} links={kept} />
        </Suspense>
      ) : view === 'network' ? (
        <>
          {isLinkShown ? <LinkForm editor={editor} /> : nodeForm.isOpen && <NodeForm form={nodeForm} />}
          <section aria-labelledby="nodes-title">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
              <h2 id="nodes-title" className="font-semibold">
                Nodes
              </h2>
              <span className="no-print">
                <ImportButton records={nodes} identity={nodeIdentity} otherNames={nodeNames} hint={nodeImportHint} />
              </span>
            </div>
            {isEmpty ? (
              <Empty
                text="No nodes yet"
                hint="Add a supplier, a customer and everything in between, then link them."
                onSample={nodes.loadSample}
              />
            ) : (
              <Suspense fallback={null}>
                <NodeGrid records={nodes} form={openNode} links={kept} />
              </Suspense>
            )}
          </section>
          {canLink && (
            <Suspense fallback={null}>
              <LinkList nodes={nodes} editor={editor} kept={kept} />
            </Suspense>
          )}
          <Insights />
        </>
      ) : (
        <Suspense fallback={<div className="panel min-h-80" />}>
          <AnalysedView
            view={view}
            records={nodes}
            links={kept}
            highlight={highlight}
            onHighlight={setHighlight}
            files={files}
            onEdit={(id) => {
              const node = all.find((candidate) => candidate.id === id);
              if (!node) return;
              show('network');
              openNode.edit(node);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
