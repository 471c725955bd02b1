import { expect, it } from 'vitest';
import { showScreen } from '@/kinds/work/test-screen';
import { text } from '@/lib/fields';
import { defineState, useTool } from '@/workspace/tool-state';
import { RecordForm } from './record-form';
import { RowActions } from './row-actions';
import type { ListData } from './state';
import { useList } from './use-list';
import { useRecordForm } from './use-record-form';

const nodeFields = { node: text('Node', { required: 'Name it.' }) };
const linkFields = { link: text('Link', { required: 'Name it.' }) };
interface Chain {
  nodes: ListData<typeof nodeFields>;
  links: ListData<typeof linkFields>;
}

const state = defineState<Chain>({
  version: 1,
  start: ({ currency }) => ({ nodes: { records: [], currency }, links: { records: [], currency } }),
});
const nodePlace = {
  fields: nodeFields,
  noun: 'Node',
  slot: 'node',
  read: ({ nodes }: Chain) => nodes,
  write: (data: Chain, nodes: Chain['nodes']): Chain => ({ ...data, nodes }),
};
const linkPlace = {
  fields: linkFields,
  noun: 'Link',
  slot: 'link',
  adds: 'last' as const,
  read: ({ links }: Chain) => links,
  write: (data: Chain, links: Chain['links']): Chain => ({ ...data, links }),
};

function Screen() {
  const tool = useTool(state);
  const nodes = useList(tool, nodePlace);
  const links = useList(tool, linkPlace);
  const nodeForm = useRecordForm(nodes, { isAlwaysOpen: true });
  const linkForm = useRecordForm(links, { isAlwaysOpen: true });
  return (
    <>
      <RecordForm form={nodeForm} title="Add Node" editTitle="Edit Node" submit="Add Node" names={['node']} isPermanent />
      <RecordForm form={linkForm} title="Add Link" editTitle="Edit Link" submit="Add Link" names={['link']} isPermanent />
      <p>{`Nodes: ${nodes.all.map(({ node }) => node).join(', ')}. Links: ${links.all.map(({ link }) => link).join(', ')}.`}</p>
      {nodes.all.map((record) => (
        <span key={record.id}>
          <RowActions records={nodes} form={nodeForm} record={record} title={record.node} />
          <button onClick={() => nodes.update(record.id, { node: 'Port' })}>Rename</button>
        </span>
      ))}
    </>
  );
}

it('keeps two lists of one tool apart, each with a form of its own', async () => {
  const screen = showScreen(<Screen />);
  screen.type('Link', 'half ty');
  screen.type('Node', 'Mill');
  await screen.press('Add Node');
  expect(screen.text()).toContain('Nodes: Mill. Links: .');
  expect(screen.field('Node').value).toBe('');
  expect(screen.field('Link').value).toBe('half ty');

  screen.type('Link', 'Road');
  await screen.press('Add Link');
  screen.type('Link', 'Rail');
  await screen.press('Add Link');
  screen.type('Node', 'Shop');
  await screen.press('Add Node');
  // New nodes stand first, new links last.
  expect(screen.text()).toContain('Nodes: Shop, Mill. Links: Road, Rail.');
});

it('shows a change in the form that is open for it, and takes a deletion back with one undo', async () => {
  const screen = showScreen(<Screen />);
  screen.type('Node', 'Mill');
  await screen.press('Add Node');
  await screen.press('Edit Mill');
  await screen.press('Rename');
  expect(screen.field('Node').value).toBe('Port');
  await screen.press('Delete Port');
  expect(screen.text()).toContain('Nodes: .');
  expect(screen.said()).toContain('Node deleted');
  await screen.press('Undo');
  expect(screen.text()).toContain('Nodes: Port.');
  expect(screen.field('Node').value).toBe('Port');
});
