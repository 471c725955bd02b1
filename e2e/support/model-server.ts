import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Dialect = 'google' | 'openai' | 'anthropic';

interface Heard {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** One answer: a status with a body, or a reply that streams and ends as it should, breaks off, or goes silent. */
interface Plan {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string;
  /** The reply's text, in pieces. */
  pieces?: string[];
  pauseMs?: number;
  end?: 'whole' | 'cut' | 'silent';
}

const line = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const event = (data: { type: string }) => `event: ${data.type}\n${line(data)}`;

/** Gemini's reply is whole; the others say a text piece by piece, each with its own beginning and end. */
const wholeReply = (text: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
  usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 23, totalTokenCount: 123 },
});
const dialects: Record<Exclude<Dialect, 'google'>, { start: string[]; piece: (text: string) => string; end: string[] }> = {
  openai: {
    start: [line({ id: 'r', choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })],
    piece: (text) => line({ id: 'r', choices: [{ index: 0, delta: { content: text } }] }),
    end: [
      line({ id: 'r', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      line({ id: 'r', choices: [], usage: { prompt_tokens: 100, completion_tokens: 23, total_tokens: 123, cost: 0.0042 } }),
      'data: [DONE]\n\n',
    ],
  },
  anthropic: {
    start: [
      event({
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'x',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 100, output_tokens: 1 },
        },
      } as { type: string }),
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as { type: string }),
    ],
    piece: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as { type: string }),
    end: [
      event({ type: 'content_block_stop', index: 0 } as { type: string }),
      event({ type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 23 } } as {
        type: string;
      }),
      event({ type: 'message_stop' }),
    ],
  },
};

const modelLists: Record<Dialect, unknown> = {
  google: {
    models: [
      { name: 'models/gemini-test-pro', displayName: 'Gemini Test Pro', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/gemini-test-flash', displayName: 'Gemini Test Flash', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/embed-test', displayName: 'Embedding', supportedGenerationMethods: ['embedContent'] },
    ],
  },
  openai: { object: 'list', data: [{ id: 'gpt-test-large' }, { id: 'gpt-test-mini' }, { id: 'text-embedding-test' }] },
  anthropic: { data: [{ type: 'model', id: 'claude-test-haiku', display_name: 'Claude Test Haiku' }] },
};

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    '*, authorization, x-goog-api-key, x-api-key, anthropic-version, anthropic-dangerous-direct-browser-access, content-type',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Expose-Headers': 'retry-after',
  // Asked by browsers before a page may reach into the local network.
  'Access-Control-Allow-Private-Network': 'true',
};

/** The shapes of the services' replies over real HTTP, on this machine. */
export class ModelServer {
  readonly heard: Heard[] = [];
  /** The answers to come, in order; after the last one it repeats. */
  plans: Plan[] = [];
  origin = '';
  /** Answers without the headers that let a browser's page read them. */
  isClosed = false;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Replies with JSON, cut into pieces as services do. */
  reply(value: unknown, more: Partial<Plan> = {}): void {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const size = Math.max(1, Math.ceil(text.length / 5));
    this.plans.push({ pieces: text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [text], ...more });
  }

  /** What was asked for, apart from lists of models. */
  get questions(): Heard[] {
    return this.heard.filter(({ body }) => body !== '');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isClosed) {
      response.writeHead(403).end();
      return;
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '';
    this.heard.push({ path, headers: request.headers, body });
    const dialect: Dialect = path.includes('/v1beta/') ? 'google' : path.includes('/anthropic/') ? 'anthropic' : 'openai';
    if (request.method === 'GET') {
      const key = String(request.headers['x-goog-api-key'] ?? request.headers['x-api-key'] ?? request.headers.authorization ?? '');
      const isGood = key.includes('good');
      response.writeHead(isGood ? 200 : 401, { ...cors, 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isGood ? modelLists[dialect] : { error: { message: `The key ${key} is not known.` } }));
      return;
    }
    const plan = this.plans.length > 1 ? this.plans.shift() : this.plans[0];
    await this.carryOut(plan ?? { pieces: ['{}'] }, dialect, response);
  }

  private async carryOut(plan: Plan, dialect: Dialect, response: ServerResponse): Promise<void> {
    if (plan.status !== undefined) {
      response.writeHead(plan.status, { ...cors, 'Content-Type': 'application/json', ...plan.headers });
      response.end(plan.body ?? '');
      return;
    }
    const isWhole = dialect === 'google';
    response.writeHead(200, { ...cors, 'Content-Type': isWhole ? 'application/json' : 'text/event-stream', ...plan.headers });
    if (plan.body !== undefined) {
      response.end(plan.body);
      return;
    }
    if (isWhole) {
      if (plan.end !== 'silent') response.end(JSON.stringify(wholeReply((plan.pieces ?? []).join(''))));
      return;
    }
    const { start, piece, end } = dialects[dialect];
    for (const text of [...start, ...(plan.pieces ?? []).map(piece)]) {
      if (response.destroyed) return;
      response.write(text);
      if (plan.pauseMs) await new Promise((resolve) => setTimeout(resolve, plan.pauseMs));
    }
    if (plan.end === 'cut') {
      // A browser throws away what it has not read when a connection breaks; a busy one reads late.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      response.destroy();
    } else if (plan.end !== 'silent') response.end(end.join(''));
  }
}

export const choices: Record<Dialect, { label: string; path: string; model: string }> = {
  google: { label: 'Google Gemini', path: '/v1beta', model: 'gemini-test-flash' },
  openai: { label: 'OpenAI', path: '/v1', model: 'gpt-test-mini' },
  anthropic: { label: 'Anthropic', path: '/anthropic/v1', model: 'claude-test-haiku' },
};

/** A key that must turn up nowhere but at the server it was given for. */
export const canary = 'good-canary-5f3a9c71d2';

/** A reply the SWOT tool can use. */
export const swotReply = {
  strengths: ['Regulars come back every Saturday.', 'The oven was paid off in spring.'],
  weaknesses: ['One person knows the recipes.'],
  opportunities: ['The new school has no canteen.'],
  threats: ['The rent is renewed next year.'],
};
