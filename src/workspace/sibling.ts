import { useWorkspace, workOf } from './store';

/** What another tool holds in this browser, as it stands; nothing until someone has worked with it. Read it as you would a file. */
export const useSiblingWork = (tool: string): unknown =>
  useWorkspace((state) => workOf(state, tool)?.data ?? Object.values(state.arrived).find((envelope) => envelope.tool === tool)?.data);
