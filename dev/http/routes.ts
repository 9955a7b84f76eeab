import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

interface Call {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** Keyed by method and path pattern: `GET /v1/orders/:id`. The first match wins. */
export type Routes = Record<string, Handler>;

/** The same routes, each handler wrapped. */
export function wrapRoutes(
  routes: Routes,
  wrap: (handler: Handler, key: string) => Handler,
): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([key, handler]) => [key, wrap(handler, key)]),
  );
}

interface Match {
  handler: Handler;
  params: Record<string, string>;
}

/** Finds the route of a request; undefined when there is none. */
export function routeFinder(routes: Routes): (method: string, path: string) => Match | undefined {
  const table = Object.entries(routes).map(([key, handler]) => {
    const [method, pathname] = key.split(' ');
    return { method, pattern: new URLPattern({ pathname }), handler };
  });
  return (method, pathname) => {
    for (const route of table) {
      const found = route.method === method ? route.pattern.exec({ pathname }) : null;
      if (found) return { handler: route.handler, params: definedGroups(found.pathname.groups) };
    }
    return undefined;
  };
}

function definedGroups(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ?? '']));
}
