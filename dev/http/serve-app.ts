import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context, type Handler as HonoHandler } from 'hono';

/** The environment of handlers, with Node's own request and response. */
export type Env = { Bindings: HttpBindings };
export type App = Hono<Env>;
/** A handler for a route whose path may contain `:id`. */
export type Handler = HonoHandler<Env, '/:id'>;

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

/** Creates an app whose answers browsers revalidate. */
export function createApp(): App {
  return new Hono<Env>().use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-cache');
  });
}

/** Serves the app on 127.0.0.1. Port 0 uses a free port. Rejects if the port is in use. */
export async function serveApp(app: App, port: number): Promise<LocalServer> {
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void answer(request, response));
  return {
    url: `http://localhost:${await listen(server, port)}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Listens on 127.0.0.1 and resolves to the port. Rejects if the port is in use. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP server.');
  return address.port;
}

export function resetConnection(c: Context<Env>): Response {
  c.env.outgoing.socket?.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}
