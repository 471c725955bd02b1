import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { fields, setPageFields, type PageData } from '../model';
import { HexField } from './hex-field';

export const usePageForm = ({ data, around, change }: Tool<PageData>) =>
  useLiveForm(fields, data.page, around, (page, name) => change(setPageFields(page), { key: name }));

/** What holds for the whole page: whose it is, and its colours. */
export function PagePanel({ tool }: { tool: Tool<PageData> }) {
  const form = usePageForm(tool);
  return (
    <Panel title="Page">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="brand" />
        <Field of={form} name="typeface" />
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 min-[420px]:grid-cols-3">
        <HexField of={form} name="backgroundColor" label="Background hex code" />
        <HexField of={form} name="textColor" label="Text hex code" />
        <HexField of={form} name="accentColor" label="Accent hex code" />
      </div>
    </Panel>
  );
}
