import { useEffect } from 'react';
import { useSettings, type Settings } from '@/workspace/settings';

function applyTheme({ theme }: Settings): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The chosen theme on the root element; "system" leaves it to the style sheet's media query. */
export function useAppliedTheme(): void {
  useEffect(() => {
    applyTheme(useSettings.getState());
    return useSettings.subscribe(applyTheme);
  }, []);
}
