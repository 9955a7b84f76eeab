import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { routeFinder, type Answer, type Routes } from './routes.ts';

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

export class RouteNotFound extends Error {}

/** Thrown by a handler whose caller gets no answer but a reset connection. */
export class ConnectionReset extends Error {}

interface ServeOptions {
  /** 0 takes a free one. */
  port: number;
  routes: Routes;
  /** The answer to whatever a handler threw, or to a `RouteNotFound`. */
  answerError: (error: unknown) => Answer;
}

/** Serves the routes on the loopback interface. Rejects when the port is busy. */
export async function serveRoutes({
  port,
  routes,
  answerError,
}: ServeOptions): Promise<LocalServer> {
  const findRoute = routeFinder(routes);
  const server = createServer((request, response) => {
    void answerRequest(request, findRoute)
      .catch((error: unknown) => (error instanceof ConnectionReset ? error : answerError(error)))
      .then((answer) => send(response, answer));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP server.');
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answerRequest(
  request: IncomingMessage,
  findRoute: ReturnType<typeof routeFinder>,
): Promise<Answer> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  const route = findRoute(method, url.pathname);
  if (!route) throw new RouteNotFound(`${method} ${url.pathname}`);
  return route.handler({ params: route.params, query: url.searchParams, headers, body });
}

function send(response: ServerResponse, answer: Answer | ConnectionReset): void {
  if (answer instanceof ConnectionReset) {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status, headers = {}, body } = answer;
  response.writeHead(status, { 'Cache-Control': 'no-cache', ...headers }).end(body);
}

export function jsonAnswer(value: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}
