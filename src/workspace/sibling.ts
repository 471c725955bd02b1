import { useWorkspace } from './store';

/** What another tool holds in this browser, as it stands; nothing until someone has worked with it. Read it as you would a file. */
export const useSiblingWork = (tool: string): unknown =>
  useWorkspace(({ tools, arrived }) => tools[tool]?.history.present.data ?? arrived[tool]?.data);
