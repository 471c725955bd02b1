import { useMemo } from 'react';
import { DocumentPanel } from '@/kinds/document/document-panel';
import { documentFiles } from '@/kinds/document/files';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { FieldGroup, Panel, Split } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { fileStem, type PricingData } from '../model';
import { changeFields, readChange, startChange, toChangeDocument } from '../price-change';

/** A new price for those who pay the old one: what it does, who learns of it when, and the mail. */
export function ChangeTab({ tool }: { tool: Tool<PricingData> }) {
  const { data, around, change } = tool;
  const { draft } = data.priceChange ?? startChange();
  const form = useLiveForm(changeFields, draft, around, (next, name) =>
    change((current) => ({ ...current, priceChange: { ...(current.priceChange ?? startChange()), draft: next } }), {
      key: `change ${name}`,
    }),
  );
  const document = useMemo(
    () => toChangeDocument(readChange(draft, around), data.draft.productType, around),
    [draft, data.draft.productType, around],
  );
  return (
    <Split
      input={
        <Panel title="Price change">
          <FieldGroup title="Prices">
            <Field of={form} name="oldPrice" />
            <Field of={form} name="newPrice" />
            <Field of={form} name="per" />
            <Field of={form} name="customers" />
            <Field of={form} name="churn" />
            <Field of={form} name="unitCost" />
          </FieldGroup>
          <FieldGroup title="Who and when">
            <Field of={form} name="who" wide />
            <Field of={form} name="from" />
            {draft.who === 'later' && <Field of={form} name="laterFrom" />}
            {draft.who !== 'never' && <Field of={form} name="notice" />}
          </FieldGroup>
          <FieldGroup title="In your words">
            <Field of={form} name="gets" wide />
            <Field of={form} name="reason" wide />
          </FieldGroup>
        </Panel>
      }
      result={
        <DocumentPanel
          document={document}
          files={documentFiles(fileStem(data, 'price-change'), document, ['docx', 'pdf', 'html', 'md', 'txt'], around.currency)}
        />
      }
    />
  );
}
