import { readDraft } from '@/lib/fields';
import { RecordForm } from '@/kinds/records/record-form';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { fields, type Meeting } from '../model';
import { describeStart, findClashes, zoneOf, type Here } from '../schedule';
import { Attendees } from './attendees';
import { RepeatFields } from './repeat-fields';
import { WorkingHours } from './working-hours';
import type { MeetingForm as Form, MeetingRecords } from './use-meeting-form';
import { ZoneSelect } from './zone-select';

interface MeetingFormProps {
  form: Form;
  records: MeetingRecords;
  here: Here;
}

const draftId = 'draft';

export function MeetingForm({ form, records, here }: MeetingFormProps) {
  const { handle } = form;
  const meeting: Meeting = { ...readDraft(fields, handle.draft, records.tool.around).values, id: draftId };
  const others = records.all.filter(({ id }) => id !== form.target);
  const clash = findClashes([meeting, ...others], here).get(draftId);
  return (
    <RecordForm
      form={form}
      title="New Meeting"
      editTitle="Edit Meeting"
      submit="Save"
      names={['title', 'date', 'time', 'duration', 'type']}
      wide={['title']}
    >
      <div className="sm:col-span-2">
        <ZoneSelect label="Time zone" value={zoneOf(handle.draft, here)} onChange={(zone) => handle.set('zone', zone)} />
      </div>
      <Attendees typed={handle.draft.attendees} onChange={(typed) => handle.set('attendees', typed)} />
      <Field of={handle} name="location" wide />
      <Field of={handle} name="description" />
      {(form.isEditing || handle.draft.actions !== '') && <Field of={handle} name="actions" />}
      {(form.isEditing || handle.draft.notes !== '') && <Field of={handle} name="notes" />}
      {(form.isEditing || handle.draft.decisions !== '') && <Field of={handle} name="decisions" />}
      <RepeatFields form={form} />
      {form.isEditing && <Field of={handle} name="status" wide />}
      <div className="sm:col-span-2">
        <WorkingHours meeting={meeting} records={records} zone={here.zone} />
      </div>
      <div role="status" className="empty:hidden sm:col-span-2">
        {clash && (
          <Notice>
            Clashes with {clash.other.title || 'another meeting'} on {describeStart(clash.start, here)}. You can still save it.
          </Notice>
        )}
      </div>
      {form.isEditing && meeting.repeat !== 'none' && (
        <p className="text-[13px] text-mute sm:col-span-2">
          This changes the whole series. For a single date, use Change one date on the meeting.
        </p>
      )}
      <p className="text-[13px] text-mute sm:col-span-2">Saving doesn’t invite anyone. Use Send invite on the meeting afterwards.</p>
    </RecordForm>
  );
}
