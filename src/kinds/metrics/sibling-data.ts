import { useWorkspace } from '@/workspace/store';

/** What another tool that keeps metrics holds in this tab; nothing until someone has worked with it. */
export const useSiblingData = (tool: string): unknown => useWorkspace(({ tools }) => tools[tool]?.history.present.data);
