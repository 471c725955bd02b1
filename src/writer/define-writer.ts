import type { Random } from '@/lib/random';

/**
 * A tool's way of writing: its inputs as a payload, and the built-in text made from them.
 * The built-in writer is deterministic (same inputs and seed, same text) and needs no network.
 */
export interface Writer<Inputs, Result> {
  /** The kind of text: "swot", "pitch" … */
  type: string;
  payload: (inputs: Inputs) => Record<string, string>;
  /** May be a promise, where the texts are loaded when they are asked for. */
  write: (inputs: Inputs, random: Random) => Result;
  /** What the tool says where the text cannot be made; a general sentence unless it has words for it. */
  failure?: string;
}

export const defineWriter = <Inputs, Result>(writer: Writer<Inputs, Result>): Writer<Inputs, Result> => writer;
