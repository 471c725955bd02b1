import { useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import type { Tool } from '@/workspace/tool-state';
import { fields, setPageFields, type PageData } from '../model';
import { HexField } from './hex-field';

const LookPanel = lazyPart(async () => (await import('./look-panel')).default);

export const usePageForm = ({ data, around, change }: Tool<PageData>) =>
  useLiveForm(fields, data.page, around, (page, name) => change(setPageFields(page), { key: name }));

/** What holds for the whole page: whose it is, and its colours. */
export function PagePanel({ tool }: { tool: Tool<PageData> }) {
  const { data } = tool;
  const form = usePageForm(tool);
  const [hasLook, setHasLook] = useState(false);
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
      {hasLook || (data.site?.list.length ?? 0) > 1 ? (
        <LookPanel tool={tool} />
      ) : (
        <Button look="quiet" icon="palette" className="mt-3 -ml-3.5" onClick={() => setHasLook(true)}>
          Pages, themes, second headline
        </Button>
      )}
    </Panel>
  );
}
