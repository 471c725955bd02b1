import { useEffect, useRef, useState } from 'react';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import type { OrgTree } from '../org-tree';
import { photoSize } from '../model';
import { ManagerSelect } from './manager-select';
import type { MemberForm as Form } from './use-team';

const PhotoPicker = lazyPart(async () => (await import('@/kinds/work/photo-picker')).PhotoPicker);

export function MemberForm({ form, tree }: { form: Form; tree: OrgTree }) {
  const { handle, target } = form;
  const [hasPicker, setHasPicker] = useState(false);
  // A picture takes a moment to be read, and what is typed meanwhile must stay.
  const setAll = useRef(form.setAll);
  useEffect(() => {
    setAll.current = form.setAll;
  });
  return (
    <RecordForm
      form={form}
      title="Add Member"
      editTitle="Edit Member"
      submit="Add Member"
      names={['name', 'role', 'department']}
      isPermanent
    >
      <ManagerSelect
        tree={tree}
        of={target}
        value={handle.draft.reportsTo}
        problem={handle.problems.reportsTo}
        onChange={(manager) => handle.set('reportsTo', manager)}
      />
      <Field of={handle} name="email" />
      <Field of={handle} name="phone" />
      <Field of={handle} name="location" />
      <Field of={handle} name="startDate" />
      <Field of={handle} name="skills" wide />
      <Field of={handle} name="bio" />
      <div className="grid content-start gap-3">
        <Field of={handle} name="salary" />
        <Field of={handle} name="grant" />
      </div>
      <div className="grid content-start gap-2">
        <Field of={handle} name="performance" />
        <Field of={handle} name="unrated" />
      </div>
      <div className="sm:col-span-2">
        {hasPicker || handle.draft.photo !== '' ? (
          <PhotoPicker size={photoSize} photo={handle.draft.photo} onChange={(photo) => setAll.current({ photo })} />
        ) : (
          <Button look="quiet" icon="image-plus" className="-ml-3.5" onClick={() => setHasPicker(true)}>
            Add a photo
          </Button>
        )}
      </div>
    </RecordForm>
  );
}
