import * as z from 'zod/mini';
import { create } from 'zustand';
import { now } from '@/platform/clock';
import { readSecret } from '@/platform/secrets';
import { useSettings, type ChosenModel } from '@/workspace/settings';
import { addUp, askInForm } from './ask-in-form';
import { askModel } from './ask-model';
import { failedText, logFailure, placeOf } from './log-failure';
import { maskKey } from './mask-key';
import { detailOf, explainFailure, logTextOf, ModelError, type Spent } from './problems';
import { toMessages } from './prompts';
import { findProvider, nameModel, readAddress, secretName, type ModelChoice } from './providers';
import { readSoFar } from './replies';
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

export interface Proposal extends Spent {
  status: 'asking' | 'ready' | 'failed' | 'stopped';
  /** Who is asked, or was last. */
  source: Source;
  /** What has been said so far, or what was said when it failed, as text. */
  said: string;
  /** How much of the browser's own model has been fetched, from 0 to 1. */
  download: number | undefined;
  isRepairing: boolean;
  /** The last good reply, which a later failure leaves as it is. */
  reply: unknown;
  parts: ProposalPart[];
  author: Source;
  /** What the tool says of it, what a founder can do, and the service's own words. */
  problem: { text: string; sentence: string; detail: string } | undefined;
}

/** Proposals outlive the screen that asked for them: they may have cost money. They are in memory only. */
export const useProposals = create<Record<string, Proposal>>(() => ({}));

const running = new Map<string, AbortController>();

// Switched off means off, also for what is under way.
useSettings.subscribe(({ ai }) => {
  if (ai.provider === '') for (const name of running.keys()) stopAsking(name);
});

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

/** How often what has come is shown: with every piece of a long reply it would take all of the device's time. */
const showEveryMs = 80;

function pace(show: (text: string) => void) {
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    hear: (text: string) => {
      latest = text;
      timer ??= setTimeout(() => {
        timer = undefined;
        show(latest);
      }, showEveryMs);
    },
    end: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** As much of a reply as can be read along; a page that shows more would stand still. */
const mostShown = 20_000;
const clip = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** Asks a model; what comes of it is in the store, under the name. */
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
  const source = { model: described.model, provider: described.name, atMs: now() };
  const { reply, parts, author } = useProposals.getState()[name] ?? { reply: undefined, parts: [], author: source };
  const empty = { said: '', download: undefined, isRepairing: false, problem: undefined, tokens: undefined, cost: undefined };
  useProposals.setState({ [name]: { ...empty, status: 'asking', source, reply, parts, author } });
  const isCurrent = () => running.get(name) === controller;
  const update = (part: Partial<Proposal>) => {
    if (isCurrent()) change(name, part);
  };
  const end = (part: Partial<Proposal>) => update({ ...part, download: undefined, isRepairing: false });
  const said = pace((text) => update({ said: clip(readSoFar(text.slice(0, 2 * mostShown))), download: undefined }));
  const tries: Spent[] = [];
  try {
    if (provider.key === 'needed' && key === '') throw new ModelError({ kind: 'no-key' });
    const schema = await task.schema();
    const { system, prompt } = toMessages(task.prompt, z.toJSONSchema(schema, { unrepresentable: 'any' }));
    const onDownload = (download: number) => update({ download });
    const good = await askInForm({
      schema,
      prompt,
      ask: (request) => askModel({ system, prompt: request, choice, key, signal, onText: said.hear, onDownload }),
      onSpent: (spent) => {
        tries.push(spent);
        update(addUp(tries));
      },
      onRepair: () => {
        said.end();
        update({ isRepairing: true, said: '' });
      },
    });
    end({ status: 'ready', reply: good, parts: task.toParts(good), author: { ...source, atMs: now() }, said: '' });
  } catch (error) {
    if (signal.aborted) return end({ status: 'stopped' });
    const text = task.failure ?? failedText;
    if (error instanceof ModelError) {
      logFailure(text, maskKey(logTextOf(error.failure), key));
      const sentence = explainFailure(error.failure, { ...described, nowMs: now() });
      const detail = maskKey(detailOf(error.failure), key);
      end({ status: 'failed', said: clip(readSoFar(error.said) || error.said), problem: { text, sentence, detail } });
    } else {
      logFailure(text, placeOf(error));
      end({ status: 'failed', problem: { text, sentence: 'Something went wrong on this page while reading the reply.', detail: '' } });
    }
  } finally {
    said.end();
    if (isCurrent()) running.delete(name);
  }
}

export function stopAsking(name: string): void {
  const controller = running.get(name);
  if (!controller) return;
  controller.abort();
  change(name, { status: 'stopped', isRepairing: false, download: undefined });
  running.delete(name);
}

export function dropProposal(name: string): void {
  stopAsking(name);
  useProposals.setState((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)), true);
}
