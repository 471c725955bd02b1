import { useState, type FormEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useLiveForm } from '@/kinds/work/live-form';
import { day, emptyDraft } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { sendPost, type SentPost } from '@/workspace/sent-posts';
import { platformNames } from '../content';
import type { Idea } from '../model';

const fields = { date: day('Date', { required: 'Choose a date.' }) };

const kinds: Record<string, SentPost['contentType']> = {
  Carousel: 'image',
  Photo: 'image',
  Album: 'image',
  'Picture post': 'image',
  Reel: 'video',
  Story: 'video',
  'Live video': 'video',
  'Short video': 'video',
  Series: 'video',
  'Reply video': 'video',
  'Time-lapse': 'video',
  Document: 'document',
  Article: 'link',
};

interface CalendarDialogProps {
  idea: Idea;
  isSample: boolean;
  today: string;
  onClose: () => void;
}

/** Hands the idea to the content calendar, where it waits until it is added. */
export function CalendarDialog({ idea, isSample, today, onClose }: CalendarDialogProps) {
  const [draft, setDraft] = useState(() => emptyDraft(fields, today));
  const [hasTried, setHasTried] = useState(false);
  const live = useLiveForm(fields, draft, { today, currency: 'USD' }, setDraft);
  const form = { ...live, problems: hasTried ? live.problems : {} };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (live.problems.date !== undefined || live.values.date === '') return;
    const { id, title, description, platform, contentType, hashtags } = idea;
    sendPost({
      key: id,
      title,
      content: description === '' ? title : `${title}\n\n${description}`,
      platform,
      contentType: kinds[contentType] ?? 'text',
      scheduledDate: live.values.date,
      hashtags,
      isSample,
    });
    showToast('Sent to Social Media Content Calendar', { label: 'Open it', run: () => navigate('/social-media-content-calendar') });
    onClose();
  };
  return (
    <Dialog title="Add to calendar" onClose={onClose}>
      <p className="mb-3 break-words text-mute">{idea.title}</p>
      {idea.platform === 'youtube' ? (
        <Notice tone="plain">
          The content calendar has no {platformNames.youtube} yet. Export the list as CSV, or change the platform of this idea.
        </Notice>
      ) : (
        <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
          <Field of={form} name="date" />
          <div>
            <Button type="submit" look="primary" icon="calendar-plus">
              Add to calendar
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
