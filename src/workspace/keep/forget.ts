import { forgetSecrets } from '@/platform/secrets';
import { clearStored } from '@/platform/storage';
import { defaultSettings, useSettings } from '../settings';
import { emptyWorkspace, useWorkspace } from '../store';
import { leaveRoom } from '../leave-room';
import { stopKeeping } from './keeper';

/** Work, settings and keys: nothing is left on the device or in the tab. */
export async function forgetEverything(): Promise<void> {
  await leaveRoom();
  await stopKeeping();
  clearStored();
  forgetSecrets();
  useSettings.setState(defaultSettings);
  useWorkspace.setState(({ turns }) => ({
    ...emptyWorkspace,
    turns: Object.fromEntries(Object.entries(turns).map(([tool, count]) => [tool, count + 1])),
  }));
}
