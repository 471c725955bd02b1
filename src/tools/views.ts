import type { ToolModule } from './define-tool';

const views = import.meta.glob<ToolModule>('./*/view.tsx');

/** A tool's screen, loaded when it is opened; nothing where there is no such tool. */
export const loadView = (id: string): Promise<ToolModule> | undefined => views[`./${id}/view.tsx`]?.();
