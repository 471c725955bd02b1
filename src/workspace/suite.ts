/** The tools of the suite, as the workspace knows them: by what they share. The shell joins the two at the start. */
import type { ListTopic, Topic } from '@/lib/topics';
import type { Shares } from './shares';

export interface SuiteTool {
  id: string;
  name: string;
  /** The topics it offers, and those it takes. */
  offers?: readonly Topic[];
  accepts?: readonly Topic[];
  /** The list of the company that it shows. */
  list?: ListTopic;
}

interface Suite {
  load: (tool: string) => Promise<Shares | undefined>;
  list: () => Promise<readonly SuiteTool[]>;
}

let suite: Suite = { load: async () => undefined, list: async () => [] };

export function connectSuite(connected: Suite): void {
  suite = connected;
}

export const listTools = () => suite.list();
export const loadShares = (tool: string) => suite.load(tool);
