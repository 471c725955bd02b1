/** Whether work is kept on this device, as screens show it. `start-keeping` loads what does the keeping. */
import { create } from 'zustand';
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

// What is on the device is not lost with the tab.
useKeeping.subscribe(({ is }) => useWorkspace.setState({ isKept: is === 'saved' }));
