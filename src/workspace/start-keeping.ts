/** What does the keeping, and with it the room of the last visit, is loaded only once someone wants it. */
import { useKeeping } from './keeping';
import { resumeRoom } from './leave-room';
import { changeSettings } from './settings';

/** Goes on where the last visit ended. `tool` is the one on screen: its work comes first. */
export async function resumeKeeping(tool: string): Promise<void> {
  await (await import('./keep/keeper')).startKeeping(tool, true);
  if (useKeeping.getState().is !== 'failed') await resumeRoom();
}

/** From now on every change is on the device; what is in the tab already goes there too. */
export async function keepWork(tool = ''): Promise<void> {
  changeSettings({ isKept: true, isRemembered: true });
  const [{ startKeeping }, { askToPersist }] = await Promise.all([import('./keep/keeper'), import('@/platform/device-store')]);
  await Promise.all([startKeeping(tool), askToPersist()]);
}
