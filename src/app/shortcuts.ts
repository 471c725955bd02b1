import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '@/workspace/settings';
import { redoWork, takeBack, undoWork } from '@/workspace/store';

const isTyping = () => document.activeElement?.closest('input,select,textarea,[contenteditable]');

/** Ctrl+Z and Ctrl+Shift+Z always; "/", "?" and Ctrl+K only while shortcuts are on. */
export function useShortcuts({ onFind }: { onFind: (key: string) => void }): void {
  const hasShortcuts = useSettings((settings) => settings.hasShortcuts);
  const [location] = useLocation();
  useEffect(() => {
    const tool = location.slice(1);
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (isCommand && !event.altKey && (key === 'z' || key === 'y')) {
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redoWork(tool);
        // What is ticked off there is a change of another page's document.
        else if (tool === 'today') takeBack();
        else undoWork(tool);
      } else if (hasShortcuts && (isCommand ? key === 'k' : '/?'.includes(key) && !isTyping())) {
        event.preventDefault();
        const search = key === '/' && document.querySelector<HTMLInputElement>('main [data-tool-search]');
        if (search) search.focus();
        else onFind(key);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasShortcuts, location, onFind]);
}
