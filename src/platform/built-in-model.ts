/** The model some browsers bring along; no key, no cost, no request of ours. */
interface Session {
  promptStreaming: (prompt: string, options: { signal: AbortSignal }) => ReadableStream<string>;
  destroy: () => void;
}
interface Monitor {
  addEventListener: (name: 'downloadprogress', listener: (event: { loaded: number }) => void) => void;
}
/** Said beforehand: browsers answer for their model by language. */
const languages = { expectedInputs: [{ type: 'text', languages: ['en'] }], expectedOutputs: [{ type: 'text', languages: ['en'] }] };

interface LanguageModel {
  availability: (options: typeof languages) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create: (
    options: typeof languages & {
      signal: AbortSignal;
      initialPrompts: { role: 'system'; content: string }[];
      monitor: (monitor: Monitor) => void;
    },
  ) => Promise<Session>;
}

const findModel = () => (globalThis as { LanguageModel?: LanguageModel }).LanguageModel;

export type BuiltInState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export async function findBuiltInModel(): Promise<BuiltInState> {
  try {
    return (await findModel()?.availability(languages)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

interface Asking {
  system: string;
  prompt: string;
  signal: AbortSignal;
  onText: (piece: string) => void;
  /** From 0 to 1, while the browser fetches the model. */
  onDownload: (share: number) => void;
}

export async function askBuiltInModel({ system, prompt, signal, onText, onDownload }: Asking): Promise<void> {
  const model = findModel();
  if (!model) throw new TypeError('This browser has no built-in model.');
  const session = await model.create({
    ...languages,
    signal,
    initialPrompts: [{ role: 'system', content: system }],
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onDownload(loaded)),
  });
  try {
    const reader = session.promptStreaming(prompt, { signal }).getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) onText(step.value);
  } finally {
    session.destroy();
  }
}
