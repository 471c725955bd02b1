import { useState } from 'react';
import { AskLink, ReplyBox } from '@/kinds/asking/ask-parts';
import { addDays, isDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { isTime } from '@/lib/times';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { durationLabels } from '../content';
import { fields } from '../model';
import {
  choiceFor,
  choiceLabels,
  describeTaken,
  describeTally,
  slotName,
  takeReplies,
  tallyPoll,
  toSheet,
  whoCan,
  type Poll,
  type Slot,
} from '../poll';
import type { MeetingForm, MeetingRecords } from './use-meeting-form';

interface PollDialogProps {
  records: MeetingRecords;
  form: MeetingForm;
  zone: string;
  onClose: () => void;
}

const durations = fields.duration.options.map((value) => ({ value, label: durationLabels[value] }));

/** Find a time: the times go out in a link, each answer comes back as a code. */
export function PollDialog({ records, form, zone, onClose }: PollDialogProps) {
  const { polls } = records.extra;
  const [openId, setOpenId] = useState(polls.at(-1)?.id ?? '');
  const poll = polls.find(({ id }) => id === openId);
  const change = (id: string, recipe: (poll: Poll) => Poll, key?: string) =>
    records.setExtra(
      (extra) => ({ ...extra, polls: extra.polls.map((one) => (one.id === id ? recipe(one) : one)) }),
      key ? { key: `poll.${id}.${key}` } : undefined,
    );
  const begin = () => {
    const day = addDays(records.tool.around.today, 1);
    const made: Poll = {
      id: makeId(),
      title: '',
      replyTo: '',
      duration: '60',
      zone,
      slots: [{ id: makeId(), day, time: '10:00' }],
      replies: [],
    };
    records.setExtra((extra) => ({ ...extra, polls: [...extra.polls, made] }));
    setOpenId(made.id);
  };
  return (
    <Dialog title="Find a time" width="wide" onClose={onClose}>
      <div className="mb-4 flex flex-wrap gap-2">
        {polls.map(({ id, title, replies }) => (
          <Button key={id} aria-pressed={id === openId} onClick={() => setOpenId(id)}>
            {title.trim() || 'Untitled poll'} ({replies.length})
          </Button>
        ))}
        <Button icon="plus" onClick={begin}>
          New poll
        </Button>
      </div>
      {poll ? (
        <OpenPoll
          key={poll.id}
          poll={poll}
          onChange={(recipe, key) => change(poll.id, recipe, key)}
          onDelete={() =>
            records.setExtra((extra) => ({ ...extra, polls: extra.polls.filter(({ id }) => id !== poll.id) }), { say: 'Poll deleted' })
          }
          onSchedule={(slot) => {
            form.open({
              title: poll.title,
              date: slot.day,
              time: slot.time,
              duration: poll.duration,
              zone: poll.zone,
              attendees: whoCan(poll, slot).join(', '),
            });
            onClose();
          }}
        />
      ) : (
        <p className="text-mute">
          Offer a few times, send the link, and paste the answers here. There is no server: the answers come back as codes.
        </p>
      )}
    </Dialog>
  );
}

interface OpenPollProps {
  poll: Poll;
  onChange: (recipe: (poll: Poll) => Poll, key?: string) => void;
  onDelete: () => void;
  onSchedule: (slot: Slot) => void;
}

function OpenPoll({ poll, onChange, onDelete, onSchedule }: OpenPollProps) {
  const sheet = toSheet(poll);
  const last = poll.slots.at(-1);
  const addSlot = () =>
    onChange((one) => ({ ...one, slots: [...one.slots, { id: makeId(), day: last?.day ?? '', time: last?.time ?? '10:00' }] }));
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Labelled label="What the meeting is about">
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={500}
              value={poll.title}
              onChange={(event) => onChange((one) => ({ ...one, title: event.target.value }), 'title')}
            />
          )}
        </Labelled>
        <Labelled label="Replies go to" hint="Optional: your e-mail address, for the mail with the code.">
          {(control) => (
            <input
              {...control}
              type="email"
              className="input"
              maxLength={300}
              value={poll.replyTo}
              onChange={(event) => onChange((one) => ({ ...one, replyTo: event.target.value }), 'replyTo')}
            />
          )}
        </Labelled>
      </div>
      <h3 className="mt-4 mb-1 font-semibold">Times</h3>
      <ul className="grid gap-2">
        {tallyPoll(poll).map((slot, index) => (
          <li key={slot.id} className="flex flex-wrap items-center gap-2">
            <input
              type="date"
              aria-label={`Date ${index + 1}`}
              className="input w-auto!"
              max="2199-12-31"
              value={slot.day}
              onChange={(event) => onChange((one) => setSlot(one, slot.id, { day: event.target.value }), slot.id)}
            />
            <input
              type="time"
              aria-label={`Time ${index + 1}`}
              className="input w-auto!"
              value={slot.time}
              onChange={(event) => onChange((one) => setSlot(one, slot.id, { time: event.target.value }), slot.id)}
            />
            <span className="text-[13px] text-mute">{describeTally(slot)}</span>
            {slot.isBest && <Chip tone="good">Best</Chip>}
            <span className="ml-auto flex gap-1">
              <Button
                aria-label={`Schedule ${slotName(slot)}`}
                disabled={!isDay(slot.day) || !isTime(slot.time)}
                onClick={() => onSchedule(slot)}
              >
                Schedule
              </Button>
              <IconButton
                icon="x"
                label={`Delete ${slotName(slot)}`}
                onClick={() => onChange((one) => ({ ...one, slots: one.slots.filter(({ id }) => id !== slot.id) }))}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-2">
        <Button icon="plus" onClick={addSlot}>
          Add a time
        </Button>
        <SelectBox
          label="Duration"
          value={poll.duration}
          options={durations}
          onChange={(duration) => onChange((one) => ({ ...one, duration }))}
        />
        <span className="text-[13px] text-mute">{poll.zone.replaceAll('_', ' ')}; everyone sees their own clock.</span>
      </div>
      {sheet.questions.length > 0 && <AskLink sheet={sheet} />}
      <h3 className="mt-5 mb-1 font-semibold">Replies</h3>
      <ReplyBox
        sheet={sheet}
        onTake={(answers) => {
          onChange((one) => takeReplies(one, answers));
          return describeTaken(answers, poll);
        }}
      />
      {poll.replies.length > 0 && <Grid poll={poll} />}
      <div className="mt-4">
        <Button icon="trash-2" onClick={onDelete}>
          Delete poll
        </Button>
        <span className="ml-3 text-[13px] text-mute">{plural(poll.replies.length, 'reply', 'replies')}</span>
      </div>
    </>
  );
}

const setSlot = (poll: Poll, id: string, change: Partial<Slot>): Poll => ({
  ...poll,
  slots: poll.slots.map((slot) => (slot.id === id ? { ...slot, ...change } : slot)),
});

const choiceTones = { yes: 'text-good', maybe: 'text-warn', no: 'text-mute' } as const;

function Grid({ poll }: { poll: Poll }) {
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="w-full text-[14px]">
        <caption className="sr-only">Who is free when</caption>
        <thead>
          <tr>
            <th scope="col" className="p-1.5 text-left">
              Name
            </th>
            {poll.slots.map((slot) => (
              <th key={slot.id} scope="col" className="p-1.5 text-left font-[550]">
                {slotName(slot)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {poll.replies.map(({ name, choices }, index) => (
            <tr key={index} className="border-t border-line">
              <th scope="row" className="p-1.5 text-left font-normal wrap-anywhere">
                {name}
              </th>
              {poll.slots.map((slot) => {
                const choice = choiceFor({ choices }, slot);
                return (
                  <td key={slot.id} className={`p-1.5 ${choice ? choiceTones[choice] : 'text-mute'}`}>
                    {choice ? choiceLabels[choice] : 'Not asked'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
