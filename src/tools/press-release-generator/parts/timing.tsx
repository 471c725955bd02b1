import { Download } from '@/kinds/work/download';
import { showGaps } from '@/lib/gaps';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup, Notice } from '@/ui/layout';
import { useMinute, useZone } from '@/workspace/surroundings';
import type { Tool } from '@/workspace/tool-state';
import { calendarFile } from '../files';
import type { PressData } from '../model';
import { headlineOf } from '../release';
import { describeEmbargo, describeSendTime, suggestFor, toCalendar } from '../timing';
import type { AnswersForm } from './details-form';
import { ZoneSelect } from '@/ui/zone-select';

/** When the news may appear, and when to send it. */
export function Timing({ tool, form }: { tool: Tool<PressData>; form: AnswersForm }) {
  const { data, around, change } = tool;
  const { answers } = data;
  const zone = useZone();
  const now = useMinute();
  const send = describeSendTime(answers, zone, now);
  const entries = toCalendar(answers, headlineOf(answers), zone);
  const suggest = () => {
    const suggestion = suggestFor(answers, around.today, zone, now);
    if (!suggestion) return;
    change((current) => ({ ...current, answers: { ...current.answers, sendDay: suggestion.day, sendTime: suggestion.time } }), {
      say: 'Send time set',
    });
  };
  return (
    <div>
      <FieldGroup title="Embargo">
        <Field of={form} name="release" wide />
        {answers.release === 'embargo' && (
          <>
            <Field of={form} name="embargoDay" />
            <Field of={form} name="embargoTime" />
            <ZoneSelect
              label={form.fields.embargoZone.label}
              value={answers.embargoZone}
              own={zone}
              onChange={(value) => form.set('embargoZone', value)}
            />
            <p className="text-[13px] text-mute sm:col-span-2">Embargoed until {showGaps(describeEmbargo(answers, zone))}</p>
          </>
        )}
      </FieldGroup>
      <FieldGroup title="Send time">
        <p className="text-[13px] text-mute sm:col-span-2">
          Send Tuesday to Thursday, 10 AM to 2 PM, on the clock of the outlet. The send time goes into your calendar, not into the release.
        </p>
        <ZoneSelect
          label={form.fields.outletZone.label}
          value={answers.outletZone}
          own={zone}
          onChange={(value) => form.set('outletZone', value)}
        />
        <Field of={form} name="sendDay" />
        <Field of={form} name="sendTime" />
        {send && (
          <div className="sm:col-span-2" role="status">
            <Notice tone={send.isGood ? 'plain' : 'warn'}>{send.text}</Notice>
          </div>
        )}
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button icon="calendar-clock" onClick={suggest}>
            Suggest a time
          </Button>
          <Download label="Add to calendar" files={[calendarFile(answers, entries)]} disabled={entries.length === 0} />
        </div>
      </FieldGroup>
    </div>
  );
}
