import { Field } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import type { MeetingForm } from './use-meeting-form';

// Most meetings happen once.
const RepeatDetails = lazyPart(async () => (await import('./repeat-details')).RepeatDetails);

export function RepeatFields({ form }: { form: MeetingForm }) {
  const { handle } = form;
  return (
    <>
      <Field of={handle} name="repeat" />
      <Field of={handle} name="reminder" />
      {handle.draft.repeat !== 'none' && <RepeatDetails form={form} />}
    </>
  );
}
