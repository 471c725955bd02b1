import type { Server } from 'node:http';

export function serve(
  folder: string,
  options?: { port?: number; host?: string; isStrict?: boolean },
): Promise<{ server: Server; url: string }>;
