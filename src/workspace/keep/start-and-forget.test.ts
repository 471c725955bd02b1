import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveRoom } from '../leave-room';
import { useKeeping } from '../keeping';
import { readRecord, useRoom, noRoom, writeRecord } from '../rooms';
import { defaultSettings, settingsKey, useSettings } from '../settings';
import { keepWork, resumeKeeping } from '../start-keeping';
import { useWorkspace } from '../store';
import { forgetEverything } from './forget';
import { change, closeBrowser, docNow, isSaved, leaveBehind, noteValue, onDevice, openBrowser, tool } from './test-data';

let browser: ReturnType<typeof openBrowser>;
let asked = 0;
beforeEach(() => {
  browser = openBrowser();
  asked = 0;
  vi.stubGlobal('navigator', { storage: { persist: async () => (asked += 1) > 0 } });
  useSettings.setState(defaultSettings, true);
  useRoom.setState(noRoom, true);
});
afterEach(closeBrowser);

const { getState } = useWorkspace;
const link = { as: 'edit' as const, seed: new Uint8Array(32), server: '' };

describe('to keep work from now on', () => {
  it('is remembered, and the browser is asked not to clear it', async () => {
    change({ title: 'Mine' });
    await keepWork(tool);
    await isSaved();
    expect([useSettings.getState().isKept, useSettings.getState().isRemembered, asked]).toEqual([true, true, 1]);
    expect(JSON.parse(browser.device[settingsKey] ?? '{}')).toMatchObject({ isKept: true });
    expect(await onDevice((store) => store.list())).toMatchObject([{ title: 'Mine' }]);
  });

  it('goes on at the next visit, with the work of the tool on screen', async () => {
    await leaveBehind('a', noteValue({ title: 'Earlier' }));
    await resumeKeeping(tool);
    expect([useKeeping.getState().is, asked]).toEqual(['saved', 0]);
    expect(Object.values(getState().arrived)).toMatchObject([{ id: 'a', isOpen: true }]);
    expect(useRoom.getState().is).toBe('off');
  });

  it('does not go back into a room where nothing can be kept', async () => {
    writeRecord({ link, name: 'Jo', scope: 'all', ids: [] });
    vi.spyOn(browser.databases, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await resumeKeeping(tool);
    expect([useKeeping.getState().is, useRoom.getState().is]).toEqual(['failed', 'off']);
  });
});

describe('to forget everything', () => {
  it('leaves nothing on the device and nothing in the tab', async () => {
    browser.device['other.site'] = 'theirs';
    await keepWork(tool);
    change({ title: 'Mine' });
    await isSaved();
    useSettings.setState({ theme: 'dark' });
    useWorkspace.setState({ turns: { [tool]: 3 } });
    await forgetEverything();
    expect(Object.keys(browser.device)).toEqual(['other.site']);
    expect([docNow(), getState().docs, useSettings.getState().theme]).toEqual([undefined, {}, 'system']);
    // Each tool on screen begins anew.
    expect(getState().turns).toEqual({ [tool]: 4 });
    expect(useKeeping.getState().is).toBe('off');
    expect(await onDevice((store) => store.list())).toEqual([]);
  });

  it('leaves the room, too', async () => {
    writeRecord({ link, name: 'Jo', scope: 'all', ids: [] });
    useRoom.setState({ is: 'away', name: 'Jo' });
    await leaveRoom();
    expect([readRecord(), useRoom.getState()]).toEqual([undefined, noRoom]);
  });
});
