/** The tools of the suite, as the workspace knows them: by what they share. The shell joins the two at the start. */
import type { ZodMiniType } from 'zod/mini';
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
  /** What a tool's work must look like. */
  schema: (tool: string) => Promise<ZodMiniType | undefined>;
  list: () => Promise<readonly SuiteTool[]>;
}

let suite: Suite = { load: async () => undefined, schema: async () => undefined, list: async () => [] };

export function connectSuite(connected: Partial<Suite>): void {
  suite = { ...suite, ...connected };
}

export const listTools = () => suite.list();
export const loadShares = (tool: string) => suite.load(tool);
export const loadSchema = (tool: string) => suite.schema(tool);
