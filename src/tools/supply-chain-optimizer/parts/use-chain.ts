import { useMemo, useState } from 'react';
import { choice, completeDraft, draftFrom, type Fields } from '@/lib/fields';
import { plural } from '@/lib/text';
import type { ListData } from '@/kinds/records/state';
import { useList, type List } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import {
  fields,
  keepLinks,
  labelNodes,
  linkFields,
  refuseLink,
  removeNodes,
  replaceNodes,
  state,
  type ChainExtra,
  type ChainLink,
  type ChainNode,
  type DistanceUnit,
} from '../model';
import { countAsZero } from '../unreadable';

/** Source and target are chosen among the nodes that are there. */
const linkFormFields = (nodes: readonly ChainNode[]) => {
  const labels = labelNodes(nodes);
  const ends = { labels: Object.fromEntries(labels), placeholder: 'Select a node' };
  return {
    ...linkFields,
    source: choice('Source', [...labels.keys()], { ...ends, required: 'Choose a source.' }),
    target: choice('Target', [...labels.keys()], { ...ends, required: 'Choose a target.' }),
  };
};
type LinkFormFields = ReturnType<typeof linkFormFields>;

export type NodeRecords = Records<typeof fields, ChainExtra>;
export type LinkRecords = List<LinkFormFields>;
export type NodeForm = RecordForm<typeof fields>;
export type LinkForm = RecordForm<LinkFormFields>;

type Data = NodeRecords['tool']['data'];
const place = {
  read: ({ extra }: Data): ListData<LinkFormFields> => extra.links,
  write: (data: Data, links: ListData<LinkFormFields>): Data => ({ ...data, extra: { ...data.extra, links } }),
};

/** The nodes, which take their links along when they are deleted, and the links as a list of their own. */
export function useChain(): { nodes: NodeRecords; links: LinkRecords; kept: ChainLink[] } {
  const plain = useRecords(state, fields, 'Node', 'last');
  const { all, tool } = plain;
  const nodes = useMemo<NodeRecords>(
    () => ({
      ...plain,
      remove: (ids) => {
        const gone = new Set(ids);
        const { links } = removeNodes(all, tool.data.extra, gone);
        tool.change(
          (data) => {
            const left = removeNodes(data.records, data.extra, gone);
            return { ...data, records: left.records, extra: left.extra };
          },
          { say: `Node deleted${links > 0 ? `, and ${plural(links, 'link')} with it` : ''}` },
        );
      },
      // An import may take the place of nodes; their links go with them.
      replaceAll: (records, how) => tool.change((data) => replaceNodes(data, records), how),
    }),
    [plain, all, tool],
  );
  const formFields = useMemo(() => linkFormFields(all), [all]);
  const links = useList(tool, { fields: formFields, noun: 'Link', slot: 'link', ...place, adds: 'last' });
  const kept = useMemo(() => keepLinks(all, links.all), [all, links.all]);
  return { nodes, links, kept };
}

/** The list's own form, but a whole number that cannot be read counts as 0 instead of stopping the save. */
function useLenientForm<F extends Fields>(list: List<F>): RecordForm<F> {
  const { fields: listFields, tool, open } = list;
  const typed = completeDraft(listFields, open?.draft, tool.around.today);
  const { draft, notes } = countAsZero(listFields, typed);
  const form = useRecordForm({ ...list, open: open && { ...open, draft } });
  const write = (change: object, key: string) => list.setOpen({ ...open, draft: { ...typed, ...change } }, { key });
  return {
    ...form,
    handle: {
      ...form.handle,
      draft: typed,
      notes: { ...form.handle.notes, ...notes },
      set: (name, value) => write({ [name]: value }, name),
    },
    setAll: (change) => write(change, Object.keys(change).join('.')),
  };
}

export function useNodeForm(nodes: NodeRecords): NodeForm {
  const form = useLenientForm(nodes);
  const hint = `In whole ${nodes.tool.around.currency}`;
  return { ...form, handle: { ...form.handle, fields: { ...fields, cost: { ...fields.cost, hint } } } };
}

export interface LinkEditor {
  /** A duplicate opens the form again, since two links may not have the same ends. */
  links: LinkRecords;
  form: LinkForm;
  /** Why the link was not kept, as long as its ends are the same. */
  refusal: string | undefined;
}

export function useLinkForm(links: LinkRecords, unit: DistanceUnit, onOpen: () => void): LinkEditor {
  const [refused, setRefused] = useState({ source: '', target: '', reason: '' });
  const form = useLenientForm(links);
  const { draft, fields: formFields } = form.handle;
  const { currency } = links.tool.around;
  const isSame = draft.source === refused.source && draft.target === refused.target;
  const hint = `In whole ${currency}`;
  return {
    refusal: isSame && refused.reason !== '' ? refused.reason : undefined,
    links: {
      ...links,
      addAll: (added, how) =>
        links.addAll(
          added.filter(({ source, target }) => source !== target),
          how,
        ),
      duplicate: (id) => {
        const link = links.all.find((candidate) => candidate.id === id);
        if (!link) return;
        form.open({ ...draftFrom(links.fields, link, currency), target: '' });
        onOpen();
      },
    },
    form: {
      ...form,
      handle: { ...form.handle, fields: { ...formFields, cost: { ...formFields.cost, hint } } },
      open: (preset) => {
        setRefused({ source: '', target: '', reason: '' });
        form.open({ measuredIn: unit, ...preset });
      },
      edit: (link) => {
        form.edit(link);
        onOpen();
      },
      save: () => {
        const reason = refuseLink(draft.source, draft.target, links.all, form.target) ?? '';
        setRefused({ source: draft.source, target: draft.target, reason });
        // What else is missing is said at the same time.
        if (reason !== '' && draft.transport !== '') return false;
        return form.save();
      },
    },
  };
}
