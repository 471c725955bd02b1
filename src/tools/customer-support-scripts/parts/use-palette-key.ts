import { useEffect } from 'react';
import { useSettings } from '@/workspace/settings';

/** Alt+K from anywhere on the screen, by the key's place, since Option+K types a letter on a Mac. */
export function usePaletteKey(onPress: () => void): void {
  const hasShortcuts = useSettings((settings) => settings.hasShortcuts);
  useEffect(() => {
    if (!hasShortcuts) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyK' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasShortcuts, onPress]);
}
