import { useEffect, useState } from 'react';
import { showToast } from '@/ui/toast';
import { watchMinutes } from '@/workspace/surroundings';
import type { Meeting } from '../model';
import { describeReminder, keyOf, listDue } from '../reminders';
import type { Here } from '../schedule';

/** Kept outside the screen, so that coming back to it neither repeats a reminder nor forgets the choice. */
const kept = { isLoud: false };
const said = new Set<string>();
let watched: readonly Meeting[] | undefined;

async function notify(text: string): Promise<void> {
  try {
    const notification = new Notification(text, { tag: text });
    notification.addEventListener('click', () => window.focus());
  } catch {
    // Phones show notifications only through the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, { tag: text });
  }
}

function check(meetings: readonly Meeting[], here: Here): void {
  const due = listDue(meetings, here).filter((one) => !said.has(keyOf(one)));
  if (due.length === 0) return;
  for (const one of due) said.add(keyOf(one));
  const text = `${due.map((one) => describeReminder(one, here)).join('. ')}.`;
  showToast(text, undefined, { isSticky: true });
  if (kept.isLoud) void notify(text).catch(() => undefined);
}

/** From the first visit on, the meetings are watched on every screen of the tab. */
function watch(meetings: readonly Meeting[]): void {
  const isNew = watched === undefined;
  watched = meetings;
  if (isNew) watchMinutes((now, zone) => check(watched ?? [], { now, zone }));
}

export type Loudness = 'off' | 'on' | 'refused' | 'missing';

/** Says in time what is about to start; beyond the tab only after the user asked for it and the browser agreed. */
export function useReminders(meetings: readonly Meeting[], here: Here) {
  const [loudness, setLoudness] = useState<Loudness>(kept.isLoud ? 'on' : 'off');
  useEffect(() => {
    watch(meetings);
    check(meetings, here);
  }, [meetings, here]);

  const turn = async (isOn: boolean) => {
    let next: Loudness = 'off';
    if (isOn && !('Notification' in window)) next = 'missing';
    else if (isOn) next = (await Notification.requestPermission()) === 'granted' ? 'on' : 'refused';
    kept.isLoud = next === 'on';
    setLoudness(next);
  };
  return { loudness, turn };
}
