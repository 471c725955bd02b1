/** Who can be asked for text, and where. */
export type ProviderId = 'google' | 'openai' | 'anthropic' | 'openrouter' | 'compatible' | 'built-in';

export interface Provider {
  id: ProviderId;
  name: string;
  /** Where requests go unless the user says otherwise; empty where there is no usual place. */
  address: string;
  key: 'needed' | 'optional' | 'none';
  /** Where a key comes from. */
  keyPage?: string;
  /** What to know before choosing it. */
  note: string;
}

export const providers: readonly Provider[] = [
  {
    id: 'google',
    name: 'Google Gemini',
    address: 'https://generativelanguage.googleapis.com/v1beta',
    key: 'needed',
    keyPage: 'https://aistudio.google.com/apikey',
    note: 'Has a free tier. What you send on the free tier may be used to improve Google’s products.',
  },
  {
    id: 'openai',
    name: 'OpenAI',
    address: 'https://api.openai.com/v1',
    key: 'needed',
    keyPage: 'https://platform.openai.com/api-keys',
    note: 'Pay per use. A ChatGPT subscription doesn’t include it.',
  },
  {
    id: 'anthropic',
    name: 'Anthropic',
    address: 'https://api.anthropic.com/v1',
    key: 'needed',
    keyPage: 'https://console.anthropic.com/settings/keys',
    note: 'Pay per use. Some organizations block requests from browsers; then it refuses to answer.',
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    address: 'https://openrouter.ai/api/v1',
    key: 'needed',
    keyPage: 'https://openrouter.ai/settings/keys',
    note: 'Many models behind one key, some of them free. It shows what each reply cost.',
  },
  {
    id: 'compatible',
    name: 'Other server (Ollama, LM Studio, a company’s gateway)',
    address: '',
    key: 'optional',
    note: 'Any OpenAI-compatible address. A model on your own computer must allow this site: for Ollama, start it with OLLAMA_ORIGINS set to the address of this page; in LM Studio, switch CORS on.',
  },
  {
    id: 'built-in',
    name: 'The model in this browser',
    address: '',
    key: 'none',
    note: 'Runs on your device; nothing is sent anywhere. The browser may first download the model, which is large.',
  },
];

export const findProvider = (id: string) => providers.find((provider) => provider.id === id);

/** What the user chose. The key is kept elsewhere, and never with this. */
export interface ModelChoice {
  provider: ProviderId;
  model: string;
  /** Empty for the provider's own. */
  address: string;
}

export type AddressProblem = 'missing' | 'not-an-address' | 'not-safe';

/** Where a service's base ends and one of its own endpoints begins: people paste what its examples show. */
const endpoint = /\/(chat\/completions|completions|responses|messages|models(\/[^/]*)?)\/*$/;
/** The page's policy knows a computer's own address under these names. */
const ownNames = ['localhost', '127.0.0.1'];

/** Where requests of a choice go, without a slash at the end; or why nowhere. Only a computer's own address may do without encryption. */
export function readAddress({
  provider,
  address,
}: Pick<ModelChoice, 'provider' | 'address'>): { url: string; host: string } | AddressProblem {
  const usual = findProvider(provider)?.address ?? '';
  const typed = address.trim() || usual;
  if (typed === '') return 'missing';
  const isNamed = /^[a-z][a-z\d+.-]*:\/\//i.test(typed);
  const isLocal = /^(localhost|127\.|\[::1\])/i.test(typed);
  let url: URL;
  try {
    url = new URL(isNamed ? typed : `${isLocal ? 'http' : 'https'}://${typed}`);
  } catch {
    return 'not-an-address';
  }
  if (url.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol)) return 'not-an-address';
  if (url.hostname === '[::1]') url.hostname = 'localhost';
  if (url.protocol === 'http:' && !ownNames.includes(url.hostname)) return 'not-safe';
  // A bare host is meant with the usual path behind it.
  const isBare = url.pathname === '/' || /^\/api\/(chat|generate|tags)\/*$/.test(url.pathname);
  const path = isBare ? (usual === '' ? '/v1' : new URL(usual).pathname) : url.pathname.replace(endpoint, '');
  return { url: `${url.origin}${path}`.replace(/\/+$/, ''), host: url.host };
}

/** A key belongs to one place: saved for one address, it is never sent to another. */
export function secretName(choice: Pick<ModelChoice, 'provider' | 'address'>): string {
  const place = readAddress(choice);
  return `${choice.provider}@${typeof place === 'string' ? '' : place.host}`;
}

/** Services list "models/gemini-2.5-flash" and mean "gemini-2.5-flash". */
export const nameModel = (model: string) => model.replace(/^models\//, '');
