/** Whether work is kept on this device, as screens show it. What does the keeping is loaded only once someone wants it. */
import { create } from 'zustand';
import { changeSettings } from './settings';
import { useWorkspace } from './store';

export interface Keeping {
  is: 'off' | 'starting' | 'saving' | 'saved' | 'failed';
  savedAt: number;
  /** Why it failed, to be read after "Not saved: ". */
  why: string;
  /** The tool where it was offered to keep the work, once a visit. */
  offeredIn: string;
}

export const useKeeping = create<Keeping>(() => ({ is: 'off', savedAt: 0, why: '', offeredIn: '' }));

/** Goes on where the last visit ended. `tool` is the one on screen: its work comes first. */
export const resumeKeeping = async (tool: string) => (await import('./keep/keeper')).startKeeping(tool, true);

/** From now on every change is on the device; what is in the tab already goes there too. */
export async function keepWork(tool = ''): Promise<void> {
  changeSettings({ isKept: true, isRemembered: true });
  const [{ startKeeping }, { askToPersist }] = await Promise.all([import('./keep/keeper'), import('@/platform/device-store')]);
  await Promise.all([startKeeping(tool), askToPersist()]);
}

// What is on the device is not lost with the tab.
useKeeping.subscribe(({ is }) => useWorkspace.setState({ isKept: is === 'saved' }));
