import { useWorkspace } from '@/workspace/store';

/** What another tool that keeps metrics holds in this browser; nothing until someone has worked with it. */
export const useSiblingData = (tool: string): unknown =>
  useWorkspace(({ tools, arrived }) => tools[tool]?.history.present.data ?? arrived[tool]?.data);
