import { useState, type FormEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { calendarOffer } from '@/kinds/records/files';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { formatDay, isDay } from '@/lib/dates';
import { choice, day, emptyDraft } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { findSent, send as sendTo } from '@/workspace/sent';
import { platformNames } from '../content';
import type { Idea } from '../model';
import { addPost, calendar, calendarPlatforms, toIdeaEntry, toPostLine } from '../send';

const fields = {
  date: day('Date', { required: 'Choose a date.', earliest: 'today' }),
  announce: choice('Announce it on', calendarPlatforms, { labels: platformNames, required: 'Choose a platform.' }),
};

interface CalendarDialogProps {
  idea: Idea;
  today: string;
  onClose: () => void;
}

/** Hands the idea to the content calendar, where it waits until it is added. */
export function CalendarDialog({ idea, today, onClose }: CalendarDialogProps) {
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
    sendTo('posts', calendar, addPost(findSent('posts', calendar)[0], toPostLine(idea, announce, date)));
    showToast(`Waiting in Social Media Content Calendar: press Add there to plan it for ${formatDay(date)}`, {
      label: 'Open it',
      run: () => navigate('/social-media-content-calendar'),
    });
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
              The content calendar plans no {platformNames[idea.platform]} videos. Plan the post that announces it, or take the day along as
              a file for your own calendar.
            </Notice>
            <Field of={form} name="announce" />
          </>
        )}
        <p className="text-[13px] text-mute">It waits in the content calendar until you press Add there, and starts as a draft.</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" icon="calendar-plus">
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
