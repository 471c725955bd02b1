import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export function serve(
  folder: string,
  options?: { port?: number; host?: string; isStrict?: boolean; respond?: (request: IncomingMessage, response: ServerResponse) => boolean },
): Promise<{ server: Server; url: string }>;
