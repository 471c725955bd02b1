import { use, useState, type FormEvent } from 'react';
import { calendarOffer } from '@/kinds/records/files';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { tellTakers } from '@/kinds/work/takers';
import { formatDay, isDay } from '@/lib/dates';
import { choice, day, emptyDraft } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { ToolIdContext } from '@/workspace/tool-id';
import type { Tool } from '@/workspace/tool-state';
import { platformNames } from '../content';
import { planIdea, type Idea, type IdeasData } from '../model';
import { calendarPlatforms, toIdeaEntry } from '../send';

const fields = {
  date: day('Date', { required: 'Choose a date.', earliest: 'today' }),
  announce: choice('Announce it on', calendarPlatforms, { labels: platformNames, required: 'Choose a platform.' }),
};

interface CalendarDialogProps {
  idea: Idea;
  tool: Tool<IdeasData>;
  onClose: () => void;
}

/** Hands the idea to the content calendar, where it waits until it is added. */
export function CalendarDialog({ idea, tool, onClose }: CalendarDialogProps) {
  const own = use(ToolIdContext);
  const { today } = tool.around;
  const isKnown = calendarPlatforms.includes(idea.platform);
  const [draft, setDraft] = useState(() => ({ ...emptyDraft(fields, today), announce: isKnown ? idea.platform : '' }));
  const [hasTried, setHasTried] = useState(false);
  const live = useLiveForm(fields, draft, { today, currency: 'USD' }, setDraft, { saysMissing: true });
  const form = { ...live, problems: hasTried ? live.problems : {} };
  const { date, announce } = live.values;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (live.problems.date !== undefined || live.problems.announce !== undefined || !isDay(date)) return;
    tool.change((data) => planIdea(data, idea.id, { day: date, on: announce }));
    void tellTakers(own, 'posts', (name) => `Waiting in ${name}: press Add there to plan it for ${formatDay(date)}`);
    onClose();
  };
  const name = idea.isSample ? 'sample-content-idea.ics' : 'content-idea.ics';
  return (
    <Dialog title="Add to calendar" onClose={onClose}>
      <p className="mb-3 break-words text-mute">{idea.title}</p>
      <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
        <Field of={form} name="date" />
        {!isKnown && (
          <>
            <Notice tone="plain">
              The content calendar doesn’t cover {platformNames[idea.platform]}. Plan a post that announces the video, or save the date as a
              file for your own calendar.
            </Notice>
            <Field of={form} name="announce" />
          </>
        )}
        {idea.isSample && (
          <Notice tone="plain">This idea comes from the sample answers, and samples stay here. Edit it to make it your own.</Notice>
        )}
        <p className="text-[13px] text-mute">It waits in the content calendar until you press Add there. It starts as a draft.</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" icon="calendar-plus" disabled={idea.isSample}>
            Add to calendar
          </Button>
          {!isKnown && (
            <Download
              label="Calendar file"
              disabled={!isDay(date)}
              files={[calendarOffer(name, 'Content ideas', isDay(date) ? [toIdeaEntry(idea, date)] : [])]}
            />
          )}
        </div>
      </form>
    </Dialog>
  );
}
