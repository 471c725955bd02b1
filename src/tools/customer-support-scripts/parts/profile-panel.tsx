import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { hideToast } from '@/ui/toast';
import { profileFields } from '../model';
import type { ScriptRecords } from './use-scripts';

export function ProfilePanel({ records }: { records: ScriptRecords }) {
  const form = useLiveForm(profileFields, records.extra.profile, records.tool.around, (profile, name) => {
    // An older offer to undo would now take back the typing instead.
    hideToast();
    records.setExtra((extra) => ({ ...extra, profile }), { key: `profile.${name}` });
  });
  return (
    <Panel title="Your Details" className="mt-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="agent" />
        <Field of={form} name="company" />
      </div>
    </Panel>
  );
}
