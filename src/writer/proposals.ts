import * as z from 'zod/mini';
import { create } from 'zustand';
import { now } from '@/platform/clock';
import { readSecret } from '@/platform/secrets';
import type { ChosenModel } from '@/workspace/settings';
import { askModel, type Answer } from './ask-model';
import { detailOf, explainFailure, ModelError } from './problems';
import { toMessages, toRepair } from './prompts';
import { findProvider, nameModel, readAddress, secretName, type ModelChoice } from './providers';
import { readReply, readSoFar } from './replies';
import type { ProposalPart, Task } from './task';

// Before the library behind the models defines its own: compiling schemas is what the page's policy forbids.
z.config({ jitless: true });

export interface Source {
  /** "gemini-2.5-flash" */
  model: string;
  /** "Google Gemini" */
  provider: string;
  atMs: number;
}

export interface Proposal {
  status: 'asking' | 'ready' | 'failed' | 'stopped';
  source: Source;
  /** What has been said so far, or what was said when it failed, as text. */
  said: string;
  /** How much of the browser's own model has been fetched, from 0 to 1. */
  download: number | undefined;
  isRepairing: boolean;
  reply: unknown;
  parts: ProposalPart[];
  tokens: number | undefined;
  cost: number | undefined;
  problem: { sentence: string; detail: string } | undefined;
}

/** Proposals outlive the screen that asked for them: they may have cost money. They are in memory only. */
export const useProposals = create<Record<string, Proposal>>(() => ({}));

const running = new Map<string, AbortController>();

const change = (name: string, part: Partial<Proposal>) =>
  useProposals.setState((all) => (all[name] ? { [name]: { ...all[name], ...part } } : {}));

/** Who is asked, for the label and before the first request. */
export function describeChoice({ provider, model, address }: ChosenModel) {
  const known = findProvider(provider);
  const place = known ? readAddress({ provider: known.id, address }) : 'missing';
  return {
    name: known?.id === 'compatible' && typeof place !== 'string' ? place.host : (known?.name ?? ''),
    model: nameModel(model),
    host: typeof place === 'string' ? '' : place.host,
  };
}

const sum = (one: number | undefined, other: number | undefined) =>
  one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);

const withoutKey = (text: string, key: string) => (key === '' ? text : text.replaceAll(key, '[key]'));

/** Asks once, and once more only where the reply has the wrong form. */
export async function askFor<Reply>(name: string, chosen: ChosenModel, task: Task<Reply>): Promise<void> {
  const provider = findProvider(chosen.provider);
  if (!provider) return;
  stopAsking(name);
  const controller = new AbortController();
  running.set(name, controller);
  const { signal } = controller;
  const choice: ModelChoice = { ...chosen, provider: provider.id };
  const described = describeChoice(chosen);
  const key = provider.key === 'none' ? '' : readSecret(secretName(choice));
  const empty = { said: '', download: undefined, isRepairing: false, reply: undefined, parts: [], tokens: undefined, cost: undefined };
  const source = { model: described.model, provider: described.name, atMs: now() };
  useProposals.setState({ [name]: { ...empty, status: 'asking', source, problem: undefined } });
  const isCurrent = () => running.get(name) === controller;
  const update = (part: Partial<Proposal>) => {
    if (isCurrent()) change(name, part);
  };
  try {
    if (provider.key === 'needed' && key === '') throw new ModelError({ kind: 'no-key' });
    const schema = await task.schema();
    const messages = toMessages(task.prompt, z.toJSONSchema(schema, { unrepresentable: 'any' }));
    let latest = '';
    const ask = (prompt: string): Promise<Answer> =>
      askModel({
        ...messages,
        prompt,
        choice,
        key,
        signal,
        onText: (text) => {
          latest = text;
          update({ said: readSoFar(text), download: undefined });
        },
        onDownload: (download) => update({ download }),
      });
    let answer = await ask(messages.prompt);
    let reading = readReply(schema, answer.text);
    if (!reading.isGood) {
      update({ isRepairing: true, said: '', tokens: answer.tokens, cost: answer.cost });
      const again = await ask(toRepair(messages.prompt, answer.text, reading.faults));
      answer = { text: again.text, tokens: sum(answer.tokens, again.tokens), cost: sum(answer.cost, again.cost) };
      reading = readReply(schema, again.text);
    }
    const { tokens, cost } = answer;
    if (!reading.isGood) {
      update({ tokens, cost });
      throw new ModelError({ kind: 'shape' }, latest);
    }
    const { reply } = reading;
    update({
      status: 'ready',
      reply,
      parts: task.toParts(reply),
      tokens,
      cost,
      isRepairing: false,
      said: '',
      source: { ...source, atMs: now() },
    });
  } catch (error) {
    if (signal.aborted) update({ status: 'stopped', isRepairing: false });
    else if (error instanceof ModelError) {
      const sentence = explainFailure(error.failure, { ...described, nowMs: now() });
      const detail = withoutKey(detailOf(error.failure), key);
      update({
        status: 'failed',
        isRepairing: false,
        said: withoutKey(readSoFar(error.said) || error.said, key),
        problem: { sentence, detail },
      });
    } else {
      console.warn('A proposal could not be made.');
      update({
        status: 'failed',
        isRepairing: false,
        problem: { sentence: 'Something went wrong on this page while the reply was read.', detail: '' },
      });
    }
  } finally {
    if (isCurrent()) running.delete(name);
  }
}

export function stopAsking(name: string): void {
  const controller = running.get(name);
  if (!controller) return;
  controller.abort();
  change(name, { status: 'stopped', isRepairing: false });
  running.delete(name);
}

export function dropProposal(name: string): void {
  stopAsking(name);
  useProposals.setState((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)), true);
}
