import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '@/platform/storage';

export type Theme = 'system' | 'light' | 'dark';

/** Which model may be asked for text. The key to it is never kept here. */
export interface ChosenModel {
  /** Empty while AI is off, which it is until the user chooses. */
  provider: string;
  model: string;
  address: string;
}

export interface Settings {
  theme: Theme;
  currency: string;
  hasShortcuts: boolean;
  /** Off by default: nothing is written to the device until the user says so. */
  isRemembered: boolean;
  /** Whether work is kept on the device too; settings then always are. */
  isKept: boolean;
  ai: ChosenModel;
  /** What the search shows first, by the ids of its choices. */
  pins: readonly string[];
  /** The server for rooms that the user named, as it was typed; empty for the site's own. */
  roomServer: string;
}

/** The page's theme script reads this key too. */
export const settingsKey = 'groundwork.settings';

export const noModel: ChosenModel = { provider: '', model: '', address: '' };
export const defaultSettings: Settings = {
  theme: 'system',
  currency: 'USD',
  hasShortcuts: true,
  isRemembered: false,
  isKept: false,
  ai: noModel,
  pins: [],
  roomServer: '',
};

export const useSettings = create<Settings>(() => defaultSettings);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  const settings = useSettings.getState();
  if (settings.isRemembered) writeStored(settingsKey, settings);
  else if (change.isRemembered === false) removeStored(settingsKey);
}

/** After hydration, so that the first client render equals the prerendered page. */
export function restoreSettings(): void {
  const stored = readStored(settingsKey);
  if (typeof stored !== 'object' || stored === null) return;
  const { theme, currency, hasShortcuts, isKept, ai, pins, roomServer } = stored as Partial<Settings>;
  useSettings.setState({
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : defaultSettings.currency,
    hasShortcuts: hasShortcuts !== false,
    isRemembered: true,
    isKept: isKept === true,
    ai: readModel(ai),
    pins: Array.isArray(pins) ? pins.filter((pin) => typeof pin === 'string') : [],
    roomServer: typeof roomServer === 'string' ? roomServer : '',
  });
}

/** Whatever was stored, three texts. */
const readModel = (stored: unknown): ChosenModel => {
  const { provider, model, address }: Record<keyof ChosenModel, unknown> = { ...noModel, ...(stored as object) };
  return { provider: String(provider), model: String(model), address: String(address) };
};
